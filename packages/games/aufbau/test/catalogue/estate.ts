import type { Effect } from '../../src/catalogue/effects.ts'
import type { FacilityEntry } from '../../src/catalogue/entries.ts'
import { specializationOf } from '../../src/catalogue/specs.ts'
import type { Predicate } from '../../src/catalogue/vocabulary.ts'
import { MATERIALS } from '../../src/data/materials.ts'
import type { SpecialistKind } from '../../src/estate.ts'
import type { HostKind } from '../../src/rules/holdings.ts'
import type { Player, State } from '../../src/state.ts'
import { givenCity, givenDomain, givenOffice, givenOrganization, givenTrade, settle } from '../givens.ts'
import type { Play } from '../kit.ts'
import { acting, has, hires, nth, troops } from './full.ts'

/** A position in which this can be built: a host of the right kind, and everything its entry asks for. */
export function estateFor(entry: FacilityEntry): { readonly play: Play; readonly host: string } {
  let host = ''
  const play = acting((p, s) => {
    plenty(p)
    const kind = nth(entry.hosts, 0)
    host = newHost(p, kind)
    const predicates = [...(entry.requires ?? []), ...conditionsOf(entry.effects)]
    for (const predicate of predicates) fulfil(p, s, host, predicate)
    if (entry.upgradeOf) has(placeOf(p, host), entry.upgradeOf)
    people(p)
  })
  return { play, host }
}

/** Enough of everything for the dearest of them. */
function plenty(p: Player): void {
  p.gold12 = 100_000
  p.magicPower = 100
  p.permanentLabor = 60
  p.permanentInfluence = 100
  Object.assign(p.turn, { labor: 60, influence: 200 })
  for (let i = 0; i < MATERIALS.length; i++) p.stock[i] = 100
}

/** The largest of its kind. */
function newHost(p: Player, kind: HostKind): string {
  switch (kind) {
    case 'domain':
      return givenDomain(p, 'large').id
    case 'city':
      return givenCity(p, 'large', { mode: 'production' }).id
    case 'office':
      return givenOffice(p, 'large').id
    case 'trade':
      return givenTrade(p, 'large').id
    case 'organization':
      return givenOrganization(p, 'spy', 'large').id
    case 'troops':
      troops(p, { mercenary: 4, thug: 4 })
      return kind
    default:
      return kind
  }
}

export function placeOf(p: Player, host: string) {
  if (host === 'troops') return p.troops
  if (host === 'personal') return { facilities: p.personal }
  for (const posts of [p.domains, p.cities, p.offices, p.organizations, p.trades]) {
    for (const post of posts) if (post.id === host) return post
  }
  throw new Error(host)
}

/** Conditions of effects, so that each of them can show itself. */
function conditionsOf(effects: readonly Effect[]): Predicate[] {
  return effects.flatMap((effect) => {
    if (effect.op === 'choose') return effect.options.flatMap(conditionsOf)
    return 'onlyIf' in effect && effect.onlyIf ? [effect.onlyIf] : []
  })
}

function fulfil(p: Player, s: State, host: string, predicate: Predicate): void {
  const place = placeOf(p, host)
  switch (predicate.is) {
    case 'domain':
    case 'city': {
      const foci = Object.keys(specializationOf(predicate.is, predicate.kind)?.foci ?? {})
      const focus = predicate.focus ?? foci.find((one) => one !== predicate.notFocus) ?? null
      return void Object.assign(place, { specialization: predicate.kind, focus })
    }
    case 'office':
      return void Object.assign(place, { specialization: predicate.kind })
    case 'hostOrganization':
      return void Object.assign(place, { kind: nth(predicate.kinds, 0) })
    case 'organization':
      return void givenOrganization(p, predicate.kind, 'large')
    case 'specialist':
      for (let i = 0; i < (predicate.count ?? 1); i++) hires(p, (predicate.kinds[0] ?? 'cleric') as SpecialistKind)
      return
    case 'troops':
      return troops(p, { [predicate.kind]: Math.max(predicate.levels, 8) })
    case 'hostFacility':
      return void has(place, predicate.key)
    case 'hostWorkshop':
      p.workshops.push({ ...nth(p.workshops, 0), id: `workshop-${p.workshops.length + 1}`, host, tier: predicate.tier })
      return
    case 'followerLevels':
      return settle(nth(p.cities, 0).tenants, predicate.count)
    case 'offices':
      return void givenOffice(p, 'medium')
    case 'produces':
      p.workshops.push({ ...nth(p.workshops, 0), id: `workshop-${p.workshops.length + 1}`, output: predicate.material })
      return
    case 'localMarketPositive':
      s.market = { ...s.market, modifiers: { ...s.market.modifiers, [predicate.group]: 2 } }
      return
    case 'religious':
      return void givenOrganization(p, 'cult', 'large')
  }
}

/** What amounts grow with: land, followers everywhere, organisations, enterprises, troops, guests. */
function people(p: Player): void {
  givenDomain(p, 'large')
  for (const { tenants } of [...p.domains, ...p.cities]) settle(tenants, 4)
  for (const kind of ['underworld', 'cult', 'collegiumCraft'] as const) {
    if (!p.organizations.some((organization) => organization.kind === kind)) givenOrganization(p, kind, 'large')
  }
  for (const { followers, kind } of p.organizations) settle(followers, kind === 'spy' ? 0 : 2)
  givenTrade(p, 'medium')
  hires(p, 'artisan')
  for (const kind of ['bodyguard', 'militia', 'mercenary', 'thug'] as const) {
    p.troops.levels[kind] = Math.max(p.troops.levels[kind], 4)
  }
}
