import type { Meter } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import { sumOf } from './rules/payout.ts'
import type { State } from './state.ts'

/** What flows into the bank and out of it, by what for. */
interface Flows {
  levels: number
  refunds: number
  lotteryFees: number
  auctionRevenue: number
  penalties: number
  payouts: number
}

/** Most facts move no money: they leave the list of cases at its end, which is quicker than looking them up in vain. */
function flow(flows: Flows, fact: Fact): void {
  switch (fact.type) {
    case 'levelRaised':
      flows.levels += fact.cost
      break
    case 'levelLowered':
      flows.refunds += fact.refund
      break
    case 'lotteryEntered':
      flows.lotteryFees += fact.fee
      break
    case 'auctionWon':
      flows.auctionRevenue += fact.amount
      break
    case 'penalty':
      flows.penalties += fact.paid
      break
    case 'payout':
      flows.payouts += sumOf(fact.shares)
      break
  }
}

/** Measures one match. */
export function meter(): Meter<Fact, State> {
  const flows: Flows = { levels: 0, refunds: 0, lotteryFees: 0, auctionRevenue: 0, penalties: 0, payouts: 0 }
  return {
    hear(told) {
      for (const { fact } of told) flow(flows, fact)
    },
    read(s, { reason, scores }) {
      return {
        turns: s.turn,
        exits: s.players.filter(({ active }) => !active).length,
        balanceSpread: Math.max(...scores) - Math.min(...scores),
        highestMultiplier: Math.max(...s.players.map(({ multiplierTenths }) => multiplierTenths)) / 10,
        ...flows,
        bankLeft: s.bank,
        endedByAllLeft: reason === 'allLeft' ? 1 : 0,
        endedByLastPlayer: reason === 'lastPlayer' ? 1 : 0,
        endedByTurnLimit: reason === 'turnLimit' ? 1 : 0,
      }
    },
  }
}
