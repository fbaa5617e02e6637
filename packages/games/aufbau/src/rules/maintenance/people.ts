import { settleNextRound } from '../../catalogue/ops/followers.ts'
import { EVENT } from '../../data/events.ts'
import type { City } from '../../estate.ts'
import type { GroupChange, GroupReason } from '../../maintenance-facts.ts'
import { INSULAE } from '../facility-cost.ts'
import { addLevels, cityTenantCap, eachGroup, removeLevels } from '../groups.ts'
import { type Books, tellOwner } from './books.ts'

/** [5.11] Levels that move into each insulae. */
const SETTLERS = 2

/** [P2] Insulae that were finished in the last round fill up, as far as there is room. */
export function insulaeSettlers(b: Books): void {
  const { w, p } = b
  if (p.works !== null) return tellOfGroups(b, settleNextRound(w, p), 'insulae', 0)
  const changes: GroupChange[] = []
  for (const city of p.cities) {
    const settlers = SETTLERS * newInsulae(city, w.round - 1)
    if (settlers === 0) continue
    const levels = Math.min(settlers, cityTenantCap(w, p, city) - city.tenants.levels)
    if (levels <= 0) continue
    addLevels(city.tenants, levels)
    changes.push({ host: city.id, levels, loyalty: 0 })
  }
  tellOfGroups(b, changes, 'insulae', 0)
}

function newInsulae({ facilities }: Readonly<City>, round: number): number {
  let count = 0
  for (const { key, builtAtRound } of facilities) if (key === INSULAE && builtAtRound === round) count++
  return count
}

/** [P4] Where all loyalty is gone, people go, too. */
export function emigration(b: Books): void {
  const changes: GroupChange[] = []
  eachGroup(b.p, (group, host) => {
    if (group.loyalty > 0) return
    removeLevels(group, 1)
    changes.push({ host, levels: -1, loyalty: 0 })
  })
  tellOfGroups(b, changes, 'emigration', 0)
}

/** [P23] Whoever lost everything to plunderers leaves once all is paid. */
export function flight(b: Books): void {
  if (b.fleeing.length === 0) return
  const changes: GroupChange[] = []
  for (const { domain, levels } of b.fleeing) {
    const gone = removeLevels(domain.tenants, levels)
    if (gone > 0) changes.push({ host: domain.id, levels: -gone, loyalty: 0 })
  }
  tellOfGroups(b, changes, 'event', EVENT.mercenaryPlunder)
}

export function tellOfGroups(b: Books, changes: readonly GroupChange[], why: GroupReason, event: number): void {
  if (changes.length > 0) tellOwner(b, { type: 'groupsChanged', seat: b.p.seat, changes, why, event })
}
