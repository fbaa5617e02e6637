import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FactText } from '../../src/tables/replica/story.ts'

const name = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('seat', 'amount', '7', 'toJSON'))
const value = fc.oneof(fc.jsonValue(), fc.integer(), fc.constant(undefined))
const fields = fc.dictionary(
  name.filter((field) => field !== 'type' && field !== '__proto__'),
  value,
)

test('a fact is written as the language would, in each of its three forms, announced or not', () => {
  fc.assert(
    fc.property(name, fields, fc.boolean(), (type, rest, isAnnounced) => {
      const text = new FactText({ fact: { type, ...rest }, to: 'all' }, isAnnounced)
      const payload = JSON.parse(JSON.stringify(rest))
      expect(JSON.parse(text.payload)).toEqual(payload)
      expect(JSON.parse(text.whole)).toEqual({ type, ...payload })
      expect(text.compact).toBe(JSON.stringify([type, ...text.fields.map((field) => payload[field])]))
    }),
  )
})
