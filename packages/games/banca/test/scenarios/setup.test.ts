import { isRefusal, Match } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { banca } from '../../src/game.ts'
import { NAMES, startMatch } from '../kit.ts'

test.each([
  [4, 4000],
  [7, 7000],
])('%i players start with 9000 each and %i in the bank [T01]', (players, bank) => {
  const { state } = startMatch({}, 'seed', players).position
  expect(state.bank).toBe(bank)
  expect(state.players).toEqual(
    Array.from({ length: players }, () => ({
      balance: 9000,
      multiplierTenths: 10,
      level: 0,
      active: true,
      exitTurn: null,
    })),
  )
})

function refusalOfStart(names: readonly string[], options = {}) {
  const seats = names.map((name) => ({ name, kind: 'human' }))
  const match = Match.start(banca, { options, seats, seed: 'seed' })
  return isRefusal(match) ? match : undefined
}

test.each([3, 8])('%i players are refused [T02]', (players) => {
  expect(refusalOfStart([...NAMES, 'Hal'].slice(0, players))?.code).toBe('E_CONFIG')
})

test.each([
  ['two names that differ by case alone', ['Ann', 'Ben', 'Cleo', 'ANN']],
  ['an empty name', ['Ann', 'Ben', 'Cleo', '  ']],
  ['a name of 21 characters', ['Ann', 'Ben', 'Cleo', 'x'.repeat(21)]],
])('%s is refused [3.2]', (_what, names) => {
  expect(refusalOfStart(names)?.code).toBe('E_NAMES')
})

const four = NAMES.slice(0, 4)

test.each([
  ['initialMoney', 999],
  ['initialMoney', 1_000_001],
  ['bankContribution', 10_001],
  ['levelCost', 100_001],
  ['levelRefund', 501],
  ['levelStepTenths', 0],
  ['levelStepTenths', 11],
  ['lotteryBaseFee', -1],
  ['lotteryRewardTenths', 0],
  ['auctionRewardTenths', 11],
  ['bidStep', 0],
  ['penaltyBase', 100_001],
  ['penaltyIncrement', -1],
  ['bonusTenths', 11],
  ['allEqualBoth', 1],
  ['soloRule', 'share'],
  ['maxTurns', 501],
  ['mode', 'postal'],
  ['clocks', 0],
  ['levelCost', 1.5],
])('the option %s does not take %s [3.1]', (option, value) => {
  expect(refusalOfStart(four, { [option]: value })).toMatchObject({ code: 'E_CONFIG', params: { option } })
})

const band = (fromTurn: number, min: number, max: number) => ({ fromTurn, min, max })

test.each([
  ['begin after turn 1', [band(2, 1, 1)]],
  ['stand out of order', [band(1, 1, 1), band(5, 2, 2), band(4, 3, 3)]],
  ['begin in the same turn', [band(1, 1, 1), band(1, 2, 2)]],
  ['reach from high to low', [band(1, 4, 1)]],
  ['leave 1 to 9', [band(1, 1, 10)]],
  ['are missing', []],
])('modifier bands that %s are refused [3.1]', (_what, modifierBands) => {
  expect(refusalOfStart(four, { modifierBands })).toMatchObject({
    code: 'E_CONFIG',
    params: { option: 'modifierBands' },
  })
})

test('a game at one device has no turn limit, a live one has 40 [22.2]', () => {
  expect(startMatch({ mode: 'table' }).config.maxTurns).toBe(0)
  expect(startMatch({}).config.maxTurns).toBe(40)
  expect(startMatch({ mode: 'table', maxTurns: 7 }).config.maxTurns).toBe(7)
})

test('money and contribution decide balances and bank at the start [3.1]', () => {
  const { state } = startMatch({ initialMoney: 5000, bankContribution: 5000 }).position
  expect(state.bank).toBe(20_000)
  expect(state.players.map(({ balance }) => balance)).toEqual([0, 0, 0, 0])
})

test('a modifier that is random in turn 1 is drawn at set-up [11.2]', () => {
  const modifiers = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
    const { state } = startMatch({ modifierBands: [band(1, 5, 9)] }, seed).position
    return state.modifier
  })
  expect(Math.min(...modifiers)).toBeGreaterThanOrEqual(5)
  expect(new Set(modifiers).size).toBeGreaterThan(1)
})
