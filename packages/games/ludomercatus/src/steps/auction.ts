import { currentFrame, int, next, type Refusal, refuse, type Seat, type Step } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Fact } from '../facts.ts'
import { type Move, PASS } from '../moves.ts'
import { bankrupt } from '../rules/bankruptcy.ts'
import { leaveAuction, minimumBid, proceed } from '../rules/bidding.ts'
import { liveAfter, playerAt } from '../rules/seats.ts'
import type { AuctionFrame, LotFrame, State } from '../state.ts'
import { fixedQuestion } from './asking.ts'
import type { ChoiceOf } from './choices.ts'

const bidChoice: ChoiceOf<'bid'> = {
  type: 'bid',
  paramsOf: (s, seat) => ({ amount: int(minimumBid(auctionNow(s)), playerAt(s, seat).cash) }),
  check: (s, seat, { amount }) => refusalOfBid(s, seat, amount),
}
const passChoice: ChoiceOf<'pass'> = { type: 'pass' }
const question = fixedQuestion('auction', [bidChoice, passChoice], PASS, CLOCK_MS.auction)

/** [8.3.1] A property comes under the hammer. */
export const lot: Step<State, LotFrame, Move, Fact> = {
  run(s, { space, opener, openerBids }, io) {
    const order = liveAfter(s, opener)
    if (openerBids) order.push(opener)
    const auctioned = auctionFrame('space', space, 1, order)
    io.tell({ type: 'auctionOpened', lot: 'space', space, order: [...order], opening: 1 })
    // Those who cannot afford the opening bid pass before anybody is asked, which may already end it.
    next(s, auctioned)
    proceed(s, auctioned, io)
  },
}

/** [8.3] Bids go up, a pass is final, nobody else can act meanwhile. */
export const auction: Step<State, AuctionFrame, Move, Fact> = {
  ask: (s, f) => question(s, f.order[f.at] as Seat),
  on: {
    bid(s, f, seat, { amount }, io) {
      f.high = amount
      f.leader = seat
      f.at = (f.at + 1) % f.order.length
      io.tell({ type: 'bid', seat, bid: amount })
      proceed(s, f, io)
    },
    pass(s, f, seat, _move, io) {
      leaveAuction(f)
      io.tell({ type: 'passed', seat, auto: false })
      proceed(s, f, io)
    },
    resign(s, f, seat, _move, io) {
      leaveAuction(f)
      bankrupt(s, seat, [], true, io)
      if (s.ending === null) proceed(s, f, io)
    },
  },
}

export function auctionFrame(
  kind: AuctionFrame['lot'],
  space: number | null,
  opening: number,
  order: Seat[],
): AuctionFrame {
  return { step: 'auction', lot: kind, space, opening, high: 0, leader: null, order, at: 0, passed: [] }
}

/** [8.3.3, 8.3.4] */
function refusalOfBid(s: Readonly<State>, seat: Seat, amount: number): Refusal | undefined {
  const min = minimumBid(auctionNow(s))
  if (amount < min) return refuse('E_BID_LOW', { min })
  const { cash } = playerAt(s, seat)
  return amount > cash ? refuse('E_CASH', { cost: amount, cash }) : undefined
}

function auctionNow(s: Readonly<State>): AuctionFrame {
  return currentFrame(s) as AuctionFrame
}
