import { TABLE } from '@ludoteca/kernel'
import { scenario } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { banca } from '../../src/game.ts'
import type { Bidding, Frame } from '../../src/state.ts'
import {
  A,
  atAuction,
  auction,
  B,
  C,
  D,
  decide,
  deciding,
  gone,
  nextTurn,
  noBids,
  openBidding,
  play,
  settings,
  startMatch,
  table,
} from '../kit.ts'

scenario('modifier 2 doubles the prize of the auction, not the bid step [T17]', banca, {
  options: table,
  given: { turn: 5, modifier: 2, agenda: atAuction() },
  when: [auction(B, 700)],
  told: [
    { type: 'auctionWon', seat: B, amount: 700, rewardTenths: 4, balance: 8300, multiplierTenths: 14, bank: 4700 },
  ],
})

scenario('the banker cannot enter what nobody can have bid [T18]', banca, {
  options: table,
  given: { agenda: atAuction() },
  when: [
    [TABLE, 'auctionResult', { winner: A, amount: 750 }, 'E_STEP'],
    [TABLE, 'auctionResult', { winner: A, amount: 0 }, 'E_STEP'],
    [TABLE, 'auctionResult', { winner: A, amount: -100 }, 'E_STEP'],
    [TABLE, 'auctionResult', { winner: A, amount: 9100 }, 'E_FUNDS'],
    auction(A, 9000),
  ],
})

scenario('whoever has locked in cannot win the auction [T19]', banca, {
  options: table,
  given: { players: [{}, gone(9000)], agenda: atAuction() },
  when: [
    [TABLE, 'auctionResult', { winner: B, amount: 100 }, 'E_SEAT'],
    [TABLE, 'auctionResult', { winner: 4, amount: 100 }, 'E_SEAT'],
    [TABLE, 'auctionResult', { winner: 'Ben', amount: 100 }, 'E_SEAT'],
    [TABLE, 'auctionResult', { winner: null, amount: 100 }, 'E_SEAT'],
    [A, 'auctionResult', { winner: A, amount: 100 }, 'E_SEAT'],
  ],
})

scenario('without bids the auction is skipped [T20]', banca, {
  options: table,
  given: { agenda: atAuction() },
  when: [noBids],
  told: [{ type: 'auctionSkipped' }, { type: 'payout', dividend: 1000 }],
  untold: ['auctionWon'],
  then: { summary: { bankBefore: 4000 } },
})

const bidding = (part: Partial<Bidding>): Frame[] => [
  {
    step: 'bids',
    bidding: { speaker: A, high: 0, holder: null, passed: [false, false, false, false], ...part },
  },
]

scenario('live bidding goes round until all others have passed [T21]', banca, {
  given: { turn: 2, agenda: deciding(4, A, B, C) },
  when: [
    decide(D),
    [A, 'bid', { amount: 100 }, 'E_SEAT'],
    [B, 'bid', { amount: 100 }],
    [C, 'bid', { amount: 300 }],
    [D, 'pass'],
    [A, 'bid', { amount: 400 }],
    [B, 'pass'],
    [C, 'pass'],
  ],
  told: [{ type: 'auctionWon', seat: A, amount: 400, balance: 8600, multiplierTenths: 12 }],
})

scenario('a bid is a multiple of 100 and at least 100 more than the last [T22]', banca, {
  given: { agenda: bidding({ speaker: D, high: 300, holder: C }) },
  when: [
    [D, 'bid', { amount: 350 }, 'E_STEP'],
    [D, 'bid', { amount: 300 }, 'E_LOW'],
    [D, 'bid', { amount: 0 }, 'E_LOW'],
    [D, 'bid', { amount: 9100 }, 'E_FUNDS'],
    [D, 'bid', { amount: 400 }],
  ],
  offers: [[A, 'pass']],
})

scenario('whoever cannot pay the minimum passes automatically [T23]', banca, {
  given: {
    players: [{}, {}, {}, { balance: 250 }],
    bank: 12_750,
    agenda: bidding({ speaker: C, high: 100, holder: B, passed: [true, false, false, false] }),
  },
  when: [[C, 'bid', { amount: 200 }]],
  told: [{ type: 'passed', seat: D, auto: true }],
  offers: [[B, 'bid']],
})

scenario('whoever can just pay the minimum is asked [9.3]', banca, {
  given: {
    players: [{}, {}, {}, { balance: 300 }],
    bank: 12_700,
    agenda: bidding({ speaker: C, high: 100, holder: B, passed: [true, false, false, false] }),
  },
  when: [
    [C, 'bid', { amount: 200 }],
    [D, 'bid', { amount: 300 }],
    [B, 'pass'],
    [C, 'pass'],
  ],
  told: [{ type: 'auctionWon', seat: D, amount: 300, balance: 0 }],
})

scenario('the last one left without a bid is still asked [T24]', banca, {
  given: { agenda: deciding(4, A, B, C) },
  when: [decide(D), [A, 'pass'], [B, 'pass'], [C, 'pass'], [D, 'bid', { amount: 100 }]],
  told: [
    { type: 'passed', seat: C, auto: false },
    { type: 'auctionWon', seat: D, amount: 100 },
  ],
})

scenario('the first speaker moves on by turn and skips those who left [T25]', banca, {
  given: { turn: 6, players: [{}, gone(9000)], agenda: deciding(4, A, B, C) },
  when: [decide(D)],
  offers: [[C, 'bid']],
})

scenario('the search for the first speaker goes round the table [9.3]', banca, {
  given: { turn: 4, modifier: 2, players: [{}, {}, {}, gone(9000)], agenda: deciding(4, A, B, D) },
  when: [decide(C)],
  offers: [[A, 'bid']],
})

scenario('whoever has locked in neither decides nor bids [6.3]', banca, {
  given: { players: [{}, gone(9000)], agenda: deciding(4, A, B, C) },
  when: [
    [B, 'decide', { level: 'keep', lottery: 'skip' }, 'E_SEAT'],
    decide(D),
    [A, 'bid', { amount: 100 }],
    [B, 'bid', { amount: 200 }, 'E_SEAT'],
    [C, 'pass'],
    [D, 'pass'],
  ],
  told: [{ type: 'auctionWon', seat: A, amount: 100 }],
})

scenario('live, when all pass the auction is skipped [9.3]', banca, {
  given: { agenda: bidding({}) },
  when: [
    [A, 'pass'],
    [A, 'pass', {}, 'E_SEAT'],
    [B, 'pass'],
    [C, 'pass'],
    [D, 'pass'],
  ],
  told: [{ type: 'auctionSkipped' }],
})

scenario('players without money never hold a live auction up [9.3]', banca, {
  given: {
    players: [{ balance: 0 }, { balance: 99 }, { balance: 0 }, { balance: 50 }],
    bank: 39_851,
    agenda: deciding(4, A, B, C),
  },
  when: [decide(D)],
  told: [{ type: 'passed', seat: A, auto: true }, { type: 'passed', seat: D, auto: true }, { type: 'auctionSkipped' }],
  offers: [[A, 'nextTurn']],
})

scenario('bid step and prize are those of the options [3.1]', banca, {
  options: { bidStep: 30, auctionRewardTenths: 5 },
  given: { agenda: bidding({ passed: [false, false, true, true] }) },
  when: [
    [A, 'bid', { amount: 100 }, 'E_STEP'],
    [A, 'bid', { amount: 90 }],
    [B, 'bid', { amount: 90 }, 'E_LOW'],
    [B, 'pass'],
  ],
  told: [{ type: 'auctionWon', seat: A, amount: 90, multiplierTenths: 15 }],
})

scenario('at one device the banker may have the bids made one by one, as live [9.2, T21]', banca, {
  options: table,
  given: { turn: 2, agenda: atAuction() },
  when: [
    [B, 'bid', { amount: 100 }, 'E_SEAT'],
    openBidding,
    [TABLE, 'auctionResult', { winner: A, amount: 100 }, 'E_PHASE'],
    [A, 'bid', { amount: 100 }, 'E_SEAT'],
    [B, 'bid', { amount: 100 }],
    [C, 'bid', { amount: 350 }, 'E_STEP'],
    [C, 'bid', { amount: 300 }],
    [D, 'pass'],
    [A, 'bid', { amount: 400 }],
    // [13.1] The banker may change settings meanwhile; they hold from the next turn on.
    settings({ bidStep: 50 }),
    [B, 'bid', { amount: 450 }, 'E_STEP'],
    [B, 'pass'],
    [C, 'pass'],
  ],
  told: [
    { type: 'biddingOpened', seat: B },
    { type: 'auctionWon', seat: A, amount: 400, balance: 8600, multiplierTenths: 12 },
  ],
  offers: [[TABLE, 'nextTurn']],
})

scenario('at one device too the auction is skipped when all pass [9.2]', banca, {
  options: table,
  given: { agenda: atAuction() },
  when: [openBidding, [A, 'pass'], [B, 'pass'], [C, 'pass'], [D, 'pass']],
  told: [{ type: 'auctionSkipped' }],
})

test('a result is the same whether it was bid on the screen or entered [9.2]', () => {
  const upToAuction = () =>
    play(
      startMatch(table),
      [TABLE, 'exits', { seats: [] }],
      decide(A, 'raise', 'join'),
      decide(B),
      decide(C),
      decide(D),
    )
  const entered = play(upToAuction(), auction(B, 300), nextTurn)
  const bids = [[A, 'pass'] as const, [B, 'bid', { amount: 300 }] as const, [C, 'pass'] as const, [D, 'pass'] as const]
  const bidden = play(upToAuction(), openBidding, ...bids, nextTurn)
  expect(bidden.position.state).toEqual(entered.position.state)
})

test('what may be entered for a winner is what that winner can pay [9.2]', () => {
  const match = play(startMatch(table), [TABLE, 'exits', { seats: [] }])
  play(match, decide(A, 'raise', 'join'), decide(B), decide(C), decide(D))
  const [asked] = match.decisionsFor(TABLE)
  const results = asked?.choices.filter(({ type }) => type === 'auctionResult').map(({ params }) => params)
  expect(results).toMatchObject([
    { winner: { of: [A] }, amount: { min: 100, max: 8400, step: 100 } },
    { winner: { of: [B] }, amount: { max: 9000 } },
    { winner: { of: [C] }, amount: { max: 9000 } },
    { winner: { of: [D] }, amount: { max: 9000 } },
  ])
  expect(match.refusalOf(TABLE, { type: 'auctionResult', winner: A, amount: 8500 })).toMatchObject({
    code: 'E_FUNDS',
    params: { cost: 8500, balance: 8400 },
  })
})
