import type { Seasons as SeasonRules } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { teamName } from '../ladder/read-match.ts'
import type { Seasons, SeasonTables } from '../ladder/seasons.ts'
import type { Line, PersonLine } from '../ladder/standings.ts'
import type { Season } from '../ladder/weeks.ts'
import { knownPersons } from '../storage/ratings.ts'
import type { Schema } from '../storage/schema.ts'
import { colourSchema, portraitSchema } from './person-view.ts'

/** How many people a table shows. */
const PEOPLE_SHOWN = 100

const seasonSchema = z.object({
  id: z.string().describe('Year and week, as `2026-W07`.'),
  startsAt: z.number(),
  endsAt: z.number().describe('When the next one begins.'),
})
const teamSchema = z.object({ id: z.string(), name: z.string() })
const lineSchema = z.object({
  rank: z.int(),
  score: z.int(),
  title: z.string().nullable().describe('What the place is called once the season is over.'),
})
const personLineSchema = lineSchema.extend({
  person: z
    .object({
      name: z.string(),
      handle: z.string().nullable(),
      slug: z.string().nullable(),
      colour: colourSchema.nullable(),
      portrait: portraitSchema.nullable(),
    })
    .nullable()
    .describe('Null for whoever does not want to be listed: then nothing but place and score is said.'),
  team: teamSchema.nullable(),
  matches: z.int().nullable(),
  wins: z.int().nullable(),
  you: z.boolean(),
})
const teamLineSchema = lineSchema.extend({
  team: teamSchema,
  players: z.int(),
  matches: z.int(),
  wins: z.int(),
  yours: z.boolean().describe('Whether it is the one you wore last in this season.'),
})

/** The public view of a season. Words are in the game's language. */
export const ladderSchema = z
  .object({
    game: z.string(),
    name: z.string(),
    locale: z.string(),
    season: seasonSchema.extend({ running: z.boolean() }),
    seasons: z.array(seasonSchema).describe('Those that can be looked at, the running one first.'),
    words: z.object({ team: z.string(), teams: z.string(), belonging: z.string(), clock: z.string() }),
    utcOffsetMinutes: z.int().describe('How far the clock of the seasons is ahead of UTC.'),
    rules: z.object({ bestMatches: z.int(), bestPlayers: z.int(), personsMin: z.int(), awayPctMax: z.int() }),
    people: z.array(personLineSchema).describe(`The first ${PEOPLE_SHOWN}.`),
    peopleTotal: z.int(),
    you: personLineSchema.nullable().describe('Your own line, wherever it stands.'),
    teams: z.array(teamLineSchema),
    honours: z
      .array(z.object({ title: z.string(), team: teamSchema, score: z.int() }))
      .describe('Titles won in the season before, worn for this week.'),
  })
  .describe('A season.')

export type LadderView = z.infer<typeof ladderSchema>

interface Shown {
  readonly game: string
  readonly locale: string
  readonly rules: SeasonRules
  readonly me: string | undefined
}

/** Built field by field: nothing leads to accounts, and nobody is named who does not want to be listed. */
export async function ladderView(
  db: Kysely<Schema>,
  seasons: Pick<Seasons, 'list' | 'tablesBefore'>,
  tables: SeasonTables,
  { game, locale, rules, me }: Shown,
): Promise<LadderView> {
  const own = me === undefined ? undefined : (await knownPersons(db, [me])).get(me)
  const mine = tables.people.find(({ person }) => person === own)
  const listed = tables.people.slice(0, PEOPLE_SHOWN)
  const shown = await shownPeople(db, [...listed, ...(mine ? [mine] : [])], me)
  const lineOf = (line: PersonLine) =>
    personLine(line, { rules, you: line.person === own, who: shown.get(line.person) })
  const before = await seasons.tablesBefore(game, tables)
  return {
    game,
    name: rules.name,
    locale,
    season: { ...plainSeason(tables.season), running: tables.isRunning },
    seasons: (await seasons.list(game)).map(plainSeason),
    words: { team: rules.teams.one, teams: rules.teams.many, belonging: rules.teams.belonging, clock: rules.clock },
    utcOffsetMinutes: rules.utcOffsetMinutes,
    rules: {
      bestMatches: rules.bestMatches,
      bestPlayers: rules.bestPlayers,
      personsMin: rules.personsMin,
      awayPctMax: rules.awayPctMax,
    },
    people: listed.map(lineOf),
    peopleTotal: tables.people.length,
    you: mine ? lineOf(mine) : null,
    teams: tables.teams.map(({ team, players, matches, wins, ...line }) => ({
      ...plainLine(line),
      team: { id: team, name: teamName(rules, team) },
      players,
      matches,
      wins,
      yours: mine?.team === team,
    })),
    honours: (before?.teams ?? []).flatMap(({ title, team, score }) =>
      title === null ? [] : [{ title, team: { id: team, name: teamName(rules, team) }, score }],
    ),
  }
}

type ShownPerson = NonNullable<LadderView['people'][number]['person']>

/** Those who want to be listed, and whoever asks. */
async function shownPeople(
  db: Kysely<Schema>,
  lines: readonly PersonLine[],
  me: string | undefined,
): Promise<ReadonlyMap<string, ShownPerson>> {
  const persons = [...new Set(lines.map(({ person }) => person))]
  if (persons.length === 0) return new Map()
  const rows = await db
    .selectFrom('ladder_person')
    .innerJoin('account', 'account.id', 'ladder_person.account_id')
    .select(['person', 'account.id', 'name', 'handle', 'slug', 'colour', 'portrait', 'visibility'])
    .where('person', 'in', persons)
    .execute()
  return new Map(
    rows
      .filter(({ id, visibility, slug }) => id === me || (visibility === 'public' && slug !== null))
      .map(({ person, name, handle, slug, colour, portrait }) => [
        person,
        { name, handle, slug, colour, portrait: portrait === null ? null : JSON.parse(portrait) },
      ]),
  )
}

interface LineOf {
  readonly rules: SeasonRules
  readonly you: boolean
  readonly who: ShownPerson | undefined
}

function personLine(
  { team, matches, wins, ...line }: PersonLine,
  { rules, you, who }: LineOf,
): LadderView['people'][number] {
  const plain = plainLine(line)
  if (who === undefined) return { ...plain, person: null, team: null, matches: null, wins: null, you }
  return { ...plain, person: who, team: { id: team, name: teamName(rules, team) }, matches, wins, you }
}

function plainLine({ rank, score, title }: Pick<Line, 'rank' | 'score' | 'title'>): z.infer<typeof lineSchema> {
  return { rank, score, title }
}

function plainSeason({ id, startsAt, endsAt }: Season): z.infer<typeof seasonSchema> {
  return { id, startsAt, endsAt }
}
