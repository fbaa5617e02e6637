import type { Json, Move, PlainChoice } from '@ludoteca/kernel'
import { z } from 'zod'
import { jsonSchema, moveSchema } from './json.ts'

/** A decision of the viewer's. */
export interface SentDecision {
  /** Nobody waits for it. */
  open: boolean
  choices: readonly PlainChoice[]
  /** The move that is played when time runs out. */
  fallback: Move | null
}

/** What one viewer is sent of a match: its view and its decisions. */
export interface ViewerState {
  view: Json
  /** The keys of the decisions that are to be made now, awaited ones first. */
  current: string[]
  /** Decisions by key. Those not in `current` are past: they are kept so that less is sent when they return. */
  decisions: Record<string, SentDecision>
}

/** The key of the clock that runs for the match as a whole, such as a time limit, among those of the seats. */
export const MATCH_CLOCK = 'match'

/** When the clock of a seat, or of the match, runs out, in milliseconds since the match was started; seats are text. */
export type Clocks = Readonly<Record<string, number>>

const decisionSchema: z.ZodType<SentDecision> = z.strictObject({
  open: z.boolean(),
  choices: z.array(z.custom<PlainChoice>((value) => value !== null && typeof value === 'object')),
  fallback: moveSchema.nullable(),
})

/** The schema of a viewer's state. */
export const viewerStateSchema: z.ZodType<ViewerState> = z.strictObject({
  view: jsonSchema,
  current: z.array(z.string()),
  decisions: z.record(z.string(), decisionSchema),
})

/** The schema of clocks. */
export const clocksSchema: z.ZodType<Clocks> = z.record(z.string(), z.number())
