import { isRefusal, Match, type Refusal } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { limitBeside } from '../../src/config.ts'
import { banca } from '../../src/game.ts'
import { en } from '../../src/text/en.ts'
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

test('spaces around a name do not count [3.2]', () => {
  expect(refusalOfStart(['Ann', 'Ben', 'Cleo', ` ${'x'.repeat(20)} `])).toBe(undefined)
  expect(refusalOfStart(['Ann', 'Ben', 'Cleo', ' ann '])?.code).toBe('E_NAMES')
})

const four = NAMES.slice(0, 4)
const band = (fromTurn: number, min: number, max: number) => ({ fromTurn, min, max })

/** Bounds as the rules give them; all other options at their standard values, which bound two of them. */
const BOUNDS: readonly (readonly [option: string, min: number, max: number])[] = [
  ['initialMoney', 1_000, 1_000_000],
  ['bankContribution', 0, 10_000],
  ['levelCost', 250, 100_000],
  ['levelRefund', 0, 500],
  ['levelStepTenths', 1, 10],
  ['lotteryBaseFee', 0, 100_000],
  ['lotteryRewardTenths', 1, 10],
  ['auctionRewardTenths', 1, 10],
  ['bidStep', 1, 100_000],
  ['penaltyBase', 0, 100_000],
  ['penaltyIncrement', 0, 100_000],
  ['bonusTenths', 0, 10],
  ['maxTurns', 0, 500],
]

test.each(BOUNDS)('the option %s takes %i to %i [3.1]', (option, min, max) => {
  for (const value of [min, max]) expect(refusalOfStart(four, { [option]: value })).toBe(undefined)
  for (const value of [min - 1, max + 1, min + 0.5]) {
    expect(refusalOfStart(four, { [option]: value })?.code).toBe('E_CONFIG')
  }
})

test('a level may cost nothing when it refunds nothing [3.1]', () => {
  expect(refusalOfStart(four, { levelCost: 0, levelRefund: 0 })).toBe(undefined)
  expect(refusalOfStart(four, { levelCost: -1, levelRefund: 0 })?.code).toBe('E_CONFIG')
})

test.each([
  ['bankContribution', 10_001],
  ['levelRefund', 501],
  ['allEqualBoth', 1],
  ['soloRule', 'share'],
  ['mode', 'postal'],
  ['clocks', 0],
])('the option %s does not take %s, and the refusal names it [3.1]', (option, value) => {
  expect(refusalOfStart(four, { [option]: value })).toMatchObject({ code: 'E_CONFIG', params: { option } })
})

test('the standard game has the numbers of the rules [3.1]', () => {
  expect(startMatch({ mode: 'table' }).config).toEqual({
    mode: 'table',
    clocks: true,
    initialMoney: 10_000,
    bankContribution: 1_000,
    levelCost: 500,
    levelRefund: 250,
    levelStepTenths: 2,
    lotteryBaseFee: 100,
    lotteryRewardTenths: 1,
    auctionRewardTenths: 2,
    bidStep: 100,
    penaltyBase: 100,
    penaltyIncrement: 50,
    bonusTenths: 1,
    modifierBands: [band(1, 1, 1), band(4, 2, 2), band(7, 3, 3), band(10, 1, 4)],
    allEqualBoth: true,
    soloRule: 'sweep',
    maxTurns: 0,
  })
})

test.each([
  ['begin after turn 1', [band(2, 1, 1)]],
  ['stand out of order', [band(1, 1, 1), band(5, 2, 2), band(4, 3, 3)]],
  ['begin in the same turn', [band(1, 1, 1), band(1, 2, 2)]],
  ['reach from high to low', [band(1, 4, 1)]],
  ['leave 1 to 9', [band(1, 1, 10)]],
  ['are missing', []],
])('modifier bands that %s are refused [3.1]', (_what, modifierBands) => {
  const refusal = refusalOfStart(four, { modifierBands })
  expect(refusal).toMatchObject({ code: 'E_CONFIG', params: { option: 'modifierBands' } })
  expect(en.refusal(refusal as Refusal)).toMatch(/begin with turn 1, .*, with values from 1 to 9\.$/)
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

test('what an option may be at most is said before it is refused, and is where it is refused [3.1, T43]', () => {
  for (const [option, other] of [
    ['levelRefund', 'levelCost'],
    ['bankContribution', 'initialMoney'],
  ] as const) {
    const config = { ...startMatch({}).config, [other]: 1_200 }
    expect(limitBeside(option, config)).toBe(1_200)
    expect(refusalOfStart(NAMES.slice(0, 4), { [other]: 1_200, [option]: 1_200 })).toBeUndefined()
    expect(refusalOfStart(NAMES.slice(0, 4), { [other]: 1_200, [option]: 1_201 })?.params).toEqual({
      option,
      max: 1_200,
    })
  }
  expect(limitBeside('levelCost', startMatch({}).config)).toBeUndefined()
})
