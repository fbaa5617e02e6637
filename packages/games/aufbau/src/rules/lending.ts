import type { SuccessTier } from '../checks.ts'
import { EVENT } from '../data/events.ts'
import { LEND } from '../data/investments.ts'
import type { World } from '../state.ts'
import { isActive } from './events.ts'

/** [5.3] What is paid back, in whole gold. A boom adds, a collapse then halves. */
export function payoutOf(w: Readonly<World>, tier: SuccessTier, investments: number): number {
  let payout = investments * LEND.payout[tier]
  if (tier !== 'fail' && isActive(w, EVENT.boom)) payout += Math.floor(investments / 2)
  return isActive(w, EVENT.tradeCollapse) ? Math.floor(payout / 2) : payout
}
