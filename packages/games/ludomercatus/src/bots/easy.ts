import type { Ask, Bot, Chance, Seat } from '@ludoteca/kernel'
import { JAIL_FINE } from '../data/board.ts'
import { DECLARE_BANKRUPTCY, DECLINE, END_TURN, JAIL_ROLL, LIQUIDATE, type Move, ROLL } from '../moves.ts'
import { playerAt } from '../rules/seats.ts'
import { placesFor } from '../rules/shortage.ts'
import { liquidationValue } from '../rules/worth.ts'
import { frameOf, type View } from '../view.ts'
import { dealIn } from './answering.ts'
import { bidUpTo } from './auction.ts'
import { chooseBuild } from './building.ts'
import { judge } from './judging.ts'
import { chooseUnmortgage } from './mortgages.ts'
import {
  EASY_BID_MAX_PERCENT,
  EASY_BID_MIN_PERCENT,
  EASY_GAIN_PERCENT,
  EASY_MANAGES_ONE_IN,
  EASY_PROPOSES_ONE_IN,
  EASY_RESERVE,
  EASY_UNMORTGAGE_RESERVE,
} from './params.ts'
import { chooseProposal } from './proposing.ts'
import { priceOf } from './value.ts'

/** [26] Buys what it can pay for, builds when it thinks of it, and sees no danger. It seldom proposes a trade. */
export const easy: Bot<View, Move> = (ask) => {
  const { view, seat, chance } = ask
  switch (view.phase) {
    case 'preRoll':
      return view.active === seat ? ROLL : undefined
    case 'postRoll':
      return view.active === seat ? (manage(ask) ?? (view.mayRollAgain ? ROLL : END_TURN)) : undefined
    case 'jail':
      return view.active === seat ? leaveJail(view, seat, chance) : undefined
    case 'buy':
      return canBuy(view, seat) ? { type: 'buy' } : DECLINE
    case 'auction':
      return bid(view, seat, chance)
    case 'debt':
      return isSolvent(view, seat) ? LIQUIDATE : DECLARE_BANKRUPTCY
    case 'inherit':
      return { type: 'settleInherited', lift: [] }
    case 'claim':
      return { type: 'claim', count: Math.min(1, frameOf(view, 'claim')?.max ?? 0) }
    case 'place':
      return place(view, seat)
    case 'trade':
      return answer(view, seat)
    case 'over':
      return undefined
  }
}

/** [26 Building] Late and greedy: every so often all it has goes into buildings, whatever lies ahead. */
function manage(ask: Ask<View, Move>): Move | undefined {
  const { view, seat, chance } = ask
  if (chance.int('manage', EASY_MANAGES_ONE_IN) > 0) return undefined
  return chooseBuild(view, seat, EASY_RESERVE) ?? chooseUnmortgage(view, seat, EASY_UNMORTGAGE_RESERVE) ?? propose(ask)
}

/** [26 Trades] Seldom, but without any trade a table of beginners would never complete a group, and never end. */
function propose(ask: Ask<View, Move>): Move | undefined {
  const { view, seat, chance } = ask
  if (view.mayRollAgain || view.proposalsUsed[seat] !== 0) return undefined
  if (chance.int('propose', EASY_PROPOSES_ONE_IN) > 0) return undefined
  const proposal = chooseProposal(view, seat, chance)
  return proposal && !ask.refusalOf(proposal) ? proposal : undefined
}

function leaveJail(view: View, seat: Seat, chance: Chance): Move {
  const { cash, jailCards } = playerAt(view, seat)
  if (jailCards.length > 0) return { type: 'jailCard' }
  return cash >= JAIL_FINE + EASY_RESERVE && chance.int('jail', 2) === 0 ? { type: 'jailPay' } : JAIL_ROLL
}

function canBuy(view: View, seat: Seat): boolean {
  const space = frameOf(view, 'buy')?.space
  return space !== undefined && playerAt(view, seat).cash >= priceOf(space) + EASY_RESERVE
}

/** Sees the price and nothing else; buildings are worth what is printed, which is where their auction opens. */
function bid(view: View, seat: Seat, chance: Chance): Move | undefined {
  const auction = frameOf(view, 'auction')
  if (auction === undefined) return undefined
  const { cash } = playerAt(view, seat)
  if (auction.space === null) return bidUpTo(Math.min(auction.opening, cash), auction.high, auction.opening)
  const span = EASY_BID_MAX_PERCENT - EASY_BID_MIN_PERCENT + 1
  const percent = EASY_BID_MIN_PERCENT + chance.int('bid', span)
  const limit = Math.floor((priceOf(auction.space) * percent) / 100)
  return bidUpTo(Math.min(limit, cash - EASY_RESERVE), auction.high, auction.opening)
}

function isSolvent(view: View, seat: Seat): boolean {
  return liquidationValue(view, seat) >= (frameOf(view, 'debt')?.due ?? 0)
}

function place(view: View, seat: Seat): Move {
  const frame = frameOf(view, 'place')
  const budget = frame?.paid ? Number.MAX_SAFE_INTEGER : playerAt(view, seat).cash
  const space = placesFor(view, seat, frame?.kind ?? 'house', budget)[0]
  return space === undefined ? { type: 'placeDone' } : { type: 'place', space }
}

/** [26 Trades] Only what is clearly good: a fair share of what it gives, and no less than the other side gets. */
function answer(view: View, seat: Seat): Move | undefined {
  const offer = frameOf(view, 'trade')
  if (offer === undefined || offer.responder !== seat) return undefined
  const { gain, otherGain, given } = judge(view, dealIn(offer), seat)
  const isClear = gain * 100 >= given * EASY_GAIN_PERCENT && gain >= otherGain
  return { type: isClear ? 'acceptTrade' : 'declineTrade', revision: offer.revision }
}
