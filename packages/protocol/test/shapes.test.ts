import type { Fact } from '@ludoteca/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FactDecoder, FactEncoder, type ShapedFact } from '../src/index.ts'

const travel = (shaped: ShapedFact): ShapedFact => JSON.parse(JSON.stringify(shaped)) as ShapedFact
const told = (fact: Fact & Record<string, unknown>): Fact => fact

const facts = fc.array(
  fc
    .tuple(
      fc.constantFrom('moved', 'paid', 'constructor', ''),
      fc.uniqueArray(
        fc.tuple(fc.constantFrom('a', 'b', 'c', '1', '0'), fc.oneof(fc.jsonValue(), fc.constant(undefined))),
        { selector: ([name]) => name, maxLength: 4 },
      ),
    )
    .map(([type, fields]) => ({ type, ...Object.fromEntries(fields) }) as Fact),
  { maxLength: 20 },
)

describe('compact facts', () => {
  test('come back as they were told, key by key, whichever fields they have', () => {
    fc.assert(
      fc.property(facts, (story) => {
        const encoder = new FactEncoder()
        const decoder = new FactDecoder()
        for (const fact of story) {
          const heard = decoder.decode(travel(encoder.encode(fact)))
          expect(JSON.stringify(heard)).toBe(JSON.stringify(Object.assign({ type: fact.type }, fact)))
        }
      }),
      { numRuns: 500 },
    )
  })

  test('can be followed by somebody who comes later', () => {
    fc.assert(
      fc.property(facts, facts, (before, after) => {
        const encoder = new FactEncoder()
        for (const fact of before) encoder.encode(fact)
        const decoder = new FactDecoder(JSON.parse(JSON.stringify(encoder.shapes)))
        for (const fact of after) expect(decoder.decode(travel(encoder.encode(fact)))).toEqual(asJson(fact))
      }),
    )
  })

  test('lose the names of their fields from the second time on', () => {
    const encoder = new FactEncoder()
    const first = told({ type: 'moved', seat: 3, to: 12 })
    expect(encoder.encode(first)).toBe(first)
    expect(encoder.encode(told({ type: 'moved', seat: 1, to: 4 }))).toEqual(['moved', 1, 4])
  })

  test('travel whole when they have other fields than last time, or the same in another order', () => {
    const encoder = new FactEncoder()
    encoder.encode(told({ type: 'paid', to: 1, amount: 5 }))
    const bare = told({ type: 'paid', amount: 5 })
    expect(encoder.encode(bare)).toBe(bare)
    expect(encoder.encode(told({ type: 'paid', amount: 6 }))).toEqual(['paid', 6])
    const turned = told({ type: 'paid', amount: 5, to: 1 })
    expect(encoder.encode(turned)).toBe(turned)
    const again = told({ type: 'paid', to: 1, amount: 5 })
    expect(encoder.encode(again)).toBe(again)
  })

  test('of a shape nobody taught are not guessed at', () => {
    expect(new FactDecoder().decode(['moved', 1, 2])).toBeUndefined()
    expect(new FactDecoder({ moved: ['seat'] }).decode(['moved', 1, 2])).toBeUndefined()
  })
})

function asJson(fact: Fact): unknown {
  return JSON.parse(JSON.stringify(fact))
}
