import { expect, test } from 'vitest'
import { options } from '../config.ts'
import { copy, initialState, type State } from '../state.ts'
import { setLevel } from './buildings.ts'
import { deedOf } from './deeds.ts'
import { playerAt } from './seats.ts'
import { liquidationValue, netWorth } from './worth.ts'

/** A player with so much cash and these properties, by their levels. */
function holding(cash: number, levels: Readonly<Record<number, number>>, mortgaged: readonly number[] = []): State {
  const config = Object.fromEntries(Object.entries(options).map(([key, spec]) => [key, spec.default]))
  const s = initialState(config as never, 2, 0, { chance: [], chest: [] })
  playerAt(s, 0).cash = cash
  for (const [space, level] of Object.entries(levels)) {
    deedOf(s, Number(space)).owner = 0
    setLevel(s, Number(space), level)
  }
  for (const space of mortgaged) deedOf(s, space).mortgaged = true
  return s
}

const rich = () => holding(100, { 5: 0, 12: 0, 16: 2, 18: 2, 19: 1 }, [5])

test('what can be raised: cash, half the buildings, mortgages not yet taken [15.3]', () => {
  expect(liquidationValue(rich(), 0)).toBe(100 + 5 * 50 + 75 + 280)
})

test.each<[string, number, State]>([
  ['S34', 20, holding(20, {})],
  ['S63', 220, holding(120, { 5: 0 })],
  ['S65', 750, holding(100, { 37: 0, 39: 0, 15: 0, 25: 0, 12: 0 })],
  ['S67', 625, holding(120, { 5: 0, 12: 0, 16: 1, 18: 1, 19: 1 }, [5])],
  ['S68', 70, holding(40, { 1: 0, 3: 0 }, [1])],
  ['S70', 91, holding(61, { 1: 0 })],
])('the debtor of %s can raise %i [15.3]', (_scenario, value, s) => {
  expect(liquidationValue(s, 0)).toBe(value)
})

test('net worth: cash, prices, half price where mortgaged, buildings at cost [17.3]', () => {
  expect(netWorth(rich(), 0)).toBe(100 + 100 + 150 + 560 + 500)
})

test('a copy is equal and shares nothing that can change', () => {
  const s = rich()
  const other = copy(s)
  expect(other).toEqual(s)
  deedOf(other, 16).level = 0
  other.decks.chance.push('F01')
  expect(deedOf(s, 16).level).toBe(2)
  expect(s.decks.chance).toEqual([])
})
