import type { Seat } from '@ludoteca/kernel'
import type { Bundle } from '../moves.ts'
import { groupAt } from '../rules/deeds.ts'
import { playerAt } from '../rules/seats.ts'
import { charges, type Deal } from '../rules/trade.ts'
import { netWorth } from '../rules/worth.ts'
import type { View } from '../view.ts'
import { changeInWorth, ownersOf } from './holdings.ts'
import {
  GAIN_OF_GIVEN_PERCENT,
  GAIN_OF_LEADER_PERCENT,
  GAIN_OF_OTHER_PERCENT,
  GENEROUS_BY_PERCENT,
  GENEROUS_FROM_ROUND,
  GENEROUS_MIN_PERCENT,
  JAIL_CARD_VALUE,
} from './params.ts'
import { worthInGroup } from './value.ts'

/** [26 Trades] A deal seen from one side. */
export interface Judgement {
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
  const isProposer = deal.proposer === seat
  const other = isProposer ? deal.responder : deal.proposer
  return {
    gain: gainOf(view, deal, seat),
    otherGain: gainOf(view, deal, other),
    given: valueOfBundle(isProposer ? deal.give : deal.get),
    sharePercent: sharePercent(view, seat, other),
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

/** [26 Trades] Change of all assets, and cash, less charges. */
function gainOf(view: View, deal: Deal, seat: Seat): number {
  const isProposer = deal.proposer === seat
  const given = isProposer ? deal.give : deal.get
  const received = isProposer ? deal.get : deal.give
  const other = isProposer ? deal.responder : deal.proposer
  const before = ownersOf(view)
  const after = before.slice()
  for (const space of given.spaces) after[space] = other
  for (const space of received.spaces) after[space] = seat
  const cash = received.cash - given.cash - charges(view, received, [])
  const cards = (received.jailCards.length - given.jailCards.length) * JAIL_CARD_VALUE
  return changeInWorth(view, before, after, seat, playerAt(view, seat).cash + cash) + cash + cards
}

function valueOfBundle({ cash, spaces, jailCards }: Bundle): number {
  let value = cash + jailCards.length * JAIL_CARD_VALUE
  for (const space of spaces) value += worthInGroup(space, groupAt(space), 1)
  return value
}

/** [26 Trades] The leader must not be helped; others may gain more. Long matches make everybody easier to please. */
export function sharePercent(view: View, seat: Seat, other: Seat): number {
  const percent = isLeader(view, other, seat) ? GAIN_OF_LEADER_PERCENT : GAIN_OF_OTHER_PERCENT
  const late = Math.max(0, view.round - GENEROUS_FROM_ROUND) * GENEROUS_BY_PERCENT
  return Math.max(GENEROUS_MIN_PERCENT, percent - late)
}

function isLeader(view: View, seat: Seat, judging: Seat): boolean {
  const worth = netWorth(view, seat)
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat && netWorth(view, other) > worth) return false
  }
  return seat !== judging
}
