import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  contains,
  type Domain,
  draw,
  hasShape,
  int,
  isEmpty,
  list,
  maybe,
  misshapen,
  one,
  outside,
  record,
  SeededChance,
  same,
  some,
  text,
} from '../src/index.ts'

const ids = fc.uniqueArray(fc.oneof(fc.string({ maxLength: 3 }), fc.integer({ min: 0, max: 9 })), { maxLength: 5 })
const leaf: fc.Arbitrary<Domain> = fc.oneof(
  fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.nat(20), fc.integer({ min: 1, max: 4 }))
    .map(([min, span, step]) => int(min, min + span - 2, step)),
  ids.map(one),
  fc.tuple(ids, fc.nat(2), fc.nat(5)).map(([of, min, max]) => some(of, min, max)),
  fc.tuple(fc.nat(3), fc.nat(8)).map(([min, max]) => text(max, min)),
)
const { domain } = fc.letrec<{ domain: Domain }>((tie) => ({
  domain: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.tuple(tie('domain'), tie('domain')).map(([a, b]) => record({ a, b: maybe(b) })),
    fc.tuple(tie('domain'), fc.nat(2), fc.nat(3)).map(([of, min, more]) => list(of, min, min + more)),
  ),
}))

describe('domains', () => {
  test('whatever is drawn lies in the domain and has its shape', () => {
    fc.assert(
      fc.property(domain, fc.string(), (d, seed) => {
        fc.pre(!isEmpty(d))
        const value = draw(d, new SeededChance(seed))
        expect(contains(d, value)).toBe(true)
        expect(hasShape(d, value)).toBe(true)
      }),
    )
  })

  test('whatever lies in the domain has its shape, and arbitrary values never crash a question', () => {
    fc.assert(
      fc.property(domain, fc.anything(), (d, value) => {
        if (contains(d, value)) expect(hasShape(d, value)).toBe(true)
      }),
    )
  })

  test('an empty domain contains nothing that it would draw', () => {
    expect(isEmpty(int(3, 2))).toBe(true)
    expect(isEmpty(one([]))).toBe(true)
    expect(isEmpty(some(['a'], 2))).toBe(true)
    expect(isEmpty(record({ a: one([]) }))).toBe(true)
    expect(isEmpty(record({ a: maybe(one([])) }))).toBe(false)
    expect(isEmpty(list(one([]), 1, 2))).toBe(true)
    expect(isEmpty(list(one([]), 0, 2))).toBe(false)
  })

  test.each([
    [int(0, 300, 100), 200, true],
    [int(0, 300, 100), 250, false],
    [int(50, 300, 100), 150, true],
    [int(0, 3), 1.5, false],
    [int(0, 3), '1', false],
    [one(['a', null]), null, true],
    [one([[1, 2]]), [1, 2], true],
    [one([[1, 2]]), [2, 1], false],
    [some([1, 2, 3], 1, 2), [3, 1], true],
    [some([1, 2, 3], 1, 2), [1, 1], false],
    [some([1, 2, 3], 1, 2), [], false],
    [some([1, 2, 3], 1, 2), [1, 2, 3], false],
    [record({ a: int(0, 1) }), { a: 1, b: 1 }, false],
    [record({ a: maybe(int(0, 1)) }), {}, true],
    [text(3, 1), '', false],
    [text(3, 1), 'abcd', false],
  ] as const)('%j and %j: %s', (d, value, inside) => {
    expect(contains(d, value)).toBe(inside)
  })

  test('the parameter at fault is named', () => {
    const params = { a: int(0, 9), b: maybe(text(2)) }
    expect(misshapen(params, { a: 'x' }, 'type')).toBe('a')
    expect(misshapen(params, { a: 99 }, 'type')).toBeUndefined()
    expect(outside(params, { type: 't', a: 99 }, 'type')).toBe('a')
    expect(outside(params, { type: 't', a: 1, c: 1 }, 'type')).toBe('c')
    expect(outside(params, { type: 't', a: 1 }, 'type')).toBeUndefined()
  })

  test('an object is no value of a list of plain ones, however far out', () => {
    expect(hasShape(one(['a', 'b']), 'c')).toBe(true)
    expect(hasShape(one(['a', 'b']), null)).toBe(true)
    expect(hasShape(one(['a', 'b']), { toString: 1 })).toBe(false)
    expect(hasShape(some(['a', 'b']), ['a', ['b']])).toBe(false)
    expect(hasShape(one([{ a: 1 }, null]), { b: 1 })).toBe(true)
    expect(hasShape(one([]), { b: 1 })).toBe(false)
    expect(hasShape(one([]), [0, 0])).toBe(true)
    expect(hasShape(one([]), [{}])).toBe(false)
  })

  test('sameness does not mind the order of keys but minds that of lists', () => {
    expect(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 })).toBe(true)
    expect(same({ a: 1, b: [1, 2] }, { b: [2, 1], a: 1 })).toBe(false)
    expect(same({ a: undefined }, {})).toBe(false)
  })
})
