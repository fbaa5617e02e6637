import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'

const PORTRAIT_VALUES_MAX = 16

/** How a portrait is drawn. */
export const portraitSchema = z
  .record(textSchema({ max: 24 }), z.union([textSchema({ max: 40 }), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length <= PORTRAIT_VALUES_MAX)
/** A colour as `#aabbcc`. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/)

/** Who sees a profile page. */
export const visibilitySchema = z
  .enum(['unlisted', 'public', 'private'])
  .describe('`unlisted`: whoever has the link. `public`: also whoever looks for people. `private`: nobody else.')
/** What somebody brings along to matches, by game. */
export const belongingsSchema = z
  .record(z.string().regex(/^[\w-]{1,40}$/), portraitSchema)
  .refine((games) => Object.keys(games).length <= PORTRAIT_VALUES_MAX)

/** A person with all that they themselves may know. */
export const meSchema = z
  .object({
    accountId: z.string(),
    name: z.string(),
    handle: z.string().nullable(),
    claimed: z.boolean().describe('Whether there is a handle and a password to come back with.'),
    colour: colourSchema.nullable(),
    portrait: portraitSchema.nullable(),
    slug: z.string().nullable().describe('Your profile page is at `/p/<slug>`. Guests have none.'),
    visibility: visibilitySchema,
    realName: z.string().nullable(),
    realNameShown: z.boolean().describe('Whether your profile page says your real name.'),
    belongings: belongingsSchema.describe('What you bring along to matches, by game.'),
    createdAt: z.number(),
    nameLocked: z.boolean().describe('Whether the operator has chosen your name, for now.'),
    warning: z.string().nullable().describe('What you were warned of, until you say that you have read it.'),
  })
  .describe('You.')
