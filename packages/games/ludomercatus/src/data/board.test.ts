import { describe, expect, test } from 'vitest'
import { GROUP_AT, GROUPS, PROPERTIES, SPACES } from './board.ts'
import { CARDS, CHANCE, CHEST } from './cards.ts'

describe('the board [1.2, 1.6]', () => {
  test.each([
    ['street', 22],
    ['railroad', 4],
    ['utility', 2],
    ['tax', 2],
    ['chance', 3],
    ['chest', 3],
  ])('has %s spaces: %i', (type, count) => {
    expect(SPACES.filter((space) => space.type === type)).toHaveLength(count)
  })

  test('has 28 properties, each in one group, mortgaged for half its price', () => {
    expect(PROPERTIES).toHaveLength(28)
    expect(GROUPS.flatMap(({ members }) => members).sort((a, b) => a - b)).toEqual(PROPERTIES)
    for (const space of PROPERTIES) {
      expect(SPACES[space]?.mortgage).toBe((SPACES[space]?.price ?? 0) / 2)
      expect(GROUP_AT[space]?.members).toContain(space)
    }
  })

  test('all properties cost 5690 together, and rents rise with every level', () => {
    expect(PROPERTIES.reduce((sum, space) => sum + (SPACES[space]?.price ?? 0), 0)).toBe(5690)
    for (const { rents } of SPACES) expect([...rents].sort((a, b) => a - b)).toEqual([...rents])
  })
})

describe('the decks [10.4]', () => {
  test('hold 16 cards each, all different', () => {
    expect([CHANCE.length, CHEST.length, CARDS.size]).toEqual([16, 16, 32])
  })

  test('ten chance cards and two chest cards move the token', () => {
    const moving = ['advanceTo', 'advanceToNearest', 'moveBack', 'goToJail']
    const count = (cards: typeof CHANCE) => cards.filter(({ effect }) => moving.includes(effect.kind)).length
    expect([count(CHANCE), count(CHEST)]).toEqual([10, 2])
  })
})
