import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientPayloads, envelopeSchema, JSON_DEPTH } from '../src/index.ts'
import { isPlainSubmit } from '../src/plain-submit.ts'

const KEY = '6f1c0b52-8a43-4f0e-9d3a-0c6f2b7f1e55'
const nested = (depth: number): unknown => (depth === 0 ? 1 : { inner: nested(depth - 1) })
const WRONG = [null, true, '', 'x', 0, -1, 1.5, 2 ** 53, -(2 ** 53), [], {}, '__missing']

/** Mostly one of the right values, now and then something else; as JSON text of a field, or nothing. */
function field(name: string, right: readonly unknown[], wrong: readonly unknown[] = []) {
  const value = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom<unknown>(...right) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...WRONG, ...wrong) },
  )
  return value.map((chosen) => (chosen === '__missing' ? [] : [`"${name}":${JSON.stringify(chosen)}`]))
}

const surplus = fc.constantFrom<string[]>([], [], [], [], ['"more":1'], ['"__proto__":{}'], ['"constructor":null'])
const objectOf = (...parts: fc.Arbitrary<string[]>[]) =>
  fc.tuple(...parts, surplus).map((fields) => `{${fields.flat().join()}}`)

const ids = ['', 'QWERT', 'x'.repeat(40)]
const move = field(
  'move',
  [{ type: 'bid', amount: 4 }, { type: '' }, { type: 'x', deep: nested(JSON_DEPTH - 1) }],
  [{ amount: 4 }, { type: 4 }, { type: 'x', deep: nested(JSON_DEPTH) }],
)
const payload = objectOf(
  move,
  field('seat', ['__missing', -2, -1, 0, 99], [-3, 100]),
  field('answers', ['__missing', 0, 7, 2 ** 53 - 1]),
)
const submit = objectOf(
  field('v', [1], [2, '1']),
  field('type', ['SUBMIT_MOVE'], ['PING', 'SUBMIT_WAGER']),
  field('roomId', ids, ['x'.repeat(41)]),
  field('matchId', [...ids, null], ['x'.repeat(41)]),
  field('clientId', ids, ['x'.repeat(41)]),
  field('nonce', [1, 2 ** 53 - 1]),
  field(
    'idempotencyKey',
    [KEY, KEY.toUpperCase()],
    [`${KEY}0`, `x${KEY.slice(1)}`, `${KEY}\n`, KEY.replaceAll('-', '')],
  ),
  fc.oneof(
    { weight: 12, arbitrary: payload.map((text) => [`"payload":${text}`]) },
    { weight: 1, arbitrary: field('payload', [null, [], 'x', '__missing']) },
  ),
)

function doSchemasAccept(raw: unknown): boolean {
  const envelope = envelopeSchema.safeParse(raw)
  if (!envelope.success || envelope.data.type !== 'SUBMIT_MOVE') return false
  return clientPayloads.SUBMIT_MOVE.safeParse(envelope.data.payload).success
}

test('a move is accepted at a glance exactly when the schemas accept it', () => {
  const seen = { accepted: 0, refused: 0 }
  const check = (text: string) => {
    const raw = JSON.parse(text)
    const accepted = doSchemasAccept(raw)
    expect(isPlainSubmit(raw)).toBe(accepted)
    seen[accepted ? 'accepted' : 'refused']++
  }
  fc.assert(fc.property(submit, check), { numRuns: 5000 })
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(500)
})
