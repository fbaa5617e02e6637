import type { Ask, Seat } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import { deedOf } from '../rules/deeds.ts'
import { mortgageValue } from '../rules/mortgage.ts'
import { playerAt } from '../rules/seats.ts'
import { charges, type Deal } from '../rules/trade.ts'
import type { TradeFrame } from '../state.ts'
import { frameOf, type View } from '../view.ts'
import { reserveOf } from './danger.ts'
import { isGood, judge, shortfall } from './judging.ts'
import { AUCTION_RESERVE_PERCENT, COUNTER_SPARE, PARTNER_GAIN_MIN, UNMORTGAGE_SPARE } from './params.ts'
import { withCash } from './proposing.ts'

/** [26 Trades] Accepts a good offer, asks once for more where a little more would do, and declines the rest. */
export function chooseAnswer(ask: Ask<View, Move>): Move | undefined {
  const { view, seat } = ask
  const offer = frameOf(view, 'trade')
  if (offer === undefined || offer.responder !== seat) return undefined
  const deal = dealIn(offer)
  const reserve = reserveOf(view, seat)
  const judgement = judge(view, deal, seat)
  if (isGood(judgement) && leavesEnough(view, deal, seat, reserve)) {
    return { type: 'acceptTrade', revision: offer.revision, lift: worthLifting(view, deal, seat, reserve) }
  }
  const more = shortfall(judgement) + COUNTER_SPARE
  const hasRoom = offer.revision === 1 && judgement.otherGain - more >= PARTNER_GAIN_MIN && offer.debtor === null
  const counter = hasRoom ? counterTo(deal, more) : undefined
  return counter && !ask.refusalOf(counter) ? counter : { type: 'declineTrade', revision: offer.revision }
}

/** The offer on the table, before the responder has said what to lift. */
export function dealIn({ proposer, responder, give, get, lift }: Readonly<TradeFrame>): Deal {
  return { proposer, responder, give, get, lift, responderLift: [] }
}

/** [26 Trades] The same deal the other way round, with more cash for this side. */
function counterTo(deal: Deal, more: number): Move {
  const pay = deal.give.cash - deal.get.cash + more
  const { proposer, give, get } = withCash(deal, pay)
  return { type: 'counterTrade', to: proposer, give: get, get: give, lift: [] }
}

/** Whoever pays keeps part of the reserve. */
function leavesEnough(view: View, deal: Deal, seat: Seat, reserve: number): boolean {
  const change = deal.give.cash - deal.get.cash - charges(view, deal.give, [])
  if (change >= 0) return true
  return (playerAt(view, seat).cash + change) * 100 >= reserve * AUCTION_RESERVE_PERCENT
}

/** [13.7] Lifting at once saves the second interest, if there is cash to spare. */
function worthLifting(view: View, deal: Deal, seat: Seat, reserve: number): number[] {
  const { give, get } = deal
  let budget = playerAt(view, seat).cash + give.cash - get.cash - charges(view, give, []) - reserve - UNMORTGAGE_SPARE
  const lift: number[] = []
  for (const space of give.spaces) {
    if (!deedOf(view, space).mortgaged || mortgageValue(space) > budget) continue
    lift.push(space)
    budget -= mortgageValue(space)
  }
  return lift
}
