import { expect, test } from 'vitest'
import {
  BadRecord,
  type Game,
  isRefusal,
  Match,
  type Pack,
  type PlayedPack,
  parseRecord,
  recordOf,
  verify,
  writeRecord,
  writeTwin,
} from '../src/index.ts'
import { findingInWords, packRefOf, readPack, shapeFindings } from '../src/packs/index.ts'
import { fieldsOf, listOf, oneOf, orNull, variantsOf, whole, words } from '../src/packs/shape.ts'
import { toy } from './toy.ts'

const document = (title: string): Pack => ({
  format: 'ludoteca-pack',
  formatVersion: 1,
  game: 'toy',
  id: 'a-pack',
  version: '1',
  title,
  tables: {},
})
const played = (title: string): PlayedPack => ({ ...packRefOf(document(title)), document: document(title) })
const filled = (title: string) => ({ ...toy, pack: played(title) }) as unknown as Game

function recordWith(game: Game) {
  const seats = [
    { name: 'Ana', kind: 'human' },
    { name: 'Beto', kind: 'human' },
  ]
  const match = Match.start(game, { options: {}, seats, seed: 'seed' })
  if (isRefusal(match)) throw new Error(match.code)
  return recordOf(match, { withSeed: true })
}

test('a record carries its pack whole, in both forms, and a reader of before says that it is too new', () => {
  const record = recordWith(filled('Summer'))
  expect([record.formatVersion, record.pack]).toEqual([3, document('Summer')])
  expect(parseRecord(writeRecord(record))).toEqual(record)
  expect(parseRecord(writeTwin(record))).toEqual(record)
  expect(() => parseRecord(writeRecord({ ...record, formatVersion: 2 }))).toThrow(BadRecord)
  const { pack: _, ...without } = record
  expect(() => parseRecord(writeRecord(without))).toThrow(BadRecord)
})

test('which pack it is stands in the chain, also where nothing in the state says it', () => {
  const record = recordWith(filled('Summer'))
  expect(verify(filled('Summer'), record).divergence).toBeUndefined()
  expect(verify(filled('Winter'), record).divergence).toEqual({ seq: 0, why: 'hash' })
  expect(verify(toy as unknown as Game, record).divergence).toEqual({ seq: 0, why: 'hash' })
  expect(recordWith(toy as unknown as Game)).not.toHaveProperty('pack')
})

test('a value of another shape is found at its place', () => {
  const shape = fieldsOf(
    {
      names: listOf(words(3), 1, 2, ''),
      price: whole(1, 9),
      mood: orNull(oneOf('calm', 'loud')),
      effect: variantsOf('type', { cash: fieldsOf({ type: oneOf('cash'), by: whole(-1, 1) }) }),
    },
    { note: words(9) },
  )
  const good = { names: ['a', 'b'], price: 9, mood: null, effect: { type: 'cash', by: 0 } }
  const found = (value: unknown) => shapeFindings(shape, value, 't').map(({ path, code }) => `${path} ${code}`)
  expect(found(good)).toEqual([])
  expect(found({ ...good, note: 'said' })).toEqual([])
  expect(found({ ...good, names: ['a', 'a'] })).toEqual(['t.names[1] PACK_UNIQUE'])
  expect(found({ ...good, names: ['ñandú'] })).toEqual(['t.names[0] PACK_LENGTH'])
  expect(found({ ...good, names: [] })).toEqual(['t.names PACK_COUNT'])
  expect(found({ ...good, price: 10 })).toEqual(['t.price PACK_RANGE'])
  expect(found({ ...good, price: '9' })).toEqual(['t.price PACK_TYPE'])
  expect(found({ ...good, mood: 'constructor' })).toEqual(['t.mood PACK_CHOICE'])
  expect(found({ ...good, effect: { type: 'toString' } })).toEqual(['t.effect.type PACK_CHOICE'])
  expect(found({ ...good, effect: { type: 'cash' } })).toEqual(['t.effect.by PACK_MISSING'])
  expect(found({ ...good, more: 1 })).toEqual(['t PACK_SURPLUS'])
  expect(found([])).toEqual(['t PACK_TYPE'])
  expect(found(JSON.parse('{"__proto__":{"price":1}}')).length).toBeGreaterThan(3)
})

test('what is wrong has a sentence in each language', () => {
  const read = readPack('{')
  const [finding] = 'findings' in read ? read.findings : []
  const said = (['en', 'es', 'de'] as const).map((locale) => finding && findingInWords(finding, locale))
  expect(new Set(said).size).toBe(3)
  for (const sentence of said) expect(sentence).toMatch(/^[A-ZÄÖÜ].*JSON.*\.$/)
})
