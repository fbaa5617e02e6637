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
  /** The number of the move after which it was chosen: it is void once another move has been made. */
  readonly seq: number
  readonly at: number
}

/** The most moves of bots in one round. */
const BURST = 64
/** How much later a process plays for bots when another process made the last move of the match. */
const LAG_MS = 1_000

/** All that happens without a person's move: bots and autopilots play, clocks fire, newcomers and watchers are announced. */
export class Autopilot {
  readonly #deps: TableDeps
  readonly #bots: Bots
  readonly #isHuman = (seat: Seat) => this.#bots.isHuman(seat)
  readonly #audience: Audience
  readonly #pace: Pace
  readonly #newcomers: Newcomers
  /** When the moves that are held back, because their phase is too young, may be made. */
  #releaseAt: number | undefined
  #controls: Controls
  #planned: PlannedTurn | undefined
  #haltedUntil = 0
  readonly #startedAt: number
  readonly #orphanedAt: number
  /** Whether this process made the last move. It plays the bots then; other processes only if it fails to. */
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

  /** Sets who plays which seat. */
  control(controls: Controls): void {
    this.#controls = controls
    this.#bots.control(controls)
    this.#audience.control(controls)
    this.#newcomers.control(controls)
    this.#planned = undefined
  }

  /** Seats of people who are present, but have not moved for too long. */
  idle({ attendance }: LoadedMatch): readonly Seat[] {
    return this.#controls.seats.flatMap(({ by }, seat) => (by === 'human' && attendance.isAway(seat) ? seat : []))
  }

  /** Whether the autopilot plays this seat. */
  isAbsent(seat: Seat): boolean {
    return this.#controls.seats[seat]?.by === 'autopilot'
  }

  /** Plays nothing until then, after a fault that would only repeat itself. */
  halt(until: number): void {
    this.#haltedUntil = until
  }

  /** Tells the rules who watches. Called before watchers act, so that the rules know whoever acts. */
  playAudience(round: Round, { match }: LoadedMatch, now: number): void {
    if (this.#controls.paused || now < this.#haltedUntil || match.outcome()) return
    for (const { watcher, move } of this.#audience.movesAt(match.position.state, match.seq, now, this.#lagMs())) {
      if (round.tellOfWatcher(move)) this.#audience.refused(watcher, match.seq)
    }
  }

  /** Plays the moves with which newcomers take over seats, in games whose rules must be told. Returns the newcomers. */
  seatNewcomers(round: Round, loaded: LoadedMatch, now: number): readonly Newcomer[] {
    const seated: Newcomer[] = []
    for (const { newcomer, move } of this.#arriving(loaded, now)) {
      if (move === undefined) continue
      if (round.tellOfWatcher(move) === undefined) seated.push(newcomer)
      else this.#newcomers.noteArrived(newcomer)
    }
    return seated
  }

  /** Newcomers who take over a seat without a move. From now on no bot plays for them. */
  seatQuietly(loaded: LoadedMatch, now: number): readonly Newcomer[] {
    const seated = this.#arriving(loaded, now).flatMap(({ newcomer, move }) => (move === undefined ? newcomer : []))
    for (const newcomer of seated) this.hasSeated(newcomer)
    return seated
  }

  #arriving({ match }: LoadedMatch, now: number): ReturnType<Newcomers['arriving']> {
    if (this.#controls.paused || now < this.#haltedUntil || !this.leads || match.outcome()) return []
    return this.#newcomers.arriving(match.position.state)
  }

  /** The takeover is stored. */
  hasSeated(newcomer: Newcomer): void {
    this.#newcomers.noteArrived(newcomer)
    if (this.#planned?.turn.seat === newcomer.seat) this.#planned = undefined
  }

  /** The room could not be told of the takeover. */
  hasNotSeated(newcomer: Newcomer): void {
    this.#newcomers.forget(newcomer)
  }

  /** Whether only the clock of the table ends the phase: it runs, and the host is not alone. */
  keepsTime({ match }: LoadedMatch): boolean {
    const { seats, watchers = [], paused } = this.#controls
    if (this.#deps.box.pace?.keepsTime !== true || paused) return false
    const people = seats.filter(({ by }) => by === 'human').length + watchers.length
    return (
      people > 1 && match.decisions.some(({ seat, open, clockMs }) => seat === TABLE && !open && clockMs !== undefined)
    )
  }

  /** When the current phase ends at the latest. */
  phaseEndsAt({ match, clocks }: LoadedMatch): number | undefined {
    if (this.#deps.box.pace?.opensWith === undefined || this.#controls.paused || match.outcome()) return undefined
    const at = clocks.lastAt(match.decisions)
    return at === undefined ? undefined : Math.max(at, this.#clocksNotBefore)
  }

  /** Whether a move is held back because it would end its phase too soon. */
  holds({ seat, move }: MoveRequest, loaded: LoadedMatch, now: number): boolean {
    const until = this.#controls.paused ? undefined : this.#pace.heldUntil(loaded, seat, move, now)
    if (until !== undefined) this.#releaseAt = Math.min(until, this.#releaseAt ?? until)
    return until !== undefined
  }

  /** Forgets when held moves may be made: none is held any more. */
  release(): void {
    this.#releaseAt = undefined
  }

  /** Fires the clocks whose time is up. Moves that arrive later are too late, however busy this process was. */
  fireClocks(round: Round, loaded: LoadedMatch, now: number): void {
    if (this.#controls.paused || now < this.#haltedUntil || this.#deps.grace.isHeld) return
    for (const { seat, prompt } of this.#overdue(loaded, now)) {
      // A clock that fired before may have made this one obsolete, or restarted it.
      const still = this.#overdue(loaded, now).find((one) => one.seat === seat && one.prompt === prompt)
      if (still) round.fire(still)
    }
  }

  /** Whether the clock that undo would bring back for this seat has run out. */
  isTooLateToTakeBack({ clocks }: LoadedMatch, seat: Seat, now: number): boolean {
    const until = this.#controls.paused ? undefined : clocks.takeBackUntil(seat)
    return until !== undefined && this.#isHuman(seat) && this.#fireAt(until) <= now
  }

  /** Plays all moves of bots and autopilots whose time has come. */
  play(round: Round, loaded: LoadedMatch, now: number): void {
    if (this.#controls.paused || now < this.#haltedUntil) return
    this.fireClocks(round, loaded, now)
    if (this.#thinkMs() === 0 && this.leads) this.#playBurst(round, loaded, now)
    else if (this.#planned?.seq === loaded.match.seq && this.#planned.at <= now) round.play(this.#planned.turn)
  }

  /** Works out the next automatic move, and returns when the table must wake for it. */
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

  /** The clocks that viewers are sent, as JSON; counted from the start of the match, which is shorter. */
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

  /** Before this time no clock fires, so that people who could not play for a while can come back. */
  get #clocksNotBefore(): number {
    return this.#deps.grace.until(this.#startedAt, this.#orphanedAt)
  }

  #playBurst(round: Round, loaded: LoadedMatch, now: number): void {
    for (let played = 0; played < BURST && !loaded.match.outcome(); played++) {
      // Takeovers of seats come first.
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

  /** When a clock fires: a little late, so that a move that was under way still counts. */
  #fireAt(deadline: number): number {
    const { clockGraceMs } = this.#deps.settings
    return Math.max(deadline + clockGraceMs, this.#clocksNotBefore) + this.#lagMs()
  }

  /** How long bots wait before a move; not at all where no people play or watch. */
  #thinkMs(): number {
    return this.#isAlone ? 0 : this.#deps.settings.botMs
  }

  /** Until when an automatic move is held back; never where no people play or watch. */
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
