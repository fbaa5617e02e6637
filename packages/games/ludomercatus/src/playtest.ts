import { lookUp, type Playtest, type PlaytestScenario, seatMeter } from '@ludoteca/kernel'
import { PROPERTIES } from './data/board.ts'
import type { Fact } from './facts.ts'
import { deedOf } from './rules/deeds.ts'
import type { State } from './state.ts'

const scenarios: Readonly<Record<string, PlaytestScenario>> = {
  habits: {
    bots: ['normal', 'hermit', 'silent', 'landlord'],
    options: {},
    about: 'What does it cost never to trade, never to bid, never to build?',
  },
  strengths: { bots: ['normal', 'easy', 'hermit', 'random'], options: {}, about: 'Does skill pay, and how much?' },
}

const NUMBERS: Readonly<Record<string, string>> = {
  score: 'Final net worth (£)',
  cash: 'Final cash (£)',
  properties: 'Properties at the end',
  bought: 'Bought where it landed',
  auctionsWon: 'Auctions won',
  paidInAuctions: 'Paid in auctions (£)',
  built: 'Houses and hotels built',
  rentPaid: 'Rent paid (£)',
  rentReceived: 'Rent received (£)',
  trades: 'Trades',
  jailed: 'Times sent to jail',
  mortgaged: 'Mortgages',
  bankrupt: 'Share of matches in which it went bankrupt',
}

/** What a designer compares plans by. */
export const playtest: Playtest<State, Fact> = {
  scenarios,
  roundsOption: 'roundLimit',
  watch: () =>
    seatMeter<Fact, State>(
      (fact, add) => {
        switch (fact.type) {
          case 'bought':
            return add(fact.seat, 'bought')
          case 'auctionSold':
            add(fact.seat, 'auctionsWon')
            return add(fact.seat, 'paidInAuctions', fact.amount)
          case 'built':
            return add(fact.seat, 'built', fact.count)
          case 'rentPaid':
            if (typeof fact.payer === 'number') add(fact.payer, 'rentPaid', fact.amount)
            if (typeof fact.payee === 'number') add(fact.payee, 'rentReceived', fact.amount)
            return
          case 'tradeAccepted':
            add(fact.proposer, 'trades')
            return add(fact.responder, 'trades')
          case 'sentToJail':
            return add(fact.seat, 'jailed')
          case 'mortgaged':
            return add(fact.seat, 'mortgaged')
          case 'bankrupt':
            return add(fact.seat, 'bankrupt')
        }
      },
      (s, { scores }, add) => {
        for (const [seat, { cash }] of s.players.entries()) {
          add(seat, 'score', scores[seat])
          add(seat, 'cash', cash)
          add(seat, 'properties', PROPERTIES.filter((space) => deedOf(s, space).owner === seat).length)
        }
      },
    ),
  sheets: () => [],
  label: (name) => lookUp(NUMBERS, name) ?? name,
}
