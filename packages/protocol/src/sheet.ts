import type { Json, Move, PlainChoice } from '@ludoteca/kernel'
import { z } from 'zod'
import { jsonSchema, moveSchema } from './json.ts'

/** A question to the viewer. */
export interface PlainPrompt {
  /** Nobody waits for the answer. */
  open: boolean
  choices: readonly PlainChoice[]
  /** What the clock plays. */
  fallback: Move | null
}

/** All that one viewer has before it. */
export interface Sheet {
  view: Json
  /** What is asked of this viewer now, awaited questions first. */
  asked: string[]
  /** The questions by name; those not in `asked` are past and only kept so that less must travel when they return. */
  prompts: Record<string, PlainPrompt>
}

/** The key of the clock that runs for the match as a whole, such as a time limit, among those of the seats. */
export const MATCH_CLOCK = 'match'

/** When the clock of a seat, or of the match, runs out, in milliseconds since the match was started; seats are text. */
export type Clocks = Readonly<Record<string, number>>

const promptSchema: z.ZodType<PlainPrompt> = z.strictObject({
  open: z.boolean(),
  choices: z.array(z.custom<PlainChoice>((value) => value !== null && typeof value === 'object')),
  fallback: moveSchema.nullable(),
})

/** All that one viewer has before it. */
export const sheetSchema: z.ZodType<Sheet> = z.strictObject({
  view: jsonSchema,
  asked: z.array(z.string()),
  prompts: z.record(z.string(), promptSchema),
})

/** When the clock of each seat runs out. */
export const clocksSchema: z.ZodType<Clocks> = z.record(z.string(), z.number())
