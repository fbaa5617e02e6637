import type { Deadline } from './clocks.ts'
import { Crew, type CrewTurn } from './crew.ts'
import type { Loaded } from './ledger.ts'
import type { Controls, StartedMatch, TableDeps } from './ports.ts'
import type { Round } from './round.ts'

interface PlannedTurn {
  readonly turn: CrewTurn
  /** The move after which it was thought up: it is void when another came first. */
  readonly seq: number
  readonly at: number
}

/** How many bot moves one append may hold. */
const BURST = 64
/** How much later a process plays for a match in which another one made the last move. */
const LAG_MS = 1_000

/** What happens at a table by itself: moves of bots and autopilots, and of clocks whose time is up. */
export class Upkeep {
  readonly #deps: TableDeps
  readonly #crew: Crew
  #controls: Controls
  #planned: PlannedTurn | undefined
  #haltedUntil = 0
  readonly #startedAt: number
  readonly #clocksNotBefore: number
  /** Whether this process made the last move. Then it plays the bots too, and others only if it does not. */
  leads = true
  /** Whether anybody looks on. */
  isWatched = false

  constructor(deps: TableDeps, { id, startedAt }: StartedMatch, controls: Controls, clocksNotBefore: number) {
    this.#deps = deps
    this.#crew = new Crew(deps.box, deps.env, (error) => deps.events.failed(error, id))
    this.#startedAt = startedAt
    this.#controls = controls
    this.#crew.control(controls)
    this.#clocksNotBefore = clocksNotBefore
  }

  get isPaused(): boolean {
    return this.#controls.paused
  }

  /** Takes over who plays which seat. */
  control(controls: Controls): void {
    this.#controls = controls
    this.#crew.control(controls)
    this.#planned = undefined
  }

  /** Does nothing for a while, after a fault that would only come again. */
  halt(until: number): void {
    this.#haltedUntil = until
  }

  /** Plays whatever is due. */
  play(round: Round, loaded: Loaded, now: number): void {
    if (this.#controls.paused || now < this.#haltedUntil) return
    for (const { seat, prompt } of this.#overdue(loaded, now)) {
      // One that fired before may have made this one needless, or put a new question that nobody was slow to answer.
      const still = this.#overdue(loaded, now).find((one) => one.seat === seat && one.prompt === prompt)
      if (still) round.fire(still)
    }
    if (this.#thinkMs() === 0 && this.leads) this.#playBurst(round, loaded)
    else if (this.#planned?.seq === loaded.match.seq && this.#planned.at <= now) round.play(this.#planned.turn)
  }

  /** Works out what comes next, and when somebody has to be there for it. */
  plan(loaded: Loaded, now: number): number | undefined {
    if (this.#controls.paused || loaded.match.outcome()) return undefined
    const times = this.#deadlines(loaded).map(({ at }) => this.#fireAt(at))
    if (this.#planned?.seq !== loaded.match.seq) {
      const turn = this.#crew.next(loaded.match.position)
      const at = now + this.#thinkMs() + this.#lagMs()
      this.#planned = turn && { turn, seq: loaded.match.seq, at }
    }
    if (this.#planned) times.push(this.#planned.at)
    return times.length === 0 ? undefined : Math.max(Math.min(...times), this.#haltedUntil)
  }

  /** Until when whose move is awaited, for everybody to see; counted from the start, which is shorter. */
  clocksText(loaded: Loaded): string {
    if (this.#controls.paused || loaded.match.outcome()) return '{}'
    const clocks: Record<string, number> = {}
    for (const { seat, at } of this.#deadlines(loaded)) {
      const shown = Math.max(at, this.#clocksNotBefore) - this.#startedAt
      clocks[seat] = Math.min(shown, clocks[seat] ?? shown)
    }
    return JSON.stringify(clocks)
  }

  #playBurst(round: Round, loaded: Loaded): void {
    for (let played = 0; played < BURST && !loaded.match.outcome(); played++) {
      const turn = this.#crew.next(loaded.match.position)
      if (turn === undefined) return
      round.play(turn)
    }
  }

  #deadlines({ match, clocks }: Loaded): readonly Deadline[] {
    return clocks.deadlines(match.decisions, (seat) => this.#crew.isHuman(seat))
  }

  #overdue(loaded: Loaded, now: number): readonly Deadline[] {
    return this.#deadlines(loaded).filter(({ at }) => this.#fireAt(at) <= now)
  }

  /** A move that was under way when the time ran out still counts. */
  #fireAt(deadline: number): number {
    const { clockGraceMs } = this.#deps.settings
    return Math.max(deadline + clockGraceMs, this.#clocksNotBefore) + this.#lagMs()
  }

  /** Bots take their time only where people play or watch. */
  #thinkMs(): number {
    const isAlone = !this.isWatched && !this.#controls.seats.some(({ by }) => by === 'human')
    return isAlone ? 0 : this.#deps.settings.botMs
  }

  #lagMs(): number {
    return this.leads ? 0 : LAG_MS
  }
}
