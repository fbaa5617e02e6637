import { type AskStep, int, next } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { KingPickFrame } from '../frames.ts'
import type { Move } from '../moves.ts'
import { arriveKing, kingSeat } from '../rules/king.ts'
import type { State } from '../state.ts'
import { awaited } from './asking.ts'

const PAIR = int(0, 1)
const CHOICES = [{ type: 'kingPick', params: { d4: PAIR, d6: PAIR } }] as const
const FALLBACK = { type: 'kingPick', d4: 0, d6: 0 } as const

/** [5.6] KING_PICK: whoever plays the King takes one die of each pair. */
export const kingPick: AskStep<State, KingPickFrame, Move, Fact> = {
  ask: (s) => awaited(s, kingSeat(s), 'kingPick', CHOICES, FALLBACK),
  on: {
    kingPick(s, f, _seat, { d4, d6 }, io) {
      arriveKing(s, f.d4[d4] as number, io)
      next(s, { step: 'presence' }, { step: 'kingEffect', d6: f.d6[d6] as number })
    },
  },
}
