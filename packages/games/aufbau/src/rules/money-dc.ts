import { MARKET_TRADE, THRESHOLDS } from '../data/investments.ts'
import { rankOf } from '../data/posts.ts'
import type { Tier } from '../estate.ts'
import type { Player, World } from '../state.ts'
import { count, type Difficulty, type Reckoning, reckon, settle, sizeBy, sizeDcOf } from './dc.ts'
import { organizationOf } from './holdings.ts'

/** [4.3] What helps with every kind of money business: a large enough enterprise, and a trade collegium. */
export function countMoneyPosts(p: Readonly<Player>, sum: Reckoning, size: Tier): void {
  for (const { id, tier } of p.trades) {
    if (rankOf(tier) >= rankOf(size)) {
      count(sum, 'trade', id, -1)
      break
    }
  }
  const collegium = organizationOf(p, 'collegiumTrade')
  if (collegium) count(sum, 'collegiumTrade', collegium.id, -2 * rankOf(collegium.tier))
}

/** [5.4–5.6] The DC of selling and buying, by all investments together. */
export function marketDifficulty(
  w: Readonly<World>,
  p: Readonly<Player>,
  action: 'moneySell' | 'moneyBuy' | 'moneySellBuy',
  investments: number,
): Difficulty {
  const { medium, large } = THRESHOLDS.usual
  const size = sizeBy(investments, medium, large)
  const sum = reckon(MARKET_TRADE.baseDc, sizeDcOf(size))
  countMoneyPosts(p, sum, size)
  return settle(w, p, sum, action, '', size)
}
