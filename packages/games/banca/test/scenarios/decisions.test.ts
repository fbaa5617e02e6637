import { scenario } from '@ludoteca/kernel/testing'
import { banca } from '../../src/game.ts'
import {
  A,
  auction,
  B,
  C,
  D,
  decide,
  deciding,
  E,
  F,
  G,
  gone,
  idle,
  nextTurn,
  noBids,
  nobodyLeaves,
  table,
} from '../kit.ts'

scenario('raising a level costs 500 and adds 0.2 [T03]', banca, {
  options: table,
  when: [nobodyLeaves, decide(A, 'raise'), ...idle(B, C, D)],
  then: { players: [{ balance: 8500, level: 1, multiplierTenths: 12 }], bank: 4500 },
  told: [{ type: 'levelRaised', seat: A, cost: 500, level: 1, multiplierTenths: 12, balance: 8500, bank: 4500 }],
})

scenario('there is no level below 0 [T04]', banca, {
  options: table,
  when: [nobodyLeaves, [A, 'decide', { level: 'lower', lottery: 'skip' }, 'E_LEVEL']],
})

const turnOne = [nobodyLeaves, decide(A, 'raise'), ...idle(B, C, D), noBids]

scenario('the only one who raised gets the largest share and the bonus [T05]', banca, {
  options: table,
  when: turnOne,
  told: [{ type: 'payout', dividend: 1125, weightTenths: 42, shares: [321, 267, 267, 267], rest: 3 }],
  then: {
    players: [
      { balance: 8821, multiplierTenths: 13 },
      { balance: 9167, multiplierTenths: 10 },
      { balance: 9167, multiplierTenths: 10 },
      { balance: 9167, multiplierTenths: 10 },
    ],
    bank: 3678,
  },
})

scenario('selling the level refunds 250 and takes 0.2 away [T06]', banca, {
  options: table,
  when: [...turnOne, nextTurn, nobodyLeaves, decide(A, 'lower'), ...idle(B, C, D), noBids],
  told: [
    { type: 'levelLowered', seat: A, level: 0, multiplierTenths: 11, balance: 9071, bank: 3428 },
    { type: 'payout', dividend: 857, weightTenths: 41, shares: [229, 209, 209, 209], rest: 1 },
    { type: 'penalty', seat: B, due: 150 },
    { type: 'penalty', seat: C, due: 150 },
    { type: 'penalty', seat: D, due: 150 },
    { type: 'bonus', seat: A, multiplierTenths: 12 },
  ],
  then: { players: [{ balance: 9300 }, { balance: 9226 }, { balance: 9226 }, { balance: 9226 }], bank: 3022 },
})

scenario('the lottery is drawn among those who joined [T07]', banca, {
  options: table,
  chance: { lottery: [1] },
  when: [nobodyLeaves, decide(A, 'keep', 'join'), decide(B), decide(C, 'keep', 'join'), decide(D)],
  told: [{ type: 'lotteryDrawn', entrants: [A, C], winner: C, rewardTenths: 1, multiplierTenths: 11 }],
  then: { players: [{ balance: 8900 }, {}, { balance: 8900, multiplierTenths: 11 }], bank: 4200 },
})

scenario('modifier 3 triples fee and reward of the lottery [T08]', banca, {
  seats: 5,
  options: table,
  given: { turn: 7, modifier: 3, agenda: deciding(5) },
  chance: { lottery: [1] },
  when: [decide(A, 'keep', 'join'), ...idle(B, C), decide(D, 'keep', 'join'), decide(E)],
  then: { players: [{ balance: 8700 }, {}, {}, { balance: 8700, multiplierTenths: 13 }], bank: 5600 },
})

scenario('a single entrant wins without a draw [T09]', banca, {
  options: table,
  when: [nobodyLeaves, decide(A), decide(B, 'keep', 'join'), ...idle(C, D)],
  told: [{ type: 'lotteryDrawn', entrants: [B], winner: B }],
  then: { players: [{}, { balance: 8900, multiplierTenths: 11 }] },
})

scenario('without entrants there is no lottery [T10]', banca, {
  options: table,
  when: [nobodyLeaves, ...idle(A, B, C, D)],
  told: [{ type: 'lotterySkipped' }],
  untold: ['lotteryDrawn'],
})

scenario('both together may cost too much where one alone does not [T11]', banca, {
  options: table,
  given: { players: [{ balance: 550 }], bank: 12_450, agenda: deciding(4) },
  when: [[A, 'decide', { level: 'raise', lottery: 'join' }, 'E_FUNDS'], decide(A, 'raise')],
})

scenario('the refund of a level does not count towards the fee [T12]', banca, {
  options: table,
  given: { players: [{ balance: 80, level: 1, multiplierTenths: 12 }], bank: 12_920, agenda: deciding(4) },
  when: [[A, 'decide', { level: 'lower', lottery: 'join' }, 'E_FUNDS'], decide(A, 'lower')],
})

const twoLeft = (bank: number) => ({
  players: [{ balance: 15_000, level: 1, multiplierTenths: 12 }, { balance: 15_000 }, gone(10_000 - bank), gone(0)],
  bank,
  agenda: deciding(4, C, D),
})

scenario('fees are paid before refunds, so they can cover them [T13]', banca, {
  options: table,
  given: twoLeft(180),
  when: [decide(A, 'lower'), decide(B, 'keep', 'join')],
  told: [
    { type: 'lotteryEntered', seat: B, balance: 14_900, bank: 280 },
    { type: 'levelLowered', seat: A, level: 0, balance: 15_250, bank: 30 },
  ],
  then: {
    players: [
      { balance: 15_250, level: 0, multiplierTenths: 10 },
      { balance: 14_900, multiplierTenths: 11 },
    ],
    bank: 30,
  },
})

scenario('a bank that cannot pay the refund buys no level back [T14]', banca, {
  options: table,
  given: twoLeft(100),
  when: [decide(A, 'lower'), decide(B, 'keep', 'join')],
  told: [{ type: 'lowerRefused', seat: A, bank: 200 }],
  untold: ['levelLowered'],
  then: { players: [{ balance: 15_000, level: 1, multiplierTenths: 12 }], bank: 200 },
})

scenario('a bank that holds just the refund pays it, and nothing is left for the next seat [7.5]', banca, {
  options: table,
  given: {
    players: [{ balance: 9_000 }, { level: 1, multiplierTenths: 12 }, { level: 1, multiplierTenths: 12 }, gone(12_750)],
    bank: 250,
    agenda: deciding(4, D),
  },
  when: [decide(A), decide(B, 'lower'), decide(C, 'lower')],
  told: [
    { type: 'levelLowered', seat: B, level: 0, balance: 9_250, bank: 0 },
    { type: 'lowerRefused', seat: C, bank: 0 },
  ],
  then: { players: [{}, { level: 0 }, { balance: 9_000, level: 1, multiplierTenths: 12 }], bank: 0 },
})

scenario('a bank that lacks one unit of the second refund pays only the first [7.5]', banca, {
  options: table,
  given: {
    players: [{ level: 1, multiplierTenths: 12 }, { level: 1, multiplierTenths: 12 }, {}, gone(12_501)],
    bank: 499,
    agenda: deciding(4, D),
  },
  when: [decide(A, 'lower'), decide(B, 'lower'), decide(C)],
  told: [
    { type: 'levelLowered', seat: A, bank: 249 },
    { type: 'lowerRefused', seat: B, bank: 249 },
  ],
})

scenario('the last unit may be spent on level and lottery [7.3]', banca, {
  options: table,
  given: {
    players: [{ balance: 600 }, { balance: 500 }, { balance: 100 }, { balance: 0 }],
    bank: 38_800,
    agenda: deciding(4),
  },
  chance: { lottery: [0] },
  when: [decide(A, 'raise', 'join'), decide(B, 'raise'), decide(C, 'keep', 'join'), decide(D)],
  then: { players: [{ balance: 0 }, { balance: 0 }, { balance: 0 }, { balance: 0 }], bank: 40_000 },
})

scenario('one unit less is too little [7.3]', banca, {
  options: table,
  given: { players: [{ balance: 599 }, { balance: 499 }, { balance: 99 }], bank: 29_803, agenda: deciding(4) },
  when: [
    [A, 'decide', { level: 'raise', lottery: 'join' }, 'E_FUNDS'],
    decide(A),
    [B, 'decide', { level: 'raise', lottery: 'skip' }, 'E_FUNDS'],
    decide(B),
    [C, 'decide', { level: 'keep', lottery: 'join' }, 'E_FUNDS'],
  ],
})

const everybody = [A, B, C, D, E, F, G]
const allIn = [nobodyLeaves, ...everybody.map((seat) => decide(seat, 'raise', 'join'))]

scenario('seven players all raise and join [T15]', banca, {
  seats: 7,
  options: table,
  chance: { lottery: [E] },
  when: allIn,
  then: {
    players: everybody.map((seat) => ({ balance: 8400, level: 1, multiplierTenths: seat === E ? 13 : 12 })),
    bank: 11_200,
  },
})

scenario('seven players: auction and payout after that [T16]', banca, {
  seats: 7,
  options: table,
  chance: { lottery: [E] },
  when: [...allIn, auction(G, 1500)],
  told: [
    { type: 'auctionWon', seat: G, balance: 6900, multiplierTenths: 14, bank: 12_700 },
    { type: 'payout', dividend: 1814, weightTenths: 87, shares: [250, 250, 250, 250, 271, 250, 291], rest: 2 },
    { type: 'bonus', seat: G, multiplierTenths: 15 },
  ],
  then: {
    players: [8550, 8550, 8550, 8550, 8671, 8550, 7191].map((balance) => ({ balance })),
    bank: 11_388,
  },
})

scenario('one device asks in seat order [7.4]', banca, {
  options: table,
  when: [nobodyLeaves, [B, 'decide', { level: 'keep', lottery: 'skip' }, 'E_SEAT'], decide(A), decide(B)],
  offers: [[C, 'decide']],
})

scenario('live, everybody decides when they like, and only once [7.4]', banca, {
  given: { agenda: deciding(4) },
  when: [
    decide(D, 'raise'),
    [D, 'decide', { level: 'keep', lottery: 'skip' }, 'E_SEAT'],
    decide(B, 'raise'),
    [9, 'decide', { level: 'keep', lottery: 'skip' }, 'E_SEAT'],
  ],
  // Nothing changes before the last decision is in.
  then: { players: [{}, { balance: 9000, level: 0 }, {}, { balance: 9000, level: 0 }], bank: 4000 },
  // [18] That they have decided is for all; what, for nobody yet.
  told: [
    { fact: { type: 'decided', seat: D }, to: 'all' },
    { fact: { type: 'decided', seat: B }, to: 'all' },
  ],
  untold: ['levelRaised'],
  offers: [
    [A, 'decide'],
    [C, 'decide'],
  ],
})

scenario('level prices do not depend on the modifier [7.2]', banca, {
  options: table,
  given: {
    turn: 8,
    modifier: 3,
    players: [{}, { level: 1, multiplierTenths: 12 }],
    agenda: deciding(4),
  },
  when: [decide(A, 'raise'), decide(B, 'lower'), ...idle(C, D)],
  then: {
    players: [
      { balance: 8500, multiplierTenths: 12 },
      { balance: 9250, multiplierTenths: 10 },
    ],
  },
})

scenario('prices and steps are those of the options [3.1]', banca, {
  options: {
    ...table,
    levelCost: 700,
    levelRefund: 300,
    levelStepTenths: 5,
    lotteryBaseFee: 40,
    lotteryRewardTenths: 3,
  },
  given: { players: [{}, { level: 1, multiplierTenths: 15 }], agenda: deciding(4) },
  when: [decide(A, 'raise', 'join'), decide(B, 'lower'), ...idle(C, D)],
  then: {
    players: [
      { balance: 8260, level: 1, multiplierTenths: 18 },
      { balance: 9300, level: 0, multiplierTenths: 10 },
    ],
    bank: 4440,
  },
})
