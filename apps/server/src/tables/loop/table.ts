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

/** How long a move waits at most for a storage that fails before it is refused as BUSY. */
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
  /** Who plays which seat has changed, and viewers have not been told yet which clocks run now. */
  #isControlled = true
  #running: Promise<void> | undefined
  /** The last answer of the rules to whether seats may still be taken. */
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

  /** Nobody listens, and nothing will happen by itself, or another process sees to it and the storage to that. */
  get isIdle(): boolean {
    const { broadcast, autopilot } = this.#context
    return broadcast.isEmpty && this.#running === undefined && !(this.#timer.isSet && autopilot.leads)
  }

  /** Whether a newcomer may still take over a bot's seat. Once that is known, a round that is not stored yet counts for nothing. */
  get lateJoin(): boolean {
    const { isFinished, deps, replica } = this.#context
    const mayAsk = !replica.isSpoiled || this.#lateJoin === undefined
    if (mayAsk) this.#lateJoin = deps.box.lateJoin?.(replica.now.match.position.state) ?? false
    return !isFinished && (this.#lateJoin ?? false)
  }

  /** Resolves when the move is stored and told, or refused. */
  submit(request: MoveRequest): Promise<Reply> {
    if (this.#context.deps.store.absence.isAway) return Promise.resolve(this.#context.refused(refuse('BUSY')))
    const answer = this.#queue.add(request)
    this.#wake()
    return answer
  }

  /** Sends this connection everything, and from then on what changes. `heard` facts it has already. */
  attach(listener: Listener, place: Place, factCount: number | undefined): Promise<void> {
    const { broadcast, autopilot, started } = this.#context
    return this.#backlog.tell(started, place, factCount, (facts) => {
      broadcast.add(listener, place, this.#context.moment(), facts)
      autopilot.isWatched = true
    })
  }

  /** Sends everything once more. */
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

  /** Who plays which seat from now on. */
  control(controls: Controls): void {
    this.#rounds.control(controls)
    this.#context.autopilot.control(controls)
    this.#isControlled = true
    this.#wake()
  }

  /** Clocks fire later than viewers were told: they are told anew. */
  showClocks(): void {
    this.#isControlled = true
    this.#wake()
  }

  /** The room could not be told that a seat has changed hands: it has to be told again. */
  hasNotSeated(newcomer: Newcomer): void {
    this.#context.autopilot.hasNotSeated(newcomer)
    // Not by the table's timer, which a turn that runs now may set anew.
    setTimeout(() => this.#wake(), this.#context.deps.settings.retryMs).unref()
  }

  /** Another process has stored moves, or may have. */
  catchUp(): void {
    this.#context.isBehind = true
    this.#wake()
  }

  /** This process was given the match to look after until then. */
  lease(leaseUntil: number): void {
    this.#context.lease.lease(leaseUntil)
    this.#context.autopilot.leads = true
    this.catchUp()
  }

  /** Finishes what is being worked on. Nothing happens by itself any more. */
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

  /** Does all there is to do now. Returns when to look again. */
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

  /** What was not shown at once, because it changes too often, is shown when its time has come. */
  #showHeldBack(): void {
    const { broadcast, deps } = this.#context
    const { showAt } = broadcast
    if (showAt !== undefined && showAt <= deps.env.now()) broadcast.update(this.#context.moment(), [])
  }

  /** Seats those who take over a seat by no move, so that nothing of it stands in the log. */
  #seatQuietly(): void {
    const { isOver, deps, autopilot, replica, started } = this.#context
    if (isOver) return
    for (const one of autopilot.seatQuietly(replica.now, deps.env.now())) deps.events.seatTaken(started, one)
  }

  /** Clocks do not count a pause, whichever process saw it begin. */
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
    // It may have changed again meanwhile.
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

  /** Sees to it that another process looks at this match in time even if this one dies. */
  async #storeWakeAt(wakeAt: number | null): Promise<void> {
    const { deps, started, lease } = this.#context
    await deps.store.setWakeAt(started.id, wakeAt, lease.leasedUntil)
    lease.written(wakeAt)
  }
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}
