import { type Choice, int, next, one, type Params, type Seat, type Step, TABLE } from '@ludoteca/kernel'
import { SEATS } from '../data/defaults.ts'
import type { Fact } from '../facts.ts'
import type { AuctionResultMove, Move, NoBidsMove, OpenBiddingMove } from '../moves.ts'
import { freshBidding, highestBid, refusalOfResult } from '../rules/auction.ts'
import { isActive } from '../rules/players.ts'
import type { AuctionResultFrame, State } from '../state.ts'
import type { Asked } from './ask.ts'
import { award } from './award.ts'
import { changeSettings, orSettings } from './settings.ts'

/** One choice for each player who may have won: how much it can be is up to what that player has. */
const results: readonly Choice<State, AuctionResultMove>[] = Array.from({ length: SEATS.max }, (_, winner) => ({
  type: 'auctionResult',
  paramsOf: (s) => resultDomains(s, winner),
  check: (s, _seat, move) => refusalOfResult(s, move.winner, move.amount),
}))
const noBids: Choice<State, NoBidsMove> = { type: 'noBids' }
const openBidding: Choice<State, OpenBiddingMove> = { type: 'openBidding' }
const asked: Asked = {
  seat: TABLE,
  prompt: 'auctionResult',
  choices: [...results, noBids, openBidding],
  fallback: { type: 'noBids' },
}

/** [9.2] One device: the players bid aloud, and the banker enters who won and for how much; or they are asked in turn. */
export const auctionResult: Step<State, AuctionResultFrame, Move, Fact> = {
  ask: () => orSettings(asked),
  on: {
    auctionResult(s, _f, _seat, { winner, amount }, io) {
      io.tell(award(s, winner, amount))
      next(s, { step: 'payout' })
    },
    noBids(s, _f, _seat, _move, io) {
      io.tell({ type: 'auctionSkipped' })
      next(s, { step: 'payout' })
    },
    openBidding(s, _f, _seat, _move, io) {
      const bidding = freshBidding(s)
      io.tell({ type: 'biddingOpened', seat: bidding.speaker })
      next(s, { step: 'call', bidding })
    },
    changeSettings,
  },
}

function resultDomains(s: Readonly<State>, winner: Seat): Params | null {
  if (!isActive(s, winner) || highestBid(s, winner) === 0) return null
  const { bidStep } = s.config
  return { winner: one([winner]), amount: int(bidStep, highestBid(s, winner), bidStep) }
}
