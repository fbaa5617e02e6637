import { type AskStep, next, one } from '@ludoteca/kernel'
import type { Uid } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import type { KingDiscardFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import { discard } from '../rules/items.ts'
import type { Player, State } from '../state.ts'
import { awaited } from './asking.ts'

/** [K5, D-26] KING_DISCARD: whoever has several things chooses which one goes; what came last if the clock does. */
export const kingDiscard: AskStep<State, KingDiscardFrame, Move, Fact> = {
  ask(s, { seat }) {
    const { items } = s.players[seat] as Player
    const fallback = { type: 'kingDiscard', uid: items[items.length - 1] as Uid } as const
    const choices = [{ type: 'kingDiscard', params: { uid: one(items) } }] as const
    return awaited(s, seat, 'kingDiscard', choices, fallback)
  },
  on: {
    kingDiscard(s, { seat }, _seat, { uid }, io) {
      discard(s, seat, uid, 'KING', io)
      next(s)
    },
  },
}
