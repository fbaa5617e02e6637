import { expect, test } from 'vitest'
import { share } from '../../src/match/share.ts'

const last = { bank: { houses: 32 }, players: [{ cash: 1 }, { cash: 2 }], turn: 1 }

test('what is equal stays the same object', () => {
  expect(share(last, structuredClone(last))).toBe(last)
})

test('what did not change stays the same object inside what did', () => {
  const next = share(last, { ...structuredClone(last), players: [{ cash: 1 }, { cash: 3 }] })
  expect(next).not.toBe(last)
  expect(next.bank).toBe(last.bank)
  expect(next.players[0]).toBe(last.players[0])
  expect(next.players[1]).toEqual({ cash: 3 })
})

test.each([
  ['a field more', { a: 1 }, { a: 1, b: undefined }],
  ['a field less', { a: 1, b: 2 }, { a: 1 }],
  ['another field', { a: undefined }, { b: undefined }],
  ['a list for an object', { 0: 1 }, [1]],
  ['a longer list', [1], [1, 2]],
  ['nothing for something', { a: {} }, { a: null }],
])('%s is a change', (_what, before, after) => {
  expect(share(before, after)).toBe(after)
  expect(share(before, structuredClone(after))).toEqual(after)
})
