import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { Reply } from '../../replies.ts'
import { AbsenceReports } from '../autopilot/absence.ts'
import type { Controls, MoveRequest, Newcomer } from '../ports.ts'
import { type Round, SpoiledByPerson } from '../replica/round.ts'
import { Snapshots } from '../replica/snapshots.ts'
import { Admission } from './admission.ts'
import { Caution } from './caution.ts'
import { NotStored, type TableContext } from './context.ts'
import type { Follower } from './follower.ts'
import type { MoveQueue, QueuedMove } from './move-queue.ts'

const DONE: Reply = { ok: true }
/** How often a round is retried because other processes were first. */
const TRIES_MAX = 20
/** How long bots and clocks pause after one of their moves threw in the rules. */
const HALT_MS = 30_000

/** The result of a move in a round: refused, held back because it would end its phase too soon, or (undefined) made. */
type Verdict = Refusal | 'held' | undefined

/** Plays rounds, one at a time: all queued moves and automatic moves, stored by one append, then published and replied to. */
export class Rounds {
  readonly #context: TableContext
  readonly #queue: MoveQueue
  readonly #follower: Follower
  readonly #snapshots: Snapshots
  readonly #admission: Admission
  readonly #absence: AbsenceReports
  readonly #caution = new Caution()
  /** Moves that are held back because they would end their phase too soon. */
  #held: QueuedMove[] = []
  /** Newcomers whose takeover is part of the round that is about to be stored. */
  #seated: readonly Newcomer[] = []
  #triedInVain = 0

  constructor(context: TableContext, queue: MoveQueue, follower: Follower) {
    const { deps, replica, autopilot, broadcast, started } = context
    this.#context = context
    this.#queue = queue
    this.#follower = follower
    this.#snapshots = new Snapshots(deps, replica, started)
    this.#admission = new Admission(deps.box, replica, autopilot, broadcast, (error) => context.fail(error))
    this.#absence = new AbsenceReports(replica, autopilot, (seat, isThere) =>
      deps.events.attends(started, seat, isThere),
    )
  }

  /** Whether moves are held back because they would end their phase too soon. */
  get hasHeld(): boolean {
    return this.#held.length > 0
  }

  /** Sets who plays which seat. */
  control(controls: Controls): void {
    this.#absence.control(controls)
  }

  /** Resolves when no snapshot is being stored. */
  settled(): Promise<void> {
    return this.#snapshots.settled()
  }

  /** Plays one round. Throws `NotStored` when it cannot be stored; its moves have been replied to then. */
  async play(): Promise<void> {
    const { deps, replica, started } = this.#context
    if (replica.isTooShortFor(this.#queue.undos)) await this.#follower.reload(true)
    const moves = [...this.#held.splice(0), ...this.#queue.takeAll()]
    const verdicts: Verdict[] = []
    const round = this.#playAll(moves, verdicts)
    if (round === undefined) return
    if (round.rows.length > 0) {
      if (!(await this.#append(round, moves))) return
      this.#context.publish(round.facts)
      this.#report(moves.flatMap(({ request }, i) => (verdicts[i] === undefined ? request.seat : [])))
    }
    const now = deps.env.elapsed()
    for (let i = 0; i < moves.length; i++) {
      const move = moves[i] as QueuedMove
      const verdict = verdicts[i]
      if (verdict === 'held') {
        this.#held.push(move)
        continue
      }
      move.answer(verdict === undefined ? DONE : await this.#answerTo(move.request.key, verdict))
      deps.events.answered(now - move.arrived)
    }
    // Without a snapshot the match only takes longer to load.
    if (this.#snapshots.isNeeded) this.#snapshots.take(started).catch((error: unknown) => this.#context.fail(error))
  }

  /** Plays the moves on the replica. Undefined when the rules threw: the match is read and the moves are queued again. */
  #playAll(moves: readonly QueuedMove[], verdicts: Verdict[]): Round | undefined {
    const context = this.#context
    const { replica, autopilot } = context
    const now = context.deps.env.now()
    let served: QueuedMove | undefined
    const care = { isWary: this.#caution.isWary, failed: (error: unknown) => context.fail(error) }
    try {
      return replica.play(now, care, (round) => {
        this.#seated = []
        if (!context.isOver) {
          autopilot.playAudience(round, replica.now, now)
          this.#seated = autopilot.seatNewcomers(round, replica.now, now)
        }
        autopilot.release()
        for (const move of moves) {
          if (!context.isOver) autopilot.fireClocks(round, replica.now, move.since)
          served = move
          verdicts.push(this.#isHeld(move.request, now) ? 'held' : this.#admit(round, move))
          served = undefined
        }
        if (!context.isOver) autopilot.play(round, replica.now, now)
      })
    } catch (error) {
      context.fail(error)
      if (served !== undefined) this.#blame(served, now)
      else if (error instanceof SpoiledByPerson && !care.isWary) this.#caution.hasSpoiledByCrowd()
      else autopilot.halt(now + HALT_MS)
      this.#queue.putBack(moves.filter((move) => move !== served))
      return undefined
    }
  }

  #admit(round: Round, move: QueuedMove): Refusal | undefined {
    if (this.#caution.isBarred(move.request, move.since)) return refuse('SERVER')
    return this.#admission.take(round, move, this.#context.isFinished, this.#triedInVain > 0)
  }

  /** A person's move has spoiled the replica: it is refused, and the other moves are played again without it. */
  #blame(move: QueuedMove, now: number): void {
    this.#caution.hasSpoiled(move.request, now)
    this.#queue.refuse([move], refuse('SERVER'))
  }

  #isHeld(request: MoveRequest, now: number): boolean {
    const { isOver, autopilot, replica } = this.#context
    return !isOver && autopilot.holds(request, replica.now, now)
  }

  /** Stores the round. Returns false when that failed: its moves are queued again, or were replied to. */
  async #append(round: Round, moves: readonly QueuedMove[]): Promise<boolean> {
    const context = this.#context
    const { deps, replica, lease } = context
    const wakeAt = lease.toWrite(context.nextWakeAt(), deps.env.now())
    try {
      if ((await replica.append(round, wakeAt)) === 'stored') {
        this.#triedInVain = 0
        context.autopilot.leads = true
        if (wakeAt !== undefined) lease.written(wakeAt)
        return true
      }
      // The conflict may also come from one of these moves itself, if it was stored before.
      for (const { request } of moves) await replica.knows(request.key)
      if (++this.#triedInVain < TRIES_MAX) {
        this.#queue.putBack(moves)
        context.isBehind = true
        return false
      }
    } catch (error) {
      deps.events.failed(error, context.started.id)
    }
    this.#queue.refuse(moves, refuse('BUSY'))
    throw new NotStored()
  }

  /** The reply to a refused move: success if the same move was stored before and its reply was lost. */
  async #answerTo(key: string, refusal: Refusal): Promise<Reply> {
    const context = this.#context
    if (context.replica.hasAllKeys) return context.refused(refusal)
    try {
      return (await context.replica.knows(key)) ? DONE : context.refused(refusal)
    } catch (error) {
      context.fail(error)
      return context.refused(refuse('BUSY'))
    }
  }

  /** Tells the room which newcomers have their seats, and who at these seats is active. */
  #report(moved: readonly Seat[]): void {
    const { autopilot, deps, started } = this.#context
    try {
      for (const newcomer of this.#seated) {
        autopilot.hasSeated(newcomer)
        deps.events.seatTaken(started, newcomer)
      }
      this.#absence.afterMoves(moved)
    } catch (error) {
      this.#context.fail(error)
    }
  }
}
