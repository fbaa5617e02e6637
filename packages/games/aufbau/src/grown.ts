import type { Seat } from '@ludoteca/kernel'
import { flourish } from './catalogue/grown.ts'
import { MATERIAL_COUNT, RAW_COUNT } from './data/materials.ts'
import { DEFAULT_PICKS, OFFICE_KINDS, ORGANIZATION_KINDS, TIERS } from './data/posts.ts'
import { SPECIALIST_KINDS } from './data/works.ts'
import type { City, Office, OfficeKind, SpecialistKind, Tier } from './estate.ts'
import { newId } from './rules/ids.ts'
import { newCity, newDomain, newGroup, newOffice } from './setup.ts'
import type { Player, World } from './state.ts'

/** How many posts of each size a grown house has beside those of the start. */
const POSTS = {
  domains: { small: 0, medium: 2, large: 4 },
  cities: { small: 0, medium: 2, large: 4 },
  offices: { small: 0, medium: 4, large: 4 },
  trades: { small: 0, medium: 1, large: 1 },
} as const
const TROOP_LEVELS = { bodyguard: 4, militia: 3, mercenary: 3, thug: 4 } as const
const FOLLOWER_LEVELS = 2
const LOYALTY = 5
/** Of each material; and what magic there is. */
const STORES = { raw: 90, special: 15, magicPower: 30 } as const

/** A house that has grown for long, within all limits: for designers who care for the end of a match, and random play. */
export function grow(s: Readonly<World>, p: Player): void {
  for (const tier of TIERS) acquire(p, tier)
  for (const kind of ORGANIZATION_KINDS) {
    p.organizations.push({ id: newId(p, 'org'), kind, tier: 'large', facilities: [], followers: newGroup() })
  }
  const [working, storing] = p.cities.filter(({ tier }) => tier === 'large') as [City, City]
  equip(p, working, 'workshops')
  equip(p, storing, 'storages')
  Object.assign(p.troops.levels, TROOP_LEVELS)
  settle(p)
  for (const kind of SPECIALIST_KINDS) hire(p, kind)
  for (let i = 0; i < MATERIAL_COUNT; i++)
    p.stock[i] = (p.stock[i] as number) + STORES[i < RAW_COUNT ? 'raw' : 'special']
  p.magicPower += STORES.magicPower
  if (p.works !== null) flourish(s, p)
}

function acquire(p: Player, tier: Tier): void {
  for (let i = 0; i < POSTS.domains[tier]; i++) {
    p.domains.push(newDomain(newId(p, 'domain'), tier, DEFAULT_PICKS[tier]))
  }
  for (let i = 0; i < POSTS.cities[tier]; i++) p.cities.push(newCity(newId(p, 'city'), tier, 'owned'))
  for (let i = 0; i < POSTS.offices[tier]; i++) p.offices.push(officeOf(p, tier, i))
  for (let i = 0; i < POSTS.trades[tier]; i++) {
    p.trades.push({ id: newId(p, 'trade'), tier, mode: 'produce', facilities: [], damage: null })
  }
}

/** Four of five kinds are large, the fifth is medium: another one for each seat. */
function officeOf(p: Player, tier: Office['tier'], index: number): Office {
  return newOffice(newId(p, 'office'), tier, kindFor(p.seat, tier === 'large' ? index : index + POSTS.offices.large))
}

function kindFor(seat: Seat, place: number): OfficeKind {
  return OFFICE_KINDS[(seat + place) % OFFICE_KINDS.length] as OfficeKind
}

/** A large city that produces, with all the workshops or storages it has room for. */
function equip(p: Player, city: City, what: 'workshops' | 'storages'): void {
  city.mode = 'production'
  for (const tier of ['medium', 'large'] as const) {
    const place = { tier, host: city.id }
    if (what === 'storages') p.storages.push({ id: newId(p, 'storage'), ...place, damage: null })
    else p.workshops.push({ id: newId(p, 'workshop'), ...place, ...RECIPE, facilities: [], damage: null })
  }
}
const RECIPE = { input: 'raw.grain', output: 'special.pulpellen' } as const

/** Tenants on every larger domain, and in organisations that have followers. */
function settle({ domains, organizations }: Player): void {
  for (const { tier, tenants } of domains) if (tier !== 'starter') tenants.levels = FOLLOWER_LEVELS
  for (const { kind, followers } of organizations) if (kind !== 'spy') followers.levels = FOLLOWER_LEVELS
}

/** Somebody experienced of every field, without a past. */
function hire(p: Player, kind: SpecialistKind): void {
  p.specialists.push({
    id: newId(p, 'spec'),
    kind,
    secondaryKind: null,
    tier: 'experienced',
    loyalty: LOYALTY,
    influencePerRound: 0,
    baseEffectBonus: 0,
    promoteAtRound: null,
    traits: [],
  })
}
