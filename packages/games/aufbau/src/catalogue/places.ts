import type { Refusal } from '@ludoteca/kernel'
import { CITY_PRODUCTION } from '../data/works.ts'
import type { City, Tier } from '../estate.ts'
import { deny } from '../refusals.ts'
import type { Host } from '../rules/holdings.ts'
import type { Player } from '../state.ts'
import type { FacilityEntry } from './entries.ts'
import { capIncrease } from './ops/cap.ts'
import { entryOf } from './specs.ts'

const LARGEST_FIRST: readonly Tier[] = ['large', 'medium', 'small']

/** [11.1 usesPlace] RULE: some facilities take the place of a workshop or storage in their city. */
export function refuseTakenPlace(p: Readonly<Player>, { limit }: FacilityEntry, host: Host): Refusal | undefined {
  if (!limit?.usesPlace || host.kind !== 'city') return undefined
  const tier = placeUsed(host.post, limit.usesPlace)
  const max = placesOf(p, host.post, tier)
  const taken = placesTaken(p, host.post.id, tier) + worksAt(p, host.post.id, tier)
  return taken < max ? undefined : deny('RULE', 'placesFull', { max })
}

/** [F-10] Where there is no such place, the largest there is. */
function placeUsed({ tier }: Readonly<City>, wanted: Tier): Tier {
  if (CITY_PRODUCTION[tier][wanted] > 0) return wanted
  return LARGEST_FIRST.find((place) => CITY_PRODUCTION[tier][place] > 0) as Tier
}

function placesOf(p: Readonly<Player>, { id, tier: cityTier }: Readonly<City>, tier: Tier): number {
  const places = CITY_PRODUCTION[cityTier][tier]
  if (tier === 'large') return places
  return places + capIncrease(p, tier === 'small' ? 'hostWorkshopSmall' : 'hostWorkshopMedium', id)
}

function worksAt({ workshops, storages }: Readonly<Player>, host: string, tier: Tier): number {
  let count = 0
  for (const works of [workshops, storages]) {
    for (const work of works) if (work.host === host && work.tier === tier) count++
  }
  return count
}

/** Places of a city that facilities and projects have taken. */
export function placesTaken(p: Readonly<Player>, host: string, tier: Tier): number {
  const city = p.cities.find(({ id }) => id === host)
  if (!city) return 0
  const uses = (key: string) => {
    const wanted = entryOf(key)?.limit?.usesPlace
    return wanted !== undefined && placeUsed(city, wanted) === tier
  }
  let taken = 0
  for (const { key } of city.facilities) if (uses(key)) taken++
  for (const project of p.projects) if (project.host === host && uses(project.key)) taken++
  return taken
}
