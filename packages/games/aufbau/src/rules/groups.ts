import { byTier, CITY, DOMAIN, ORGANIZATION } from '../data/posts.ts'
import { FOLLOWERS } from '../data/works.ts'
import type { City, Domain, Group, Organization, OrganizationKind } from '../estate.ts'
import type { Player, World } from '../state.ts'
import { capBoost, isCatalogued } from './boosts.ts'
import { INSULAE } from './facility-cost.ts'
import type { Host } from './holdings.ts'

/** Hears of a group and where it lives. */
export type VisitGroup = (group: Group, host: string, kind: 'domain' | 'city' | OrganizationKind) => void

/** Tenants of domains, then of cities, then followers of organisations: all that have any levels. */
export function eachGroup({ domains, cities, organizations }: Readonly<Player>, visit: VisitGroup): void {
  for (const { id, tenants } of domains) if (tenants.levels > 0) visit(tenants, id, 'domain')
  for (const { id, tenants } of cities) if (tenants.levels > 0) visit(tenants, id, 'city')
  for (const { id, kind, followers } of organizations) if (followers.levels > 0) visit(followers, id, kind)
}

/** [6.6] Loyalty stays between 0 and 6; then the people show what they think of it. */
export function shiftLoyalty(group: Group, by: number): void {
  const before = group.loyalty
  group.loyalty = Math.max(0, Math.min(FOLLOWERS.loyaltyMax, before + by))
  settle(group)
  // Whoever comes back from the bottom waits for the next reset.
  if (before === 0 && isWavering(group) && group.levels > 0) group.inUnrest = true
}

/** [D-29] An empty group begins anew. */
export function addLevels(group: Group, levels: number): void {
  if (group.levels === 0) {
    group.loyalty = FOLLOWERS.loyaltyStart
    group.inUnrest = false
  }
  group.levels += levels
}

/** How many really went: there may be fewer. */
export function removeLevels(group: Group, levels: number): number {
  const gone = Math.min(levels, group.levels)
  group.levels -= gone
  settle(group)
  return gone
}

/** [3.4] At the end of a round those who waver change their minds. */
export function turnMood(group: Group): void {
  if (group.levels > 0 && isWavering(group)) group.inUnrest = !group.inUnrest
  else settle(group)
}

/** [6.6] Nobody there, nobody in unrest; no loyalty, no peace; the loyal are active. */
function settle(group: Group): void {
  if (group.levels <= 0) group.inUnrest = false
  else if (group.loyalty === 0) group.inUnrest = true
  else if (!isWavering(group)) group.inUnrest = false
}

/** [6.6] Active every second round. */
const ACTIVE_FROM = 3
function isWavering({ loyalty }: Readonly<Group>): boolean {
  return loyalty > 0 && loyalty < ACTIVE_FROM
}

/** [5.9] */
export function domainTenantCap(w: Readonly<World>, p: Readonly<Player>, { id, tier }: Readonly<Domain>): number {
  return byTier(DOMAIN.tenantCap, tier) + capBoost(w, p, 'hostTenants', id)
}

/** [5.9] Each insulae makes room, damaged or not [6.7]. */
export function cityTenantCap(w: Readonly<World>, p: Readonly<Player>, city: Readonly<City>): number {
  let insulae = 0
  for (const { key } of city.facilities) if (key === INSULAE && !isCatalogued(p, key)) insulae++
  return byTier(CITY.tenantCap, city.tier) + FOLLOWERS.insulaeCap * insulae + capBoost(w, p, 'hostTenants', city.id)
}

/** [5.9] */
export function followerCap(w: Readonly<World>, p: Readonly<Player>, organization: Readonly<Organization>): number {
  const { id, kind, tier } = organization
  return byTier(ORGANIZATION[kind].followerCap, tier) + capBoost(w, p, 'hostFollowers', id)
}

/** [5.9] The cap of whatever group lives at a place; 0 where nobody may settle. */
export function capOfGroup(w: Readonly<World>, p: Readonly<Player>, host: Host): number {
  if (host.kind === 'domain') return domainTenantCap(w, p, host.post)
  if (host.kind === 'city') return cityTenantCap(w, p, host.post)
  return host.kind === 'organization' ? followerCap(w, p, host.post) : 0
}
