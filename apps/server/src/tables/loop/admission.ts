import { isFields, isUndo, type Move, type Refusal, refuse, TABLE } from '@ludoteca/kernel'
import type { Autopilot } from '../autopilot/autopilot.ts'
import type { Broadcast } from '../broadcast/broadcast.ts'
import type { MoveRequest, TableDeps } from '../ports.ts'
import type { Replica } from '../replica/replica.ts'
import type { Round } from '../replica/round.ts'
import type { QueuedMove } from './move-queue.ts'

/** Checks people's moves for what the rules do not know of (repeats, stale replies, undo, reserved moves), then plays them. */
export class Admission {
  readonly #box: TableDeps['box']
  readonly #replica: Replica
  readonly #autopilot: Autopilot
  readonly #broadcast: Broadcast
  readonly #failed: (error: unknown) => void

  constructor(
    box: TableDeps['box'],
    replica: Replica,
    autopilot: Autopilot,
    broadcast: Broadcast,
    failed: (error: unknown) => void,
  ) {
    this.#box = box
    this.#replica = replica
    this.#autopilot = autopilot
    this.#broadcast = broadcast
    this.#failed = failed
  }

  /**
   * The storage refuses a key that it has. So whether a move was made before matters only when it is refused, or
   * when the round could not be stored (`isRetried`): that is cheaper than to look at all keys for every move.
   */
  take(
    round: Round,
    { request: input, since }: QueuedMove,
    isFinished: boolean,
    isRetried: boolean,
  ): Refusal | undefined {
    if (isRetried && this.#replica.has(input.key)) return undefined
    const refusal = isFinished ? refuse('E_OVER') : (this.#refusalOf(input, since) ?? round.take(input))
    return refusal === undefined || this.#replica.has(input.key) ? undefined : this.#explained(input, refusal)
  }

  #refusalOf({ seat, move, listener, answers }: MoveRequest, since: number): Refusal | undefined {
    const { now: loaded } = this.#replica
    if (isUndo(move)) {
      // Nothing is taken back after the end, though the rules may allow it: seed and results are public then.
      if (loaded.match.outcome() !== undefined) return refuse('E_OVER')
      if (loaded.match.seats.length > 1 && this.#box.hidesMoves?.(loaded.match.config)) return refuse('E_UNDO')
      // Around one device everybody sees what is taken back. Here nobody may undo what others have decided, or decide
      // again knowing it, whatever the rules allow.
      if (loaded.match.reach > 0 && !loaded.match.isLastOwn(seat)) return refuse('E_UNDO')
      if (this.#autopilot.isTooLateToTakeBack(loaded, seat, since)) return refuse('E_UNDO')
    }
    const byHand = loaded.match.refusalByHand(seat, move)
    if (byHand !== undefined) return byHand
    const isNobodys = isMove(move) && this.#box.reserved?.includes(move.type)
    if (isNobodys) return refuse('BAD_MESSAGE', { path: 'payload.move.type' })
    if (seat === TABLE && this.#autopilot.keepsTime(loaded)) return refuse('BAD_PHASE')
    const isStale = listener !== undefined && answers !== undefined && this.#broadcast.isStale(listener, answers)
    return isStale ? refuse('STALE') : undefined
  }

  /** The refusal as the game explains it, if it does; unchanged if explaining it throws. */
  #explained({ seat, move }: MoveRequest, refusal: Refusal): Refusal {
    const { state } = this.#replica.now.match.position
    try {
      return isMove(move) ? (this.#box.explain?.(state, seat, move, refusal) ?? refusal) : refusal
    } catch (error) {
      this.#failed(error)
      return refusal
    }
  }
}

function isMove(move: unknown): move is Move {
  return isFields(move) && typeof move.type === 'string'
}
