import { rankOf } from '../data/posts.ts'
import type {
  City,
  Domain,
  Facility,
  Group,
  Office,
  OfficeKind,
  Organization,
  OrganizationKind,
  Specialist,
  Trade,
  Workshop,
} from '../estate.ts'
import type { Player } from '../state.ts'

/** What facilities can be attached to. */
export type HostKind = 'domain' | 'city' | 'office' | 'organization' | 'trade' | 'workshop' | 'troops' | 'personal'
export type Host =
  | { readonly kind: 'domain'; readonly post: Domain }
  | { readonly kind: 'city'; readonly post: City }
  | { readonly kind: 'office'; readonly post: Office }
  | { readonly kind: 'organization'; readonly post: Organization }
  | { readonly kind: 'trade'; readonly post: Trade }
  | { readonly kind: 'workshop'; readonly post: Workshop }
  | { readonly kind: 'troops' }
  | { readonly kind: 'personal' }

const TROOPS: Host = { kind: 'troops' }
const PERSONAL: Host = { kind: 'personal' }

/** The post, workshop or place with that id; ids come from players, too. */
export function hostOf(p: Readonly<Player>, id: string): Host | undefined {
  if (id === 'troops') return TROOPS
  if (id === 'personal') return PERSONAL
  const domain = find(p.domains, id)
  if (domain) return { kind: 'domain', post: domain }
  const city = find(p.cities, id)
  if (city) return { kind: 'city', post: city }
  const office = find(p.offices, id)
  if (office) return { kind: 'office', post: office }
  const organization = find(p.organizations, id)
  if (organization) return { kind: 'organization', post: organization }
  const trade = find(p.trades, id)
  if (trade) return { kind: 'trade', post: trade }
  const workshop = find(p.workshops, id)
  return workshop && { kind: 'workshop', post: workshop }
}

/** The facilities at a place. */
export function facilitiesOf(p: Readonly<Player>, host: Host): Facility[] {
  if (host.kind === 'troops') return p.troops.facilities
  return host.kind === 'personal' ? p.personal : host.post.facilities
}

/** [6.6] The tenants or followers there; nothing where nobody lives. */
export function groupOf(host: Host): Group | undefined {
  if (host.kind === 'domain' || host.kind === 'city') return host.post.tenants
  return host.kind === 'organization' ? host.post.followers : undefined
}

export function find<T extends { readonly id: string }>(items: readonly T[], id: string): T | undefined {
  for (const item of items) if (item.id === id) return item
  return undefined
}

export function organizationOf(p: Readonly<Player>, kind: OrganizationKind): Organization | undefined {
  for (const organization of p.organizations) if (organization.kind === kind) return organization
  return undefined
}

/** Its rank, or 0 without one. */
export function organizationRank(p: Readonly<Player>, kind: OrganizationKind): number {
  const organization = organizationOf(p, kind)
  return organization ? rankOf(organization.tier) : 0
}

export function hasOfficeOf(p: Readonly<Player>, kind: OfficeKind): boolean {
  for (const { specialization } of p.offices) if (specialization === kind) return true
  return false
}

/** [2.9] Rank of the largest city property; 0 without any. */
export function largestCityRank({ cities }: Readonly<Player>): number {
  let rank = 0
  for (const { tier } of cities) if (rankOf(tier) > rank) rank = rankOf(tier)
  return rank
}

/** All levels of all groups, in unrest or not. */
export function followerLevels({ domains, cities, organizations }: Readonly<Player>): number {
  let levels = 0
  for (const { tenants } of domains) levels += tenants.levels
  for (const { tenants } of cities) levels += tenants.levels
  for (const { followers } of organizations) levels += followers.levels
  return levels
}

/** [2.9] Active specialists have some loyalty left. */
export function isOnDuty({ loyalty }: Readonly<Specialist>): boolean {
  return loyalty > 0
}

/** [2.9] Owns a cult or an office of church oversight. */
export function isReligious(p: Readonly<Player>): boolean {
  return organizationOf(p, 'cult') !== undefined || hasOfficeOf(p, 'churchOversight')
}
