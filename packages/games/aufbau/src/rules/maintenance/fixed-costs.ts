import { EVENT, TRADE_UPKEEP_PER_RANK } from '../../data/events.ts'
import { rankOf } from '../../data/posts.ts'
import type { Player } from '../../state.ts'
import { isActive } from '../events.ts'
import { eachFixedUpkeep } from '../fixed-upkeep.ts'
import { type Books, book, charge } from './books.ts'

/** [6.3] Nobody pays in the first round. */
export const UPKEEP_FROM_ROUND = 2
const HOLY_DAYS_GOLD = 3

/** [P15] Events cannot take more labour than there is. */
export function effectiveLabor(b: Books): void {
  if (b.labor < 0) book(b, 'shortfall', '', 0, -b.labor, 0)
  b.effectiveLabor = b.labor
}

/** [P16, 6.3] Always booked, even into debt. */
export function fixedUpkeep(b: Books): void {
  const { w, p } = b
  if (w.round < UPKEEP_FROM_ROUND) return
  eachFixedUpkeep(w, p, (source, ref, gold, labor, influence) => charge(b, source, ref, gold, labor, influence))
  const ranks = tradeRanks(p)
  for (const [event, gold] of TRADE_UPKEEP_PER_RANK) {
    if (isActive(w, event)) charge(b, 'event', String(event), gold * ranks, 0, 0)
  }
  if (isActive(w, EVENT.holyDays)) charge(b, 'event', String(EVENT.holyDays), HOLY_DAYS_GOLD * churchRanks(p), 0, 0)
}

/** Damaged enterprises cost nothing. */
function tradeRanks({ trades }: Readonly<Player>): number {
  let ranks = 0
  for (const { tier, damage } of trades) if (damage === null) ranks += rankOf(tier)
  return ranks
}

function churchRanks({ offices }: Readonly<Player>): number {
  let ranks = 0
  for (const { tier, specialization } of offices) if (specialization === 'churchOversight') ranks += rankOf(tier)
  return ranks
}
