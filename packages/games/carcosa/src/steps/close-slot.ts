import { type Io, next, type RunStep } from '@ludoteca/kernel'
import { RING_LOSS } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import { heal, price } from '../rules/sanity.ts'
import { soulAt } from '../rules/souls.ts'
import { endStatus, hasStatus, statusOf, trapOf } from '../rules/statuses.ts'
import type { CloseSlotFrame, State, TickSlotFrame } from '../state.ts'

/** [3.6] What SANIDAD heals after every real turn. */
const PULSE = 1

/** [5.4 steps 1 and 2] */
export const closeSlot: RunStep<State, CloseSlotFrame, Fact> = {
  run(s, { seat, real }, io) {
    if (real) {
      pulse(s, io)
      io.tell({ type: 'turnEnded', seat })
    }
    const tick: TickSlotFrame = { step: 'tickSlot', seat }
    const { ringUsedRound } = soulAt(s, seat)
    // [14.2] From the owner's next turn on, also when it is skipped: only the pulses are left out then [5.3].
    if (ringUsedRound >= 0 && ringUsedRound < s.round) return next(s, price(seat, RING_LOSS, 'RING'), tick)
    next(s, tick)
  },
}

function pulse(s: State, io: Io<Fact>): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    if (hasStatus(soulAt(s, seat), 'SANIDAD')) heal(s, seat, PULSE, 'SANIDAD', io)
  }
}

/** [5.4 steps 3 and 4] What counts own turns; skipped slots count, too [D-16]. */
export const tickSlot: RunStep<State, TickSlotFrame, Fact> = {
  run(s, { seat }, io) {
    const p = soulAt(s, seat)
    p.actionsLeft = 0
    s.active = null
    const trapped = trapOf(p)
    if (trapped?.fresh) trapped.fresh = false
    else if (trapped && --trapped.left === 0) {
      endStatus(s, seat, trapped.id, 'TIME', io)
      p.graceRound = s.round
    }
    const stunned = statusOf(p, 'STUN')
    if (stunned && !stunned.untilRoundEnd) {
      endStatus(s, seat, 'STUN', 'TIME', io)
      p.graceRound = s.round
    }
    next(s)
  },
}
