import { type Group, SPACES, STREET_GROUPS, type View } from '@ludoteca/ludomercatus'
import { describe, expect, test } from 'vitest'
import { seenDown } from '../../src/games/ludomercatus/board/camera-on.ts'
import { BOARD, cellOf, centreOf } from '../../src/games/ludomercatus/board/geometry.ts'
import { sideOf } from '../../src/games/ludomercatus/board/space-words.ts'
import { buildOn, sellOn, whyNotLift, whyNotMortgage } from '../../src/games/ludomercatus/manage/guidance.ts'
import { linked } from '../../src/games/ludomercatus/story/links.ts'
import { effectsOf, emptyDraft, mirrored, withSide } from '../../src/games/ludomercatus/trade/draft.ts'
import { de } from '../../src/games/ludomercatus/words/de.ts'
import { en } from '../../src/games/ludomercatus/words/en.ts'
import { es } from '../../src/games/ludomercatus/words/es.ts'
import type { OpenDecision } from '../../src/match/shown.ts'

/** A position in which A owns these spaces with these levels, and B the rest that is named. */
function position(mine: Readonly<Record<number, number>>, theirs: readonly number[] = [], cash = 1000): View {
  const deeds = SPACES.map(({ price, index }) => {
    if (price === 0) return null
    const level = mine[index]
    const owner = level !== undefined ? 0 : theirs.includes(index) ? 1 : null
    return { owner, mortgaged: false, level: level ?? 0 }
  })
  const players = [0, 1].map(() => ({ cash, bankrupt: false, jailCards: [] }))
  const bank = { houses: 32, hotels: 12, pot: 0 }
  return { deeds, players, bank, options: { evenBuilding: true } } as unknown as View
}

const offering = (type: string, params: object): readonly OpenDecision[] => [
  {
    key: 'manage',
    seat: 0,
    prompt: 'manage',
    open: true,
    fallback: null,
    choices: [{ type, params: params as never }],
  },
]
const umber = STREET_GROUPS[0] as Group

describe('what can be done with a street is what is offered, and otherwise it is said why', () => {
  const even = position({ 1: 1, 3: 0 })

  test('one building more is open where the domain has the order', () => {
    const decisions = offering('build', {
      group: { kind: 'one', of: [umber.id] },
      levels: { kind: 'one', of: [[1, 1]] },
    })
    expect(buildOn(even, decisions, 0, 3)).toEqual({ levels: [1, 1] })
    expect(buildOn(even, decisions, 0, 1)).toEqual({ why: 'lowerFirst', spaces: [3] })
  })

  test('a missing street, a mortgage, empty pockets and an empty bank stand in the way', () => {
    expect(buildOn(position({ 1: 0 }), [], 0, 1)).toEqual({ why: 'incomplete', spaces: [3] })
    expect(buildOn(position({ 1: 0, 3: 0 }, [], 10), [], 0, 1)).toEqual({ why: 'cash', cost: 50 })
    expect(buildOn({ ...even, bank: { houses: 0, hotels: 1, pot: 0 } }, [], 0, 3)).toEqual({ why: 'supply' })
    const pledged = position({ 1: 0, 3: 0 })
    Object.assign(pledged.deeds[3] ?? {}, { mortgaged: true })
    expect(buildOn(pledged, [], 0, 1)).toEqual({ why: 'mortgaged', spaces: [3] })
    expect(whyNotLift(pledged, [], 0, 3)).toEqual({ why: 'notNow' })
  })

  test('selling is even, too, and buildings go before a mortgage', () => {
    expect(sellOn(even, [], 3)).toEqual({ why: 'nothingBuilt' })
    expect(sellOn(position({ 1: 2, 3: 1 }), [], 3)).toEqual({ why: 'higherFirst', spaces: [1] })
    expect(whyNotMortgage(even, [], 3)).toEqual({ why: 'sellFirst', spaces: [1] })
  })

  test('nobody is told to build or sell evenly where that is switched off [12.2]', () => {
    const uneven = (levels: Readonly<Record<number, number>>, cash = 1000) =>
      ({ ...position(levels, [], cash), options: { evenBuilding: false } }) as unknown as View
    expect(buildOn(uneven({ 1: 1, 3: 0 }, 10), [], 0, 1)).toEqual({ why: 'cash', cost: 50 })
    expect(sellOn(uneven({ 1: 2, 3: 1 }), [], 3)).toEqual({ why: 'notNow' })
  })
})

describe('an offer that is put together', () => {
  const view = position({ 1: 0, 6: 0, 8: 0 }, [3, 9])

  test('says which districts it completes and breaks, and what is left in cash', () => {
    const draft = withSide(withSide(emptyDraft(1), 'give', { cash: 100, spaces: [6], jailCards: [] }), 'get', {
      cash: 0,
      spaces: [3],
      jailCards: [],
    })
    const { mine, theirs } = effectsOf(view, 0, draft)
    expect(mine.completes.map(({ id }) => id)).toEqual(['umber'])
    expect(mine.cashAfter).toBe(900)
    expect(theirs.completes).toEqual([])
    expect(theirs.cashAfter).toBe(1100)
  })

  test('a whole district given away is broken up for one side and whole for the other', () => {
    const rich = position({ 1: 0, 3: 0 })
    const { mine, theirs } = effectsOf(
      rich,
      0,
      withSide(emptyDraft(1), 'give', { cash: 0, spaces: [1, 3], jailCards: [] }),
    )
    expect(mine.breaks.map(({ id }) => id)).toEqual(['umber'])
    expect(theirs.completes.map(({ id }) => id)).toEqual(['umber'])
  })

  test('a counter-offer begins as the mirror image', () => {
    const give = { cash: 5, spaces: [1], jailCards: [] }
    const get = { cash: 0, spaces: [3], jailCards: [] }
    expect(mirrored(2, { give, get })).toEqual({ to: 2, give: get, get: give, lift: [] })
  })
})

test('sentences link to the spaces they name', () => {
  expect(linked('Ana buys Via Sacra for 400 dn.')).toEqual([
    { at: 0, text: 'Ana buys ', space: undefined },
    { at: 9, text: 'Via Sacra', space: 39 },
    { at: 18, text: ' for 400 dn.', space: undefined },
  ])
})

test('the ring closes: forty cells, none outside, the start at the lower right', () => {
  const cells = SPACES.map(({ index }) => cellOf(index))
  expect(new Set(cells.map(({ x, y }) => `${x} ${y}`)).size).toBe(40)
  expect(cells.every(({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= BOARD && y + height <= BOARD)).toBe(
    true,
  )
  expect(cells[0]).toMatchObject({ x: BOARD - 150, y: BOARD - 150 })
})

test('spaces that share a name are told apart by their side of the board', () => {
  const sides = (name: string) => SPACES.flatMap((space) => (space.name === name ? [sideOf(en, space.index)] : []))
  expect(sides('Aerarium')).toEqual(['lower side', 'left side', 'right side'])
  expect(sides('Fortuna')).toEqual(['lower side', 'upper side', 'right side'])
  expect(sides('Via Sacra')).toEqual([undefined])
})

test('every space is seen within the frame of the near look, in its middle where the board goes on', () => {
  for (const { index } of SPACES) {
    const down = seenDown(centreOf(cellOf(index)))
    expect(down).toBeGreaterThan(0)
    expect(down).toBeLessThan(1)
  }
  expect(seenDown({ x: 0, y: BOARD / 2 })).toBeCloseTo(0.5)
})

test('one building that is left is told as one, in every language', () => {
  for (const { supply } of [en, es, de]) {
    expect(supply(1, 1)).toMatch(/1 taberna\b.* 1 emporium\b/i)
    expect(supply(2, 0)).toMatch(/2 tabernae\b.* 0 emporia\b/i)
  }
})
