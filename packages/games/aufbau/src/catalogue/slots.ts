import { CITY, DOMAIN, OFFICE, RANK, TRADE } from '../data/posts.ts'
import { PERSONAL_MAX, WORKSHOP } from '../data/works.ts'
import type { Tier } from '../estate.ts'
import { facilitiesOf, type Host } from '../rules/holdings.ts'
import type { Player } from '../state.ts'
import { headquarters } from './hosts.ts'
import { capIncrease } from './ops/cap.ts'
import { entryOf } from './specs.ts'

/** [11.1] Cities, offices and enterprises have slots of their own for special facilities. */
export type SlotPool = 'general' | 'special'

const SPECIAL_SLOTS: Readonly<Record<Tier, number>> = { small: 1, medium: 2, large: 3 }
const PER_ORGANIZATION_RANK = 3
const SPECIAL_PER_TRADE_RANK = 3
const CHAMBERS = 'special.large.domain.experimentalChambers'

export function hasSpecialSlots({ kind }: Host): boolean {
  return kind === 'city' || kind === 'office' || kind === 'trade'
}

/** The pool a key belongs to at this host. */
export function poolOf(host: Host, key: string): SlotPool {
  return hasSpecialSlots(host) && key.startsWith('special.') ? 'special' : 'general'
}

export function fullSlotsOf(p: Readonly<Player>, host: Host, pool: SlotPool): number {
  switch (host.kind) {
    case 'domain':
      return DOMAIN.slots[host.post.tier]
    case 'city':
      return pool === 'special' ? SPECIAL_SLOTS[host.post.tier] : CITY.slots[host.post.tier] + seatSlots(p, host)
    case 'office':
      return pool === 'special' ? SPECIAL_SLOTS[host.post.tier] : OFFICE.slots[host.post.tier]
    case 'organization':
      return PER_ORGANIZATION_RANK * RANK[host.post.tier]
    case 'trade':
      return (pool === 'special' ? SPECIAL_PER_TRADE_RANK : TRADE.slotsPerRank) * RANK[host.post.tier]
    case 'workshop':
      return WORKSHOP.slots[host.post.tier]
    case 'personal':
      return PERSONAL_MAX
    case 'troops':
      return Number.MAX_SAFE_INTEGER
  }
}

/** [11.1 extraCitySlots] The seat of the organisations has one more for each of their ranks. */
function seatSlots(p: Readonly<Player>, host: Host): number {
  if (host.kind !== 'city' || host.post !== headquarters(p)) return 0
  let ranks = 0
  for (const { tier } of p.organizations) ranks += RANK[tier]
  return ranks
}

/** Facilities and projects that need a slot of that pool. */
export function fullFacilitySlots(p: Readonly<Player>, host: Host, hostId: string, pool: SlotPool): number {
  let used = 0
  for (const { key } of facilitiesOf(p, host)) used += slotsFor(host, key, pool)
  for (const project of p.projects) if (project.host === hostId) used += slotsFor(host, project.key, pool)
  return Math.max(0, used - freeChambers(p, host, hostId))
}

/** What the catalogue does not know needs a slot as in v1. */
function slotsFor(host: Host, key: string, pool: SlotPool): number {
  return poolOf(host, key) === pool ? (entryOf(key)?.slots ?? 1) : 0
}

/** [11.1 hostChambersSlotFree] */
function freeChambers(p: Readonly<Player>, host: Host, hostId: string): number {
  if (host.kind !== 'domain') return 0
  let chambers = 0
  for (const { key } of host.post.facilities) if (key === CHAMBERS) chambers++
  return chambers === 0 ? 0 : Math.min(chambers, capIncrease(p, 'hostChambersSlotFree', hostId))
}
