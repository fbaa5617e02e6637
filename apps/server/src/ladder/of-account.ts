import { ratingShown } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { knownPersons, ratingsOf } from '../storage/ratings.ts'
import type { Schema } from '../storage/schema.ts'
import type { FindBox } from '../tables/ports.ts'
import { teamName } from './read-match.ts'
import type { Seasons, SeasonTables } from './seasons.ts'

/** The standing of an account in a game, for its profile. */
export interface Standing {
  readonly rating: { readonly points: number; readonly within: number; readonly played: number } | null
  /** The rank in the running season. */
  readonly season: { readonly id: string; readonly rank: number; readonly score: number } | null
  /** Titles of this week, won by the person or their team in the week before. */
  readonly titles: readonly { readonly title: string; readonly team: string | null }[]
}

const NOTHING_YET: Standing = { rating: null, season: null, titles: [] }

interface StandingDeps {
  readonly db: Kysely<Schema>
  readonly findBox: FindBox
  readonly seasons: Pick<Seasons, 'tables' | 'tablesBefore'>
}

/** The standing of an account in a game; null for games without seasons and ratings. */
export async function standingIn(deps: StandingDeps, game: string, accountId: string): Promise<Standing | null> {
  const ladder = (await deps.findBox(game))?.ladder
  if (ladder === undefined) return null
  const { seasons } = ladder
  const person = (await knownPersons(deps.db, [accountId])).get(accountId)
  if (person === undefined) return NOTHING_YET
  const rated = ladder.rating && (await ratingsOf(deps.db, game, [person])).get(person)
  const rating = rated === undefined ? null : { ...ratingShown(rated), played: rated.played }
  const now = seasons && (await deps.seasons.tables(game, 'current'))
  const before = now && (await deps.seasons.tablesBefore(game, now))
  const line = now?.people.find((one) => one.person === person)
  return {
    rating,
    season: now && line ? { id: now.season.id, rank: line.rank, score: line.score } : null,
    titles: before && seasons ? titlesIn(before, person, (team) => teamName(seasons, team)) : [],
  }
}

/** The titles of a person, and of their last team. */
function titlesIn(
  { people, teams }: SeasonTables,
  person: string,
  nameOf: (team: string) => string,
): Standing['titles'] {
  const own = people.find((line) => line.person === person)
  const team = teams.find((line) => line.team === own?.team)
  return [
    ...(own?.title == null ? [] : [{ title: own.title, team: null }]),
    ...(team?.title == null ? [] : [{ title: team.title, team: nameOf(team.team) }]),
  ]
}
