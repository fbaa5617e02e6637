import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('./', import.meta.url)
const paths = (readdirSync(root, { recursive: true }) as string[]).filter(
  (path) => path.endsWith('.test.ts') && !path.endsWith('list.test.ts'),
)
const text = paths.map((path) => readFileSync(new URL(path, root), 'utf8')).join('\n')

/** Ids that stand in brackets at the beginning of some test's name. */
const named = new Set(
  [...text.matchAll(/['`(]\[([^\]\n]+)\] /g)].flatMap(([, ids]) =>
    (ids as string).split(/,\s*/).map((id) => id.trim()),
  ),
)

test('every worked scenario of section 10 has a test of its name', () => {
  const ids = Array.from({ length: 120 }, (_, i) => `S${i + 1}`)
  expect(ids.filter((id) => !named.has(id))).toEqual([])
})

/** Decisions about words, the generator, the source of traits and the full catalogue, which has tests of its own. */
const WITHOUT_RULE: readonly number[] = [7, 36, 39, 46]

test('every decision is named by some test', () => {
  const numbers = Array.from({ length: 49 }, (_, i) => i + 1).filter((n) => !WITHOUT_RULE.includes(n))
  const ids = numbers.map((n) => `D-${String(n).padStart(2, '0')}`)
  expect(ids.filter((id) => !named.has(id))).toEqual([])
})
