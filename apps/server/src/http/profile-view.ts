import { type Belongings, type Box, configure, isRefusal, type Json, lookUp } from '@ludoteca/kernel'
import { jsonSchema } from '@ludoteca/protocol'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { careersOf, type GameCareer, lastMatchesOf } from '../careers/of-account.ts'
import { profilePictures } from '../careers/profile-pictures.ts'
import { standingIn } from '../ladder/of-account.ts'
import type { Individual, Person } from '../people/person.ts'
import type { Schema } from '../storage/schema.ts'
import type { FindBox } from '../tables/ports.ts'
import { boxFinder, type HttpDeps, isLadderOpen } from './deps.ts'
import { colourSchema, portraitSchema, visibilitySchema } from './person-view.ts'

const LAST_MATCHES = 10

/** The career of a person in one game. */
export const careerSchema = z.object({
  game: z.string(),
  figures: z.record(z.string(), z.number()).describe('By counter; `matches` and `wins` in every game.'),
  achievements: z.array(
    z.object({ id: z.string(), at: z.number().describe('When it was earned first.'), times: z.int() }),
  ),
})

/** A rating, as it is shown. */
export const ratingSchema = z.object({
  points: z.int().describe('1500 for a newcomer, and for the bot that plays best.'),
  within: z.int().describe('How far off that may be; 19 of 20 are nearer.'),
  played: z.int().describe('From so many matches.'),
})

const standingSchema = z
  .object({
    rating: ratingSchema.nullable(),
    season: z.object({ id: z.string(), rank: z.int(), score: z.int() }).nullable().describe('The one that runs.'),
    titles: z
      .array(z.object({ title: z.string(), team: z.string().nullable() }))
      .describe('Worn this week, in the language of the game; with a team it is the title of the team.'),
  })
  .nullable()
  .describe('Null where the game compares nobody.')

/** A profile page, for those who may see it. */
export const profilePageSchema = z
  .object({
    name: z.string(),
    handle: z.string().nullable(),
    colour: colourSchema.nullable(),
    portrait: portraitSchema.nullable(),
    realName: z.string().nullable().describe('Only where its owner wants it shown.'),
    createdAt: z.number(),
    you: z.boolean().describe('Whether it is yours.'),
    visibility: visibilitySchema.nullable().describe('Only for its owner.'),
    games: z.array(
      careerSchema.extend({
        brings: z
          .array(z.object({ name: z.string(), value: jsonSchema, label: z.string(), words: z.string() }))
          .describe('What they bring along that everybody may see, in words of the game.'),
        standing: standingSchema,
      }),
    ),
    matches: z.array(
      z.object({
        game: z.string(),
        at: z.number(),
        rank: z.int(),
        seats: z.int(),
        won: z.boolean(),
        id: z.string().nullable().describe('Only of matches in public.'),
        picture: z.string().nullable().describe('Its page; the picture itself is at `<page>/picture.png`.'),
      }),
    ),
  })
  .describe('A profile page.')

type ProfilePage = z.infer<typeof profilePageSchema>

/** Built field by field: nothing leads to the account, and matches among friends are not named. */
export async function profilePage(
  deps: Pick<HttpDeps, 'storage' | 'shareLinks' | 'shelf' | 'seasons' | 'admin'>,
  person: Individual,
  me: Person | undefined,
): Promise<ProfilePage> {
  const { name, handle, colour, portrait, realName, realNameShown, createdAt, visibility, accountId, nameLocked } =
    person
  const { db } = deps.storage
  const findBox = boxFinder(deps)
  const isMine = me?.accountId === accountId
  const matches = await lastMatchesOf(db, accountId, LAST_MATCHES)
  const shown = await profilePictures(deps.shareLinks, findBox, matches)
  return {
    name,
    handle,
    colour,
    portrait,
    // Whose name was taken away could say it there instead.
    realName: realNameShown && !nameLocked ? realName : null,
    createdAt,
    you: isMine,
    visibility: isMine ? visibility : null,
    games: await gamesOf(await careersOf(db, findBox, accountId), { ...deps, db, findBox }, person),
    matches: matches.map(({ id, game, at, rank, seats, won, listed }, i) => ({
      game,
      at,
      rank,
      seats,
      won,
      id: listed ? id : null,
      picture: shown[i] ?? null,
    })),
  }
}

/** All games of a person, also those for which they only have belongings. */
async function gamesOf(
  careers: readonly GameCareer[],
  deps: { readonly db: Kysely<Schema>; readonly findBox: FindBox } & Pick<HttpDeps, 'seasons' | 'admin'>,
  { belongings, accountId }: Individual,
): Promise<ProfilePage['games']> {
  const others = Object.keys(belongings).filter((game) => careers.every((career) => career.game !== game))
  const all = [...careers, ...others.map((game) => ({ game, figures: {}, achievements: [] }))]
  const isOpen = isLadderOpen(deps)
  const shown = await Promise.all(
    all.map(async (career) => {
      const own = lookUp(belongings, career.game)
      const box = await deps.findBox(career.game)
      const standing = await standingIn(deps, career.game, accountId)
      return {
        ...career,
        achievements: [...career.achievements],
        brings: box && own ? broughtTo(box, own) : [],
        standing: standing && {
          ...standing,
          ...(isOpen ? { titles: [...standing.titles] } : { season: null, titles: [] }),
        },
      }
    }),
  )
  return shown.filter((career) => career.brings.length > 0 || careers.some(({ game }) => game === career.game))
}

/** The belongings for a game, in the words of its default options. */
function broughtTo({ game, profiles }: Box, own: Belongings): ProfilePage['games'][number]['brings'] {
  const config = configure(game, {}, game.seats.min)
  if (profiles === undefined || isRefusal(config)) return []
  const shown = profiles.shown(own)
  return (profiles.fields?.(config) ?? []).flatMap(({ name, label, values }) => {
    const value = lookUp(shown, name) as Json | undefined
    if (value === undefined) return []
    return [{ name, value, label, words: lookUp(values, String(value)) ?? String(value) }]
  })
}
