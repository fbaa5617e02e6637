import { type Refusal, refuse } from '@ludoteca/kernel'

/** The latest possible time: suspended for good. */
export const FOR_GOOD = 8.64e15

/** What says whether a person may use their account. */
export interface Barred {
  readonly barredUntil: number | null
  readonly barredBecause: string | null
}

/** Why this account may not be used now; undefined when it may. */
export function refusalOfBarred({ barredUntil, barredBecause }: Barred, now: number): Refusal | undefined {
  if (barredUntil === null || barredUntil <= now) return undefined
  return refuse('SUSPENDED', { until: barredUntil === FOR_GOOD ? null : barredUntil, reason: barredBecause ?? '' })
}
