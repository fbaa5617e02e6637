import { scenario, type When } from '@ludoteca/kernel/testing'
import { expect } from 'vitest'
import type { Fact } from '../../src/facts.ts'
import { banca } from '../../src/game.ts'
import { A, auction, B, C, D, decide, idle, leave, nextTurn, noBids, nobodyLeaves, table } from '../kit.ts'

/** One turn of the reference match, as the rules tell it. */
interface Turn {
  readonly moves: readonly When[]
  /** Which of the entrants is drawn. */
  readonly drawn: readonly number[]
  readonly told: readonly (Partial<Fact> & { readonly type: Fact['type'] })[]
  readonly balances: readonly number[]
  readonly multipliersTenths: readonly number[]
  readonly bank: number
}

const TURNS: readonly Turn[] = [
  {
    moves: [
      nobodyLeaves,
      decide(A, 'raise', 'join'),
      decide(B, 'raise'),
      decide(C, 'keep', 'join'),
      decide(D),
      auction(A, 700),
    ],
    drawn: [1],
    told: [
      { type: 'lotteryDrawn', winner: C, multiplierTenths: 11 },
      { type: 'auctionWon', seat: A, balance: 7700, multiplierTenths: 14, bank: 5900 },
      { type: 'payout', dividend: 1475, weightTenths: 47, shares: [439, 376, 345, 313], rest: 2 },
      { type: 'penalty', seat: D, paid: 100 },
      { type: 'bonus', seat: A },
    ],
    balances: [8139, 8876, 9245, 9213],
    multipliersTenths: [15, 12, 11, 10],
    bank: 4527,
  },
  {
    moves: [
      nextTurn,
      nobodyLeaves,
      decide(A, 'lower'),
      decide(B, 'keep', 'join'),
      decide(C, 'raise', 'join'),
      decide(D, 'raise'),
      auction(D, 1200),
    ],
    drawn: [0],
    told: [
      { type: 'turnStarted', modifier: 1, penalty: 150 },
      { type: 'levelLowered', seat: A, balance: 8389, multiplierTenths: 13, bank: 5477 },
      { type: 'lotteryDrawn', winner: B, multiplierTenths: 13 },
      { type: 'auctionWon', seat: D, balance: 7513, multiplierTenths: 14, bank: 6677 },
      { type: 'payout', dividend: 1669, weightTenths: 53, shares: [409, 409, 409, 440], rest: 2 },
      { type: 'penalty', seat: A, paid: 150 },
      { type: 'penalty', seat: B, paid: 150 },
      { type: 'penalty', seat: C, paid: 150 },
      { type: 'bonus', seat: D },
    ],
    balances: [8648, 9035, 8904, 7953],
    multipliersTenths: [13, 13, 13, 15],
    bank: 5460,
  },
  {
    moves: [nextTurn, nobodyLeaves, ...idle(A, B, C, D), auction(B, 300)],
    drawn: [],
    told: [
      { type: 'turnStarted', modifier: 1, penalty: 200 },
      { type: 'auctionWon', seat: B, multiplierTenths: 15, bank: 5760 },
      { type: 'payout', dividend: 1440, weightTenths: 56, shares: [334, 385, 334, 385], rest: 2 },
      { type: 'penalty', seat: A, paid: 200 },
      { type: 'penalty', seat: C, paid: 200 },
      { type: 'bonus', seat: B },
      { type: 'bonus', seat: D },
    ],
    balances: [8782, 9120, 9038, 8338],
    multipliersTenths: [13, 16, 13, 16],
    bank: 4722,
  },
  {
    moves: [nextTurn, leave(D), decide(A, 'keep', 'join'), decide(B, 'keep', 'join'), decide(C), auction(C, 900)],
    drawn: [0],
    told: [
      { type: 'turnStarted', modifier: 2, penalty: 250 },
      { type: 'exited', seat: D, balance: 8338 },
      { type: 'lotteryEntered', seat: B, fee: 200, bank: 5122 },
      { type: 'lotteryDrawn', winner: A, rewardTenths: 2 },
      { type: 'auctionWon', seat: C, rewardTenths: 4, multiplierTenths: 17, bank: 6022 },
      { type: 'payout', dividend: 2007, weightTenths: 48, shares: [627, 669, 710, 0], rest: 1 },
      { type: 'penalty', seat: A, paid: 250 },
      { type: 'bonus', seat: C },
    ],
    balances: [8959, 9589, 8848, 8338],
    multipliersTenths: [15, 16, 18, 16],
    bank: 4266,
  },
  {
    moves: [nextTurn, leave(B), ...idle(A, C), noBids],
    drawn: [],
    told: [
      { type: 'turnStarted', modifier: 2, penalty: 300 },
      { type: 'exited', seat: B, balance: 9589 },
      { type: 'payout', dividend: 2133, weightTenths: 33, shares: [969, 0, 1163, 0], rest: 1 },
      { type: 'penalty', seat: A, paid: 300 },
      { type: 'bonus', seat: C },
    ],
    balances: [9628, 9589, 10_011, 8338],
    multipliersTenths: [15, 16, 19, 16],
    bank: 2434,
  },
  {
    moves: [nextTurn, leave(C)],
    drawn: [],
    told: [
      { type: 'turnStarted', modifier: 2 },
      { type: 'exited', seat: C, balance: 10_011 },
      { type: 'swept', seat: A, amount: 2434 },
      { type: 'gameOver', reason: 'lastPlayer', ranks: [1, 3, 2, 4], bank: 0 },
    ],
    balances: [12_062, 9589, 10_011, 8338],
    multipliersTenths: [15, 16, 19, 16],
    bank: 0,
  },
]

for (const [i, turn] of TURNS.entries()) {
  const soFar = TURNS.slice(0, i + 1)
  scenario(`the reference match after turn ${i + 1} [20.1]`, banca, {
    options: table,
    chance: { lottery: soFar.flatMap(({ drawn }) => drawn) },
    when: soFar.flatMap(({ moves }) => moves),
    told: turn.told,
    then(s) {
      expect(s.turn).toBe(i + 1)
      expect(s.players.map(({ balance }) => balance)).toEqual(turn.balances)
      expect(s.players.map(({ multiplierTenths }) => multiplierTenths)).toEqual(turn.multipliersTenths)
      expect(s.bank).toBe(turn.bank)
    },
  })
}
