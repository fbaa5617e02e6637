import type { Facility, Group, Specialist } from '../estate.ts'
import type { LedgerSource } from '../ledger.ts'
import type { Player, World } from '../state.ts'
import { influenceOfAll } from './facility-worth.ts'
import { type HostKind, isOnDuty } from './holdings.ts'
import {
  cityGold,
  cityInfluence,
  cityLabor,
  domainLabor,
  officeGold,
  officeInfluence,
  organizationGold,
  organizationInfluence,
  organizationLabor,
} from './pools.ts'

/** Hears what one holding gives or costs, in whole gold. */
export type Visit = (source: LedgerSource, ref: string, gold: number, labor: number, influence: number) => void

/** [6.9] What traits bring each round. */
const TRAIT_INFLUENCE: Readonly<Partial<Record<number, number>>> = { 4: 1, 10: 2, 15: 2, 19: 1 }
const TRAIT_GOLD: Readonly<Partial<Record<number, number>>> = { 12: 2, 13: 2, 15: 2, 16: 3 }

/** [6.1, 2.9] Gold, labour and influence of all that somebody owns, before events. */
export function eachIncome(w: Readonly<World>, p: Readonly<Player>, visit: Visit): void {
  for (const domain of p.domains) {
    visit('domain', domain.id, 0, domainLabor(domain), 0)
    visitGroup(domain.id, domain.tenants, visit)
  }
  for (const city of p.cities) {
    visit('city', city.id, cityGold(city), cityLabor(city), cityInfluence(city))
    visitGroup(city.id, city.tenants, visit)
  }
  for (const office of p.offices) {
    visit('office', office.id, officeGold(w, office), 0, officeInfluence(office))
    visitFacilities(w, 'office', office.id, office.facilities, visit)
  }
  for (const organization of p.organizations) {
    const { id, followers, facilities } = organization
    visit(
      'organization',
      id,
      organizationGold(p, organization),
      organizationLabor(organization),
      organizationInfluence(p, organization),
    )
    visitGroup(id, followers, visit)
    if (!followers.inUnrest) visitFacilities(w, 'organization', id, facilities, visit)
  }
  for (const { id, damage, facilities } of p.trades) {
    if (damage === null) visitFacilities(w, 'trade', id, facilities, visit)
  }
  for (const { id, facilities } of p.workshops) visitFacilities(w, 'workshop', id, facilities, visit)
  visitFacilities(w, 'personal', 'personal', p.personal, visit)
  for (const specialist of p.specialists) visitSpecialist(specialist, visit)
  visit('permanent', '', 0, p.permanentLabor, p.permanentInfluence)
}

/** [2.9] L0 */
export function baseLabor({ domains, cities, organizations, permanentLabor }: Readonly<Player>): number {
  let sum = permanentLabor
  for (const domain of domains) sum += domainLabor(domain) + levelsAtWork(domain.tenants)
  for (const city of cities) sum += cityLabor(city) + levelsAtWork(city.tenants)
  for (const organization of organizations)
    sum += organizationLabor(organization) + levelsAtWork(organization.followers)
  return sum
}

/** [2.9] I0 */
export function baseInfluence(w: Readonly<World>, p: Readonly<Player>): number {
  let sum = 0
  eachIncome(w, p, (_source, _ref, _gold, _labor, influence) => {
    sum += influence
  })
  return sum
}

/** [6.1] Each level works and pays, unless it is in unrest. */
function visitGroup(host: string, group: Readonly<Group>, visit: Visit): void {
  const levels = levelsAtWork(group)
  if (levels > 0) visit('followers', host, levels, levels, 0)
}

function levelsAtWork({ levels, inUnrest }: Readonly<Group>): number {
  return inUnrest ? 0 : levels
}

/** [6.7] All facilities of one place together. */
function visitFacilities(
  w: Readonly<World>,
  kind: HostKind,
  host: string,
  facilities: readonly Facility[],
  visit: Visit,
): void {
  if (facilities.length > 0) visit('facility', host, 0, 0, influenceOfAll(w, kind, facilities))
}

function visitSpecialist(specialist: Readonly<Specialist>, visit: Visit): void {
  if (!isOnDuty(specialist)) return
  let gold = 0
  let influence = specialist.influencePerRound
  for (const { id, positiveMultiplier } of specialist.traits) {
    gold += (TRAIT_GOLD[id] ?? 0) * positiveMultiplier
    influence += (TRAIT_INFLUENCE[id] ?? 0) * positiveMultiplier
  }
  visit('specialist', specialist.id, gold, 0, influence)
}
