import {
  configure,
  drawAny,
  hashState,
  isRefusal,
  Match,
  Position,
  refusalOf,
  SeededChance,
  TABLE,
} from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { ludomercatus } from '../../src/game.ts'
import {
  A,
  B,
  C,
  cash,
  D,
  given,
  gone,
  jailed,
  levels,
  mortgaged,
  owes,
  own,
  rolled,
  rule,
  stand,
  top,
} from '../positions.ts'

rule('at the round limit the richer player wins [S72]', {
  seats: 3,
  options: { roundLimit: 3 },
  given: given(
    rolled,
    cash(A, 800),
    own(A, 37, 39),
    levels({ 37: 4, 39: 5 }),
    cash(B, 2900),
    own(B, 5, 12),
    mortgaged(5),
    gone(C),
    (s) => {
      s.active = B
      s.round = 3
    },
  ),
  when: [[B, 'endTurn']],
  then: { ending: 'roundLimit', round: 3, agenda: [] },
  told: [
    { type: 'roundEnded', round: 3 },
    { type: 'gameOver', reason: 'roundLimit', ranks: [1, 2, 3], worths: [3350, 3150, 0] },
  ],
})

const jackpot = { freeParkingJackpot: true }

rule('taxes, cards, fines and repairs go to the jackpot [S73]', {
  options: jackpot,
  given: given(
    own(D, 16, 18, 19, 37, 39),
    levels({ 16: 1, 18: 1, 19: 1, 37: 5, 39: 5 }),
    own(C, 14),
    stand(A, 1),
    jailed(C, 0),
    top('F12', 'F11'),
  ),
  dice: [1, 2, 3, 4, 1, 3, 3, 4],
  when: [
    [A, 'roll'],
    [A, 'endTurn'],
    [B, 'roll'],
    [B, 'endTurn'],
    [C, 'jailPay'],
    [C, 'roll'],
    [C, 'endTurn'],
    [D, 'roll'],
  ],
  then: { bank: { pot: 540 }, players: [{ cash: 1300 }, { cash: 1485 }, { cash: 1450 }, { cash: 1225 }] },
  told: [
    { type: 'paid', reason: 'tax', payer: A, payee: 'pot', amount: 200 },
    { type: 'paid', reason: 'card', payer: B, payee: 'pot', amount: 15 },
    { type: 'paid', reason: 'jailFine', payer: C, payee: 'pot', amount: 50 },
    { type: 'paid', reason: 'repairs', payer: D, payee: 'pot', amount: 275 },
    { type: 'potChanged', pot: 540 },
  ],
})

rule('whoever lands on the free space takes the jackpot [S73]', {
  options: jackpot,
  given: given(stand(A, 13), (s) => {
    s.bank.pot = 540
  }),
  dice: [3, 4],
  when: [[A, 'roll']],
  then: { bank: { pot: 0 }, players: [{ cash: 2040 }] },
  told: [
    { type: 'received', reason: 'pot', payer: 'pot', payee: A, amount: 540 },
    { type: 'potChanged', pot: 0 },
  ],
})

rule('purchases never feed the jackpot [18.1]', {
  options: jackpot,
  dice: [2, 4],
  when: [
    [A, 'roll'],
    [A, 'buy'],
    [A, 'mortgage', { space: 6 }],
    [A, 'unmortgage', { space: 6 }],
  ],
  then: { bank: { pot: 0 } },
})

const doubleGo = { doubleGo: true }

rule('landing exactly on the start by dice pays twice [S74]', {
  options: doubleGo,
  given: given(stand(A, 35)),
  dice: [2, 3],
  when: [[A, 'roll']],
  then: { players: [{ cash: 1900 }] },
})

rule('landing exactly on the start by card pays twice [S74]', {
  options: doubleGo,
  given: given(stand(A, 10), top('A01')),
  dice: [3, 4],
  when: [[A, 'roll']],
  then: { players: [{ cash: 1900, position: 0 }] },
})

rule('passing the start still pays once [S74]', {
  options: doubleGo,
  given: given(stand(A, 39), own(A, 6)),
  dice: [3, 4],
  when: [[A, 'roll']],
  then: { players: [{ cash: 1700, position: 6 }] },
})

test('same seed, options and moves give the same states and story [S75]', () => {
  const play = () => {
    const config = configure(ludomercatus as never, {}, 4)
    if (isRefusal(config)) throw new Error(config.code)
    const position = Position.setup(ludomercatus, config as never, 4, new SeededChance('twice'))
    const dice = new SeededChance('moves')
    const story: unknown[] = []
    for (let i = 0; i < 500 && !ludomercatus.outcome(position.state); i++) {
      const drawn = drawAny(position.state, position.decisions, dice)
      if (!drawn) throw new Error('nobody can move')
      position.apply(drawn.seat, drawn.move)
      story.push(position.told, hashState(position.state))
    }
    return JSON.stringify(story)
  }
  expect(play()).toBe(play())
})

rule('the limit counts whole rounds from the starting seat [5.5, 17.2]', {
  seats: 2,
  options: { roundLimit: 1 },
  given: given(rolled, (s) => {
    s.startSeat = B
  }),
  when: [[A, 'endTurn']],
  then: { ending: 'roundLimit' },
})

rule('a round goes on while the next seat comes later in it [5.5]', {
  options: { roundLimit: 1 },
  given: given(rolled),
  when: [[A, 'endTurn']],
  then: { ending: null, round: 1, turnNo: 2, active: B },
  told: [
    { type: 'turnEnded', seat: A },
    { type: 'turnStarted', seat: B, turnNo: 2, round: 1 },
  ],
  untold: ['roundEnded'],
})

rule('bankrupt seats are passed over, and the round is counted on [5.5]', {
  given: given(rolled, gone(D), gone(A, 2), (s) => {
    s.active = C
  }),
  when: [[C, 'endTurn']],
  then: { active: B, round: 2 },
  told: [{ type: 'roundEnded', round: 1 }],
})

rule('when time is called the round is played to its end [17.2]', {
  seats: 2,
  options: { timeLimitSec: 600 },
  given: given(rolled, own(B, 6)),
  dice: [2, 4],
  when: [
    [A, 'timeUp', {}, 'E_SEAT'],
    [TABLE, 'timeUp'],
    [TABLE, 'timeUp', {}, 'E_SEAT'],
    [A, 'endTurn'],
    [B, 'roll'],
    [B, 'endTurn'],
  ],
  then: { ending: 'timeLimit', round: 1 },
  told: [
    { type: 'timeCalled', round: 1 },
    { type: 'gameOver', reason: 'timeLimit' },
  ],
})

rule('without a time limit nobody calls time [17.2]', {
  when: [[TABLE, 'timeUp', {}, 'E_SEAT']],
})

rule('equal worth is decided by cash, then by property; else the rank is shared [17.4]', {
  options: { roundLimit: 1 },
  given: given(rolled, cash(A, 1440), own(A, 1), cash(B, 1440), own(B, 3), cash(D, 100), (s) => {
    s.active = D
  }),
  when: [[D, 'endTurn']],
  told: [{ type: 'gameOver', ranks: [2, 2, 1, 4] }],
})

rule('equal worth and cash is decided by the number of properties [17.4]', {
  seats: 2,
  options: { roundLimit: 1 },
  given: given(
    rolled,
    (s) => {
      s.active = B
    },
    own(A, 8, 6),
    own(B, 5),
  ),
  when: [[B, 'endTurn']],
  then: { ending: 'roundLimit' },
  told: [{ type: 'gameOver', ranks: [1, 2], worths: [1700, 1700] }],
})

test('exclusive auction options are refused [3.6]', () => {
  expect(configure(ludomercatus as never, { auctionOnly: true, noAuctions: true }, 2)).toMatchObject({
    code: 'E_OPTIONS',
  })
  expect(configure(ludomercatus as never, { roundLimit: -1 }, 2)).toMatchObject({ code: 'E_CONFIG' })
  expect(configure(ludomercatus as never, {}, 9)).toMatchObject({ code: 'E_CONFIG' })
})

test('nothing can be done once the match is over [17.1]', () => {
  const config = configure(ludomercatus as never, {}, 2)
  const position = Position.setup(ludomercatus, config as never, 2, new SeededChance('over'))
  position.apply(position.state.active, { type: 'resign', word: 'resign' })
  expect(position.decisions).toEqual([])
  expect(refusalOf(position.state, position.decisions, 0, { type: 'roll' })).toMatchObject({ code: 'E_SEAT' })
  expect(ludomercatus.outcome(position.state)?.winners).toHaveLength(1)
})

rule('a match that ends with somebody going to jail has forgotten the doubles [11.1]', {
  seats: 2,
  options: { roundLimit: 1 },
  given: given((s) => {
    s.active = B
    s.doublesCount = 2
    s.mayRollAgain = true
  }),
  dice: [3, 3],
  when: [[B, 'roll']],
  then: { ending: 'roundLimit', doublesCount: 0, mayRollAgain: false, players: [{}, { inJail: true, position: 10 }] },
})

rule('interest on inherited mortgages never feeds the jackpot [18.1]', {
  options: jackpot,
  given: given(own(D, 5), mortgaged(5), cash(D, 0), owes(D, [B], 50)),
  when: [
    [D, 'declareBankruptcy'],
    [B, 'settleInherited', { lift: [] }],
  ],
  then: { bank: { pot: 0 }, players: [{}, { cash: 1490 }] },
  told: [{ type: 'paid', reason: 'inheritance', payer: B, payee: 'bank', amount: 10 }],
})

rule('time can be called whatever is being asked, and the question stays [17.2]', {
  seats: 2,
  options: { timeLimitSec: 600 },
  dice: [2, 4],
  when: [
    [A, 'roll'],
    [TABLE, 'timeUp'],
    [A, 'decline'],
    [TABLE, 'timeUp', {}, 'E_SEAT'],
  ],
  then: { finalRound: true, agenda: [{ step: 'endTurn' }, { step: 'finishRoll' }, { step: 'auction', space: 6 }] },
})

test('time is called by the clock alone, so long after the start of the match [17.2]', () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'human' }))
  const match = Match.start(ludomercatus, { options: { timeLimitSec: 600, clocks: false }, seats, seed: 'limit' })
  if (!(match instanceof Match)) throw new Error(match.code)
  expect(match.decisionsFor(TABLE)).toEqual([])
  expect(match.clockDecisions).toMatchObject([{ seat: TABLE, clockMs: 600_000, byClock: { type: 'timeUp' } }])
  expect(match.refusalByHand(TABLE, { type: 'timeUp' })?.code).toBe('E_CLOCK')
  match.submit(TABLE, { type: 'timeUp' }, { by: 'clock' })
  expect(match.clockDecisions).toEqual([])
  expect(match.refusalOf(TABLE, { type: 'undo' })?.code).toBe('E_UNDO')
})

test('without a time limit the clock calls nothing [17.2]', () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'human' }))
  const match = Match.start(ludomercatus, { options: {}, seats, seed: 'limit' })
  if (!(match instanceof Match)) throw new Error(match.code)
  expect(match.clockDecisions).toEqual([])
})
