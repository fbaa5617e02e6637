import type { Json, Move, PlainChoice } from '@ludoteca/kernel'
import { z } from 'zod'
import { jsonSchema, moveSchema } from './json.ts'

/** A decision of the viewer's. */
export interface SheetDecision {
  /** Nobody waits for it. */
  open: boolean
  choices: readonly PlainChoice[]
  /** The move that is played when time runs out. */
  fallback: Move | null
}

/** What one viewer is sent of a match: its view and its decisions. */
export interface Sheet {
  view: Json
  /** The keys of the decisions that stand now, awaited ones first. */
  asked: string[]
  /** Decisions by key. Those not in `asked` are past: they are kept so that less must be sent when they return. */
  prompts: Record<string, SheetDecision>
}

/** The key of the clock that runs for the match as a whole, such as a time limit, among those of the seats. */
export const MATCH_CLOCK = 'match'

/** When the clock of a seat, or of the match, runs out, in milliseconds since the match was started; seats are text. */
export type Clocks = Readonly<Record<string, number>>

const decisionSchema: z.ZodType<SheetDecision> = z.strictObject({
  open: z.boolean(),
  choices: z.array(z.custom<PlainChoice>((value) => value !== null && typeof value === 'object')),
  fallback: moveSchema.nullable(),
})

/** The schema of a sheet. */
export const sheetSchema: z.ZodType<Sheet> = z.strictObject({
  view: jsonSchema,
  asked: z.array(z.string()),
  prompts: z.record(z.string(), decisionSchema),
})

/** The schema of clocks. */
export const clocksSchema: z.ZodType<Clocks> = z.record(z.string(), z.number())
