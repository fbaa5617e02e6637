import { next, type RunStep } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { DurationsFrame } from '../frames.ts'
import { soulAt } from '../rules/souls.ts'
import { endStatus, ticksByRound } from '../rules/statuses.ts'
import type { State, Status } from '../state.ts'

/** [K8] What is counted in rounds runs down. */
export const durations: RunStep<State, DurationsFrame, Fact> = {
  run(s, _f, io) {
    io.tell({ type: 'kingStep', step: 8 })
    for (let seat = 0; seat < s.players.length; seat++) {
      const { statuses } = soulAt(s, seat)
      // From the last to the first: those that end leave the list.
      for (let i = statuses.length - 1; i >= 0; i--) {
        const status = statuses[i] as Status
        if (ticksByRound(status) && --status.left === 0) endStatus(s, seat, status.id, 'TIME', io)
      }
    }
    next(s)
  },
}
