import { type Outcome, refuse } from '@ludoteca/kernel'
import type { Reply } from '../../replies.ts'
import { Backlog } from '../broadcast/backlog.ts'
import type { Controls, Listener, MoveRequest, Newcomer, Place, StartedMatch, TableDeps } from '../ports.ts'
import type { LoadedMatch } from '../replica/load.ts'
import { TableContext } from './context.ts'
import { Follower } from './follower.ts'
import { MoveQueue } from './move-queue.ts'
import { Rounds } from './rounds.ts'
import { TaskQueue } from './task-queue.ts'
import { Timer } from './timer.ts'

/** How long a move waits for a failing storage before it is refused as BUSY. */
const BUSY_AFTER_MS = 10_000

/**
 * One running match: takes moves, stores them, tells viewers, and lets bots and clocks play.
 *
 * All work is done by one loop, which runs while there is something to do and sleeps on a timer otherwise. Each turn of
 * it catches up with other processes, runs the tasks that wait, and plays one round. If another process was first, the
 * match is read anew and the same moves are tried again.
 */
export class Table {
  readonly #context: TableContext
  readonly #queue: MoveQueue
  readonly #follower: Follower
  readonly #rounds: Rounds
  readonly #tasks = new TaskQueue(() => this.#wake())
  readonly #backlog: Backlog
  readonly #timer: Timer
  /** Who plays which seat has changed, and viewers have not been sent the new clocks yet. */
  #isControlled = true
  #running: Promise<void> | undefined
  /** Whether seats may still be taken over, as the rules said last. */
  #lateJoin: boolean | undefined

  /** `orphanedAt` is when people lost the process that had this match, if they did. */
  constructor(deps: TableDeps, started: StartedMatch, loaded: LoadedMatch, controls: Controls, orphanedAt: number) {
    const context = new TableContext(deps, started, loaded, controls, orphanedAt)
    this.#context = context
    this.#queue = new MoveQueue(deps.box, deps.env)
    this.#follower = new Follower(context)
    this.#rounds = new Rounds(context, this.#queue, this.#follower)
    this.#timer = new Timer(deps.env, deps.store.absence, () => this.#wake())
    this.#backlog = new Backlog(
      deps,
      context.replica,
      (task) => this.#tasks.add(task),
      () => {
        context.isBehind = true
      },
    )
    this.#wake()
  }

  get roomId(): string {
    return this.#context.started.roomId
  }

  /** Whether the table can be closed: nobody is connected, and what happens by itself has a stored wake time. */
  get isIdle(): boolean {
    const { broadcast, autopilot } = this.#context
    return broadcast.isEmpty && this.#running === undefined && !(this.#timer.isSet && autopilot.leads)
  }

  /** Whether a newcomer may still take over a bot's seat. While a round is not stored yet, the last known value. */
  get lateJoin(): boolean {
    const { isFinished, deps, replica } = this.#context
    const mayAsk = !replica.isSpoiled || this.#lateJoin === undefined
    if (mayAsk) this.#lateJoin = deps.box.lateJoin?.(replica.now.match.position.state) ?? false
    return !isFinished && (this.#lateJoin ?? false)
  }

  /** Resolves when the move is stored and published, or refused. */
  submit(request: MoveRequest): Promise<Reply> {
    if (this.#context.deps.store.absence.isAway) return Promise.resolve(this.#context.refused(refuse('BUSY')))
    const answer = this.#queue.add(request)
    this.#wake()
    return answer
  }

  /** Sends this connection a snapshot, and every change from then on. It knows the first `factCount` facts already. */
  attach(listener: Listener, place: Place, factCount: number | undefined): Promise<void> {
    const { broadcast, autopilot, started } = this.#context
    return this.#backlog.tell(started, place, factCount, (facts) => {
      broadcast.add(listener, place, this.#context.moment(), facts)
      autopilot.isWatched = true
    })
  }

  /** Sends a snapshot again. */
  async refresh(listener: Listener, factCount: number | undefined): Promise<void> {
    const { broadcast, started } = this.#context
    const place = broadcast.placeOf(listener)
    if (place === undefined) return
    await this.#backlog.tell(started, place, factCount, (facts) =>
      broadcast.refresh(listener, this.#context.moment(), facts),
    )
  }

  detach(listener: Listener): void {
    const { broadcast, autopilot } = this.#context
    broadcast.remove(listener)
    autopilot.isWatched = !broadcast.isEmpty
  }

  /** Sets who plays which seat. */
  control(controls: Controls): void {
    this.#rounds.control(controls)
    this.#context.autopilot.control(controls)
    this.#isControlled = true
    this.#wake()
  }

  /** Sends viewers the clocks again, which fire later than they were told. */
  showClocks(): void {
    this.#isControlled = true
    this.#wake()
  }

  /** The room could not be told that a seat was taken over: that is retried. */
  hasNotSeated(newcomer: Newcomer): void {
    this.#context.autopilot.hasNotSeated(newcomer)
    // Not with the table's timer, which a turn that is running may set again.
    setTimeout(() => this.#wake(), this.#context.deps.settings.retryMs).unref()
  }

  /** Notes that another process has stored moves, or may have. */
  catchUp(): void {
    this.#context.isBehind = true
    this.#wake()
  }

  /** This process has claimed the match until then. */
  lease(leaseUntil: number): void {
    this.#context.lease.lease(leaseUntil)
    this.#context.autopilot.leads = true
    this.catchUp()
  }

  /** Finishes the current turn; after that nothing happens by itself any more. */
  async close(): Promise<void> {
    this.#context.isClosed = true
    this.#timer.stop()
    await this.#running
    if (this.#rounds.hasHeld) this.#wake()
    await this.#running
    await this.#rounds.settled()
  }

  #wake(): void {
    this.#running ??= this.#run()
  }

  async #run(): Promise<void> {
    const { env, settings, store } = this.#context.deps
    this.#timer.cancel()
    let next: number | undefined
    do {
      try {
        await this.#queue.gather()
        next = await this.#turn()
      } catch (error) {
        this.#context.fail(error)
        const { isAway } = store.absence
        this.#queue.refuseOverdue(isAway ? 0 : BUSY_AFTER_MS, refuse('BUSY'))
        next = isAway ? undefined : env.now() + settings.retryMs
        if (isAway) this.#timer.setForReturnOfStorage()
        break
      }
    } while (!this.#queue.isEmpty || !this.#tasks.isEmpty || this.#context.isBehind || this.#isControlled)
    this.#running = undefined
    if (next !== undefined) this.#timer.set(next)
  }

  /** One turn of the loop. Returns when the next one is needed. */
  async #turn(): Promise<number | undefined> {
    const context = this.#context
    const { replica, broadcast, lease } = context
    const { env, settings } = context.deps
    if (replica.isSpoiled) await this.#follower.reload(false)
    else if (context.isBehind) await this.#follower.catchUp()
    if (this.#isControlled) await this.#takeControls()
    this.#tasks.runAll()
    this.#showHeldBack()
    this.#seatQuietly()
    await this.#rounds.play()
    if (replica.isSpoiled) return env.now()
    const outcome = replica.now.match.outcome()
    if (outcome !== undefined && !context.isFinished) await this.#finish(outcome)
    const needed = context.nextWakeAt()
    const wakeAt = lease.toWrite(needed, env.now())
    if (wakeAt !== undefined) await this.#storeWakeAt(wakeAt)
    const next = needed === null ? undefined : needed - settings.wakeSlackMs
    return earlier(next, broadcast.showAt)
  }

  /** Sends a value that was held back because it changes too often, when its time has come. */
  #showHeldBack(): void {
    const { broadcast, deps } = this.#context
    const { showAt } = broadcast
    if (showAt !== undefined && showAt <= deps.env.now()) broadcast.update(this.#context.moment(), [])
  }

  /** Seats newcomers in games in which that takes no move: the log does not mention them. */
  #seatQuietly(): void {
    const { isOver, deps, autopilot, replica, started } = this.#context
    if (isOver) return
    for (const one of autopilot.seatQuietly(replica.now, deps.env.now())) deps.events.seatTaken(started, one)
  }

  /** Applies new controls. Stores the beginning and the end of a pause, which clocks do not count. */
  async #takeControls(): Promise<void> {
    const context = this.#context
    const { store, env } = context.deps
    const { id, pausedAt } = context.started
    const { isPaused } = context.autopilot
    const now = env.now()
    if (isPaused && pausedAt === null) {
      await store.pause(id, now)
      context.started = { ...context.started, pausedAt: now }
    } else if (!isPaused && pausedAt !== null) {
      const pausedMs = await store.resume(id, now)
      context.started = { ...context.started, pausedAt: null, pausedMs, clocksFrom: now }
      context.replica.now.clocks.restart({ from: now, playedSince: context.started.startedAt + pausedMs })
    }
    // The controls may have changed again meanwhile.
    this.#isControlled = isPaused !== context.autopilot.isPaused
    context.broadcast.update(context.moment(), [])
  }

  async #finish(outcome: Outcome): Promise<void> {
    const context = this.#context
    const { store, env, events, playersOf } = context.deps
    await store.finish(context.started.id, outcome, await playersOf(context.started), env.now())
    context.isFinished = true
    context.lease.written(null)
    context.broadcast.end(context.started, outcome)
    events.ended(context.started)
    context.broadcast.offerPictures(context.moment())
  }

  /** Stores the wake time, so that another process takes over in time if this one dies. */
  async #storeWakeAt(wakeAt: number | null): Promise<void> {
    const { deps, started, lease } = this.#context
    await deps.store.setWakeAt(started.id, wakeAt, lease.leasedUntil)
    lease.written(wakeAt)
  }
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}
