import type { Fact, Move, Seat, Told } from '../game.ts'
import type { LogEntry } from '../match-parts.ts'
import type { SeatInfo } from '../options.ts'

/** A match of which it matters who was there. */
interface Attended {
  readonly seats: readonly Pick<SeatInfo, 'kind'>[]
  /** Types of facts with which a chapter begins. */
  readonly chapters: readonly string[]
  /** Seats whose holder in the end is not the person who began. */
  readonly changedHands?: ReadonlySet<Seat>
  /** The seat that a move hands over, in games whose rules hear of it. */
  handedOver?(move: Move): Seat | undefined
}

/** How much of a match whoever held a seat in the end was there. */
export interface SeatPresence {
  readonly chapters: number
  /** Chapters in which a bot or the autopilot moved for them, or that were before their time. */
  readonly away: number
  /** Moves of their own, and those that were made in their name. What the clock did says nothing about anybody. */
  readonly own: number
  readonly others: number
}

interface Followed {
  away: number
  isAwayNow: boolean
  isPerson: boolean
  own: number
  others: number
}

/** Follows a match for who was there. Told the same, it says the same. */
export class PresenceReading {
  readonly #match: Attended
  readonly #seats: readonly Followed[]
  #chapters = 0

  constructor(match: Attended) {
    this.#match = match
    this.#seats = match.seats.map(({ kind }) => {
      return { away: 0, isAwayNow: false, isPerson: kind === 'human', own: 0, others: 0 }
    })
  }

  /** The set-up, without an entry, and then every move that nobody took back. */
  hear(entry: Pick<LogEntry, 'seat' | 'move' | 'by'> | undefined, told: readonly Told<Fact>[]): void {
    if (entry !== undefined) this.#moved(entry)
    for (const { fact } of told) if (this.#match.chapters.includes(fact.type)) this.#turnPage()
  }

  /** By seat, when the match is over. */
  end(): readonly SeatPresence[] {
    return this.#seats.map(({ away, isAwayNow, own, others }) => {
      return { chapters: this.#chapters, away: away + (isAwayNow ? 1 : 0), own, others }
    })
  }

  #moved({ seat, move, by }: Pick<LogEntry, 'seat' | 'move' | 'by'>): void {
    const taken = this.#seats[this.#match.handedOver?.(move as Move) ?? -1]
    if (taken !== undefined) this.#handOver(taken, Math.max(0, this.#chapters - 1))
    const followed = this.#seats[seat]
    if (followed === undefined || by === 'clock') return
    if (by !== undefined) {
      followed.others++
      followed.isAwayNow = this.#chapters > 0
    } else {
      // The rules were not told, but somebody else moves from now on.
      if (!followed.isPerson && this.#match.changedHands?.has(seat)) this.#handOver(followed, this.#chapters)
      followed.own++
    }
    followed.isPerson = by === undefined
  }

  /** What was before is nobody's: so many chapters have passed. */
  #handOver(followed: Followed, passed: number): void {
    Object.assign(followed, { away: passed, isAwayNow: false, isPerson: true, own: 0, others: 0 })
  }

  #turnPage(): void {
    this.#chapters++
    for (const followed of this.#seats) {
      if (followed.isAwayNow) followed.away++
      followed.isAwayNow = false
    }
  }
}
