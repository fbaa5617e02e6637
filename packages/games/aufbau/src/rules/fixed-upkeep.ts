import { eachSaving, type FixedGold } from '../catalogue/ops/upkeep.ts'
import { byTier, CITY, DOMAIN, ORGANIZATION, RANK, rankOf, TRADE } from '../data/posts.ts'
import { SPECIALIST, TROOP_KINDS, TROOP_UPKEEP } from '../data/works.ts'
import type { City, Specialist, TroopKind } from '../estate.ts'
import type { Player, World } from '../state.ts'
import { REFORMS } from './facility-worth.ts'
import { isOnDuty } from './holdings.ts'
import type { Visit } from './income.ts'
import { negativeTimes } from './traits.ts'

/** [6.3] */
export const REFORMS_GOLD = 2
/** [6.3] Traits that make somebody dearer or cheaper, in gold. That of 7 is its good side. */
const TRAIT_GOLD: Readonly<Partial<Record<number, number>>> = { 2: 1, 5: 2, 11: 2, 14: 4, 17: 1, 19: -1 }
const ANALYTICAL = { trait: 7, gold: -4 }
const HONEST = { trait: 18, influence: 2 }

/** [6.4] Posts that need no clerks yet, and what each further one costs. */
const SMALL_POSTS_FREE = 4
const LARGER_POSTS_FREE = 1
const SMALL_POST_GOLD = 1
const LARGER_POST_GOLD = 2

/** [6.3] What is due whatever happens; events come on top. Costs are positive here. */
export function eachFixedUpkeep(w: Readonly<World>, p: Readonly<Player>, visit: Visit): void {
  for (const { id, tier } of p.domains) visit('domain', id, byTier(DOMAIN.upkeepGold, tier), 0, 0)
  for (const city of p.cities) visit('city', city.id, cityUpkeep(city), 0, 0)
  for (const { id, kind, tier } of p.organizations) {
    visit(
      'organization',
      id,
      byTier(ORGANIZATION[kind].upkeepGold, tier),
      byTier(ORGANIZATION[kind].upkeepLabor, tier),
      0,
    )
  }
  for (const { id, tier, damage } of p.trades) {
    if (damage === null) visit('trade', id, byTier(TRADE.upkeepGold, tier), byTier(TRADE.upkeepLabor, tier), 0)
  }
  // [11.1] The full catalogue has them pay like all other facilities.
  const reforms = p.works === null ? reformsOf(p) : null
  if (reforms !== null) visit('facility', reforms, REFORMS_GOLD, 0, 0)
  for (const kind of TROOP_KINDS) {
    const levels = p.troops.levels[kind]
    if (levels > 0) visit('troops', kind, troopGold(kind, levels), 0, troopInfluence(kind, levels))
  }
  for (const specialist of p.specialists) {
    visit('specialist', specialist.id, specialistGold(specialist), 0, specialistInfluence(specialist))
  }
  if (p.works !== null) eachSaving(p, fixedGold(p), (ref, gold) => visit('facility', ref, -gold, 0, 0))
  if (w.config.administrationUpkeep) visit('administration', '', administrationGold(p), 0, 0)
}

/** [6.4] Starter domains are small posts, too. With so many more of each than there are, for whoever thinks of it. */
export function administrationGold(
  { domains, cities, offices, organizations, trades }: Readonly<Player>,
  moreSmall = 0,
  moreLarger = 0,
): number {
  let small = moreSmall
  let larger = moreLarger
  for (const posts of [domains, cities, offices, organizations, trades]) {
    for (const { tier } of posts) {
      if (rankOf(tier) <= RANK.small) small++
      else larger++
    }
  }
  return (
    SMALL_POST_GOLD * Math.max(0, small - SMALL_POSTS_FREE) + LARGER_POST_GOLD * Math.max(0, larger - LARGER_POSTS_FREE)
  )
}

/** [6.3] Once for each player, so the first ones pay. */
function reformsOf({ offices }: Readonly<Player>): string | null {
  for (const { facilities } of offices) for (const { id, key } of facilities) if (key === REFORMS) return id
  return null
}

/** [11.1 upkeep] What there is to save on. */
function fixedGold({ domains, cities, troops }: Readonly<Player>): FixedGold {
  const gold = { domains: 0, cities: 0, bodyguard: 0, militia: 0, mercenary: 0, thug: 0 }
  for (const { tier } of domains) gold.domains += byTier(DOMAIN.upkeepGold, tier)
  for (const city of cities) gold.cities += cityUpkeep(city)
  for (const kind of TROOP_KINDS) gold[kind] = troopGold(kind, troops.levels[kind])
  return gold
}

function cityUpkeep({ tier, mode, tenure }: Readonly<City>): number {
  const production = mode === 'production' ? byTier(CITY.production.upkeepGold, tier) : 0
  return production + (tenure === 'pacht' ? CITY.pachtUpkeepGold : 0)
}

function troopGold(kind: TroopKind, levels: number): number {
  return TROOP_UPKEEP[kind].gold * Math.ceil(levels / TROOP_UPKEEP[kind].levels)
}

function troopInfluence(kind: TroopKind, levels: number): number {
  return TROOP_UPKEEP[kind].influence * Math.ceil(levels / TROOP_UPKEEP[kind].levels)
}

/** [6.3] Nobody pays for the honour of serving. */
export function specialistGold(specialist: Readonly<Specialist>): number {
  let gold = SPECIALIST[specialist.tier].upkeepGold
  if (!isOnDuty(specialist)) return gold
  for (const trait of specialist.traits) {
    gold += (TRAIT_GOLD[trait.id] ?? 0) * negativeTimes(trait)
    if (trait.id === ANALYTICAL.trait) gold += ANALYTICAL.gold * trait.positiveMultiplier
  }
  return Math.max(0, gold)
}

function specialistInfluence(specialist: Readonly<Specialist>): number {
  if (!isOnDuty(specialist)) return 0
  let influence = 0
  for (const trait of specialist.traits) {
    if (trait.id === HONEST.trait) influence += HONEST.influence * negativeTimes(trait)
  }
  return influence
}
