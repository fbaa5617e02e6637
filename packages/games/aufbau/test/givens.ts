import { DEFAULT_PICKS } from '../src/data/posts.ts'
import type {
  City,
  Damage,
  Domain,
  DomainKind,
  Facility,
  Group,
  Office,
  OfficeKind,
  Organization,
  OrganizationKind,
  Specialist,
  SpecialistTier,
  Tier,
  Trade,
} from '../src/estate.ts'
import { newCity, newDomain, newFacility, newGroup, newOffice } from '../src/setup.ts'
import type { Player } from '../src/state.ts'

/* Holdings as if they had been acquired: what scenarios call “with …”. */

export function givenDomain(p: Player, tier: Domain['tier'], more: Partial<Domain> = {}): Domain {
  const domain = { ...newDomain(`domain-${p.domains.length + 1}`, tier, DEFAULT_PICKS[tier]), ...more }
  p.domains.push(domain)
  return domain
}

/** The domain of the start as a small one with the usual picks. */
export function smallStarter(p: Player, specialization: DomainKind | null = null): Domain {
  const domain = p.domains[0] as Domain
  domain.tier = 'small'
  domain.rawPicks = DEFAULT_PICKS.small
  domain.specialization = specialization
  if (specialization === 'agriculture') {
    domain.rawPicks = ['raw.grain', 'raw.vegetables', 'raw.buildStone', 'raw.honey']
  }
  return domain
}

export function givenCity(p: Player, tier: Tier, more: Partial<City> = {}): City {
  const city = { ...newCity(`city-${p.cities.length + 1}`, tier, 'owned'), ...more }
  p.cities.push(city)
  return city
}

export function givenOffice(p: Player, tier: Tier, kind: OfficeKind | null = null, more: Partial<Office> = {}): Office {
  const office = { ...newOffice(`office-${p.offices.length + 1}`, tier, kind), ...more }
  p.offices.push(office)
  return office
}

export function givenOrganization(
  p: Player,
  kind: OrganizationKind,
  tier: Tier,
  people: Partial<Group> = {},
): Organization {
  const organization: Organization = {
    id: `org-${p.organizations.length + 1}`,
    kind,
    tier,
    facilities: [],
    followers: { ...newGroup(), ...people },
  }
  p.organizations.push(organization)
  return organization
}

export function givenTrade(p: Player, tier: Tier, mode: Trade['mode'] = 'produce'): Trade {
  const trade: Trade = { id: `trade-${p.trades.length + 1}`, tier, mode, facilities: [], damage: null }
  p.trades.push(trade)
  return trade
}

/** Traits by number, without anything special about them. */
export function givenSpecialist(
  p: Player,
  tier: SpecialistTier,
  traits: readonly number[],
  more: Partial<Specialist> = {},
): Specialist {
  const specialist: Specialist = {
    id: `spec-${p.specialists.length + 1}`,
    kind: 'builder',
    secondaryKind: null,
    tier,
    loyalty: 4,
    influencePerRound: 0,
    baseEffectBonus: 0,
    promoteAtRound: null,
    traits: traits.map((id) => ({ id, positiveOnly: false, positiveMultiplier: 1, negativeMultiplier: 1 })),
    ...more,
  }
  p.specialists.push(specialist)
  return specialist
}

export function givenFacility(place: { readonly facilities: Facility[] }, key: string, builtAtRound = 1): Facility {
  const facility = newFacility(`${key}-facility-${place.facilities.length + 1}`, key, builtAtRound)
  place.facilities.push(facility)
  return facility
}

export function settle(group: Group, levels: number, loyalty = 3, inUnrest = false): void {
  group.levels = levels
  group.loyalty = loyalty
  group.inUnrest = inUnrest
}

/** The one things of the start package. */
export const starterDomain = (p: Player): Domain => p.domains[0] as Domain
export const starterCity = (p: Player): City => p.cities[0] as City
export const starterOffice = (p: Player): Office => p.offices[0] as Office

export const DAMAGED: Damage = { damagedAtRound: 1, repairGold: 3, event: 15 }
