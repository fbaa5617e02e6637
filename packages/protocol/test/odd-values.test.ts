import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { catalogue } from './game.ts'
import { ENVELOPE, SAMPLES, TYPES } from './samples.ts'

/** Names that the language itself asks objects for. */
const OWN_NAMES = [
  'length',
  'size',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  'constructor',
  'prototype',
  '__proto__',
  'hasOwnProperty',
  '__defineGetter__',
]
/** As they are written in JSON, which can say more than an object in here can hold. */
const ODD = [
  '{"length":{"toString":1}}',
  '{"length":{"valueOf":1,"toString":null}}',
  '{"length":{"toString":{}},"size":{"toString":1}}',
  '[{"length":{"toString":1}}]',
  '{"__proto__":{"length":{"toString":1}}}',
  '{"constructor":{"name":{"toString":1}}}',
  '{"type":{"toString":1}}',
  '1e400',
  '-1e400',
  '-0',
  '9007199254740993',
  '0.1',
  'null',
  'true',
  '""',
  '"\\ud800"',
  '"\\udc00\\ud800"',
  '"\\u0000"',
  `"${'🎲'.repeat(300)}"`,
  `${'['.repeat(1500)}${']'.repeat(1500)}`,
  `${'{"a":'.repeat(900)}0${'}'.repeat(900)}`,
  ...OWN_NAMES.map((name) => `"${name}"`),
]
const HERE = '"here"'

const oddText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...ODD),
  fc
    .tuple(fc.constantFrom(...OWN_NAMES), fc.oneof(fc.constantFrom(...ODD), fc.json({ maxDepth: 2 })))
    .map(([name, value]) => `{"${name}":${value}}`),
  fc.json({ maxDepth: 3 }),
)

/** Where there is a value in it, as lists of keys. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...placesIn(inner).map((place) => [key, ...place])])
}

/** The message with that text in that place, or in a new place beside it. */
function withOdd(message: object, place: readonly string[], odd: string): string {
  const copy = structuredClone(message)
  let parent = copy as Record<string, unknown>
  for (const key of place.slice(0, -1)) parent = parent[key] as Record<string, unknown>
  // An own property, also where the name is that of the prototype.
  Object.defineProperty(parent, place.at(-1) as string, { value: 'here', enumerable: true, configurable: true })
  return JSON.stringify(copy).replace(HERE, () => odd)
}

/** Answered, and by the schemas: they know where it is wrong. */
function check(text: string, place: readonly string[]): void {
  const answer = catalogue.parse(text)
  if (answer.ok) return
  expect(['BAD_MESSAGE', 'BAD_VERSION', 'TOO_BIG']).toContain(answer.code)
  if (answer.code === 'TOO_BIG') return
  const { path = 'unknown' } = answer
  const asked = place.join('.').slice(0, 80)
  expect(asked.startsWith(path) || path.startsWith(asked), `${path} for ${asked} in ${text.slice(0, 300)}`).toBe(true)
}

const messages = TYPES.flatMap((type) => SAMPLES[type].map((payload) => ({ ...ENVELOPE, type, payload })))

describe('an odd value', () => {
  test('in any place of any message is answered by its schema, which never throws', () => {
    for (const message of messages) {
      for (const place of placesIn(message)) for (const odd of ODD) check(withOdd(message, place, odd), place)
    }
  })

  test('under any name of the language, in any object of any message, is answered too', () => {
    for (const message of messages) {
      const parents = [[], ...placesIn(message).filter((place) => place.at(-1) === 'payload')]
      for (const parent of parents) {
        for (const name of OWN_NAMES) check(withOdd(message, [...parent, name], ODD[0] as string), [...parent, name])
      }
    }
  })

  test('made up at random is answered', () => {
    const anywhere = fc
      .constantFrom(...messages)
      .chain((message) => fc.tuple(fc.constant(message), fc.constantFrom(...placesIn(message)), oddText))
    const answered = fc.property(anywhere, ([message, place, odd]) => check(withOdd(message, place, odd), place))
    fc.assert(answered, { numRuns: 3000 })
  })

  test('as the whole frame is answered', () => {
    for (const odd of ODD) expect(catalogue.parse(odd)).toMatchObject({ ok: false })
    for (const name of OWN_NAMES) expect(catalogue.parse(`{"v":1,"${name}":${ODD[0]}}`)).toMatchObject({ ok: false })
  })
})
