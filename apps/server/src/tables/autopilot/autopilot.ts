import { type Seat, TABLE } from '@ludoteca/kernel'
import { MATCH_CLOCK } from '@ludoteca/protocol'
import type { Controls, MoveRequest, Newcomer, StartedMatch, TableDeps } from '../ports.ts'
import type { Deadline } from '../replica/clocks.ts'
import type { LoadedMatch } from '../replica/load.ts'
import type { AutoMove, Round } from '../replica/round.ts'
import { Audience } from './audience.ts'
import { Bots } from './bots.ts'
import { Newcomers } from './newcomers.ts'
import { Pace } from './pace.ts'

interface PlannedTurn {
  readonly turn: AutoMove
  /** The move after which it was thought up: it is void when another came first. */
  readonly seq: number
  readonly at: number
}

/** How many bot moves one append may hold. */
const BURST = 64
/** How much later a process plays for a match in which another one made the last move. */
const LAG_MS = 1_000

/** What happens at a table without a person's move: bots and autopilots play, clocks fire, newcomers and watchers are announced. */
export class Autopilot {
  readonly #deps: TableDeps
  readonly #bots: Bots
  readonly #isHuman = (seat: Seat) => this.#bots.isHuman(seat)
  readonly #audience: Audience
  readonly #pace: Pace
  readonly #newcomers: Newcomers
  /** When the moves that wait for their phase to be old enough may be made. */
  #releaseAt: number | undefined
  #controls: Controls
  #planned: PlannedTurn | undefined
  #haltedUntil = 0
  readonly #startedAt: number
  readonly #orphanedAt: number
  /** Whether this process made the last move. Then it plays the bots too, and others only if it does not. */
  leads = true
  /** Whether anybody is connected. */
  isWatched = false

  constructor(deps: TableDeps, { id, startedAt }: StartedMatch, controls: Controls, orphanedAt: number) {
    this.#deps = deps
    this.#newcomers = new Newcomers(deps.box)
    const isTaken = (seat: Seat) => this.#newcomers.isTaken(seat)
    this.#bots = new Bots(deps.box, deps.env, isTaken, (error) => deps.events.failed(error, id))
    this.#startedAt = startedAt
    this.#audience = new Audience(deps.box, deps.settings.audienceGraceMs)
    this.#pace = new Pace(deps.box)
    this.#controls = controls
    this.#bots.control(controls)
    this.#audience.control(controls)
    this.#newcomers.control(controls)
    this.#orphanedAt = orphanedAt
  }

  get isPaused(): boolean {
    return this.#controls.paused
  }

  /** Takes over who plays which seat. */
  control(controls: Controls): void {
    this.#controls = controls
    this.#bots.control(controls)
    this.#audience.control(controls)
    this.#newcomers.control(controls)
    this.#planned = undefined
  }

  /** Who is believed to play and has not been heard of for too long. */
  idle({ attendance }: LoadedMatch): readonly Seat[] {
    return this.#controls.seats.flatMap(({ by }, seat) => (by === 'human' && attendance.isAway(seat) ? seat : []))
  }

  /** Whether the autopilot plays this seat. */
  isAbsent(seat: Seat): boolean {
    return this.#controls.seats[seat]?.by === 'autopilot'
  }

  /** Does nothing for a while, after a fault that would only come again. */
  halt(until: number): void {
    this.#haltedUntil = until
  }

  /** Lets the rules know who watches. To be called before watchers act, so that nobody acts whom they do not know. */
  seatAudience(round: Round, { match }: LoadedMatch, now: number): void {
    if (this.#controls.paused || now < this.#haltedUntil || match.outcome()) return
    for (const { watcher, move } of this.#audience.movesAt(match.position.state, match.seq, now, this.#lagMs())) {
      if (round.tellOfWatcher(move)) this.#audience.refused(watcher, match.seq)
    }
  }

  /** Lets those take over a seat who wait for it, where the rules must hear of it, and names them. */
  seatNewcomers(round: Round, loaded: LoadedMatch, now: number): readonly Newcomer[] {
    const seated: Newcomer[] = []
    for (const { newcomer, move } of this.#arriving(loaded, now)) {
      if (move === undefined) continue
      if (round.tellOfWatcher(move) === undefined) seated.push(newcomer)
      else this.#newcomers.heardOf(newcomer)
    }
    return seated
  }

  /** Those who take over a seat of which the rules need not hear. From now on nobody plays for them. */
  seatQuietly(loaded: LoadedMatch, now: number): readonly Newcomer[] {
    const seated = this.#arriving(loaded, now).flatMap(({ newcomer, move }) => (move === undefined ? newcomer : []))
    for (const newcomer of seated) this.hasSeated(newcomer)
    return seated
  }

  #arriving({ match }: LoadedMatch, now: number): ReturnType<Newcomers['arriving']> {
    if (this.#controls.paused || now < this.#haltedUntil || !this.leads || match.outcome()) return []
    return this.#newcomers.arriving(match.position.state)
  }

  /** It is certain that this one has the seat. */
  hasSeated(newcomer: Newcomer): void {
    this.#newcomers.heardOf(newcomer)
    if (this.#planned?.turn.seat === newcomer.seat) this.#planned = undefined
  }

  /** The room could not hear of it. */
  hasNotSeated(newcomer: Newcomer): void {
    this.#newcomers.forget(newcomer)
  }

  /** Whether the clock of the table alone says when it goes on: it runs, and the host is not alone. */
  keepsTime({ match }: LoadedMatch): boolean {
    const { seats, watchers = [], paused } = this.#controls
    if (this.#deps.box.pace?.keepsTime !== true || paused) return false
    const people = seats.filter(({ by }) => by === 'human').length + watchers.length
    return (
      people > 1 && match.decisions.some(({ seat, open, clockMs }) => seat === TABLE && !open && clockMs !== undefined)
    )
  }

  /** When the phase that goes on will be over at the latest. */
  phaseEndsAt({ match, clocks }: LoadedMatch): number | undefined {
    if (this.#deps.box.pace?.opensWith === undefined || this.#controls.paused || match.outcome()) return undefined
    const at = clocks.lastAt(match.decisions)
    return at === undefined ? undefined : Math.max(at, this.#clocksNotBefore)
  }

  /** Whether a move has to wait because it would end its phase too soon. */
  holds({ seat, move }: MoveRequest, loaded: LoadedMatch, now: number): boolean {
    const until = this.#controls.paused ? undefined : this.#pace.heldUntil(loaded, seat, move, now)
    if (until !== undefined) this.#releaseAt = Math.min(until, this.#releaseAt ?? until)
    return until !== undefined
  }

  /** No move waits any more. */
  release(): void {
    this.#releaseAt = undefined
  }

  /** Lets the clocks fire whose time is up. What arrives later comes too late, however busy this process was. */
  fireClocks(round: Round, loaded: LoadedMatch, now: number): void {
    if (this.#controls.paused || now < this.#haltedUntil || this.#deps.grace.isHeld) return
    for (const { seat, prompt } of this.#overdue(loaded, now)) {
      // One that fired before may have made this one needless, or started a new one that has time left.
      const still = this.#overdue(loaded, now).find((one) => one.seat === seat && one.prompt === prompt)
      if (still) round.fire(still)
    }
  }

  /** Whether the clock has run out that would run again if this seat took the last move back. */
  isTooLateToTakeBack({ clocks }: LoadedMatch, seat: Seat, now: number): boolean {
    const until = this.#controls.paused ? undefined : clocks.takeBackUntil(seat)
    return until !== undefined && this.#isHuman(seat) && this.#fireAt(until) <= now
  }

  /** Plays whatever is due. */
  play(round: Round, loaded: LoadedMatch, now: number): void {
    if (this.#controls.paused || now < this.#haltedUntil) return
    this.fireClocks(round, loaded, now)
    if (this.#thinkMs() === 0 && this.leads) this.#playBurst(round, loaded, now)
    else if (this.#planned?.seq === loaded.match.seq && this.#planned.at <= now) round.play(this.#planned.turn)
  }

  /** Works out what comes next, and when somebody has to be there for it. */
  plan(loaded: LoadedMatch, now: number): number | undefined {
    if (this.#controls.paused || loaded.match.outcome()) return undefined
    let next = Number.POSITIVE_INFINITY
    for (const { at } of this.#running(loaded)) {
      next = Math.min(next, this.#deps.grace.lookAt(this.#fireAt(at), now))
    }
    if (this.#planned?.seq !== loaded.match.seq) {
      const turn = this.#bots.next(loaded.match.position)
      const at = now + this.#thinkMs() + this.#lagMs()
      this.#planned = turn && {
        turn,
        seq: loaded.match.seq,
        at: Math.max(at, this.#heldUntil(turn, loaded, now) ?? at),
      }
    }
    if (this.#planned) next = Math.min(next, this.#planned.at)
    if (this.#releaseAt !== undefined) next = Math.min(next, this.#releaseAt)
    if (this.leads && this.#newcomers.arriving(loaded.match.position.state).length > 0) next = Math.min(next, now)
    const audienceAt = this.#audience.nextAt(loaded.match.position.state, loaded.match.seq, now)
    if (audienceAt !== undefined) next = Math.min(next, audienceAt + this.#lagMs())
    return next === Number.POSITIVE_INFINITY ? undefined : Math.max(next, this.#haltedUntil)
  }

  /** Until when whose move is awaited, for everybody to see; counted from the start, which is shorter. */
  clocksText(loaded: LoadedMatch): string {
    if (this.#controls.paused || loaded.match.outcome()) return '{}'
    const clocks: Record<string, number> = {}
    for (const { seat, at } of this.#deadlines(loaded)) {
      const shown = Math.max(at, this.#clocksNotBefore) - this.#startedAt
      clocks[seat] = Math.min(shown, clocks[seat] ?? shown)
    }
    for (const { at } of loaded.clocks.limits(loaded.match.decisions)) {
      const shown = Math.max(at, this.#clocksNotBefore) - this.#startedAt
      clocks[MATCH_CLOCK] = Math.min(shown, clocks[MATCH_CLOCK] ?? shown)
    }
    return JSON.stringify(clocks)
  }

  /** So that people can come back, or make up their minds, who could not play for a while. */
  get #clocksNotBefore(): number {
    return this.#deps.grace.until(this.#startedAt, this.#orphanedAt)
  }

  #playBurst(round: Round, loaded: LoadedMatch, now: number): void {
    for (let played = 0; played < BURST && !loaded.match.outcome(); played++) {
      // Whoever takes over a seat comes first.
      if (this.#newcomers.arriving(loaded.match.position.state).length > 0) return
      const turn = this.#bots.next(loaded.match.position)
      if (turn === undefined || this.#heldUntil(turn, loaded, now) !== undefined) return
      round.play(turn)
    }
  }

  #deadlines({ match, clocks }: LoadedMatch): readonly Deadline[] {
    return clocks.deadlines(match.decisions, this.#isHuman)
  }

  /** Those of seats, and of the match as a whole. */
  #running(loaded: LoadedMatch): readonly Deadline[] {
    const limits = loaded.clocks.limits(loaded.match.decisions)
    return limits.length === 0 ? this.#deadlines(loaded) : [...this.#deadlines(loaded), ...limits]
  }

  #overdue(loaded: LoadedMatch, now: number): readonly Deadline[] {
    const running = this.#running(loaded)
    return running.length === 0 ? running : running.filter(({ at }) => this.#fireAt(at) <= now)
  }

  /** A move that was under way when the time ran out still counts. */
  #fireAt(deadline: number): number {
    const { clockGraceMs } = this.#deps.settings
    return Math.max(deadline + clockGraceMs, this.#clocksNotBefore) + this.#lagMs()
  }

  /** Bots take their time only where people play or watch. */
  #thinkMs(): number {
    return this.#isAlone ? 0 : this.#deps.settings.botMs
  }

  /** Where nobody plays or watches, nobody needs time to see a phase. */
  #heldUntil({ seat, move }: AutoMove, loaded: LoadedMatch, now: number): number | undefined {
    return this.#isAlone ? undefined : this.#pace.heldUntil(loaded, seat, move, now)
  }

  get #isAlone(): boolean {
    return !this.isWatched && !this.#controls.seats.some(({ by }) => by === 'human')
  }

  #lagMs(): number {
    return this.leads ? 0 : LAG_MS
  }
}
