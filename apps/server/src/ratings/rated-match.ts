import type { RatedSide, Rating } from '@ludoteca/kernel'
import type { PlayedEnd } from '../ladder/read-match.ts'
import type { RatedSeat, ReadLadder } from '../storage/ladder.ts'

/** How many people must have played. */
const PEOPLE_MIN = 2

/**
 * Who stood against whom in a match that was played again. A seat is that of whoever held it from the beginning to the
 * end, also while the autopilot played it: leaving spares nobody a defeat. One that changed hands, or whose bot is not
 * known, says nothing about anybody and is left out.
 */
export function ratedMatch(rating: Rating, played: PlayedEnd): ReadLadder['rating'] {
  const { match, outcome, presence } = played
  if (rating.isRated?.(match.config) === false) return undefined
  const sides = rating.sides?.(outcome, match.config) ?? outcome.ranks.map(alone)
  const seats = sides.flatMap((side, at) =>
    side.seats.flatMap((seat): RatedSeat[] => {
      const holder = holderOf(played, seat)
      return holder === undefined ? [] : [{ seat, side: at, ...holder }]
    }),
  )
  const people = new Set(seats.flatMap(({ seat, person }) => ((presence[seat]?.own ?? 0) > 0 ? (person ?? []) : [])))
  if (people.size < PEOPLE_MIN) return undefined
  return { sides: sides.map(({ rank, house }) => ({ rank, ...(house !== undefined && { house }) })), seats }
}

function alone(rank: number, seat: number): RatedSide {
  return { seats: [seat], rank }
}

function holderOf({ started, seats }: PlayedEnd, at: number): Pick<RatedSeat, 'person' | 'bot'> | undefined {
  const before = started.seats[at]
  const after = seats.find(({ seat }) => seat === at)
  if (after === undefined || after.changed || before?.kind !== after.kind) return undefined
  if (after.kind === 'human') return after.person === null ? undefined : { person: after.person, bot: null }
  return after.strength === undefined ? undefined : { person: null, bot: after.strength }
}
