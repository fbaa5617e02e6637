import type { Kysely } from 'kysely'
import { z } from 'zod'
import { teamName } from '../../ladder/read-match.ts'
import type { SeasonMatch, SeasonTables } from '../../ladder/seasons.ts'
import type { Season } from '../../ladder/weeks.ts'
import type { Schema } from '../../storage/schema.ts'

/** So many people stand in a table. */
const PEOPLE_SHOWN = 100

const seasonSchema = z.object({ id: z.string(), startsAt: z.number(), endsAt: z.number() })
const whoSchema = z
  .object({
    name: z.string(),
    handle: z.string().nullable(),
    accountId: z.string().nullable().describe('Only for whoever may look at accounts.'),
  })
  .nullable()
  .describe(
    'Null for accounts that are gone, and for whoever does not want to be listed where one may not see accounts.',
  )
const lineSchema = z.object({
  rank: z.int(),
  score: z.int(),
  matches: z.int(),
  wins: z.int(),
  title: z.string().nullable(),
})

/** A season from inside. */
export const ladderAdminSchema = z.object({
  game: z.string(),
  name: z.string(),
  utcOffsetMinutes: z.int(),
  season: seasonSchema.extend({ running: z.boolean() }),
  seasons: z.array(seasonSchema).describe('Those that can be looked at, the running one first.'),
  words: z
    .object({ team: z.string(), teams: z.string(), clock: z.string() })
    .describe('What people belong to, and the clock of the seasons, in the language of the game.'),
  teams: z.array(lineSchema.extend({ id: z.string(), name: z.string(), players: z.int() })),
  people: z.array(lineSchema.extend({ who: whoSchema, team: z.string() })).describe(`The first ${PEOPLE_SHOWN}.`),
  peopleTotal: z.int(),
  matches: z
    .array(
      z.object({
        id: z.string(),
        endedAt: z.number(),
        counts: z.enum(['yes', 'excluded', 'metTooOften']),
        seats: z
          .array(z.object({ who: whoSchema, team: z.string(), rank: z.int(), points: z.int(), scores: z.boolean() }))
          .describe('Those of people, the best ones first.'),
      }),
    )
    .describe('The last one first.'),
  matchesTotal: z.int(),
})

type LadderAdminView = z.infer<typeof ladderAdminSchema>
type Who = LadderAdminView['people'][number]['who']

/** What a season is made of. */
interface SeasonInside {
  readonly game: string
  readonly rules: Parameters<typeof teamName>[0]
  readonly seasons: readonly Season[]
  readonly tables: SeasonTables
  readonly matches: readonly SeasonMatch[]
  /** So many of them are wanted. */
  readonly limit: number
  /** Whether whoever asks may see accounts; otherwise they see the names that anybody sees. */
  readonly seesAccounts: boolean
}

export async function ladderAdminView(db: Kysely<Schema>, inside: SeasonInside): Promise<LadderAdminView> {
  const { game, rules, seasons, tables, matches, limit } = inside
  const people = tables.people.slice(0, PEOPLE_SHOWN)
  const shown = matches.slice(0, limit)
  const persons = [...people, ...shown.flatMap(({ seats }) => seats)].map(({ person }) => person)
  const known = await whoTheyAre(db, [...new Set(persons)], inside.seesAccounts)
  const whoIs = (person: string) => known.get(person) ?? null
  return {
    game,
    name: rules.name,
    utcOffsetMinutes: rules.utcOffsetMinutes,
    season: { ...tables.season, running: tables.isRunning },
    seasons: [...seasons],
    words: { team: rules.teams.one, teams: rules.teams.many, clock: rules.clock },
    teams: tables.teams.map(({ team, ...line }) => ({ ...line, id: team, name: teamName(rules, team) })),
    people: people.map(({ person, team, ...line }) => ({
      ...line,
      who: whoIs(person),
      team: teamName(rules, team),
    })),
    peopleTotal: tables.people.length,
    matches: shown.map(({ matchId, endedAt, counts, seats }) => ({
      id: matchId,
      endedAt,
      counts,
      seats: seats.map(({ person, team, ...seat }) => ({
        ...seat,
        who: whoIs(person),
        team: teamName(rules, team),
      })),
    })),
    matchesTotal: matches.length,
  }
}

async function whoTheyAre(
  db: Kysely<Schema>,
  persons: readonly string[],
  seesAccounts: boolean,
): Promise<ReadonlyMap<string, Who>> {
  if (persons.length === 0) return new Map()
  const rows = await db
    .selectFrom('ladder_person')
    .innerJoin('account', 'account.id', 'ladder_person.account_id')
    .select(['person', 'account.id', 'name', 'handle', 'slug', 'visibility'])
    .where('person', 'in', persons)
    .execute()
  return new Map(
    rows
      .filter(({ visibility, slug }) => seesAccounts || (visibility === 'public' && slug !== null))
      .map(({ person, id, name, handle }) => [person, { name, handle, accountId: seesAccounts ? id : null }]),
  )
}
