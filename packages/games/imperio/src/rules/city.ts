import type { View } from '../view.ts'

/** What rents and prices depend on. A state is one, and a view can be read as one. */
export interface City {
  readonly round: number
  readonly signals: readonly string[]
  readonly mood: string | null
  readonly properties: View['properties']
  readonly infra: View['infra']
}

/** The city as a viewer sees it, so that players and bots may ask the questions that the rules ask. */
export function cityOf({ round, marketSignals, activeMoodId, properties, infra }: View): City {
  return { round, signals: marketSignals, mood: activeMoodId, properties, infra }
}
