import type { Seat } from '@ludoteca/kernel'
import type { Deal } from '../rules/trade.ts'
import { netWorths } from '../rules/worth.ts'
import type { View } from '../view.ts'
import { gainsOf, valueOfBundle } from './gains.ts'
import {
  GAIN_OF_GIVEN_PERCENT,
  GAIN_OF_LEADER_PERCENT,
  GAIN_OF_OTHER_PERCENT,
  GENEROUS_BY_PERCENT,
  GENEROUS_FROM_ROUND,
  GENEROUS_MIN_PERCENT,
} from './params.ts'

/** [26 Trades] A deal seen from one side. */
interface Judgement {
  /** What this side gains. */
  readonly gain: number
  /** What the other side gains. */
  readonly otherGain: number
  /** What this side gives away, at its lone value. */
  readonly given: number
  /** Percent of the other side's gain that this side must gain. */
  readonly sharePercent: number
}

/** [26 Trades] Judges a deal for one of its two sides. */
export function judge(view: View, deal: Deal, seat: Seat): Judgement {
  const { proposer, responder } = gainsOf(view, deal)
  const isProposer = deal.proposer === seat
  return {
    gain: isProposer ? proposer : responder,
    otherGain: isProposer ? responder : proposer,
    given: valueOfBundle(isProposer ? deal.give : deal.get),
    sharePercent: sharePercent(view, isProposer ? deal.responder : deal.proposer),
  }
}

/** [26 Trades] A deal is good when it gains enough, in itself and beside what the other side gains. */
export function isGood({ gain, otherGain, given, sharePercent }: Judgement): boolean {
  return gain * 100 >= given * GAIN_OF_GIVEN_PERCENT && gain * 100 >= otherGain * sharePercent
}

/** How much more cash from the other side would make the deal good; nothing or less when it is. */
export function shortfall({ gain, otherGain, given, sharePercent }: Judgement): number {
  const least = Math.ceil((given * GAIN_OF_GIVEN_PERCENT) / 100)
  const even = Math.ceil((otherGain * sharePercent - gain * 100) / (100 + sharePercent))
  return Math.max(least - gain, even)
}

/** [26 Trades] What to demand of this partner: the leader must not be helped, and long matches need trades. */
export function sharePercent(view: View, other: Seat): number {
  const late = Math.max(0, view.round - GENEROUS_FROM_ROUND) * GENEROUS_BY_PERCENT
  // In the end everybody is treated alike.
  if (GAIN_OF_LEADER_PERCENT - late <= GENEROUS_MIN_PERCENT) return GENEROUS_MIN_PERCENT
  const percent = isLeader(view, other) ? GAIN_OF_LEADER_PERCENT : GAIN_OF_OTHER_PERCENT
  return Math.max(GENEROUS_MIN_PERCENT, percent - late)
}

function isLeader(view: View, seat: Seat): boolean {
  const worths = netWorths(view)
  const own = worths[seat] as number
  for (const worth of worths) if (worth > own) return false
  return true
}
