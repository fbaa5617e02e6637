import { type Choice, int, next, one, type Params, type Step, TABLE } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { AuctionResultMove, Move, NoBidsMove } from '../moves.ts'
import { highestBid, refusalOfResult } from '../rules/auction.ts'
import { activeSeats } from '../rules/players.ts'
import type { AuctionResultFrame, State } from '../state.ts'
import type { Asked } from './ask.ts'
import { award } from './award.ts'
import { changeSettings, orSettings } from './settings.ts'

const result: Choice<State, AuctionResultMove> = {
  type: 'auctionResult',
  paramsOf: resultDomains,
  check: (s, _seat, { winner, amount }) => refusalOfResult(s, winner, amount),
}
const noBids: Choice<State, NoBidsMove> = { type: 'noBids' }
const asked: Asked = { seat: TABLE, prompt: 'auctionResult', choices: [result, noBids], fallback: { type: 'noBids' } }

/** [9.2] One device: the players bid aloud, the banker enters who won and for how much. */
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
    changeSettings,
  },
}

function resultDomains(s: Readonly<State>): Params {
  const { bidStep } = s.config
  const bidders = activeSeats(s).filter((seat) => highestBid(s, seat) > 0)
  const richest = Math.max(0, ...bidders.map((seat) => highestBid(s, seat)))
  return { winner: one(bidders), amount: int(bidStep, richest, bidStep) }
}
