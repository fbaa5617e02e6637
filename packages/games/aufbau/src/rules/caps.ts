import type { Refusal } from '@ludoteca/kernel'
import { DOMAIN_ADMINISTRATION, GAIN_INFLUENCE, MARKET_TRADE } from '../data/investments.ts'
import { byTier, CITY, DOMAIN, OFFICE, POSTS_PER_TIER_MAX, RANK, rankOf, TIERS, TRADE } from '../data/posts.ts'
import { BODYGUARD_CAP, MERCENARY_CAP, SPECIALIST_CAP, THUG_CAP_PER_RANK, WORKSHOP } from '../data/works.ts'
import type { Domain, DomainTier, Tier, TroopKind, Workshop } from '../estate.ts'
import { deny } from '../refusals.ts'
import type { Player, World } from '../state.ts'
import { capBoost } from './boosts.ts'
import { organizationRank } from './holdings.ts'

type Posts = readonly { readonly tier: DomainTier }[]

/** [5.2] Investments into influence; the largest office or organisation opens doors. */
export function temporaryInfluenceCap({ offices, organizations }: Readonly<Player>): number {
  const rank = Math.max(largestRank(offices), largestRank(organizations))
  return rank === 0 ? GAIN_INFLUENCE.capWithout : GAIN_INFLUENCE.cap[TIERS[rank - 1] as Tier]
}

/** [5.2] */
export function permanentInfluenceCap({ offices, organizations }: Readonly<Player>): number {
  return GAIN_INFLUENCE.permanentCap + sumOfRanks(offices) + sumOfRanks(organizations)
}

/** [5.3] */
export function lendCap(w: Readonly<World>, p: Readonly<Player>): number {
  const rank = largestRank(p.trades)
  return TRADE.lendCap[rank === 0 ? 'none' : (TIERS[rank - 1] as Tier)] + capBoost(w, p, 'lend')
}

/** [5.4] For selling and buying together. */
export function marketCap(w: Readonly<World>, p: Readonly<Player>): number {
  const posts = TRADE.sellCapPerRank * sumOfRanks(p.trades) + sumOfRanks(p.domains)
  return MARKET_TRADE.cap + posts + capBoost(w, p, 'sellBuy')
}

/** [5.7] */
export function administrationCap({ tier }: Readonly<Domain>): number {
  return byTier(DOMAIN_ADMINISTRATION.cap, tier)
}

/** [5.7] */
export function oversightCap(w: Readonly<World>, p: Readonly<Player>, { id, tier }: Readonly<Workshop>): number {
  return WORKSHOP.oversightCapPerRank * rankOf(tier) + capBoost(w, p, 'oversight', id)
}

/** [5.10] Levels of one kind. */
export function troopCap(w: Readonly<World>, p: Readonly<Player>, kind: TroopKind): number {
  switch (kind) {
    case 'bodyguard':
      return BODYGUARD_CAP + sumOf(p.offices, OFFICE.bodyguardCap) + capBoost(w, p, 'bodyguard')
    case 'militia':
      return sumOf(p.domains, DOMAIN.militiaCap) + capBoost(w, p, 'militia')
    case 'mercenary':
      return MERCENARY_CAP + capBoost(w, p, 'mercenary')
    case 'thug':
      return (
        sumOf(p.cities, CITY.thugCap) +
        THUG_CAP_PER_RANK * (organizationRank(p, 'underworld') + organizationRank(p, 'cult'))
      )
  }
}

/** [5.12] Larger posts and a house of one's own make room. */
export function specialistCap(w: Readonly<World>, p: Readonly<Player>): number {
  const larger =
    countLarger(p.domains) +
    countLarger(p.cities) +
    countLarger(p.offices) +
    countLarger(p.organizations) +
    countLarger(p.trades)
  return SPECIALIST_CAP + larger + p.personal.length + capBoost(w, p, 'specialists')
}

/** [5.8] RULE: so many of one tier, and no more. */
export function refuseFullTier(posts: Posts, tier: Tier): Refusal | undefined {
  return countOf(posts, tier) < POSTS_PER_TIER_MAX ? undefined : deny('RULE', 'tierFull', { max: POSTS_PER_TIER_MAX })
}

/** How many posts are of that tier. */
export function countOf(posts: Posts, tier: Tier): number {
  let count = 0
  for (const post of posts) if (post.tier === tier) count++
  return count
}

/** 0 without any. */
function largestRank(posts: Posts): number {
  let largest = 0
  for (const { tier } of posts) if (rankOf(tier) > largest) largest = rankOf(tier)
  return largest
}

/** The ranks of all of them together. */
export function sumOfRanks(posts: Posts): number {
  return sumOf(posts, RANK)
}

function sumOf<T extends DomainTier>(
  posts: readonly { readonly tier: T }[],
  figures: Readonly<Record<T, number>>,
): number {
  let sum = 0
  for (const { tier } of posts) sum += byTier(figures, tier)
  return sum
}

function countLarger(posts: Posts): number {
  let count = 0
  for (const { tier } of posts) if (rankOf(tier) > 1) count++
  return count
}
