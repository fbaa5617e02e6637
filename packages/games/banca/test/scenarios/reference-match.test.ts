import { scenario, type When } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import type { Fact } from '../../src/facts.ts'
import { banca } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import { A, auction, B, C, D, decide, idle, leave, nextTurn, noBids, nobodyLeaves, startMatch, table } from '../kit.ts'

interface Standings {
  readonly balances: readonly number[]
  readonly multipliersTenths: readonly number[]
  readonly bank: number
}

/** One turn of the reference match, as the rules tell it. */
interface Turn extends Standings {
  readonly moves: readonly When[]
  /** What the decisions, and the lottery, have come to. */
  readonly beforeAuction?: Standings
  /** The banker's last entry of the turn; nothing when the game ends before it. */
  readonly auction?: When
  /** Which of the entrants is drawn. */
  readonly drawn: readonly number[]
  readonly told: readonly (Partial<Fact> & { readonly type: Fact['type'] })[]
}

const TURNS: readonly Turn[] = [
  {
    moves: [nobodyLeaves, decide(A, 'raise', 'join'), decide(B, 'raise'), decide(C, 'keep', 'join'), decide(D)],
    drawn: [1],
    beforeAuction: { balances: [8400, 8500, 8900, 9000], multipliersTenths: [12, 12, 11, 10], bank: 5200 },
    auction: auction(A, 700),
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
    ],
    drawn: [0],
    beforeAuction: { balances: [8389, 8776, 8645, 8713], multipliersTenths: [13, 13, 13, 12], bank: 5477 },
    auction: auction(D, 1200),
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
    moves: [nextTurn, nobodyLeaves, ...idle(A, B, C, D)],
    drawn: [],
    auction: auction(B, 300),
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
    moves: [nextTurn, leave(D), decide(A, 'keep', 'join'), decide(B, 'keep', 'join'), decide(C)],
    drawn: [0],
    beforeAuction: { balances: [8582, 8920, 9038, 8338], multipliersTenths: [15, 16, 13, 16], bank: 5122 },
    auction: auction(C, 900),
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
    moves: [nextTurn, leave(B), ...idle(A, C)],
    drawn: [],
    auction: noBids,
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

const movesOf = (turns: readonly Turn[]) =>
  turns.flatMap(({ moves, auction }) => [...moves, ...(auction ? [auction] : [])])

function expectStandings(s: State, { balances, multipliersTenths, bank }: Standings): void {
  expect(s.players.map(({ balance }) => balance)).toEqual(balances)
  expect(s.players.map((player) => player.multiplierTenths)).toEqual(multipliersTenths)
  expect(s.bank).toBe(bank)
}

for (const [i, turn] of TURNS.entries()) {
  const soFar = TURNS.slice(0, i)
  const luck = { lottery: [...soFar, turn].flatMap(({ drawn }) => drawn) }
  const { beforeAuction } = turn
  if (beforeAuction) {
    scenario(`the reference match before the auction of turn ${i + 1} [20.1]`, banca, {
      options: table,
      chance: luck,
      when: [...movesOf(soFar), ...turn.moves],
      then: (s) => expectStandings(s, beforeAuction),
    })
  }
  scenario(`the reference match after turn ${i + 1} [20.1]`, banca, {
    options: table,
    chance: luck,
    when: movesOf([...soFar, turn]),
    told: turn.told,
    then(s) {
      expect(s.turn).toBe(i + 1)
      expectStandings(s, turn)
    },
  })
}

test('the reference match begins with modifier 1 and penalty 100 [20.1]', () => {
  const told = startMatch(table).told.map(({ fact }) => fact)
  expect(told).toContainEqual({ type: 'turnStarted', turn: 1, modifier: 1, penalty: 100, players: 4 })
})
