import { type AskStep, next, one } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { look } from '../rules/decks.ts'
import { soulAt } from '../rules/souls.ts'
import type { HallwayPeekFrame, State } from '../state.ts'
import { type AnyChoice, awaited } from './asking.ts'
import { roomsWithCards } from './explore.ts'

const SKIP: Move = { type: 'hallwaySkip' }
const CHOICES: readonly AnyChoice[] = [
  { type: 'hallwayPeek', paramsOf: (s, seat) => ({ room: one(roomsWithCards(s, soulAt(s, seat).node)) }) },
  { type: 'hallwaySkip' },
]

/** [7.2 step 4] HALLWAY_PEEK: the top card of one room of the floor. */
export const hallwayPeek: AskStep<State, HallwayPeekFrame, Move, Fact> = {
  ask: (s, { seat }) => awaited(s, seat, 'hallwayPeek', CHOICES, SKIP),
  on: {
    hallwayPeek(s, _f, seat, { room }, io) {
      io.tell({ type: 'peeked', seat, rooms: [room], by: 'HALLWAY' })
      look(s, seat, [room], 1, io)
      next(s)
    },
    hallwaySkip: (s) => next(s),
  },
}
