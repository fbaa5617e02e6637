import { expect, test } from 'vitest'
import { options } from '../config.ts'
import { copy, initialState, type State } from '../state.ts'
import { setLevel } from './buildings.ts'
import { deedOf } from './deeds.ts'
import { liquidationValue, netWorth } from './worth.ts'

function rich(): State {
  const config = Object.fromEntries(Object.entries(options).map(([key, spec]) => [key, spec.default]))
  const s = initialState(config as never, 2, 0, { chance: [], chest: [] })
  const owner = s.players[0]
  if (owner) owner.cash = 100
  for (const space of [5, 12, 16, 18, 19]) deedOf(s, space).owner = 0
  deedOf(s, 5).mortgaged = true
  for (const space of [16, 18]) setLevel(s, space, 2)
  setLevel(s, 19, 1)
  return s
}

test('what can be raised: cash, half the buildings, mortgages not yet taken [15.3]', () => {
  expect(liquidationValue(rich(), 0)).toBe(100 + 5 * 50 + 75 + 280)
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
