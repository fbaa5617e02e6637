import { scenario } from '@ludoteca/kernel/testing'
import { expect, test } from 'vitest'
import { banca } from '../../src/game.ts'
import { bandOf } from '../../src/rules/modifier.ts'
import {
  A,
  atSummary,
  auction,
  B,
  C,
  D,
  decide,
  gone,
  idle,
  nextTurn,
  noBids,
  nobodyLeaves,
  settings,
  startMatch,
  table,
} from '../kit.ts'

test.each([
  [1, 1],
  [3, 1],
  [4, 2],
  [6, 2],
  [7, 3],
  [9, 3],
])('the modifier of turn %i is %i [T41]', (turn, modifier) => {
  const { modifierBands } = startMatch({}).config
  expect(bandOf(modifierBands, turn)).toMatchObject({ min: modifier, max: modifier })
})

scenario('from turn 10 on the modifier is drawn and scales lottery and auction [T41]', banca, {
  options: table,
  given: { turn: 9, modifier: 3, agenda: atSummary() },
  chance: { modifier: [3] },
  when: [nextTurn, nobodyLeaves, decide(A, 'keep', 'join'), ...idle(B, C, D), auction(B, 100)],
  told: [
    { type: 'turnStarted', turn: 10, modifier: 4, penalty: 550 },
    { type: 'lotteryEntered', seat: A, fee: 400 },
    { type: 'lotteryDrawn', rewardTenths: 4 },
    { type: 'auctionWon', seat: B, rewardTenths: 8 },
  ],
})

const turnWithRaise = [nobodyLeaves, decide(A, 'raise'), ...idle(B, C, D), noBids]

scenario('a new level price holds from the next turn on [T42]', banca, {
  options: table,
  given: { turn: 3, agenda: [{ step: 'exits' }] },
  when: [settings({ levelCost: 600 }), ...turnWithRaise, nextTurn, ...turnWithRaise],
  told: [
    { type: 'settingsChanged', old: { levelCost: 500 }, new: { levelCost: 600 }, validFromTurn: 4 },
    { type: 'levelRaised', cost: 500 },
    { type: 'turnStarted', turn: 4 },
    { type: 'levelRaised', cost: 600 },
  ],
})

scenario('a refund above the price and a locked setting are refused [T43]', banca, {
  options: table,
  given: { turn: 2 },
  when: [
    [-1, 'changeSettings', { patch: { levelRefund: 700 } }, 'E_CONFIG'],
    [-1, 'changeSettings', { patch: { initialMoney: 20_000 } }, 'E_LOCKED'],
    [-1, 'changeSettings', { patch: { levelRefund: 700, levelCost: 700 } }],
  ],
})

scenario('what may not be changed, and to what [13.1]', banca, {
  options: table,
  given: { turn: 5 },
  when: [
    ...['bankContribution', 'levelStepTenths', 'modifierBands', 'soloRule', 'mode', 'clocks'].map(
      (key) => [-1, 'changeSettings', { patch: { [key]: 1 } }, 'E_LOCKED'] as const,
    ),
    [-1, 'changeSettings', { patch: { colour: 1 } }, 'E_CONFIG'],
    [-1, 'changeSettings', { patch: {} }, 'E_CONFIG'],
    [-1, 'changeSettings', { patch: { bidStep: 0 } }, 'E_CONFIG'],
    [-1, 'changeSettings', { patch: { maxTurns: 4 } }, 'E_CONFIG'],
    [-1, 'changeSettings', { patch: { levelCost: 'much' } }, 'E_FORMAT'],
    [-1, 'changeSettings', { patch: { maxTurns: 5 } }],
    [-1, 'changeSettings', { patch: { maxTurns: 0 } }],
    [A, 'changeSettings', { patch: { bidStep: 50 } }, 'E_SEAT'],
  ],
  then: { nextSettings: { maxTurns: 0 } },
})

scenario('a later change replaces an earlier one key by key [13.1]', banca, {
  options: table,
  when: [
    settings({ levelCost: 600, bidStep: 50 }),
    [-1, 'changeSettings', { patch: { levelRefund: 650 } }, 'E_CONFIG'],
    settings({ levelCost: 700 }),
    settings({ levelRefund: 650 }),
  ],
  told: [{ type: 'settingsChanged', old: { levelCost: 600 }, new: { levelCost: 700 } }],
  then: { nextSettings: { levelCost: 700, bidStep: 50, levelRefund: 650 }, config: { levelCost: 500, bidStep: 100 } },
})

scenario('settings can be changed in every phase [13.1]', banca, {
  options: table,
  when: [
    settings({ penaltyBase: 1 }),
    nobodyLeaves,
    settings({ penaltyBase: 2 }),
    ...idle(A, B, C, D),
    settings({ penaltyBase: 3 }),
    noBids,
    settings({ penaltyBase: 4, penaltyIncrement: 10 }),
    nextTurn,
  ],
  // [13.2] The penalty follows the formula with the new values.
  told: [
    { type: 'penalty', due: 100 },
    { type: 'turnStarted', turn: 2, penalty: 14 },
  ],
  then: { nextSettings: null, config: { penaltyBase: 4 } },
})

scenario('live settings are fixed [13.3]', banca, {
  when: [
    [-1, 'changeSettings', { patch: { bidStep: 50 } }, 'E_SEAT'],
    [A, 'changeSettings', { patch: { bidStep: 50 } }, 'E_PHASE'],
  ],
})

scenario('the current turn as the limit makes it the last one [11.1]', banca, {
  options: table,
  given: { turn: 5, modifier: 2, agenda: atSummary() },
  when: [settings({ maxTurns: 5 }), nextTurn],
  then: { ending: 'turnLimit' },
})

scenario('a limit lifted in the last turn lets the game go on [11.1]', banca, {
  options: { ...table, maxTurns: 5 },
  given: { turn: 5, modifier: 2, agenda: atSummary() },
  when: [settings({ maxTurns: 0 }), nextTurn],
  then: { ending: null, turn: 6 },
})

scenario('the banker makes each entry in its own phase [15]', banca, {
  options: table,
  when: [
    [-1, 'nextTurn', {}, 'E_PHASE'],
    [-1, 'noBids', {}, 'E_PHASE'],
    nobodyLeaves,
    [-1, 'exits', { seats: [] }, 'E_PHASE'],
    [-1, 'auctionResult', { winner: A, amount: 100 }, 'E_PHASE'],
    ...idle(A, B, C, D),
    [-1, 'nextTurn', {}, 'E_PHASE'],
    noBids,
    [-1, 'auctionResult', { winner: A, amount: 100 }, 'E_PHASE'],
  ],
})

scenario('live, the next turn begins when all who still play have confirmed [15]', banca, {
  given: { players: [{}, gone(9000)], agenda: [{ step: 'summary', confirmed: [false, true, false, false] }] },
  when: [
    [D, 'nextTurn'],
    [D, 'nextTurn', {}, 'E_SEAT'],
    [B, 'nextTurn', {}, 'E_SEAT'],
    [A, 'nextTurn'],
    [C, 'nextTurn'],
  ],
  told: [
    { type: 'turnEnded', turn: 1 },
    { type: 'turnStarted', turn: 2, penalty: 150, players: 3 },
  ],
})
