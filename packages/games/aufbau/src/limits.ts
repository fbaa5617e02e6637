import { POSTS_PER_TIER_MAX, RANK, TIERS } from './data/posts.ts'
import { CITY_PRODUCTION, DOMAIN_PRODUCTION, TROOP_KINDS } from './data/works.ts'
import type { Tier } from './estate.ts'
import type { Check } from './invariants.ts'
import { countOf, troopCap } from './rules/caps.ts'
import { capOfGroup, eachGroup } from './rules/groups.ts'
import { type Host, hostOf, largestCityRank } from './rules/holdings.ts'
import { hostId, isStarter, slotsOf, slotsUsed } from './rules/slots.ts'
import type { Player, State, World } from './state.ts'

/** [17] What no command may exceed. Events that take something away leave the rest where it is [D-49]. */
export function checkLimits(s: Readonly<State>, p: Readonly<Player>, check: Check): void {
  checkTurn(s, p, check)
  checkPosts(p, check)
  // [11.1] In the full catalogue places come and go with the facilities that give them.
  if (p.works !== null) return
  checkSlots(p, check)
  checkProduction(p, check)
  checkPeople(s, p, check)
}

/** [5.0.4] Actions, and no key twice. A builder of the full catalogue may be offended after he has helped [11.1, 6.9]. */
function checkTurn(s: Readonly<State>, p: Readonly<Player>, check: Check): void {
  const { actionsUsed, facilityBuildsUsed, actionKeys, labor, influence } = p.turn
  const { actionsPerRound, freeFacilityBuildsPerRound } = s.config
  const isWithin = p.works !== null || facilityBuildsUsed <= freeFacilityBuildsPerRound
  check(actionsUsed <= actionsPerRound, () => `seat ${p.seat} took ${actionsUsed} actions`)
  check(isWithin, () => `seat ${p.seat} took ${facilityBuildsUsed} free facility actions`)
  const keys = actionKeys.map((key) => key.split('@')[0])
  check(new Set(keys).size === keys.length, () => `seat ${p.seat} used a key twice: ${keys.join(', ')}`)
  // [3.2.2] Pools never carry over.
  check(s.phase === 'actions' || labor + influence === 0, () => `seat ${p.seat} has pools in ${s.phase}`)
}

/** [5.8] */
function checkPosts(p: Readonly<Player>, check: Check): void {
  const { domains, cities, offices, trades, organizations } = p
  // The domain of the start grows without asking how many there are.
  const bought = domains.filter(({ id }) => !isStarter(id))
  for (const posts of [bought, cities, trades]) {
    for (const tier of TIERS) checkTier(posts, tier, check)
  }
  for (const tier of ['medium', 'large'] as const) checkTier(offices, tier, check)
  const kinds = new Set(organizations.map(({ kind }) => kind))
  check(kinds.size === organizations.length, () => `seat ${p.seat} has two organisations of one kind`)
  const most = largestCityRank(p)
  for (const { id, tier } of organizations) check(RANK[tier] <= most, () => `${id} is larger than any city`)
}

function checkTier(posts: Parameters<typeof countOf>[0], tier: Tier, check: Check): void {
  const count = countOf(posts, tier)
  check(count <= POSTS_PER_TIER_MAX, () => `${count} ${tier} posts of one kind`)
}

/** [5.11] */
function checkSlots(p: Readonly<Player>, check: Check): void {
  for (const posts of [p.domains, p.cities, p.offices, p.organizations, p.trades, p.workshops]) {
    for (const { id } of posts) checkHost(p, hostOf(p, id) as Host, check)
  }
}

function checkHost(p: Readonly<Player>, host: Host, check: Check): void {
  const used = slotsUsed(p, host)
  const slots = slotsOf(p, host)
  check(used <= slots, () => `${hostId(host)} has ${used} facilities in ${slots} slots`)
}

/** [5.11, D-18] */
function checkProduction(p: Readonly<Player>, check: Check): void {
  for (const { id, tier } of p.domains) {
    for (const size of TIERS) {
      check(standing(p, id, size) <= DOMAIN_PRODUCTION[tier][size], () => `too many ${size} works on ${id}`)
    }
  }
  for (const { id, tier, mode } of p.cities) {
    const works = TIERS.map((size) => standing(p, id, size))
    TIERS.forEach((size, at) => {
      check((works[at] as number) <= CITY_PRODUCTION[tier][size], () => `too many ${size} works in ${id}`)
    })
    const isUsed = works.some((count) => count > 0)
    check(!isUsed || mode === 'production', () => `${id} is leased and in use`)
    check(tier !== 'small' || works.filter((count) => count > 0).length <= 1, () => `${id} mixes works of two sizes`)
  }
}

/** Workshops and storages of that size at a place, but for those of the start. */
function standing({ workshops, storages }: Readonly<Player>, at: string, size: Tier): number {
  let count = 0
  for (const works of [workshops, storages]) {
    for (const { id, host, tier } of works) if (host === at && tier === size && !isStarter(id)) count++
  }
  return count
}

/** [5.9, 5.10] Guards may outlive the offices they came with; all others keep what their cap goes by. */
function checkPeople(w: Readonly<World>, p: Readonly<Player>, check: Check): void {
  eachGroup(p, ({ levels }, id) => {
    const cap = capOfGroup(w, p, hostOf(p, id) as Host)
    check(levels <= cap, () => `${levels} levels at ${id}, which holds ${cap}`)
  })
  for (const kind of TROOP_KINDS) {
    const levels = p.troops.levels[kind]
    check(kind === 'bodyguard' || levels <= troopCap(w, p, kind), () => `${levels} levels of ${kind}`)
  }
}
