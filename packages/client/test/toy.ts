import { type Game, type GameMessages, int, type Move, type Outcome, refuse, type Seat } from '@ludoteca/kernel'

interface Pick extends Move {
  readonly type: 'pick' | 'cheer'
  readonly number?: number
}
interface State {
  total: number
  last: number
  turn: Seat
  cheers: number
}
const NUMBER_MAX = 6
const GOAL = 60

/** Two seats add numbers in turn; none may repeat the last one, which only the rules know. Cheering is optional. */
export const toy: Game<object, State, Pick, object> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 2 },
  options: {},
  setup: () => ({ total: 0, last: 0, turn: 0, cheers: 0 }),
  decisions(s) {
    if (s.total >= GOAL) return []
    const pick = {
      type: 'pick',
      params: { number: int(1, NUMBER_MAX) },
      check: (state: Readonly<State>, _seat: Seat, move: Pick) =>
        move.number === state.last ? refuse('E_REPEATED') : undefined,
    } as const
    const fallback: Pick = { type: 'pick', number: s.last === 1 ? 2 : 1 }
    return [
      { seat: s.turn, prompt: 'pick', choices: [pick], fallback },
      { seat: 1 - s.turn, prompt: 'cheer', choices: [{ type: 'cheer' }], open: true },
    ]
  },
  apply(s, seat, move, io) {
    if (move.type === 'cheer') {
      s.cheers++
      return io.tell({ type: 'cheered' })
    }
    s.last = move.number as number
    s.total += s.last
    s.turn = 1 - seat
    io.tell({ type: 'picked' })
  },
  outcome: (s): Outcome | undefined =>
    s.total >= GOAL ? { reason: 'goal', ranks: [1, 1], winners: [0, 1], scores: [s.total, s.total] } : undefined,
  view: (s) => ({ total: s.total, turn: s.turn, cheers: s.cheers }),
  sample: (s) => ({ ...s }),
  copy: (s) => ({ ...s }),
  invariants: () => [],
}
export type ToyMove = Pick

/** What a game may add to the protocol. */
export const toyMessages = {
  moves: {
    SUBMIT_BET: { move: 'bet', payload: { on: { kind: 'text', max: 9 }, stake: { kind: 'int', optional: true } } },
  },
  facts: { TURN_CHANGE: { fact: 'turnChange', payload: { round: { kind: 'int' } } } },
} as const satisfies GameMessages
