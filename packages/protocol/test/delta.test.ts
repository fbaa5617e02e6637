import type { Json } from '@ludoteca/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Delta, patch, patched, sync } from '../src/index.ts'

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
/** What travels, as text, so that tests see what the other side sees. */
const written = (delta: Delta | undefined): Delta => clone(delta ?? [])

/** Few names and few values, so that two positions have much in common, and names that are awkward on purpose. */
const name = fc.constantFrom('a', 'b', 'c', 'length', '0', '1', 'a/b', '~', '~1', '', 'constructor', 'toString')
const { position } = fc.letrec<{ value: Json; position: Record<string, Json> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<Json[]>(null, true, false, 0, 1, -7, 12_345, '', 'x', 'a longer piece of text'),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }),
    tie('position'),
  ),
  position: fc.dictionary(name, tie('value'), { maxKeys: 5, noNullPrototype: true }),
}))

describe('a difference', () => {
  test('turns any object into any other, on both sides alike', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 2, maxLength: 6 }), (positions) => {
        const sender = clone(positions[0] as object)
        const receiver = clone(sender)
        let viewer = clone(sender)
        for (const next of positions.slice(1)) {
          const before = clone(viewer)
          const old = viewer
          const delta = written(sync(sender, next))
          patch(receiver, delta)
          viewer = patched(viewer, clone(delta))
          expect(sender).toEqual(next)
          expect(receiver).toEqual(next)
          expect(viewer).toEqual(next)
          expect(old).toEqual(before)
        }
      }),
      { numRuns: 2000 },
    )
  })

  test('is nothing when nothing changed', () => {
    fc.assert(
      fc.property(position, (value) => {
        expect(sync(clone(value), value)).toBeUndefined()
      }),
    )
  })

  test('keeps nothing of the new value, which may go on changing', () => {
    fc.assert(
      fc.property(position, position, (before, after) => {
        const sender = clone(before)
        sync(sender, after)
        const synced = clone(sender)
        scribble(after)
        expect(sender).toEqual(synced)
      }),
    )
  })

  test('reads as paths', () => {
    const last = {
      round: 3,
      players: [
        { cash: 10, cards: ['A', 'B'] },
        { cash: 4, cards: [] },
      ],
      lot: { id: 7, bids: [1, 2] },
      note: 'x',
    }
    const next = {
      round: 4,
      players: [
        { cash: 10, cards: ['A'] },
        { cash: 5, cards: ['B'] },
        { cash: 0, cards: [] },
      ],
      lot: null,
    }
    expect(sync(last, next as never)).toEqual([
      ...['round', 4],
      ...['players/0/cards/length', 1],
      ...['players/1/cash', 5],
      ...['players/1/cards/0', 'B'],
      ...['players/2', [{ cash: 0, cards: [] }]],
      ...['lot', null],
      ...['note', []],
    ])
  })

  test('gives a list of plain values whole when that is shorter', () => {
    expect(sync({ dice: [1, 2] }, { dice: [3, 4] })).toEqual(['dice', [[3, 4]]])
    const long = Array.from({ length: 100 }, (_, i) => i)
    expect(sync({ deck: [...long] }, { deck: long.with(50, 0) })).toEqual(['deck/50', 0])
    expect(sync({ deck: [...long] }, { deck: [] as number[] })).toEqual(['deck/length', 0])
    expect(sync({ hand: [1, 2, 3, 4] }, { hand: [2, 3, 4] })).toEqual(['hand', [[2, 3, 4]]])
    expect(sync({ names: ['a', 'b'] as unknown[] }, { names: [{ id: 1 }, { id: 2 }] })).toHaveLength(4)
  })

  test('takes keys without a value for missing, as JSON does', () => {
    const last: { a?: number | undefined; b?: number } = { a: 1 }
    expect(sync(last, { a: undefined, b: 2 })).toEqual(['b', 2, 'a', []])
    expect(last).toEqual({ b: 2 })
    expect('a' in last).toBe(false)
  })

  test('leaves what did not change as the same object, so that a picture of it need not be drawn again', () => {
    const last = { players: [{ cash: 1 }, { cash: 2 }], board: { lots: [1] } }
    const next = patched(last, ['players/1/cash', 3])
    expect(next.players[1]).toEqual({ cash: 3 })
    expect(next.board).toBe(last.board)
    expect(next.players[0]).toBe(last.players[0])
    expect(next.players).not.toBe(last.players)
  })

  test('made for something else is reported', () => {
    expect(() => patch({ a: 1 }, ['a/b', 2])).toThrow('does not fit')
    expect(() => patched({}, ['a/b', 2])).toThrow('does not fit')
  })

  test('cannot reach what all objects share', () => {
    const hostile = ['__proto__/polluted', 'constructor/polluted', '__proto__']
    for (const path of hostile) {
      const target: object = {}
      try {
        patch(target, [path, path === '__proto__' ? [{ polluted: true }] : true])
      } catch {
        // Refusing is as good as ignoring.
      }
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
      expect((target as { polluted?: boolean }).polluted).toBeUndefined()
      expect((Object as { polluted?: boolean }).polluted).toBeUndefined()
    }
    const next = JSON.parse('{"a":{"__proto__":{"polluted":true},"b":1}}') as { a: object }
    const last = { a: {} }
    expect(sync(last, next)).toEqual(['a/b', 1])
    expect(Object.getPrototypeOf(last.a)).toBe(Object.prototype)
  })
})

/** Changes every object and list inside. */
function scribble(value: Json): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) scribble(inner)
  if (Array.isArray(value)) value.push('scribble')
  else (value as Record<string, Json>).scribble = 1
}
