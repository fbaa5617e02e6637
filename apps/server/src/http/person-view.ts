import { textSchema } from '@ludoteca/protocol'
import { z } from 'zod'

const PORTRAIT_VALUES_MAX = 16

/** How a portrait is drawn. */
export const portraitSchema = z
  .record(textSchema({ max: 24 }), z.union([textSchema({ max: 40 }), z.number(), z.boolean()]))
  .refine((values) => Object.keys(values).length <= PORTRAIT_VALUES_MAX)
/** A colour as `#aabbcc`. */
export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/)

/** A person, as they know themselves. */
export const meSchema = z
  .object({
    accountId: z.string(),
    name: z.string(),
    handle: z.string().nullable(),
    claimed: z.boolean().describe('Whether there is a handle and a password to come back with.'),
    colour: colourSchema.nullable(),
    portrait: portraitSchema.nullable(),
    listed: z.boolean().describe('Whether others may look you up by your handle.'),
    createdAt: z.number(),
  })
  .describe('You.')
