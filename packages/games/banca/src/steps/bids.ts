import { type Choice, int, next, type Params, type Refusal, type Seat, type Step } from '@ludoteca/kernel'
import { CLOCKS_SEC } from '../data/defaults.ts'
import type { Fact } from '../facts.ts'
import type { BidMove, Move, PassMove } from '../moves.ts'
import { highestBid, minimumBid, refusalOfBid } from '../rules/auction.ts'
import type { Bidding, BidsFrame, State } from '../state.ts'
import { question } from './ask.ts'
import { changeSettings, orSettings } from './settings.ts'

const bid: Choice<State, BidMove> = { type: 'bid', paramsOf: bidDomains, check: checkBid }
const pass: Choice<State, PassMove> = { type: 'pass' }
const ask = question({
  prompt: 'bid',
  choices: [bid, pass],
  fallback: { type: 'pass' },
  clockSec: CLOCKS_SEC.auction,
})

/** [9.3] The speaker bids or passes; a pass is final. At one device as well, where the banker has opened the bidding. */
export const bids: Step<State, BidsFrame, Move, Fact> = {
  ask(s, { bidding }) {
    const asked = ask(s, bidding.speaker)
    return s.config.mode === 'table' ? orSettings(asked) : [asked]
  },
  on: {
    bid(s, { bidding }, seat, { amount }, io) {
      bidding.high = amount
      bidding.holder = seat
      io.tell({ type: 'bid', seat, amount })
      next(s, { step: 'call', bidding })
    },
    pass(s, { bidding }, seat, _move, io) {
      bidding.passed[seat] = true
      io.tell({ type: 'passed', seat, auto: false })
      next(s, { step: 'call', bidding })
    },
    changeSettings,
  },
}

function bidDomains(s: Readonly<State>, seat: Seat): Params {
  return { amount: int(minimumBid(s, biddingOf(s)), highestBid(s, seat), s.config.bidStep) }
}

function checkBid(s: Readonly<State>, seat: Seat, { amount }: BidMove): Refusal | undefined {
  return refusalOfBid(s, seat, biddingOf(s), amount)
}

/** The auction that this step's choices are about. */
function biddingOf(s: Readonly<State>): Bidding {
  return (s.agenda.at(-1) as BidsFrame).bidding
}
