import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { banca } from '../src/game.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const rules = read('../RULES.md')
const numbers = new Set([...rules.matchAll(/^(\d+\.\d+) /gm)].map(([, number]) => number))

/** The players' part of the rules; what follows is for developers. */
const LAST_SECTION = 15

test('the sections of the rules are numbered without a gap', () => {
  const sections = [...rules.matchAll(/^## (\d+)\. /gm)].map(([, section]) => Number(section))
  expect(sections).toEqual(Array.from({ length: LAST_SECTION }, (_, i) => i + 1))
})

test.each(['../src/', './'])('every rule that is cited in %s stands in the rules', (folder) => {
  const files = readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts')).map((file) => read(folder + file))
  const lists = sources.flatMap((source) => [...source.matchAll(/\[(\d[\d., ]*)\]/g)].map(([, list = '']) => list))
  // Whole numbers in brackets may be arrays; rules have a point.
  const cited = lists.flatMap((list) => list.split(', ')).filter((number) => number.includes('.'))
  const missing = cited.filter((number) => Number.parseInt(number, 10) <= LAST_SECTION && !numbers.has(number))
  expect(cited.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})

test('the table of options names every option once [3.1]', () => {
  const named = [...rules.matchAll(/^\|[^|]*\(`(\w+)`\)/gm)].map(([, key]) => key)
  expect(named.sort()).toEqual(Object.keys(banca.options).sort())
})
