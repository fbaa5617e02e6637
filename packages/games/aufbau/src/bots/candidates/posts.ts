import { byTier, CITY, DOMAIN, OFFICE, OFFICE_KINDS, ORGANIZATION, RANK, TIERS, TRADE } from '../../data/posts.ts'
import type { OfficeKind, OrganizationKind } from '../../estate.ts'
import type { PlayerMove } from '../../moves.ts'
import { refuseFullTier } from '../../rules/caps.ts'
import { refuseCareer } from '../../rules/career.ts'
import { largestCityRank, organizationRank } from '../../rules/holdings.ts'
import { cityWorth, domainWorth, officeWorth, organizationWorth, tradeWorth } from '../assets.ts'
import { gold, type Mind } from '../mind.ts'
import { bargain } from './bargain.ts'
import type { Proposer } from './family.ts'

export const domain: Proposer = (mind, ideas) => {
  const purse = gold(mind)
  for (const tier of TIERS) {
    const price = byTier(DOMAIN.price, tier)
    if (purse < price || !ideas.affords(12 * price)) return
    if (refuseFullTier(mind.me.domains, tier)) continue
    const rawPicks = mind.habits.picks[tier]
    const move: PlayerMove = rawPicks ? { type: 'acquireDomain', tier, rawPicks } : { type: 'acquireDomain', tier }
    bargain(mind, ideas, move, price, 0, domainWorth(mind, tier))
  }
}

/** Owned where there is money for it, as a leasehold else. */
export const city: Proposer = (mind, ideas) => {
  const purse = gold(mind)
  for (const tier of TIERS) {
    const price = byTier(CITY.price, tier)
    const isOwned = purse >= price
    const paid = isOwned ? price : Math.floor(price / 2)
    if (purse < price / 2 || !ideas.affords(12 * paid)) return
    if (refuseFullTier(mind.me.cities, tier)) continue
    const move: PlayerMove = isOwned ? { type: 'acquireCity', tier } : { type: 'acquireCity', tier, tenure: 'pacht' }
    bargain(mind, ideas, move, paid, 0, cityWorth(mind, tier, isOwned ? 'owned' : 'pacht'))
  }
}

const PAYMENTS = ['goldFirst', 'influenceFirst'] as const

export const office: Proposer = (mind, ideas) => {
  const purse = gold(mind)
  const specialization = officeKind(mind)
  for (const tier of TIERS) {
    if (refuseCareer(mind.me, tier)) continue
    for (const payment of PAYMENTS) {
      const price = OFFICE.price[payment]
      const goldPrice = byTier(price.gold, tier)
      const influence = byTier(price.influence, tier)
      if (purse < goldPrice || mind.me.turn.influence < influence || !ideas.affords(12 * goldPrice)) continue
      const worth = officeWorth(mind, tier)
      const move: PlayerMove = specialization
        ? { type: 'acquireOffice', tier, payment, specialization }
        : { type: 'acquireOffice', tier, payment }
      bargain(mind, ideas, move, goldPrice, influence, worth)
    }
  }
}

/** [D-28] In v1 a kind of office brings nothing but trouble; with the full catalogue each is good for something. */
function officeKind({ me, chance }: Mind): OfficeKind | undefined {
  return me.works === null ? undefined : chance.pick('thought', OFFICE_KINDS)
}

export const trade: Proposer = (mind, ideas) => {
  const purse = gold(mind)
  for (const tier of TIERS) {
    const price = byTier(TRADE.price, tier)
    if (purse < price || !ideas.affords(12 * price)) return
    if (refuseFullTier(mind.me.trades, tier)) continue
    bargain(mind, ideas, { type: 'acquireTrade', tier }, price, 0, tradeWorth(mind, tier))
  }
}

/** [5.8] The next step, as far as the largest city lets it grow. */
export function organization(kind: OrganizationKind): Proposer {
  const move: PlayerMove = { type: 'acquireOrganization', kind }
  const { gold: goldPerRank, influence } = ORGANIZATION[kind]
  return (mind, ideas) => {
    const tier = TIERS[organizationRank(mind.me, kind)]
    if (tier === undefined || largestCityRank(mind.me) < RANK[tier]) return
    const rank = RANK[tier]
    if (!ideas.affords(12 * goldPerRank * rank)) return
    bargain(mind, ideas, move, goldPerRank * rank, influence * rank, organizationWorth(mind, kind, tier))
  }
}
