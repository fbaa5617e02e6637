import { describe, expect, test } from 'vitest'
import { fieldName, figure, namesSeat } from '../../src/kit/generic/view/field-meaning.ts'
import { layOut } from '../../src/kit/generic/view/layout.ts'
import { seatListsOf } from '../../src/kit/generic/view/seat-lists.ts'
import { linked } from '../../src/kit/story-links.ts'
import { boxOf } from '../match/games.ts'

describe('the lists of a view that go by seats', () => {
  test('are told from others of the same length by setting the game up', async () => {
    const lists = seatListsOf(await boxOf('pearls'))
    expect(lists.get('pearls')).toBe(true)
    expect(lists.get('bidIn')).toBe(true)
    expect(lists.get('hand')).toBe(false)
  })

  test('are found in every game of the shelf', async () => {
    expect(seatListsOf(await boxOf('banca')).get('players')).toBe(true)
    expect(seatListsOf(await boxOf('ludomercatus')).get('deeds')).toBe(false)
  })
})

test('a view is laid out as players, a few things at a glance, and panels', () => {
  const view = { players: [{ cash: 5 }, { cash: 7 }], points: [1, 2], turn: 3, bank: { houses: 4 }, row: [1, 2, 3] }
  const { players, glance, parts } = layOut(view, { ...view, turn: 2 }, (key) => key === 'players' || key === 'points')
  expect(players.map(({ key, values }) => [key, values])).toEqual([
    ['cash', [5, 7]],
    ['points', [1, 2]],
  ])
  expect(glance).toEqual([
    { key: 'turn', value: 3, before: 2 },
    { key: 'row', value: [1, 2, 3], before: [1, 2, 3] },
  ])
  expect(parts.map(({ key }) => key)).toEqual(['bank'])
})

test.each([
  ['multiplierTenths', 12, 'Multiplier', '1.2'],
  ['riskHundredths', 35, 'Risk', '0.35'],
  ['cashInHand', 1500, 'Cash in hand', '1,500'],
])('the field %s of %i is “%s: %s”', (key, value, name, number) => {
  expect(fieldName(key)).toBe(name)
  expect(figure(key, value, 'en')).toBe(number)
})

test.each([
  ['active', 1, true],
  ['startSeat', 2, true],
  ['winner', 0, true],
  ['owner', 3, false],
  ['active', true, false],
  ['round', 1, false],
] as const)('with three players, %s: %s names a seat: %s', (key, value, isSeat) => {
  expect(namesSeat(key, value, 3)).toBe(isSeat)
})

test('links stand where their words stand in the sentence, longer ones first', () => {
  const links = [{ text: 'Via' }, { text: 'Via Sacra' }, { text: 'Forum' }]
  expect(linked('Ana walks from Via Sacra to Via.', links).map(({ text, link }) => [text, link?.text])).toEqual([
    ['Ana walks from ', undefined],
    ['Via Sacra', 'Via Sacra'],
    [' to ', undefined],
    ['Via', 'Via'],
    ['.', undefined],
  ])
})
