import type { BidMove, PassMove } from '../moves.ts'
import type { AuctionView, View } from '../view.ts'
import { type Outlook, worthOf } from './outlook.ts'

/** [23] A wide gap to the limit is worth a larger step, in money: nobody likes to bid seventy times for one prize. */
const JUMP_GAP = 800
const JUMP = 200

/** [23] The least that will do, as long as the prize is worth it. */
export function bidOf({ config, auctionRewardTenths }: View, auction: AuctionView, o: Outlook): BidMove | PassMove {
  const { minimum } = auction
  const limit = Math.min(worthOf(o, auctionRewardTenths) / (1 - o.back), o.me.balance - o.reserve)
  if (minimum > limit) return { type: 'pass' }
  const jump = limit - minimum > JUMP_GAP ? JUMP - (JUMP % config.bidStep) : 0
  return { type: 'bid', amount: minimum + jump }
}
