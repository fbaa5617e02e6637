import type { Office, OfficeKind, Organization } from '../../estate.ts'
import type { Player } from '../../state.ts'

/** Whom an effect of an event concerns. */
export type EventTag =
  | 'all'
  | 'market'
  | 'lending'
  | 'influence'
  | 'politics'
  | 'troops'
  | 'mercenaries'
  | 'domain'
  | 'farming'
  | 'landwork'
  | 'agriculture'
  | 'domainTenants'
  | 'city'
  | 'cityTenants'
  | 'tenants'
  | 'followers'
  | 'office'
  | 'cityOffice'
  | 'churchOffice'
  | 'courtOffice'
  | 'militaryOffice'
  | 'cult'
  | 'spy'
  | 'circle'
  | 'underworldOrCraft'
  | 'collegiumCraft'
  | 'trade'
  | 'workshop'
  | 'works'
  | 'project'

const MATTERS: Readonly<Record<EventTag, (p: Readonly<Player>) => boolean>> = {
  all: () => true,
  market: () => true,
  lending: () => true,
  influence: () => true,
  politics: () => true,
  troops: () => true,
  mercenaries: ({ troops }) => troops.levels.mercenary > 0,
  domain: ({ domains }) => domains.length > 0,
  farming: (p) => hasDomain(p, ['agriculture', 'animalHusbandry']),
  landwork: (p) => hasDomain(p, ['agriculture', 'animalHusbandry', 'forestry']),
  agriculture: (p) => hasDomain(p, ['agriculture']),
  domainTenants: ({ domains }) => domains.some(({ tenants }) => tenants.levels > 0),
  city: ({ cities }) => cities.length > 0,
  cityTenants: ({ cities }) => cities.some(({ tenants }) => tenants.levels > 0),
  tenants: ({ domains, cities }) => [...domains, ...cities].some(({ tenants }) => tenants.levels > 0),
  followers: (p) => MATTERS.tenants(p) || p.organizations.some(({ followers }) => followers.levels > 0),
  office: ({ offices }) => offices.length > 0,
  cityOffice: (p) => hasOffice(p, 'cityAdministration'),
  churchOffice: (p) => hasOffice(p, 'churchOversight'),
  courtOffice: (p) => hasOffice(p, 'courtOffice'),
  militaryOffice: (p) => hasOffice(p, 'militaryOffice'),
  cult: (p) => hasOrganization(p, ['cult']),
  spy: (p) => hasOrganization(p, ['spy']),
  circle: (p) => hasOrganization(p, ['underworld', 'spy', 'cult']),
  underworldOrCraft: (p) => hasOrganization(p, ['underworld', 'collegiumCraft']),
  collegiumCraft: (p) => hasOrganization(p, ['collegiumCraft']),
  trade: ({ trades }) => trades.length > 0,
  workshop: ({ workshops }) => workshops.length > 0,
  works: (p) =>
    p.workshops.length > 0 || p.storages.length > 0 || p.cities.some(({ facilities }) => facilities.length > 0),
  project: ({ projects }) => projects.length > 0,
}

/** Whether an effect with this tag can touch the player as things stand. */
export function concerns(tag: EventTag, p: Readonly<Player>): boolean {
  return MATTERS[tag](p)
}

function hasDomain({ domains }: Readonly<Player>, kinds: readonly string[]): boolean {
  return domains.some(({ specialization }) => specialization !== null && kinds.includes(specialization))
}

function hasOffice({ offices }: Readonly<Player>, kind: OfficeKind): boolean {
  return offices.some(({ specialization }: Office) => specialization === kind)
}

function hasOrganization({ organizations }: Readonly<Player>, kinds: readonly string[]): boolean {
  return organizations.some(({ kind }: Organization) => kinds.includes(kind))
}
