import { next, type RunStep } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import { soulAt } from '../rules/souls.ts'
import { hasStatus } from '../rules/statuses.ts'
import type { SlotFrame, State } from '../state.ts'

/** [5.3] A slot without actions is skipped. */
export const slot: RunStep<State, SlotFrame, Fact> = {
  run(s, { seat }, io) {
    const p = soulAt(s, seat)
    s.active = seat
    // [7.5] A stun that came after actions were dealt.
    if (hasStatus(p, 'STUN')) p.actionsLeft = 0
    if (p.actionsLeft === 0) {
      io.tell({ type: 'turnSkipped', seat })
      return next(s, { step: 'closeSlot', seat, real: false })
    }
    io.tell({ type: 'turnStarted', seat })
    next(s, { step: 'turn', seat }, { step: 'closeSlot', seat, real: true })
  },
}
