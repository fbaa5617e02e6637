import { SANITY_FLOOR } from '../data/constants.ts'
import { ROLE_OF } from '../data/roles.ts'
import type { Player } from '../state.ts'
import { effectiveMax } from './souls.ts'

/** One step of the track of sanity. */
export interface TrackStep {
  readonly value: number
  /** `held` is at or below the sanity of now; `lost` can never be reached again. */
  readonly kind: 'held' | 'free' | 'lost'
  readonly isNow: boolean
}

/** [12.1.5] From −5 to the effective maximum, and on to where the maximum once was. */
export function trackOf(p: Readonly<Player>): TrackStep[] {
  const max = effectiveMax(p)
  const steps: TrackStep[] = []
  for (let value = SANITY_FLOOR; value <= Math.max(max, printedMax(p)); value++) {
    const kind = value > max ? 'lost' : value <= p.sanity ? 'held' : 'free'
    steps.push({ value, kind, isNow: value === p.sanity })
  }
  return steps
}

/** How much of the maximum is gone for good. */
export function lostMaximum(p: Readonly<Player>): number {
  return Math.max(0, printedMax(p) - effectiveMax(p))
}

/** What the maximum would be had nothing been given up. */
function printedMax(p: Readonly<Player>): number {
  return ROLE_OF[p.role].sanityMax + (effectiveMax(p) - p.sanityMax)
}
