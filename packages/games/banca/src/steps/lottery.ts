import { next, type Seat, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { freshBidding } from '../rules/auction.ts'
import { playerAt } from '../rules/players.ts'
import { lotteryReward } from '../rules/prices.ts'
import type { Frame, LotteryFrame, State } from '../state.ts'

/** [8] One winner among the entrants in seat order. A single entrant wins without a draw; without any there is none. */
export const lottery: Step<State, LotteryFrame, Move, Fact> = {
  run(s, { entrants }, io) {
    s.entrants = entrants
    if (entrants.length === 0) io.tell({ type: 'lotterySkipped' })
    else io.tell(reward(s, entrants, io.chance.pick('lottery', entrants)))
    next(s, auctionFrame(s))
  },
}

function reward(s: State, entrants: readonly Seat[], winner: Seat): Fact {
  const player = playerAt(s, winner)
  const rewardTenths = lotteryReward(s)
  player.multiplierTenths += rewardTenths
  return { type: 'lotteryDrawn', entrants, winner, rewardTenths, multiplierTenths: player.multiplierTenths }
}

function auctionFrame(s: Readonly<State>): Frame {
  return s.config.mode === 'table' ? { step: 'auctionResult' } : { step: 'call', bidding: freshBidding(s) }
}
