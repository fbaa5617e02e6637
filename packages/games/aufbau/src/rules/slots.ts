import { fullFacilitySlots, fullSlotsOf, type SlotPool } from '../catalogue/slots.ts'
import { byTier, CITY, DOMAIN, OFFICE, ORGANIZATION_SLOTS_PER_RANK, rankOf, TRADE } from '../data/posts.ts'
import { PERSONAL_MAX, WORKSHOP } from '../data/works.ts'
import type { Player } from '../state.ts'
import { facilitiesOf, type Host } from './holdings.ts'

/** [5.11] Places for facilities; troops have no limit. `pool` matters only where the full catalogue has two [11.1]. */
export function slotsOf(p: Readonly<Player>, host: Host, pool: SlotPool = 'general'): number {
  if (p.works !== null) return fullSlotsOf(p, host, pool)
  switch (host.kind) {
    case 'domain':
      return byTier(DOMAIN.slots, host.post.tier)
    case 'city':
      return byTier(CITY.slots, host.post.tier)
    case 'office':
      return byTier(OFFICE.slots, host.post.tier)
    case 'organization':
      return ORGANIZATION_SLOTS_PER_RANK * rankOf(host.post.tier)
    case 'trade':
      return TRADE.slotsPerRank * rankOf(host.post.tier)
    case 'workshop':
      return byTier(WORKSHOP.slots, host.post.tier)
    case 'personal':
      return PERSONAL_MAX
    case 'troops':
      return Number.MAX_SAFE_INTEGER
  }
}

/** [5.11] Facilities and running projects; on domains workshops and storages, too, but for those of the start. */
export function slotsUsed(p: Readonly<Player>, host: Host, pool: SlotPool = 'general'): number {
  const id = hostId(host)
  let used = p.works === null ? facilitySlots(p, host, id) : fullFacilitySlots(p, host, id, pool)
  if (host.kind !== 'domain') return used
  for (const workshop of p.workshops) if (workshop.host === id && !isStarter(workshop.id)) used++
  for (const storage of p.storages) if (storage.host === id && !isStarter(storage.id)) used++
  return used
}

function facilitySlots(p: Readonly<Player>, host: Host, id: string): number {
  let used = facilitiesOf(p, host).length
  for (const project of p.projects) if (project.host === id) used++
  return used
}

export function hostId(host: Host): string {
  return host.kind === 'troops' || host.kind === 'personal' ? host.kind : host.post.id
}

/** The workshop and storage of the start package use no slot and no place. */
export function isStarter(id: string): boolean {
  return id.endsWith('-starter')
}
