import { TABLE } from '@ludoteca/kernel'
import { type Part, scenario } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { banca } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import {
  A,
  atExit,
  atSummary,
  B,
  C,
  D,
  E,
  gone,
  idle,
  leave,
  nextTurn,
  noBids,
  play,
  startMatch,
  table,
} from '../kit.ts'

scenario('whoever locks in keeps the balance and counts no more [T35]', banca, {
  seats: 5,
  options: table,
  when: [leave(C), ...idle(A, B, D, E), noBids],
  told: [
    { type: 'stayed', seat: B },
    { type: 'exited', seat: C, balance: 9000 },
    { type: 'payout', dividend: 1250, shares: [312, 312, 0, 312, 312], rest: 2 },
  ],
  then: {
    players: [
      { balance: 9212, multiplierTenths: 11 },
      { balance: 9212, multiplierTenths: 11 },
      { balance: 9000, multiplierTenths: 10, active: false, exitTurn: 1 },
      { balance: 9212, multiplierTenths: 11 },
      { balance: 9212, multiplierTenths: 11 },
    ],
    bank: 4152,
  },
})

const turnSix = (): Part<State> => ({
  turn: 6,
  modifier: 2,
  players: [
    { balance: 9628, multiplierTenths: 15 },
    gone(9589, 5),
    { balance: 10_011, multiplierTenths: 19 },
    gone(8338, 4),
  ],
  bank: 2434,
  agenda: atExit(),
})

scenario('the last player sweeps the bank [T36]', banca, {
  options: table,
  given: turnSix(),
  when: [leave(C)],
  told: [
    { type: 'exited', seat: C, balance: 10_011 },
    { type: 'swept', seat: A, amount: 2434, balance: 12_062, bank: 0 },
    { type: 'gameOver', reason: 'lastPlayer', ranks: [1, 3, 2, 4], bank: 0 },
  ],
  then: { players: [{ balance: 12_062, active: true, exitTurn: null }], bank: 0, ending: 'lastPlayer', agenda: [] },
})

scenario('without the sweep the bank stays unpaid [T37]', banca, {
  options: { ...table, soloRule: 'stop' },
  given: turnSix(),
  when: [leave(C)],
  untold: ['swept'],
  then: { players: [{ balance: 9628 }], bank: 2434, ending: 'lastPlayer' },
})

scenario('when the last ones leave together, the bank belongs to nobody [T38]', banca, {
  options: table,
  given: turnSix(),
  when: [leave(A, C)],
  untold: ['swept'],
  told: [{ type: 'gameOver', reason: 'allLeft', bank: 2434 }],
  then: { bank: 2434, ending: 'allLeft' },
})

scenario('equal balances share a rank [T39]', banca, {
  options: table,
  given: {
    players: [9800, 9800, 9300, 8000].map((balance) => ({ balance })),
    bank: 3100,
    agenda: atExit(),
  },
  when: [leave(A, B, C, D)],
  then(s) {
    expect(banca.outcome(s)).toEqual({
      reason: 'allLeft',
      ranks: [1, 1, 3, 4],
      winners: [A, B],
      scores: [9800, 9800, 9300, 8000],
    })
  },
})

scenario('after the last turn the game is over and nothing is drawn [T40]', banca, {
  options: { ...table, maxTurns: 12 },
  given: { turn: 12, modifier: 4, agenda: atSummary() },
  when: [nextTurn],
  told: [
    { type: 'turnEnded', turn: 12 },
    { type: 'gameOver', reason: 'turnLimit', bank: 4000 },
  ],
  untold: ['turnStarted'],
  then: { turn: 12, ending: 'turnLimit', bank: 4000 },
})

scenario('before the last turn the game goes on [T40]', banca, {
  options: { ...table, maxTurns: 12 },
  given: { turn: 11, modifier: 4, agenda: atSummary() },
  chance: { modifier: [0] },
  when: [nextTurn],
  then: { turn: 12, ending: null },
})

test('the first match with everybody leaving at once is over in turn 1 [6.1]', () => {
  const match = play(startMatch(table), leave(A, B, C, D))
  expect(match.outcome()).toMatchObject({ reason: 'allLeft', ranks: [1, 1, 1, 1], winners: [A, B, C, D] })
  expect(match.refusalOf(A, { type: 'decide', level: 'keep', lottery: 'skip' })?.code).toBe('E_OVER')
  // [13.1] Settings can be changed in every phase but this one.
  expect(match.refusalOf(TABLE, { type: 'changeSettings', patch: { bidStep: 50 } })?.code).toBe('E_OVER')
})

scenario('the banker cannot send those away who have left [6.2]', banca, {
  options: table,
  given: turnSix(),
  when: [
    [-1, 'exits', { seats: [B] }, 'E_SEAT'],
    [-1, 'exits', { seats: [7] }, 'E_SEAT'],
    [-1, 'exits', { seats: ['Ann'] }, 'E_SEAT'],
    [-1, 'exits', { seats: [A, A] }, 'E_RANGE'],
  ],
})

scenario('levels are not refunded on leaving [6.3]', banca, {
  options: table,
  given: { players: [{ level: 3, multiplierTenths: 16 }], agenda: atExit() },
  when: [leave(A)],
  then: { players: [{ balance: 9000, level: 3, multiplierTenths: 16 }], bank: 4000 },
})

scenario('live exits are sealed and take effect together [6.2]', banca, {
  when: [
    [A, 'exitChoice', { exit: true }],
    [A, 'exitChoice', { exit: false }, 'E_SEAT'],
    [C, 'exitChoice', { exit: false }],
    [B, 'decide', { level: 'keep', lottery: 'skip' }, 'E_PHASE'],
    [B, 'exitChoice', { exit: false }],
  ],
  told: [
    { type: 'decided', seat: A },
    { type: 'decided', seat: C },
    { type: 'decided', seat: B },
  ],
  untold: ['exited', 'stayed'],
  then: { players: [{ active: true }] },
  offers: [[D, 'exitChoice']],
})

scenario('the last live choice opens them all [6.2]', banca, {
  given: { agenda: [{ step: 'exitChoices', sealed: [true, false, false, null] }] },
  when: [[D, 'exitChoice', { exit: false }]],
  told: [
    { type: 'exited', seat: A },
    { type: 'stayed', seat: B },
    { type: 'stayed', seat: D },
  ],
  then: { players: [{ active: false, exitTurn: 1 }] },
  offers: [[B, 'decide']],
})
