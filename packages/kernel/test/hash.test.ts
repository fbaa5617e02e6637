import { hash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, commitSeed, hashText, hashWith, mixSeed } from '../src/index.ts'

describe('hashes', () => {
  test('are SHA-256 of the UTF-8 bytes', () => {
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hashText('Ñandú €')).toBe('f7e00f6c0d1afcfb7963aa58e8df4ab0247fc24428db83e1734e99cab00e1608')
    expect(commitSeed('abc')).toBe(hashText('abc'))
  })

  test('may be worked out natively, and are the same', () => {
    const texts = fc.sample(fc.string({ unit: 'binary' }), { numRuns: 300, seed: 1 })
    const pure = texts.map(hashText)
    hashWith((text) => hash('sha256', text, 'hex'))
    expect(texts.map(hashText)).toEqual(pure)
    expect(() => hashWith((text) => hash('sha1', text, 'hex'))).toThrow('another hash')
  })

  test('a mixed seed depends on every contribution and on where one ends', () => {
    const seeds = [['a', 'b'], ['b', 'a'], ['ab'], ['a', 'b', '']].map(mixSeed)
    expect(new Set(seeds).size).toBe(seeds.length)
  })
})

describe('canonical JSON', () => {
  test('sorts keys, keeps lists, drops what is undefined', () => {
    expect(canonical({ b: [2, 1], a: { d: null, c: 'é"' }, e: undefined })).toBe(
      '{"a":{"c":"é\\"","d":null},"b":[2,1]}',
    )
  })

  test('says the same as the value it was made from, whatever the order of its keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonical(JSON.parse(canonical(value)))).toBe(canonical(value))
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('is what the language itself writes when keys are in order, however many there are', () => {
    const put = (value: unknown, first: -1 | 1): unknown => {
      if (Array.isArray(value)) return value.map((item) => put(item, first))
      if (typeof value !== 'object' || value === null) return value
      const fields = Object.entries(value).sort(([a], [b]) => (a < b ? first : -first))
      // Keys that look like numbers would come first whatever we do.
      return Object.fromEntries(fields.map(([key, item]) => [`_${key}`, put(item, first)]))
    }
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme-ascii' }), fc.string())
    const leaf = fc.oneof(text, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.constant(null))
    const fields = fc.dictionary(text, leaf, { maxKeys: 30 })
    fc.assert(
      fc.property(fc.array(fields), (value) => {
        const written = JSON.stringify(put(value, -1))
        expect([canonical(put(value, -1)), canonical(put(value, 1))]).toEqual([written, written])
      }),
    )
  })
})
