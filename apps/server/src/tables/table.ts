import { isUndo, type Refusal, refuse } from '@ludoteca/kernel'
import { endText, startText } from './announce.ts'
import type { Desk } from './desk.ts'
import { Desks } from './desks.ts'
import { Due } from './due.ts'
import { type Loaded, loadMatch, playStored } from './ledger.ts'
import { unheard } from './missed.ts'
import type { Controls, Listener, Place, StartedMatch, Submitted, TableDeps } from './ports.ts'
import { refused } from './refused.ts'
import { type Input, Round } from './round.ts'
import { viewerAt } from './sheet.ts'
import type { ToldText } from './story.ts'
import { Upkeep } from './upkeep.ts'

interface Waiting extends Input {
  readonly since: number
  answer(submitted: Submitted): void
}

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
  #started: StartedMatch
  readonly #upkeep: Upkeep
  readonly #desks: Desks
  readonly #due: Due
  readonly #keys: Set<string>
  #loaded: Loaded
  /** Up to which move everybody was told. */
  #published: number
  #isFinished: boolean
  #inbox: Waiting[] = []
  #errands: (() => void)[] = []
  #working: Promise<void> | undefined
  /** The match in memory may not be what is stored: read it before anything else. */
  #isSpoiled = false
  #hasNews = false
  /** Who plays which seat has changed, and nobody was told yet which clocks run now. */
  #isControlled = true
  #triedInVain = 0
  #timer: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(deps: TableDeps, started: StartedMatch, loaded: Loaded, controls: Controls, isNew: boolean) {
    this.#deps = deps
    this.#started = started
    // After a restart people need a moment to come back before their time is up.
    const clocksNotBefore = isNew ? 0 : deps.env.now() + deps.settings.restartGraceMs
    this.#upkeep = new Upkeep(deps, started, controls, clocksNotBefore)
    this.#desks = new Desks(deps.box.announced)
    this.#due = new Due(started.dueAt)
    this.#keys = new Set(loaded.keys)
    this.#loaded = loaded
    this.#published = loaded.match.seq
    this.#isFinished = started.endedAt !== null
    this.#poke()
  }

  /** Nobody listens, and nothing will happen by itself. */
  get isIdle(): boolean {
    return this.#desks.isEmpty && this.#working === undefined && this.#timer === undefined
  }

  /** Whether a newcomer may still take over a bot's seat. */
  get lateJoin(): boolean {
    return !this.#isFinished && (this.#deps.box.lateJoin?.(this.#loaded.match.position.state) ?? false)
  }

  /** Resolves when the move is stored and told, or refused. */
  submit(input: Input): Promise<Submitted> {
    return new Promise((answer) => {
      this.#inbox.push({ ...input, since: this.#deps.env.now(), answer })
      this.#poke()
    })
  }

  /** Tells this connection everything, and from then on what changes. `heard` facts it knows already. */
  attach(listener: Listener, place: Place, heard: number | undefined): Promise<void> {
    return this.#tellAll(heard, place, (facts) => {
      const { id, roomId } = this.#started
      listener.send('MATCH_START', startText(this.#started), { roomId, matchId: id })
      const clocks = this.#upkeep.clocksText(this.#loaded)
      this.#sendSnapshot(this.#desks.seat(listener, place, this.#loaded.match, clocks), listener, facts)
    })
  }

  /** Tells everything once more. */
  async refresh(listener: Listener, heard: number | undefined): Promise<void> {
    const place = this.#desks.of(listener)?.place
    if (place === undefined) return
    await this.#tellAll(heard, place, (facts) => {
      const desk = this.#desks.of(listener)
      if (desk) this.#sendSnapshot(desk, listener, facts)
    })
  }

  detach(listener: Listener): void {
    this.#desks.remove(listener)
  }

  /** Who plays which seat from now on. */
  control(controls: Controls): void {
    this.#upkeep.control(controls)
    this.#isControlled = true
    this.#poke()
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
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#working
  }

  #errand(run: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.#errands.push(() => resolve(run()))
      this.#poke()
    })
  }

  #poke(): void {
    this.#working ??= this.#work()
  }

  async #work(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    // Whatever else arrives in this turn of the event loop belongs to the same round.
    await Promise.resolve()
    let next: number | undefined
    do {
      try {
        next = await this.#lookAround()
      } catch (error) {
        this.#fail(error)
        this.#refuseOverdue()
        next = this.#deps.env.now() + this.#deps.settings.retryMs
        break
      }
    } while (this.#inbox.length > 0 || this.#errands.length > 0 || this.#hasNews || this.#isControlled)
    this.#working = undefined
    if (next === undefined || this.#isClosed) return
    this.#timer = setTimeout(() => this.#poke(), Math.max(0, next - this.#deps.env.now()))
  }

  /** Everything there is to do now; says when to look again. */
  async #lookAround(): Promise<number | undefined> {
    if (this.#isSpoiled) await this.#reload(false)
    else if (this.#hasNews) await this.#catchUp()
    if (this.#isControlled) await this.#takeControls()
    for (const errand of this.#errands.splice(0)) errand()
    await this.#round()
    if (this.#isSpoiled) return this.#deps.env.now()
    if (this.#loaded.match.outcome() && !this.#isFinished) await this.#finish()
    return this.#settleDue()
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
      await store.resume(id, now)
      this.#started = { ...this.#started, pausedAt: null, clocksFrom: now }
      this.#loaded.clocks.restart(now)
    }
    // It may have changed again meanwhile.
    this.#isControlled = isPaused !== this.#upkeep.isPaused
    this.#desks.update(this.#loaded.match, [], this.#upkeep.clocksText(this.#loaded))
  }

  async #round(): Promise<void> {
    const { env, newKey } = this.#deps
    if (this.#inbox.some(({ move }) => isUndo(move)) && this.#loaded.keysFrom > 0) await this.#reload(true)
    const inputs = this.#inbox.splice(0)
    const now = env.now()
    const round = new Round(this.#loaded, now, newKey)
    const refusals = this.#play(round, inputs, now)
    if (round.rows.length > 0 && !(await this.#append(round, inputs))) return
    if (round.rows.length > 0) this.#publish(round.told)
    for (const [i, input] of inputs.entries()) {
      input.answer(await this.#answerTo(input, refusals[i]))
      this.#deps.events.answered(env.now() - input.since)
    }
  }

  /** Plays what waits and what is due. A fault of the rules spoils the match in memory, and nothing of it is stored. */
  #play(round: Round, inputs: readonly Waiting[], now: number): readonly (Refusal | undefined)[] {
    try {
      const refusals = inputs.map((input) => {
        if (this.#keys.has(input.key)) return undefined
        return this.#isStale(input) ? refuse('STALE') : round.take(input)
      })
      if (!this.#isClosed) this.#upkeep.play(round, this.#loaded, now)
      return refusals
    } catch (error) {
      this.#isSpoiled = true
      this.#upkeep.halt(now + HALT_MS)
      for (const input of inputs) input.answer(this.#refused(refuse('SERVER')))
      throw error
    }
  }

  #isStale({ listener, answers }: Waiting): boolean {
    if (listener === undefined || answers === undefined) return false
    return this.#desks.of(listener)?.isStale(listener, answers) ?? false
  }

  /** Whether the round is stored. If not, its moves wait again, or are answered. */
  async #append(round: Round, inputs: readonly Waiting[]): Promise<boolean> {
    const { store, env } = this.#deps
    const due = this.#due.toWrite(this.#nextDue(), env.now())
    this.#isSpoiled = true
    try {
      const result = await store.append(this.#started.id, round.rows, due)
      if (result === 'stored') {
        this.#isSpoiled = false
        this.#triedInVain = 0
        this.#upkeep.leads = true
        if (due !== undefined) this.#due.written(due)
        for (const { key } of round.rows) this.#keys.add(key)
        return true
      }
      for (const { key } of inputs) if (await store.hasKey(this.#started.id, key)) this.#keys.add(key)
      if (++this.#triedInVain < TRIES_MAX) {
        this.#inbox.unshift(...inputs)
        this.#hasNews = true
        return false
      }
    } catch (error) {
      this.#deps.events.failed(error, this.#started.id)
    }
    for (const input of inputs) input.answer(this.#refused(refuse('BUSY')))
    throw new NotStored()
  }

  /** A move that is refused now may be one that was made before and whose answer was lost. */
  async #answerTo({ key }: Waiting, refusal: Refusal | undefined): Promise<Submitted> {
    if (refusal === undefined) return DONE
    if (this.#loaded.keysFrom === 0) return this.#refused(refusal)
    try {
      return (await this.#deps.store.hasKey(this.#started.id, key)) ? DONE : this.#refused(refusal)
    } catch (error) {
      this.#fail(error)
      return this.#refused(refuse('BUSY'))
    }
  }

  #refused(refusal: Refusal): Submitted {
    return refused(this.#deps.box, refusal)
  }

  #publish(told: readonly ToldText[]): void {
    const { match, story } = this.#loaded
    story.add(told)
    this.#desks.update(match, told, this.#upkeep.clocksText(this.#loaded))
    const { snapshotEvery } = this.#deps.settings
    const isMilestone = Math.floor(match.seq / snapshotEvery) > Math.floor(this.#published / snapshotEvery)
    this.#published = match.seq
    if (isMilestone) this.#saveSnapshot()
  }

  #saveSnapshot(): void {
    const { match, clocks, story } = this.#loaded
    const snapshot = { match: match.snapshot(), clocks: clocks.save(), heard: story.counts() }
    // Without it the match is only slower to read.
    this.#deps.store.saveSnapshot(this.#started.id, snapshot).catch((error) => this.#fail(error))
  }

  /** Takes over what other processes have stored. */
  async #catchUp(): Promise<void> {
    this.#hasNews = false
    const { match, clocks } = this.#loaded
    const rows = await this.#deps.store.after(this.#started.id, match.seq)
    if (rows.length === 0) return
    const told: ToldText[] = []
    this.#isSpoiled = true
    for (const row of rows) {
      told.push(...playStored(match, clocks, row))
      this.#keys.add(row.key)
    }
    this.#isSpoiled = false
    this.#upkeep.leads = false
    this.#publish(told)
  }

  /** Reads the match anew, and tells people what they had not been told. */
  async #reload(whole: boolean): Promise<void> {
    this.#hasNews = false
    const { store, box } = this.#deps
    const loaded = await loadMatch(store, box, this.#started, { upTo: this.#published, whole })
    this.#loaded = loaded
    for (const key of loaded.keys) this.#keys.add(key)
    this.#isSpoiled = false
    if (loaded.match.seq > this.#published) {
      this.#upkeep.leads = false
      this.#publish(loaded.told)
    }
  }

  async #finish(): Promise<void> {
    const { store, env, events } = this.#deps
    const outcome = this.#loaded.match.outcome()
    if (outcome === undefined) return
    await store.finish(this.#started, outcome, env.now())
    this.#isFinished = true
    this.#due.written(null)
    for (const listener of this.#desks.listeners()) this.#sendEnd(listener)
    events.ended(this.#started)
  }

  #sendEnd(listener: Listener): void {
    const { id, roomId } = this.#started
    const outcome = this.#loaded.match.outcome()
    if (outcome) listener.send('MATCH_END', endText(this.#started, outcome), { roomId, matchId: id })
  }

  /** Finds what somebody has not heard, and tells it between two rounds, when the match is what is stored. */
  async #tellAll(heard: number | undefined, place: Place, tell: (facts: readonly ToldText[]) => void): Promise<void> {
    let older: readonly ToldText[] | undefined
    for (let isTold = false; !isTold; ) {
      await this.#errand(() => {
        const facts = unheard(this.#loaded.story, older, viewerAt(place), heard)
        if (facts) tell(facts)
        isTold = facts !== undefined
      })
      if (!isTold) older = await this.#olderStory()
    }
  }

  #sendSnapshot(desk: Desk, listener: Listener, facts: readonly ToldText[]): void {
    const { id, roomId } = this.#started
    const text = desk.snapshot(this.#loaded.story, facts, this.#isFinished)
    listener.send('STATE_SNAPSHOT', text, { roomId, matchId: id })
    desk.refreshed(listener)
    if (this.#isFinished) this.#sendEnd(listener)
  }

  /** Everything ever told, for somebody who was away for longer than it is kept, or who has heard it elsewhere. */
  async #olderStory(): Promise<readonly ToldText[]> {
    this.#hasNews = true
    const { store, box } = this.#deps
    const { story, told } = await loadMatch(store, box, this.#started, { upTo: 0, whole: true })
    return [...story.kept(), ...told]
  }

  #nextDue(): number | null {
    const { env, settings } = this.#deps
    const now = env.now()
    if (this.#isFinished) return null
    if (this.#loaded.match.outcome()) return now + settings.dueSlackMs
    const next = this.#upkeep.plan(this.#loaded, now)
    return next === undefined ? null : next + settings.dueSlackMs
  }

  /** Sees to it that somebody looks at this match in time even if this process dies. Says when it looks itself. */
  async #settleDue(): Promise<number | undefined> {
    const { env, settings, store } = this.#deps
    const needed = this.#nextDue()
    const due = this.#due.toWrite(needed, env.now())
    if (due !== undefined) {
      await store.setDue(this.#started.id, due)
      this.#due.written(due)
    }
    return needed === null ? undefined : needed - settings.dueSlackMs
  }

  /** Nobody waits for ever: who asks again with the same key learns what became of the move. */
  #refuseOverdue(): void {
    const limit = this.#deps.env.now() - BUSY_AFTER_MS
    const overdue = this.#inbox.filter(({ since }) => since <= limit)
    this.#inbox = this.#inbox.filter(({ since }) => since > limit)
    for (const input of overdue) input.answer(this.#refused(refuse('BUSY')))
  }

  #fail(error: unknown): void {
    if (!(error instanceof NotStored)) this.#deps.events.failed(error, this.#started.id)
  }
}

/** The round was not stored, and whoever waited for it knows. */
class NotStored extends Error {}
