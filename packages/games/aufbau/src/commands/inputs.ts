import { type Domain, int, type Params, type Refusal } from '@ludoteca/kernel'
import type { Tier } from '../estate.ts'
import { deny } from '../refusals.ts'

/** [5.0.3] Counts are whole and at least one. What was sent may be anything. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1
}

export function isTier(value: unknown): value is Tier {
  return value === 'small' || value === 'medium' || value === 'large'
}

/** The tier above; nothing above the largest. */
export function nextTier(tier: Tier): Tier | undefined {
  if (tier === 'large') return undefined
  return tier === 'small' ? 'medium' : 'large'
}

export function isPayment(value: unknown): value is 'goldFirst' | 'influenceFirst' {
  return value === 'goldFirst' || value === 'influenceFirst'
}

/** [5.2] Counts up to a cap. */
export function refuseCount(value: unknown, param: string, cap: number): Refusal | undefined {
  if (!isCount(value)) return deny('INPUT', 'notANumber', { param })
  return value > cap ? deny('INPUT', 'aboveCap', { cap }) : undefined
}

/** Domains from one to so many are the same for everybody, so they are made once. */
const UP_TO: Domain[] = []
export function upTo(max: number): Domain {
  UP_TO[max] ??= int(1, max)
  return UP_TO[max]
}

/** Forms whose only question is how much, by the most that may be put in. */
export function amounts(name: string, more: Params = {}): (max: number) => Params | null {
  const made: Params[] = []
  return (max) => {
    if (max < 1) return null
    made[max] ??= { ...more, [name]: upTo(max) }
    return made[max]
  }
}
