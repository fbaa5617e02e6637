import { scenario } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { banca } from '../../src/game.ts'
import { penaltyOf } from '../../src/rules/prices.ts'
import { A, atAuction, B, C, D, E, gone, idle, noBids, nobodyLeaves, startMatch, table } from '../kit.ts'

const nothing = [nobodyLeaves, ...idle(A, B, C, D), noBids]

scenario('when all are equal, all pay and all gain [T26]', banca, {
  options: table,
  when: nothing,
  told: [{ type: 'payout', dividend: 1000, shares: [250, 250, 250, 250], allEqual: true }],
  then: { players: [A, B, C, D].map(() => ({ balance: 9150, multiplierTenths: 11 })), bank: 3400 },
})

scenario('when all are equal and the option says so, nobody pays or gains [T27]', banca, {
  options: { ...table, allEqualBoth: false },
  when: nothing,
  untold: ['penalty', 'bonus'],
  then: { players: [A, B, C, D].map(() => ({ balance: 9250, multiplierTenths: 10 })), bank: 3000 },
})

scenario('one third and two thirds of 1000 are 333 and 666 [T28]', banca, {
  options: table,
  given: {
    players: [{}, { multiplierTenths: 20 }, gone(10_000), gone(10_000)],
    bank: 2000,
    agenda: atAuction(),
  },
  when: [noBids],
  told: [{ type: 'payout', dividend: 1000, shares: [333, 666, 0, 0], rest: 1 }],
  then: { players: [{ balance: 9233 }, { balance: 9666, multiplierTenths: 21 }], bank: 1101 },
})

scenario('what does not divide stays in the bank [T29]', banca, {
  options: table,
  given: { players: [{ balance: 8997 }], bank: 4003, agenda: atAuction() },
  when: [noBids],
  told: [{ type: 'payout', dividend: 1000, shares: [250, 250, 250, 250], bank: 3003 }],
})

const multipliers = (...tenths: number[]) => tenths.map((multiplierTenths) => ({ multiplierTenths }))

scenario('all with the lowest multiplier pay [T30]', banca, {
  seats: 5,
  options: table,
  given: { players: multipliers(12, 12, 14, 14, 16), agenda: atAuction() },
  when: [noBids],
  told: [
    { type: 'payout', dividend: 1000, weightTenths: 68, shares: [176, 176, 205, 205, 235], rest: 3 },
    { type: 'penalty', seat: A, paid: 100 },
    { type: 'penalty', seat: B, paid: 100 },
    { type: 'bonus', seat: E, multiplierTenths: 17 },
  ],
  then: { bank: 4203 },
})

scenario('whoever has too little pays everything; the rest is forgiven [T31]', banca, {
  options: table,
  given: {
    turn: 5,
    modifier: 2,
    players: [40, 12_000, 12_000, 12_000].map((balance, seat) => ({ balance, multiplierTenths: 10 * (seat + 1) })),
    bank: 3960,
    agenda: atAuction(),
  },
  when: [noBids],
  told: [
    { type: 'payout', dividend: 990, weightTenths: 100, shares: [99, 198, 297, 396], rest: 0 },
    { type: 'penalty', seat: A, due: 300, paid: 139, balance: 0 },
    { type: 'bonus', seat: D, multiplierTenths: 41 },
  ],
  then: { players: [{ balance: 0 }], bank: 3109 },
})

scenario('all with the highest multiplier gain [T32]', banca, {
  options: table,
  given: {
    turn: 9,
    modifier: 3,
    players: [0, 13_000, 13_000, 13_000].map((balance, seat) => ({ balance, multiplierTenths: seat === A ? 10 : 30 })),
    bank: 1000,
    agenda: atAuction(),
  },
  when: [noBids],
  told: [
    { type: 'payout', dividend: 250, shares: [25, 75, 75, 75] },
    { type: 'penalty', seat: A, due: 500, paid: 25, balance: 0 },
    { type: 'bonus', seat: B },
    { type: 'bonus', seat: C },
    { type: 'bonus', seat: D },
  ],
  then: { bank: 775 },
})

test.each([
  [1, 100],
  [2, 150],
  [3, 200],
  [4, 250],
  [5, 300],
  [10, 550],
])('the penalty of turn %i is %i [T33]', (turn, penalty) => {
  const { config } = startMatch({})
  expect(penaltyOf({ config, turn, modifier: 4 })).toBe(penalty)
})

scenario('the bonus counts from the next turn on [T34]', banca, {
  options: table,
  given: { players: multipliers(12, 10, 10, 10), agenda: atAuction() },
  when: [noBids],
  told: [
    { type: 'payout', dividend: 1000, weightTenths: 42, shares: [285, 238, 238, 238] },
    { type: 'bonus', seat: A, multiplierTenths: 13 },
  ],
})

scenario('penalty and bonus are those of the options [3.1]', banca, {
  options: { ...table, penaltyBase: 10, penaltyIncrement: 7, bonusTenths: 4 },
  given: { turn: 3, players: multipliers(12, 10, 12, 12), agenda: atAuction() },
  when: [noBids],
  told: [
    { type: 'penalty', seat: B, due: 24 },
    { type: 'bonus', seat: A, bonusTenths: 4, multiplierTenths: 16 },
  ],
})

scenario('a penalty and a bonus of nothing are not worth telling [10]', banca, {
  options: { ...table, penaltyBase: 0, penaltyIncrement: 0, bonusTenths: 0 },
  when: nothing,
  untold: ['penalty', 'bonus'],
})

scenario('the summary shows what everybody got and paid [10.5]', banca, {
  options: table,
  given: { players: multipliers(12, 10, 10, 10), agenda: atAuction() },
  when: [noBids],
  then: {
    summary: {
      turn: 1,
      bankBefore: 4000,
      dividend: 1000,
      weightTenths: 42,
      bankAfter: 3301,
      rows: [
        { seat: A, multiplierTenths: 12, share: 285, penaltyPaid: 0, bonusTenths: 1, balance: 9285 },
        { seat: B, multiplierTenths: 10, share: 238, penaltyPaid: 100, bonusTenths: 0, balance: 9138 },
      ],
    },
  },
})
