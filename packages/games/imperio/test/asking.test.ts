import { CROWD, configure, Position, SeededChance, TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Config } from '../src/config.ts'
import { cardIndex, PROPERTIES } from '../src/data/properties.ts'
import { imperio } from '../src/game.ts'
import { fill, longestOf } from '../src/rules/press/fill.ts'

/** A match in which bids are taken. */
function bidding(options: Partial<Config>) {
  const config = configure(imperio, options, 4) as Config
  const position = Position.setup(imperio, config, 4, new SeededChance('asking').unrecorded())
  while (position.state.phase !== 'BID') position.apply(TABLE, { type: 'continue' })
  return position
}
const clocksOf = (position: ReturnType<typeof bidding>) =>
  position.decisions.filter(({ open }) => !open).map(({ clockMs }) => clockMs)

test('questions are made once, and each match has its own clocks all the same', () => {
  const [usual, slow, none] = [bidding({}), bidding({ clockPct: 200 }), bidding({ clocks: false })]
  expect(clocksOf(usual)).toEqual([25_000, 25_000, 25_000, 25_000])
  expect(clocksOf(slow)).toEqual([50_000, 50_000, 50_000, 50_000])
  expect(clocksOf(none)).toEqual([undefined, undefined, undefined, undefined])
  expect(none.decisions.some((decision) => 'clockMs' in decision)).toBe(false)
  expect(clocksOf(bidding({}))).toEqual(clocksOf(usual))
  expect(bidding({}).decisions[0]).toBe(usual.decisions[0])
})

test('the crowd is asked in other words in the last round', () => {
  const position = bidding({})
  const promptOf = () => imperio.decisions(position.state).find(({ seat }) => seat === CROWD)?.prompt
  expect(promptOf()).toBe('crowd')
  position.state.round = 7
  expect(promptOf()).toBe('crowdLast')
})

test('cards stand where their ids say, and what is no card stands nowhere', () => {
  for (const [i, { id }] of PROPERTIES.entries()) expect(cardIndex(id)).toBe(i)
  for (const id of ['', 'P', 'P-', 'P-0', 'P-00', 'P-85', 'P-99', 'P-010', 'X-01', 'p-01', 'P-1', '__proto__']) {
    expect([id, cardIndex(id)]).toEqual([id, -1])
  }
})

test('gaps are filled where there is something to fill them with, every time alike', () => {
  for (let times = 0; times < 2; times++) {
    expect(fill('{OWNER} paga {AMOUNT} por {PROPERTY}', { OWNER: '{O-03}', AMOUNT: '6' })).toBe(
      '{O-03} paga 6 por {PROPERTY}',
    )
    expect(fill('Calma', {})).toBe('Calma')
    expect(fill('{AMOUNT}', { AMOUNT: '$&' })).toBe('$&')
  }
})

test('a headline is as long as with names of sixteen characters, and counts what is seen', () => {
  expect(longestOf('')).toBe(0)
  expect(longestOf('Año 🏠')).toBe(5)
  expect(longestOf('{O-03} y {O-12}{O-01}')).toBe(16 + 3 + 32)
  expect(longestOf('{OWNER} {O-3}')).toBe(13)
})
