import { type Refusal, refuse } from '@ludoteca/kernel'

/** As late as a time can be: such an account is closed for good. */
export const FOR_GOOD = 8.64e15

/** As much of a person as says whether they may use their account. */
export interface Barred {
  readonly barredUntil: number | null
  readonly barredBecause: string | null
}

/** Why this account may not be used now; nothing when it may. */
export function refusalOfBarred({ barredUntil, barredBecause }: Barred, now: number): Refusal | undefined {
  if (barredUntil === null || barredUntil <= now) return undefined
  return refuse('SUSPENDED', { until: barredUntil === FOR_GOOD ? null : barredUntil, reason: barredBecause ?? '' })
}
