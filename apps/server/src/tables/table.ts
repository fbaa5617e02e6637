import { type Outcome, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import { Admission } from './admission.ts'
import { Alarm } from './alarm.ts'
import { Caution } from './caution.ts'
import { Desks, type Moment } from './desks.ts'
import { Due } from './due.ts'
import { Errands } from './errands.ts'
import { Latecomers } from './latecomers.ts'
import type { Loaded } from './ledger.ts'
import { MatchCopy } from './match-copy.ts'
import type { Controls, Listener, Newcomer, Place, StartedMatch, Submitted, TableDeps } from './ports.ts'
import { refused } from './refused.ts'
import { RollCall } from './roll-call.ts'
import { type Input, type Round, SpoiledByPerson } from './round.ts'
import { Stock } from './stock.ts'
import type { ToldText } from './story.ts'
import { Upkeep } from './upkeep.ts'
import { type WaitingMove, WaitingMoves } from './waiting-moves.ts'

const DONE: Submitted = { ok: true }
/** How often a round is tried again because others were first. */
const TRIES_MAX = 20
const HALT_MS = 30_000
const BUSY_AFTER_MS = 10_000

/**
 * One running match: takes moves, stores them, tells people, and lets bots and clocks play.
 *
 * All work goes through rounds, one at a time. A round plays everything that waits, stores it with one append, and only
 * then tells and answers. If another process was first, the match is read anew and the same moves are tried again.
 */
export class Table {
  readonly #deps: TableDeps
  readonly #copy: MatchCopy
  readonly #upkeep: Upkeep
  readonly #desks: Desks
  readonly #due: Due
  readonly #stock: Stock
  readonly #inbox: WaitingMoves
  readonly #alarm: Alarm
  readonly #admission: Admission
  readonly #rollCall: RollCall
  readonly #caution = new Caution()
  readonly #errands = new Errands(() => this.#poke())
  readonly #latecomers: Latecomers
  #started: StartedMatch
  #isFinished: boolean
  /** Moves that would end their phase too soon. */
  #held: WaitingMove[] = []
  /** Who takes over a seat with the round that is about to be stored. */
  #seated: readonly Newcomer[] = []
  #hasNews = false
  /** Who plays which seat has changed, and nobody was told yet which clocks run now. */
  #isControlled = true
  #triedInVain = 0
  #working: Promise<void> | undefined
  #isClosed = false

  /** `orphanedAt` is when people lost the process that had this match, if they did. */
  constructor(deps: TableDeps, started: StartedMatch, loaded: Loaded, controls: Controls, orphanedAt: number) {
    this.#deps = deps
    this.#started = started
    this.#copy = new MatchCopy(deps, started.id, loaded)
    this.#upkeep = new Upkeep(deps, started, controls, orphanedAt)
    this.#desks = new Desks(deps.box, deps.pictureLinks, (error) => this.#fail(error))
    this.#due = new Due(started.dueAt)
    this.#isFinished = started.endedAt !== null
    this.#stock = new Stock(deps, this.#copy, started)
    this.#inbox = new WaitingMoves(deps.box, deps.env)
    this.#alarm = new Alarm(deps.env, deps.store.absence, () => this.#poke())
    this.#latecomers = new Latecomers(deps, this.#copy, this.#errands, () => {
      this.#hasNews = true
    })
    this.#admission = new Admission(deps.box, this.#copy, this.#upkeep, this.#desks, (error) => this.#fail(error))
    this.#rollCall = new RollCall(this.#copy, this.#upkeep, (seat, isThere) =>
      deps.events.attends(started, seat, isThere),
    )
    this.#poke()
  }

  get roomId(): string {
    return this.#started.roomId
  }

  /** Nobody listens, and nothing will happen by itself, or another process sees to it and the storage to that. */
  get isIdle(): boolean {
    return this.#desks.isEmpty && this.#working === undefined && !(this.#alarm.isSet && this.#upkeep.leads)
  }

  /** Whether a newcomer may still take over a bot's seat. */
  get lateJoin(): boolean {
    return !this.#isFinished && (this.#deps.box.lateJoin?.(this.#copy.now.match.position.state) ?? false)
  }

  /** Resolves when the move is stored and told, or refused. */
  submit(input: Input): Promise<Submitted> {
    if (this.#deps.store.absence.isAway) return Promise.resolve(this.#refused(refuse('BUSY')))
    const answer = this.#inbox.add(input)
    this.#poke()
    return answer
  }

  /** Tells this connection everything, and from then on what changes. `heard` facts it knows already. */
  attach(listener: Listener, place: Place, heard: number | undefined): Promise<void> {
    return this.#latecomers.tell(this.#started, place, heard, (facts) => {
      this.#desks.welcome(listener, place, this.#moment(), facts)
      this.#upkeep.isWatched = true
    })
  }

  /** Tells everything once more. */
  async refresh(listener: Listener, heard: number | undefined): Promise<void> {
    const place = this.#desks.placeOf(listener)
    if (place === undefined) return
    await this.#latecomers.tell(this.#started, place, heard, (facts) =>
      this.#desks.refresh(listener, this.#moment(), facts),
    )
  }

  detach(listener: Listener): void {
    this.#desks.remove(listener)
    this.#upkeep.isWatched = !this.#desks.isEmpty
  }

  /** Who plays which seat from now on. */
  control(controls: Controls): void {
    this.#rollCall.control(controls)
    this.#upkeep.control(controls)
    this.#isControlled = true
    this.#poke()
  }

  /** Clocks fire later than everybody was told. */
  showClocks(): void {
    this.#isControlled = true
    this.#poke()
  }

  /** The room could not be told that a seat has changed hands: it has to be told again. */
  hasNotSeated(newcomer: Newcomer): void {
    this.#upkeep.hasNotSeated(newcomer)
    // Not by the alarm, which whatever is being done just now may set anew.
    setTimeout(() => this.#poke(), this.#deps.settings.retryMs).unref()
  }

  /** Another process has moved, or may have. */
  hearNews(): void {
    this.#hasNews = true
    this.#poke()
  }

  /** This process was given the match to look at until then. */
  wake(leaseUntil: number): void {
    this.#due.lease(leaseUntil)
    this.#upkeep.leads = true
    this.hearNews()
  }

  /** Finishes what is being worked on. Nothing happens by itself any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#alarm.stop()
    await this.#working
    if (this.#held.length > 0) this.#poke()
    await this.#working
    await this.#stock.settled()
  }

  #poke(): void {
    this.#working ??= this.#work()
  }

  async #work(): Promise<void> {
    const { env, settings, store } = this.#deps
    this.#alarm.turnOff()
    let next: number | undefined
    do {
      try {
        await this.#inbox.gather()
        next = await this.#lookAround()
      } catch (error) {
        this.#fail(error)
        const { isAway } = store.absence
        this.#inbox.refuseOverdue(isAway ? 0 : BUSY_AFTER_MS, refuse('BUSY'))
        next = isAway ? undefined : env.now() + settings.retryMs
        if (isAway) this.#alarm.ringWhenStorageIsBack()
        break
      }
    } while (!this.#inbox.isEmpty || !this.#errands.isEmpty || this.#hasNews || this.#isControlled)
    this.#working = undefined
    if (next !== undefined) this.#alarm.set(next)
  }

  /** Everything there is to do now; says when to look again. */
  async #lookAround(): Promise<number | undefined> {
    if (this.#copy.isSpoiled) await this.#reload(false)
    else if (this.#hasNews) await this.#catchUp()
    if (this.#isControlled) await this.#takeControls()
    this.#errands.runAll()
    this.#showHeldBack()
    this.#seatQuietly()
    await this.#round()
    const { env, settings } = this.#deps
    if (this.#copy.isSpoiled) return env.now()
    const outcome = this.#copy.now.match.outcome()
    if (outcome !== undefined && !this.#isFinished) await this.#finish(outcome)
    const needed = this.#nextDue()
    const due = this.#due.toWrite(needed, env.now())
    if (due !== undefined) await this.#storeDue(due)
    const next = needed === null ? undefined : needed - settings.dueSlackMs
    return earlier(next, this.#desks.dueAt)
  }

  /** What was not shown at once, because it changes too often, is shown when its time has come. */
  #showHeldBack(): void {
    const { dueAt } = this.#desks
    if (dueAt !== undefined && dueAt <= this.#deps.env.now()) this.#desks.update(this.#moment(), [])
  }

  /** Those take over a seat of which nothing stands in the log. What is stored is what they will see. */
  #seatQuietly(): void {
    if (this.#isClosed || this.#isFinished) return
    const { env, events } = this.#deps
    for (const one of this.#upkeep.seatQuietly(this.#copy.now, env.now())) events.seatTaken(this.#started, one)
  }

  async #round(): Promise<void> {
    const { env, events } = this.#deps
    if (this.#copy.isTooShortFor(this.#inbox.undos)) await this.#reload(true)
    const inputs = [...this.#held.splice(0), ...this.#inbox.takeAll()]
    const refusals: (Refusal | 'held' | undefined)[] = []
    const round = this.#play(inputs, refusals)
    if (round === undefined) return
    if (round.rows.length > 0) {
      if (!(await this.#append(round, inputs))) return
      this.#publish(round.told)
      this.#report(inputs.flatMap(({ input }, i) => (refusals[i] === undefined ? input.seat : [])))
    }
    const now = env.elapsed()
    for (let i = 0; i < inputs.length; i++) {
      const waiting = inputs[i] as WaitingMove
      const { input, arrived, answer } = waiting
      const refusal = refusals[i]
      if (refusal === 'held') {
        this.#held.push(waiting)
        continue
      }
      answer(refusal === undefined ? DONE : await this.#answerTo(input.key, refusal))
      events.answered(now - arrived)
    }
    // Without a snapshot the match is only slower to read.
    if (this.#stock.isDue) this.#stock.take(this.#started).catch((error: unknown) => this.#fail(error))
  }

  /** Plays what waits and what is due. Nothing when the rules failed: then the match is read anew, and what waits too. */
  #play(inputs: readonly WaitingMove[], refusals: (Refusal | 'held' | undefined)[]): Round | undefined {
    const now = this.#deps.env.now()
    let served: WaitingMove | undefined
    const care = { isWary: this.#caution.isWary, failed: (error: unknown) => this.#fail(error) }
    try {
      return this.#copy.play(now, care, (round) => {
        this.#seated = []
        if (!this.#isClosed && !this.#isFinished) {
          this.#upkeep.seatAudience(round, this.#copy.now, now)
          this.#seated = this.#upkeep.seatNewcomers(round, this.#copy.now, now)
        }
        this.#upkeep.release()
        for (const waiting of inputs) {
          if (!this.#isClosed && !this.#isFinished) this.#upkeep.fireClocks(round, this.#copy.now, waiting.since)
          served = waiting
          refusals.push(this.#isHeld(waiting.input, now) ? 'held' : this.#take(round, waiting))
          served = undefined
        }
        if (!this.#isClosed && !this.#isFinished) this.#upkeep.play(round, this.#copy.now, now)
      })
    } catch (error) {
      this.#fail(error)
      if (served !== undefined) this.#blame(served, now)
      else if (error instanceof SpoiledByPerson && !care.isWary) this.#caution.hasSpoiledByCrowd()
      else this.#upkeep.halt(now + HALT_MS)
      this.#inbox.putBack(inputs.filter((waiting) => waiting !== served))
      return undefined
    }
  }

  #take(round: Round, waiting: WaitingMove): Refusal | undefined {
    if (this.#caution.isBarred(waiting.input, waiting.since)) return refuse('SERVER')
    return this.#admission.take(round, waiting, this.#isFinished, this.#triedInVain > 0)
  }

  /** One person's move has spoiled the match in memory: it is refused, and the others' are made without it. */
  #blame(waiting: WaitingMove, now: number): void {
    this.#caution.hasSpoiled(waiting.input, now)
    this.#inbox.refuse([waiting], refuse('SERVER'))
  }

  #isHeld(input: Input, now: number): boolean {
    return !this.#isClosed && !this.#isFinished && this.#upkeep.holds(input, this.#copy.now, now)
  }

  /** Whether the round is stored. If not, its moves wait again, or are answered. */
  async #append(round: Round, inputs: readonly WaitingMove[]): Promise<boolean> {
    const due = this.#due.toWrite(this.#nextDue(), this.#deps.env.now())
    try {
      if ((await this.#copy.append(round, due)) === 'stored') {
        this.#triedInVain = 0
        this.#upkeep.leads = true
        if (due !== undefined) this.#due.written(due)
        return true
      }
      // It is not always another move that was in the way: one of these may have been stored before.
      for (const { input } of inputs) await this.#copy.knows(input.key)
      if (++this.#triedInVain < TRIES_MAX) {
        this.#inbox.putBack(inputs)
        this.#hasNews = true
        return false
      }
    } catch (error) {
      this.#deps.events.failed(error, this.#started.id)
    }
    this.#inbox.refuse(inputs, refuse('BUSY'))
    throw new NotStored()
  }

  /** A move that is refused now may be one that was made before and whose answer was lost. */
  async #answerTo(key: string, refusal: Refusal): Promise<Submitted> {
    if (this.#copy.hasAllKeys) return this.#refused(refusal)
    try {
      return (await this.#copy.knows(key)) ? DONE : this.#refused(refusal)
    } catch (error) {
      this.#fail(error)
      return this.#refused(refuse('BUSY'))
    }
  }

  #refused(refusal: Refusal): Submitted {
    return refused(this.#deps.box, refusal, (error) => this.#fail(error))
  }

  /** Everybody hears what has become certain. If that goes wrong, moves are stored all the same and must be answered. */
  #publish(told: readonly ToldText[]): void {
    try {
      this.#copy.now.story.add(told)
      this.#desks.update(this.#moment(), told)
    } catch (error) {
      this.#fail(error)
      this.#desks.letAllGo()
    }
  }

  /** The room hears who has a seat now, and who at these seats is there. */
  #report(moved: readonly Seat[]): void {
    try {
      for (const newcomer of this.#seated) {
        this.#upkeep.hasSeated(newcomer)
        this.#deps.events.seatTaken(this.#started, newcomer)
      }
      this.#rollCall.call(moved)
    } catch (error) {
      this.#fail(error)
    }
  }

  async #catchUp(): Promise<void> {
    await this.#readNews(async () => {
      const told = await this.#copy.catchUp(this.#started)
      if (told === undefined && !this.#isFinished) await this.#noticeEnd()
      return told
    })
  }

  /** Another process may have given the match up: no move tells of that. */
  async #noticeEnd(): Promise<void> {
    const { store } = this.#deps
    const endedAt = (await store.find(this.#started.id))?.endedAt ?? null
    if (endedAt === null || this.#copy.now.match.outcome()) return
    this.#isFinished = true
    this.#due.written(null)
  }

  #reload(whole: boolean): Promise<void> {
    return this.#readNews(() => this.#copy.reload(this.#started, whole))
  }

  /** What other processes have made of the match, if anything. News that could not be read are still to be read. */
  async #readNews(read: () => Promise<readonly ToldText[] | undefined>): Promise<void> {
    this.#hasNews = false
    try {
      const told = await read()
      if (told === undefined) return
      this.#upkeep.leads = false
      this.#publish(told)
    } catch (error) {
      this.#hasNews = true
      throw error
    }
  }

  /** Clocks do not count a pause, whichever process saw it begin. */
  async #takeControls(): Promise<void> {
    const { store, env } = this.#deps
    const { id, pausedAt } = this.#started
    const { isPaused } = this.#upkeep
    const now = env.now()
    if (isPaused && pausedAt === null) {
      await store.pause(id, now)
      this.#started = { ...this.#started, pausedAt: now }
    } else if (!isPaused && pausedAt !== null) {
      const pausedMs = await store.resume(id, now)
      this.#started = { ...this.#started, pausedAt: null, pausedMs, clocksFrom: now }
      this.#copy.now.clocks.restart({ from: now, playedSince: this.#started.startedAt + pausedMs })
    }
    // It may have changed again meanwhile.
    this.#isControlled = isPaused !== this.#upkeep.isPaused
    this.#desks.update(this.#moment(), [])
  }

  async #finish(outcome: Outcome): Promise<void> {
    const { store, env, events, playersOf } = this.#deps
    await store.finish(this.#started.id, outcome, await playersOf(this.#started), env.now())
    this.#isFinished = true
    this.#due.written(null)
    this.#desks.end(this.#started, outcome)
    events.ended(this.#started)
    this.#desks.offerPictures(this.#moment())
  }

  #moment(): Moment {
    const loaded = this.#copy.now
    const outcome = this.#isFinished ? loaded.match.outcome() : undefined
    const clocks = this.#upkeep.clocksText(loaded)
    const phaseEndsAt = this.#upkeep.phaseEndsAt(loaded)
    return { started: this.#started, loaded, clocks, now: this.#deps.env.now(), phaseEndsAt, outcome }
  }

  /** When the storage should have somebody look at this match, if this process does not. */
  #nextDue(): number | null {
    const { env, settings } = this.#deps
    const { now: loaded } = this.#copy
    if (this.#isFinished) return null
    const next = loaded.match.outcome() ? env.now() : this.#upkeep.plan(loaded, env.now())
    return next === undefined ? null : next + settings.dueSlackMs
  }

  /** Sees to it that somebody looks at this match in time even if this process dies. */
  async #storeDue(due: number | null): Promise<void> {
    await this.#deps.store.setDue(this.#started.id, due, this.#due.leasedUntil)
    this.#due.written(due)
  }

  #fail(error: unknown): void {
    if (!(error instanceof NotStored)) this.#deps.events.failed(error, this.#started.id)
  }
}

function earlier(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined || other === undefined ? (one ?? other) : Math.min(one, other)
}

/** The round was not stored, and whoever waited for it knows. */
class NotStored extends Error {}
