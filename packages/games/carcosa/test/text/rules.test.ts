import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { options } from '../../src/config.ts'
import { GLOBAL_ROTATION, STARTING_NODES } from '../../src/data/board.ts'
import { MOTEMEY_DECK_SIZE, ROOM_DECK_SIZE } from '../../src/data/cards.ts'
import { CAMARA_LOSSES } from '../../src/data/constants.ts'
import { EVENTS } from '../../src/data/events.ts'
import { ITEM_OF, OBJECTS } from '../../src/data/items.ts'
import { KING_EFFECTS } from '../../src/data/king.ts'
import { FIGURES } from '../../src/data/monsters.ts'
import { ROLES } from '../../src/data/roles.ts'
import { FREE_SPECIAL_ROOMS, SPECIAL_ROOMS_POOL } from '../../src/data/special-rooms.ts'
import { STATUSES } from '../../src/data/statuses.ts'
import {
  CARD_NAMES,
  EVENT_NAMES,
  KING_EFFECT_NAMES,
  MONSTER_NAMES,
  ROLE_NAMES,
  SPECIAL_NAMES,
  STATUS_NAMES,
} from '../../src/text/terms.ts'

const rules = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
const rows = rules
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
const rowOf = (first: string, cells = 2) => rows.find((row) => row[0] === first && row.length >= cells) ?? []

test('the chapters are numbered without a gap', () => {
  const headings = [...rules.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
  expect(headings).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

describe('tables say what the data say', () => {
  test.each(EVENTS)('[3.5] event $id', ({ id, count, yellow, usesTotal, rows: totals }) => {
    const name = `${EVENT_NAMES[id]}${yellow ? ' (amarillo)' : ''}`
    expect(rowOf(name, 4)[1]).toBe(String(count))
    const at = rows.findIndex(([cell]) => cell === name)
    const least = totals.map((_, i) => Number.parseInt(rows[at + i]?.[2] ?? '', 10))
    expect(least).toEqual(totals)
    if (!usesTotal) expect(rowOf(name, 4)[2]).toBe('—')
  })

  test.each(STATUSES)('[3.6] status $id', ({ id, ticks }) => {
    expect(rowOf(STATUS_NAMES[id], 3)[1]).toMatch(ticks === 'ROUND' ? /^2 rondas$/ : /turnos? tuyos?$/)
  })

  test.each(OBJECTS)('[3.7] object %s', (id) => expect(rowOf(CARD_NAMES[id])).not.toEqual([]))

  test.each([
    'TREASURE_RING',
    'TREASURE_STAIRS',
    'TREASURE_SCROLL',
    'TREASURE_PENDANT',
    'RING',
    'CROWN',
    'BOOK_CHAMBERS',
    'KEY',
  ] as const)('[3.8] %s', (id) => {
    const [, place = '', price] = rowOf(CARD_NAMES[id], 4)
    const { slot, sells } = ITEM_OF[id]
    expect(place).toBe(slot === null ? 'ninguno' : slot === 'KEY' ? '1 de llave' : '1 de objeto')
    expect(price).toBe(sells === null ? 'no se vende' : String(sells))
  })

  test.each(FIGURES)('[3.9] monster $id', ({ id }) => expect(rowOf(MONSTER_NAMES[id], 4)).not.toEqual([]))

  test.each(ROLES)('[3.10] role $id', ({ id, sanityMax, keySlots, objectSlots, starts }) => {
    const things = starts.map((card) => CARD_NAMES[card]).join(', ') || '—'
    expect(rowOf(ROLE_NAMES[id], 6).slice(1, 5)).toEqual([...[sanityMax, keySlots, objectSlots].map(String), things])
  })

  test.each(SPECIAL_ROOMS_POOL)('[3.11] special room %s', (id) => {
    const isFree = (FREE_SPECIAL_ROOMS as readonly string[]).includes(id)
    expect(rowOf(SPECIAL_NAMES[id], 3)[1]).toMatch(isFree ? /^no$/ : /^sí/)
  })

  test.each(KING_EFFECTS.map((effect, i) => [i + 1, effect] as const))('[K5] d6 %i', (d6, effect) => {
    expect(rows.find(([cell, name]) => cell === String(d6) && name === KING_EFFECT_NAMES[effect])).toBeDefined()
  })

  test('[K4] presence by round', () => {
    const { presenceTable, presenceStartRound } = options
    const normal = (presenceTable.default as (given: object) => readonly number[])({ difficulty: 'NORMAL' })
    expect(presenceStartRound.default).toBe(2)
    expect(rowOf('Presencia del Rey', 6).slice(1)).toEqual(['0', ...normal.map(String)])
  })

  test('[7.8] the price of the ritual', () => {
    const prices = [1, 3, 5].map((d6) => rowOf(`${d6}–${d6 + 1}`, 3).slice(1))
    expect(prices).toEqual([1, 3, 5].map((d6) => CAMARA_LOSSES[d6 - 1]?.map(String)))
  })

  test('[2.4] the belt', () => {
    const after = new Map(GLOBAL_ROTATION)
    const said = [...rules.matchAll(/piso (\d): ([\d → ]+?)\s*\| y de la (\d) a la (\d) del piso (\d)/g)]
    const steps = said.flatMap(([, floor, path = '', last, to, other]) => {
      const rooms = path.split(' → ')
      const inside = rooms.slice(1).map((room, i) => [`F${floor}_R${rooms[i]}`, `F${floor}_R${room}`])
      return [...inside, [`F${floor}_R${last}`, `F${other}_R${to}`]]
    })
    expect(steps).toHaveLength(12)
    for (const [from, to] of steps) expect(after.get(from as never)).toBe(to)
  })
})

test('figures in sentences', () => {
  expect(rules).toContain(`${ROOM_DECK_SIZE} cartas, nueve por habitación`)
  expect(rules).toContain(`su propio mazo de ${MOTEMEY_DECK_SIZE}`)
  expect(rules).toContain(`Si pasa la ronda ${options.maxRounds.default}`)
  expect(rules).toContain(
    `a lo sumo ${options.maxFreeActionsPerTurn.default} cosas gratuitas y ${options.maxTradeOffersPerTurn.default} ofertas`,
  )
  expect(STARTING_NODES[4]).toEqual(['F1_P', 'F2_P', 'F2_P', 'F3_P'])
})

test('no sentence of the rules holds a name that only the code knows', () => {
  expect(rules).not.toMatch(/[A-Z]_[A-Z]|\bF\d_|[{}]|[a-z][A-Z]/)
})
