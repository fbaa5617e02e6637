import { CITY, DOMAIN, OFFICE, OFFICE_KINDS, TIERS, TRADE } from '../../data/posts.ts'
import type { OfficeKind, OrganizationKind } from '../../estate.ts'
import type { PlayerMove } from '../../moves.ts'
import { gold, type Mind } from '../mind.ts'
import type { Proposer } from './family.ts'

export const domain: Proposer = (mind) => {
  const moves: PlayerMove[] = []
  for (const tier of TIERS) {
    if (gold(mind) < DOMAIN.price[tier]) break
    const rawPicks = mind.habits.picks[tier]
    moves.push(rawPicks ? { type: 'acquireDomain', tier, rawPicks } : { type: 'acquireDomain', tier })
  }
  return moves
}

/** Owned where there is money for it, as a leasehold else. */
export const city: Proposer = (mind) => {
  const moves: PlayerMove[] = []
  for (const tier of TIERS) {
    if (gold(mind) >= CITY.price[tier]) moves.push({ type: 'acquireCity', tier })
    else if (gold(mind) >= CITY.price[tier] / 2) moves.push({ type: 'acquireCity', tier, tenure: 'pacht' })
  }
  return moves
}

const PAYMENTS = ['goldFirst', 'influenceFirst'] as const

export const office: Proposer = (mind) => {
  const moves: PlayerMove[] = []
  const specialization = officeKind(mind)
  for (const tier of TIERS) {
    for (const payment of PAYMENTS) {
      const price = OFFICE.price[payment]
      if (gold(mind) < price.gold[tier] || mind.me.turn.influence < price.influence[tier]) continue
      moves.push(
        specialization
          ? { type: 'acquireOffice', tier, payment, specialization }
          : { type: 'acquireOffice', tier, payment },
      )
    }
  }
  return moves
}

/** [D-28] In v1 a kind of office brings nothing but trouble; with the full catalogue each is good for something. */
function officeKind({ me, chance }: Mind): OfficeKind | undefined {
  return me.works === null ? undefined : chance.pick('thought', OFFICE_KINDS)
}

export const trade: Proposer = (mind) => {
  const moves: PlayerMove[] = []
  for (const tier of TIERS) if (gold(mind) >= TRADE.price[tier]) moves.push({ type: 'acquireTrade', tier })
  return moves
}

export function organization(kind: OrganizationKind): Proposer {
  const moves: readonly PlayerMove[] = [{ type: 'acquireOrganization', kind }]
  return () => moves
}
