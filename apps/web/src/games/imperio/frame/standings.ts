import type { Seat } from '@ludoteca/kernel'

/** An owner's place in the table of the day. */
export interface Place {
  readonly seat: Seat
  /** Equals share a rank. */
  readonly rank: number
  readonly value: number
  /** How many places up since the round began; below 0 for down. */
  readonly change: number
}

/** Everybody in order of their value, the best first. */
export function placesOf(values: readonly number[], before: readonly number[] | undefined): readonly Place[] {
  return values
    .map((value, seat) => {
      const rank = rankOf(values, seat)
      return { seat, rank, value, change: before === undefined ? 0 : rankOf(before, seat) - rank }
    })
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat)
}

/** The first few, and whoever looks on wherever they stand. */
export function topOf(places: readonly Place[], count: number, me: Seat | undefined): readonly Place[] {
  return places.filter(({ seat }, i) => i < count || seat === me)
}

function rankOf(values: readonly number[], seat: Seat): number {
  const own = values[seat] ?? 0
  return 1 + values.filter((value) => value > own).length
}
