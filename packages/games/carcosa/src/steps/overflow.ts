import { type AskStep, next, one } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { discard, isLlaveroInUse, slotItems, slotsUsed, sparable } from '../rules/items.ts'
import { objectSlots, soulAt } from '../rules/souls.ts'
import type { OverflowFrame, State } from '../state.ts'
import { type AnyChoice, awaited } from './asking.ts'

const CHOICES: readonly AnyChoice[] = [
  {
    type: 'overflowDiscard',
    paramsOf(s, seat) {
      const p = soulAt(s, seat)
      return { uid: one(sparable(p, slotItems(p))) }
    },
  },
]

/** [7.7] OVERFLOW_DISCARD: any of the things that take a slot, the new one included, until the limit holds. */
export const overflow: AskStep<State, OverflowFrame, Move, Fact> = {
  ask(s, { seat, uid }) {
    const p = soulAt(s, seat)
    const goes = p.items.includes(uid) && !isLlaveroInUse(p, uid) ? uid : (sparable(p, slotItems(p)).at(-1) ?? uid)
    return awaited(s, seat, 'overflow', CHOICES, { type: 'overflowDiscard', uid: goes })
  },
  on: {
    overflowDiscard(s, _f, seat, { uid }, io) {
      discard(s, seat, uid, 'OVERFLOW', io)
      const p = soulAt(s, seat)
      if (slotsUsed(p) <= objectSlots(p)) next(s)
    },
  },
}
