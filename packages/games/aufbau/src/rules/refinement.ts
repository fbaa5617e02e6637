import { type MaterialId, materialOf } from '../data/materials.ts'
import type { Facility, Workshop } from '../estate.ts'
import type { Player, World } from '../state.ts'
import { refineBoost } from './boosts.ts'
import { find } from './holdings.ts'
import { positiveOf } from './traits.ts'

/** [6.9] Trait 14, Perfektionist. */
const PERFECTIONIST = 14

/** [6.8] What a workshop really makes. Improved raw materials are not refined. */
export function refinedOutput(w: Readonly<World>, p: Readonly<Player>, workshop: Readonly<Workshop>): MaterialId {
  const { output, host } = workshop
  let steps = refineriesAt(p, host) + positiveOf(p, PERFECTIONIST) + refineBoost(w, p, workshop.id)
  let best = materialOf(output)
  for (; steps > 0 && best.refinesTo !== null; steps--) best = materialOf(best.refinesTo)
  return best.id
}

function refineriesAt({ domains, cities }: Readonly<Player>, host: string): number {
  const facilities = (find(domains, host) ?? find(cities, host))?.facilities ?? []
  let refineries = 0
  for (const facility of facilities) if (isRefinery(facility)) refineries++
  return refineries
}

/** [5.11] `special.<tier>.refine`, undamaged. */
function isRefinery({ key, damage }: Readonly<Facility>): boolean {
  return damage === null && key.startsWith('special.') && key.endsWith('.refine')
}
