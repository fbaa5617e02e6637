import { lookUp, type Playtest, type PlaytestScenario, seatMeter } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import type { State } from './state.ts'

const scenarios: Readonly<Record<string, PlaytestScenario>> = {
  foresight: {
    bots: ['shortsighted', 'normal', 'farsighted', 'blind'],
    options: {},
    about: 'How far is it worth looking ahead, and what does it cost not to see penalty and bonus?',
  },
  strengths: { bots: ['normal', 'easy', 'whimsical', 'random'], options: {}, about: 'Does skill pay, and how much?' },
}

const NUMBERS: Readonly<Record<string, string>> = {
  score: 'Final balance',
  level: 'Final level',
  multiplier: 'Final multiplier',
  lockedIn: 'Share of matches in which it locked in',
  exitTurn: 'Turn in which it locked in',
  levelsRaised: 'Levels raised',
  levelsLowered: 'Levels lowered',
  paidForLevels: 'Paid for levels',
  lotteries: 'Lotteries entered',
  lotteriesWon: 'Lotteries won',
  auctionsWon: 'Auctions won',
  paidInAuctions: 'Paid in auctions',
  penalties: 'Paid as penalties',
  bonuses: 'Bonuses',
  payouts: 'Received in payouts',
}

/** What a designer compares plans by. */
export const playtest: Playtest<State, Fact> = {
  scenarios,
  roundsOption: 'maxTurns',
  watch: () =>
    seatMeter<Fact, State>(
      (fact, add) => {
        switch (fact.type) {
          case 'levelRaised':
            add(fact.seat, 'levelsRaised')
            return add(fact.seat, 'paidForLevels', fact.cost)
          case 'levelLowered':
            return add(fact.seat, 'levelsLowered')
          case 'lotteryEntered':
            return add(fact.seat, 'lotteries')
          case 'lotteryDrawn':
            return add(fact.winner, 'lotteriesWon')
          case 'auctionWon':
            add(fact.seat, 'auctionsWon')
            return add(fact.seat, 'paidInAuctions', fact.amount)
          case 'penalty':
            return add(fact.seat, 'penalties', fact.paid)
          case 'bonus':
            return add(fact.seat, 'bonuses')
          case 'payout':
            for (const [seat, share] of fact.shares.entries()) add(seat, 'payouts', share)
        }
      },
      ({ players }, { scores }, add) => {
        for (const [seat, { level, multiplierTenths, exitTurn }] of players.entries()) {
          add(seat, 'score', scores[seat])
          add(seat, 'level', level)
          add(seat, 'multiplier', multiplierTenths / 10)
          add(seat, 'lockedIn', exitTurn === null ? 0 : 1)
          if (exitTurn !== null) add(seat, 'exitTurn', exitTurn)
        }
      },
    ),
  sheets: () => [],
  label: (name) => lookUp(NUMBERS, name) ?? name,
}
