import { candidateOf } from '../data/candidates.ts'
import { METER_MAX, type MeterId } from '../data/meters.ts'
import type { State } from '../state.ts'

/** [6.2] What a meter shows: base, changes by the elected bundle, and what follows from other meters. */
export function meterOf(s: Readonly<State>, id: MeterId): number {
  const raw = s.meters[id] + byBundle(s, id)
  return clampMeter(id === 'InterestRates' ? raw + derivedRates(s) : raw)
}

/**
 * [decision 97] A card or shock changes the base of a meter for good. [decision 150] A strong central bank ignores
 * inflation. Says by how much it changed.
 */
export function changeMeter(s: State, id: MeterId, delta: number): number {
  if (id === 'Inflation' && delta > 0 && meterOf(s, 'BCRP') === METER_MAX) return 0
  const before = s.meters[id]
  s.meters[id] = clampMeter(before + delta)
  return s.meters[id] - before
}

function derivedRates(s: Readonly<State>): number {
  return (meterOf(s, 'Inflation') >= 2 ? 1 : 0) + (meterOf(s, 'BCRP') === 0 ? 1 : 0)
}

function byBundle({ bundle, round }: Readonly<State>, id: MeterId): number {
  if (bundle === null || round < bundle.fromRound || round > bundle.untilRound) return 0
  return candidateOf(bundle.candidateId).bundle.meters[id] ?? 0
}

function clampMeter(value: number): number {
  return Math.min(Math.max(value, 0), METER_MAX)
}
