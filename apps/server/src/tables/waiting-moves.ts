import { type Box, isUndo, type Refusal } from '@ludoteca/kernel'
import type { Environment } from '../environment.ts'
import { nextTurn } from './next-turn.ts'
import type { Submitted } from './ports.ts'
import { refused } from './refused.ts'
import type { Input } from './round.ts'

/** For so many turns of the event loop a round may wait for moves that come close upon each other. */
const TURNS_MAX = 4

/** A move that somebody waits to hear of. */
export interface WaitingMove {
  readonly input: Input
  /** When it came: it counts if that was in time. */
  readonly since: number
  /** The same, for how long it has waited. */
  readonly arrived: number
  answer(submitted: Submitted): void
}

/** The moves that wait for the next round of a table, in the order in which they came. */
export class WaitingMoves {
  readonly #box: Box
  readonly #env: Environment
  #moves: WaitingMove[] = []

  constructor(box: Box, env: Environment) {
    this.#box = box
    this.#env = env
  }

  get isEmpty(): boolean {
    return this.#moves.length === 0
  }

  /** Those that take something back. */
  get undos(): readonly Input[] {
    return this.#moves.flatMap(({ input }) => (isUndo(input.move) ? input : []))
  }

  /** Resolves when the move is answered. */
  add(input: Input): Promise<Submitted> {
    const [since, arrived] = [this.#env.now(), this.#env.elapsed()]
    return new Promise((answer) => this.#moves.push({ input, since, arrived, answer }))
  }

  /** Whatever else arrives in this turn of the event loop belongs to the same round, and so on while more arrives. */
  async gather(): Promise<void> {
    let before = -1
    for (let turn = 0; turn < TURNS_MAX && this.#moves.length > before; turn++) {
      before = this.#moves.length
      await nextTurn()
    }
  }

  takeAll(): readonly WaitingMove[] {
    return this.#moves.splice(0)
  }

  /** They wait again, before those that came later. */
  putBack(moves: readonly WaitingMove[]): void {
    this.#moves.unshift(...moves)
  }

  /** Says no to moves that were taken. */
  refuse(moves: readonly WaitingMove[], refusal: Refusal): void {
    for (const { answer } of moves) answer(refused(this.#box, refusal))
  }

  /** Nobody waits for ever: who asks again with the same key learns what became of the move. */
  refuseOverdue(afterMs: number, refusal: Refusal): void {
    const limit = this.#env.elapsed() - afterMs
    const overdue = this.#moves.filter(({ arrived }) => arrived <= limit)
    this.#moves = this.#moves.filter(({ arrived }) => arrived > limit)
    this.refuse(overdue, refusal)
  }
}
