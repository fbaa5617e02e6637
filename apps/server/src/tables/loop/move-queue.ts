import { setImmediate } from 'node:timers/promises'
import { type Box, isUndo, type Refusal } from '@ludoteca/kernel'
import type { Reply } from '../../replies.ts'
import type { Environment } from '../../environment.ts'
import type { MoveRequest } from '../ports.ts'
import { refusalReply } from '../refusals.ts'

/** For so many turns of the event loop a round may wait for moves that come close upon each other. */
const TURNS_MAX = 4

/** A move that waits for its round, and its sender for the answer. */
export interface QueuedMove {
  readonly request: MoveRequest
  /** When it came: it counts if that was in time. */
  readonly since: number
  /** The same, for how long it has waited. */
  readonly arrived: number
  answer(submitted: Reply): void
}

/** The moves that wait for the next round of a table, in the order in which they came. */
export class MoveQueue {
  readonly #box: Box
  readonly #env: Environment
  #moves: QueuedMove[] = []

  constructor(box: Box, env: Environment) {
    this.#box = box
    this.#env = env
  }

  get isEmpty(): boolean {
    return this.#moves.length === 0
  }

  /** Those that take something back. */
  get undos(): readonly MoveRequest[] {
    return this.#moves.flatMap(({ request: input }) => (isUndo(input.move) ? input : []))
  }

  /** Resolves when the move is answered. */
  add(request: MoveRequest): Promise<Reply> {
    const [since, arrived] = [this.#env.now(), this.#env.elapsed()]
    return new Promise((answer) => this.#moves.push({ request: request, since, arrived, answer }))
  }

  /** Whatever else arrives in this turn of the event loop belongs to the same round, and so on while more arrives. */
  async gather(): Promise<void> {
    let before = -1
    for (let turn = 0; turn < TURNS_MAX && this.#moves.length > before; turn++) {
      before = this.#moves.length
      await endOfTurn()
    }
  }

  takeAll(): readonly QueuedMove[] {
    return this.#moves.splice(0)
  }

  /** Puts moves back before those that came later. */
  putBack(moves: readonly QueuedMove[]): void {
    this.#moves.unshift(...moves)
  }

  /** Answers moves that were taken with a refusal. */
  refuse(moves: readonly QueuedMove[], refusal: Refusal): void {
    for (const { answer } of moves) answer(refusalReply(this.#box, refusal))
  }

  /** Refuses moves that have waited too long. Whoever sends one again with the same key learns what became of it. */
  refuseOverdue(afterMs: number, refusal: Refusal): void {
    const limit = this.#env.elapsed() - afterMs
    const overdue = this.#moves.filter(({ arrived }) => arrived <= limit)
    this.#moves = this.#moves.filter(({ arrived }) => arrived > limit)
    this.refuse(overdue, refusal)
  }
}

let nextTurn: Promise<void> | undefined

/** Resolves when this turn of the event loop has brought all it brings. Hundreds of tables share one promise. */
function endOfTurn(): Promise<void> {
  nextTurn ??= setImmediate().then(() => {
    nextTurn = undefined
  })
  return nextTurn
}
