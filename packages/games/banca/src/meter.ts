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

const FLOWS: { readonly [T in Fact['type']]?: (flows: Flows, fact: Extract<Fact, { type: T }>) => void } = {
  levelRaised(flows, { cost }) {
    flows.levels += cost
  },
  levelLowered(flows, { refund }) {
    flows.refunds += refund
  },
  lotteryEntered(flows, { fee }) {
    flows.lotteryFees += fee
  },
  auctionWon(flows, { amount }) {
    flows.auctionRevenue += amount
  },
  penalty(flows, { paid }) {
    flows.penalties += paid
  },
  payout(flows, { shares }) {
    flows.payouts += sumOf(shares)
  },
}

/** Measures one match. */
export function meter(): Meter<Fact, State> {
  const flows: Flows = { levels: 0, refunds: 0, lotteryFees: 0, auctionRevenue: 0, penalties: 0, payouts: 0 }
  return {
    hear(told) {
      for (const { fact } of told) (FLOWS[fact.type] as ((flows: Flows, fact: Fact) => void) | undefined)?.(flows, fact)
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
