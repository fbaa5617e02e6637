import { Broken, type Fact, type Move, type Outcome, type Seat, type Told } from '../game.ts'
import { isUndo, type LogEntry, type UndoMove } from '../match-parts.ts'
import type { SeatInfo } from '../options.ts'
import type { Career, CareerReader, Earned } from './career.ts'

/** What a match came to for whoever held a seat in the end. */
export interface SeatCareer {
  /** Ids of achievements, in the order in which they were earned. */
  readonly earned: readonly string[]
  /** By counter; nothing when somebody else played the seat in the end, or most of the time. */
  readonly counted: Readonly<Record<string, number>> | null
}

/** A match whose seats may have changed hands. */
interface Seating {
  readonly seats: readonly Pick<SeatInfo, 'kind'>[]
  /** Seats whose holder in the end is not the person who began: what was earned before is nobody's. */
  readonly changedHands?: ReadonlySet<Seat>
  /** The seat that a move hands over, in games whose rules hear of it. */
  handedOver?(move: Move): Seat | undefined
}

/** A seat, as far as it has been followed. */
interface Followed {
  readonly earned: Set<string>
  /** Whether a person plays it now. What was done when time ran out says nothing about that. */
  isPerson: boolean
  own: number
  others: number
}

/** The moves that nobody took back, in order. Played alone they come to the same. */
export function movesInForce<E extends { readonly move: Move | UndoMove }>(moves: readonly E[]): E[] {
  const inForce: E[] = []
  for (const entry of moves) {
    if (isUndo(entry.move)) inForce.pop()
    else inForce.push(entry)
  }
  return inForce
}

/**
 * Follows a match for a career, and keeps apart what people have done and what was done in their name: nobody earns
 * anything while a bot or the autopilot plays the seat.
 */
export class CareerReading<C, S, F extends Fact> {
  readonly #career: Career<C, S, F>
  readonly #reader: CareerReader<S, F>
  readonly #seating: Seating
  readonly #followed: readonly Followed[]

  constructor(career: Career<C, S, F>, config: Readonly<C>, seating: Seating) {
    this.#career = career
    this.#reader = career.reader(config, seating.seats.length)
    this.#seating = seating
    this.#followed = seating.seats.map(({ kind }) => ({
      earned: new Set(),
      isPerson: kind === 'human',
      own: 0,
      others: 0,
    }))
  }

  /** The set-up, without an entry, and then every move that nobody took back. */
  hear(entry: Pick<LogEntry, 'seat' | 'move' | 'by'> | undefined, told: readonly Told<F>[], s: Readonly<S>): void {
    if (entry !== undefined) this.#moved(entry)
    this.#note(this.#reader.hear(told, s))
  }

  /** By seat, what people have earned so far. */
  get earned(): readonly (readonly string[])[] {
    return this.#followed.map(({ earned }) => [...earned])
  }

  /** By seat, when the match is over. */
  end(s: Readonly<S>, outcome: Outcome): readonly SeatCareer[] {
    const { earned, counted } = this.#reader.end(s, outcome)
    this.#note(earned)
    return this.#followed.map(({ earned: own, isPerson, own: made, others }, seat) => ({
      earned: [...own],
      counted: isPerson && made >= others ? (counted[seat] ?? {}) : null,
    }))
  }

  #moved({ seat, move, by }: Pick<LogEntry, 'seat' | 'move' | 'by'>): void {
    const taken = this.#seating.handedOver?.(move as Move)
    if (taken !== undefined) this.#handOver(taken)
    const followed = this.#followed[seat]
    if (followed === undefined || by === 'clock') return
    if (by === undefined) {
      if (!followed.isPerson && this.#seating.changedHands?.has(seat)) followed.earned.clear()
      followed.own++
    } else followed.others++
    followed.isPerson = by === undefined
  }

  #handOver(seat: Seat): void {
    const followed = this.#followed[seat]
    if (followed === undefined) return
    followed.earned.clear()
    followed.isPerson = true
  }

  #note(earned: readonly Earned[]): void {
    for (const { seat, achievement } of earned) {
      const known = this.#career.achievements.find(({ id }) => id === achievement)
      if (known?.by !== 'match') throw new Broken('no match earns this', { achievement })
      const followed = this.#followed[seat]
      if (followed?.isPerson) followed.earned.add(achievement)
    }
  }
}
