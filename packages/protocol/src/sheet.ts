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

/** When the clock of a seat runs out, in epoch milliseconds; the seats are keys as text. */
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

/** The keys of the table's own questions, on the host's sheet, begin like this. */
export const TABLE_PREFIX = 'table:'

/** What a sheet calls a question: the same prompt asked twice at once is told apart by a number. */
export function promptKey(prompt: string, ofTable: boolean, nth = 1): string {
  return `${ofTable ? TABLE_PREFIX : ''}${prompt}${nth > 1 ? `#${nth}` : ''}`
}

/** The game's own name of a question, and whether it is the table's. */
export function promptOfKey(key: string): { readonly prompt: string; readonly ofTable: boolean } {
  const ofTable = key.startsWith(TABLE_PREFIX)
  return { prompt: (ofTable ? key.slice(TABLE_PREFIX.length) : key).replace(/#\d+$/, ''), ofTable }
}
