import { configure, Position, SeededChance } from '@ludoteca/kernel'
import { careers, featCases } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { career } from '../src/career/career.ts'
import type { Config } from '../src/config.ts'
import type { Fact } from '../src/facts.ts'
import { banca } from '../src/game.ts'
import type { State } from '../src/state.ts'

careers(box, { seats: 5, options: { mode: 'live' }, random: 2, bots: 1 })

const config = configure(banca as never, { mode: 'live' }, 5) as Config
const state = () => Position.setup(banca, config, 5, new SeededChance('career')).state
const times = (count: number, fact: Fact): Fact[] => Array.from({ length: count }, () => fact)
const standing = { level: 1, multiplierTenths: 12, balance: 1_000, bank: 0 }
const won = (amount: number): Fact => ({ type: 'auctionWon', seat: 0, amount, rewardTenths: 2, ...standing })
const drawn = (entrants: readonly number[], winner = 0): Fact => {
  return { type: 'lotteryDrawn', entrants, winner, rewardTenths: 1, multiplierTenths: 11 }
}
const raised = (level: number): Fact => ({ type: 'levelRaised', cost: 500, seat: 0, ...standing, level })
const lowered: Fact = { type: 'levelLowered', refund: 250, seat: 0, ...standing }
const ended = (tenths: number): Fact => {
  return { type: 'turnEnded', turn: 1, balances: [0, 0, 0, 0, 0], multipliersTenths: [tenths, 0, 0, 0, 0] }
}
const payout = (share: number): Fact => {
  const rest = { dividend: 1, weightTenths: 1, rest: 0, allEqual: false, bank: 0 }
  return { type: 'payout', shares: [share, 0, 0, 0, 0], ...rest }
}
const bonus: Fact = { type: 'bonus', seat: 0, bonusTenths: 1, multiplierTenths: 11 }
const penalty: Fact = { type: 'penalty', seat: 0, due: 1, paid: 1, balance: 0, bank: 0 }
const exited: Fact = { type: 'exited', seat: 0, balance: 9_000 }
const balance = (amount: number) => (s: State) => Object.assign(s.players[0] ?? {}, { balance: amount })

featCases<Config, State, Fact>(
  { career, config, seats: 5, state },
  {
    'BA-BID-01': [{ facts: [{ ...won(900), seat: 1 } as Fact] }, { facts: [won(900)] }],
    'BA-BID-08': [{ facts: times(7, won(900)) }, { facts: times(8, won(900)) }],
    'BA-BID-00': [{ facts: [won(config.bidStep + 1)] }, { facts: [won(config.bidStep)] }],
    'BA-LOT-01': [{ facts: [drawn([0, 1, 2, 3]), drawn([0, 1, 2, 3, 4], 1)] }, { facts: [drawn([0, 1, 2, 3, 4])] }],
    'BA-LOT-08': [{ facts: times(7, drawn([0])) }, { facts: times(8, drawn([0])) }],
    'BA-LEVEL-20': [{ facts: [raised(19)] }, { facts: [raised(20)] }],
    'BA-LEVEL-00': [
      { facts: [lowered], outcome: { winners: [1] } },
      { facts: [lowered], outcome: { winners: [0] } },
    ],
    'BA-MULT-80': [{ facts: [ended(79)] }, { facts: [ended(80)] }],
    'BA-BONUS-03': [{ facts: times(2, bonus) }, { facts: times(3, bonus) }],
    'BA-CLEAN-01': [
      { facts: [...times(10, ended(10)), penalty], outcome: {} },
      { facts: times(10, ended(10)), outcome: {} },
    ],
    'BA-SHARE-01': [{ facts: [payout(3_999)] }, { facts: [payout(4_000)] }],
    'BA-RICH-20': [
      { state: balance(19_999), outcome: {} },
      { state: balance(20_000), outcome: {} },
    ],
    'BA-LAST-01': [
      { facts: [{ type: 'swept', seat: 1, amount: 1, balance: 1, bank: 0 }] },
      { facts: [{ type: 'swept', seat: 0, amount: 1, balance: 1, bank: 0 }] },
    ],
    'BA-EXIT-01': [
      { facts: [exited], outcome: { winners: [0] } },
      {
        facts: [exited],
        state: (s) =>
          Object.defineProperty(s, 'turn', {
            // Asked when they leave, and again at the end.
            get: turns(4, 5),
          }),
        outcome: { winners: [0] },
      },
    ],
  },
)

function turns(...values: readonly number[]): () => number {
  let at = 0
  return () => values[Math.min(at++, values.length - 1)] as number
}

test('other money and prices than usual bring nothing', () => {
  const rich = { ...config, initialMoney: 50_000 }
  const reader = career.reader(rich, 5)
  expect(reader.hear([{ fact: won(900), to: 'all' }], state())).toEqual([])
})
