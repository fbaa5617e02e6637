import { lookUp, NEWCOMER, type Rated, type Rating } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import {
  type CountedSeat,
  keepCounted,
  lockRatings,
  type MatchToCount,
  type PlayedRating,
  ratingsOf,
  takeUncounted,
} from '../storage/ratings.ts'
import type { Schema } from '../storage/schema.ts'
import { rateMatch } from './rate.ts'

/** How many matches are rated in one transaction. */
const BATCH = 100

/**
 * Counts what was read of matches and not counted yet, in the order in which the matches ended, and among those that ended
 * at the same time by their ids. Where one comes late, all after it are counted again. Says whether there may be more.
 */
export async function countSome(db: Kysely<Schema>, game: string, rating: Rating): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockRatings(tx)
    const matches = await takeUncounted(tx, game, BATCH)
    const [first] = matches
    if (first === undefined) return false
    const people = [...new Set(matches.flatMap(({ seats }) => seats.flatMap(({ person }) => person ?? [])))]
    const known = new Map(await ratingsOf(tx, game, people, first))
    const counted = matches.flatMap((match) => counting(match, rating, known))
    await keepCounted(
      tx,
      matches.map(({ matchId }) => matchId),
      counted,
    )
    return matches.length === BATCH
  })
}

/** The ratings after a match. Also stores them in `known`, for the next one. */
function counting(match: MatchToCount, rating: Rating, known: Map<string, PlayedRating>): CountedSeat[] {
  const { matchId, sides, seats, isExcluded } = match
  if (isExcluded) return []
  const standing = sides.map(({ rank, house }, side) => {
    const own = seats.filter((seat) => seat.side === side && (seat.person !== null || seat.bot !== null))
    const ofHouse = house === undefined ? undefined : lookUp(rating.house ?? {}, house)
    const players = own.map(({ person, bot }): Rated => {
      if (person !== null) return known.get(person) ?? NEWCOMER
      return rating.bots[bot ?? 'normal']
    })
    return { rank, own, players: ofHouse === undefined ? players : [...players, ofHouse] }
  })
  const inPlay = standing.filter(({ players }) => players.length > 0)
  const people = new Set(seats.flatMap(({ person }) => person ?? []))
  // Accounts may have been deleted since the match was read.
  if (inPlay.length < 2 || people.size < 2) return []
  const after = rateMatch(inPlay)
  const before = new Map(known)
  return inPlay.flatMap(({ own }, side) =>
    own.flatMap(({ person, seat }, i): CountedSeat[] => {
      const rated = after[side]?.[i]
      if (person === null || rated === undefined) return []
      // Several seats of one person count as one match.
      const row = { ...rated, played: (before.get(person)?.played ?? 0) + 1 }
      known.set(person, row)
      return [{ ...row, matchId, seat }]
    }),
  )
}
