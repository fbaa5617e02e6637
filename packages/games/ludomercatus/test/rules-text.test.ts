import { readFileSync } from 'node:fs'
import { formatInt } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { CLOCK_MS, type Config, options } from '../src/config.ts'
import { GROUPS, HOTELS, HOUSES, NOTES, SPACES, START_CASH, STREET_GROUPS, TOKENS } from '../src/data/board.ts'
import { CARDS } from '../src/data/cards.ts'
import { liftCost } from '../src/rules/mortgage.ts'
import { notesOf } from '../src/rules/notes.ts'
import { OPTIONS } from '../src/text/options.ts'
import { tokenName } from '../src/text/tokens.ts'

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8')
const rows = rules.split('\n').filter((line) => line.startsWith('|'))
const cells = (row: string) =>
  row
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
const rowOf = (first: string) => cells(rows.find((row) => cells(row)[0] === first) ?? '')
const number = (value: number) => formatInt(value, 'en')

test('the rules are numbered as the code cites them [1–19]', () => {
  const headings = [...rules.matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number))
  expect(headings).toEqual(Array.from({ length: 19 }, (_, i) => i + 1))
})

test.each(SPACES)('space $index, $name, is in the rules [1.6]', ({ name }) => expect(rules).toContain(name))

test.each(SPACES.filter(({ type }) => type === 'street'))('the figures of $name [1.7]', (street) => {
  const district = GROUPS.find(({ id }) => id === street.group)?.name ?? ''
  const figures = [street.price, ...street.rents, street.mortgage, liftCost(street.index)].map(number)
  expect(rowOf(String(street.index))).toEqual([
    String(street.index),
    `${street.name} (${street.gloss})`,
    district,
    ...figures,
  ])
})

test.each(STREET_GROUPS)('the building price of $name [1.6]', (group) => {
  const streets = group.members.map((space) => SPACES[space]?.name).join(' · ')
  const prices = [group.houseCost, group.houseCost / 2].map(String)
  expect(rowOf(group.name)).toEqual([group.name, group.id, streets, ...prices])
})

test.each(SPACES.filter(({ type }) => type === 'railroad' || type === 'utility'))(
  'the price and the mortgage of $name [1.6]',
  ({ index, name, price, mortgage }) => {
    const paragraph = rules.split('\n').find((line) => line.includes(`${index} ${name}`))
    expect(paragraph).toContain(
      `Each costs ${price} dn, mortgages for ${mortgage} dn and takes ${liftCost(index)} dn to lift.`,
    )
  },
)

test.each([...CARDS.values()])('card $id is in the rules word for word [10.4]', ({ id, text }) => {
  expect(rowOf(id)).toEqual([id, text])
})

test.each(Object.entries(OPTIONS))('option %s is explained with its usual setting [18]', (key, { label }) => {
  const usual = options[key as keyof Config].default
  expect(rowOf(label)[1]).toBe(typeof usual === 'boolean' ? (usual ? 'on' : 'off') : String(usual))
})

test.each([
  ['before the roll', CLOCK_MS.turn],
  ['buying', CLOCK_MS.buy],
  ['auction, each time you speak', CLOCK_MS.auction],
  ['answering a trade', CLOCK_MS.trade],
  ['raising cash', CLOCK_MS.debt],
  ['inherited mortgages', CLOCK_MS.inherit],
  ['claiming scarce buildings', CLOCK_MS.shortage],
  ['placing a building', CLOCK_MS.shortage],
])('the time for %s [19]', (decision, clockMs) => expect(rowOf(decision)[1]).toBe(`${clockMs / 1000} s`))

test('what the bank and the players start with [3]', () => {
  expect(rules).toContain(`${HOUSES} tabernae and ${HOTELS} emporia`)
  expect(rules).toContain(`Everybody starts with ${number(START_CASH)} dn`)
  const [first, ...others] = notesOf(START_CASH)
  const notes = [`${first?.count} notes of ${first?.note}`, ...others.map(({ note, count }) => `${count} of ${note}`)]
  expect(rules).toContain(`${notes.slice(0, -1).join(', ')} and ${notes.at(-1)}.`)
})

test.each(TOKENS)('the token %s is in the rules [3.1]', (token) => expect(rules).toContain(tokenName(token)))

test('the README names the sum of the notes that the original description lists, which is not what everybody has [3.2]', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const listed = [2, 4, 1, 2, 1, 1, 5].reduce((sum, count, i) => sum + count * (NOTES[i] as number), 0)
  expect(listed).not.toBe(START_CASH)
  expect(readme).toContain(`gives everybody ${number(START_CASH)} and lists notes that add up to ${number(listed)}`)
})
