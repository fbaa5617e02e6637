import { RANK } from '../data/posts.ts'
import type { Facility } from '../estate.ts'
import { followerLevels, groupOf, type Host, organizationRank } from '../rules/holdings.ts'
import type { Player } from '../state.ts'
import { bastionStep, headquarters, hostRank } from './hosts.ts'
import { entryOf } from './specs.ts'
import type { Scale } from './vocabulary.ts'

const PYLONS_MAX = 4
const SHIP = 'special.medium.trade.ship'

/** Scales that say something about the purchase, workshop or facility asked about: `subject` is their value. */
type Subjective = 'workshopRank' | 'targetRank' | 'levelsBought' | 'ownInfluence'

/** [11.1] What an amount grows with. */
export function scaleOf(p: Readonly<Player>, host: Host, scale: Scale, subject: number): number {
  if (isSubjective(scale)) return subject
  return SCALES[scale](p, host)
}

function isSubjective(scale: Scale): scale is Subjective {
  return scale === 'workshopRank' || scale === 'targetRank' || scale === 'levelsBought' || scale === 'ownInfluence'
}

const SCALES: Readonly<Record<Exclude<Scale, Subjective>, (p: Readonly<Player>, host: Host) => number>> = {
  hostRank,
  hostLevels: (_p, host) => groupOf(host)?.levels ?? 0,
  domainLevels: ({ domains }) => tenantLevels(domains),
  cityLevels: ({ cities }) => tenantLevels(cities),
  allLevels: followerLevels,
  domains: ({ domains }) => domains.length,
  cities: ({ cities }) => cities.length,
  domainRanks: ({ domains }) => ranks(domains),
  tradeRanks: ({ trades }) => ranks(trades),
  underworldRank: (p) => organizationRank(p, 'underworld'),
  cultRank: (p) => organizationRank(p, 'cult'),
  craftRank: (p) => organizationRank(p, 'collegiumCraft'),
  guildRanks: (p) =>
    organizationRank(p, 'underworld') + organizationRank(p, 'collegiumTrade') + organizationRank(p, 'collegiumCraft'),
  hqOrganizationRanks: (p, host) =>
    host.kind === 'city' && host.post === headquarters(p) ? ranks(p.organizations) : 0,
  troopLevels: ({ troops: { levels } }) => levels.bodyguard + levels.militia + levels.mercenary + levels.thug,
  troopKinds: ({ troops: { levels } }) =>
    Math.sign(levels.bodyguard) + Math.sign(levels.militia) + Math.sign(levels.mercenary) + Math.sign(levels.thug),
  guard: ({ troops }) => troops.levels.bodyguard,
  militia: ({ troops }) => troops.levels.militia,
  mercenary: ({ troops }) => troops.levels.mercenary,
  ships: shipsOf,
  linkedPylons: (p) => Math.min(PYLONS_MAX, pylonsOf(p) - 1),
  bastionStep,
}

function tenantLevels(posts: readonly { readonly tenants: { readonly levels: number } }[]): number {
  let levels = 0
  for (const { tenants } of posts) levels += tenants.levels
  return levels
}

function ranks(posts: readonly { readonly tier: keyof typeof RANK }[]): number {
  let sum = 0
  for (const { tier } of posts) sum += RANK[tier]
  return sum
}

function shipsOf({ trades }: Readonly<Player>): number {
  let ships = 0
  for (const { facilities } of trades) ships += countOf(facilities, ({ key }) => key === SHIP)
  return ships
}

/** [F-08] Pylons of all domains and cities are linked, but for damaged ones. */
function pylonsOf({ domains, cities }: Readonly<Player>): number {
  let pylons = 0
  for (const { facilities } of domains) pylons += countOf(facilities, isPylon)
  for (const { facilities } of cities) pylons += countOf(facilities, isPylon)
  return pylons
}

function isPylon({ key, damage }: Readonly<Facility>): boolean {
  return damage === null && entryOf(key)?.limit?.group === 'pylon'
}

function countOf(facilities: readonly Facility[], wanted: (facility: Facility) => boolean): number {
  let count = 0
  for (const facility of facilities) if (wanted(facility)) count++
  return count
}
