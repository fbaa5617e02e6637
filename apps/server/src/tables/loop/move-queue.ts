import { setImmediate } from 'node:timers/promises'
import { type Box, isUndo, type Refusal } from '@ludoteca/kernel'
import type { Environment } from '../../environment.ts'
import type { Reply } from '../../replies.ts'
import type { MoveRequest } from '../ports.ts'
import { refusalReply } from '../refusals.ts'

/** For how many turns of the event loop a round may wait for further moves. */
const TURNS_MAX = 4

/** A move that waits for its round, with the callback for its reply. */
export interface QueuedMove {
  readonly request: MoveRequest
  /** When it arrived, by the wall clock: a move counts if it arrived in time. */
  readonly since: number
  /** When it arrived, in monotonic time: for how long it has waited. */
  readonly arrived: number
  answer(submitted: Reply): void
}

/** The moves that wait for the next round of a table, in order of arrival. */
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

  /** The moves that are undo. */
  get undos(): readonly MoveRequest[] {
    return this.#moves.flatMap(({ request: input }) => (isUndo(input.move) ? input : []))
  }

  /** Queues a move. Resolves with the reply. */
  add(request: MoveRequest): Promise<Reply> {
    const [since, arrived] = [this.#env.now(), this.#env.elapsed()]
    return new Promise((answer) => this.#moves.push({ request: request, since, arrived, answer }))
  }

  /** Waits for the end of this turn of the event loop, and again as long as more moves arrive: they share a round. */
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

  /** Puts moves back in front of those that arrived later. */
  putBack(moves: readonly QueuedMove[]): void {
    this.#moves.unshift(...moves)
  }

  /** Replies to these moves with a refusal. */
  refuse(moves: readonly QueuedMove[], refusal: Refusal): void {
    for (const { answer } of moves) answer(refusalReply(this.#box, refusal))
  }

  /** Refuses moves that have waited too long. A repeat with the same key gets the real reply later. */
  refuseOverdue(afterMs: number, refusal: Refusal): void {
    const limit = this.#env.elapsed() - afterMs
    const overdue = this.#moves.filter(({ arrived }) => arrived <= limit)
    this.#moves = this.#moves.filter(({ arrived }) => arrived > limit)
    this.refuse(overdue, refusal)
  }
}

let nextTurn: Promise<void> | undefined

/** Resolves at the end of this turn of the event loop. All tables share one promise. */
function endOfTurn(): Promise<void> {
  nextTurn ??= setImmediate().then(() => {
    nextTurn = undefined
  })
  return nextTurn
}
