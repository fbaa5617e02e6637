import { entryOf } from '../catalogue/specs.ts'
import { FACILITY_KEYS, type FacilityKind, facilityKind } from '../data/facilities.ts'
import type { Facility } from '../estate.ts'
import type { World } from '../state.ts'
import type { HostKind } from './holdings.ts'

/** [5.11] The two kinds of facilities and their sizes, by the grammar of keys. */
const GENERIC_GOLD = {
  general: { small: 8, medium: 12, large: 30 },
  special: { small: 10, medium: 20, large: 40 },
} as const
const GENERIC_INFLUENCE = {
  general: { small: 1, medium: 2, large: 3 },
  special: { small: 2, medium: 3, large: 4 },
} as const

/** [6.7] Facilities elsewhere are no matter of prestige. */
const PRESTIGIOUS: Readonly<Record<HostKind, boolean>> = {
  domain: false,
  city: false,
  office: true,
  organization: true,
  trade: true,
  workshop: true,
  troops: false,
  personal: true,
}
export const REFORMS = 'general.medium.office.administrativeReforms'

/** [5.11] What a facility without a price of its own costs. */
export function genericGold(key: string): number {
  const { category, tier } = facilityKind(key) as FacilityKind
  return GENERIC_GOLD[category][tier]
}

/** [6.7] Influence a facility gives every round by being there, damage aside; those of the full catalogue say more. */
export function facilityInfluence({ config }: Readonly<World>, host: HostKind, key: string): number {
  return config.facilityCatalogue === 'full' && entryOf(key) ? 0 : genericInfluence(host, key)
}

/** [6.7] */
export function genericInfluence(host: HostKind, key: string): number {
  return PRESTIGIOUS[host] ? prestigeOf(key) : 0
}

/** [6.7] What all facilities of one place give together; large estates have dozens. Damaged ones give nothing. */
export function influenceOfAll(w: Readonly<World>, host: HostKind, facilities: readonly Facility[]): number {
  if (!PRESTIGIOUS[host]) return 0
  const isFull = w.config.facilityCatalogue === 'full'
  let influence = 0
  for (const { key, damage } of facilities) {
    if (damage === null && !(isFull && entryOf(key))) influence += prestigeOf(key)
  }
  return influence
}

/** Asked for every facility in every round. */
const INFLUENCE: ReadonlyMap<string, number> = new Map(FACILITY_KEYS.map((key) => [key, influenceOf(key)]))

function prestigeOf(key: string): number {
  return INFLUENCE.get(key) ?? influenceOf(key)
}

function influenceOf(key: string): number {
  if (key === REFORMS) return 0
  const { category, tier } = facilityKind(key) as FacilityKind
  return GENERIC_INFLUENCE[category][tier]
}

/** The size that a key names, of whatever catalogue. */
export function sizeOf(key: string): string {
  return key.split('.')[1] as string
}
