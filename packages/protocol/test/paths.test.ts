import type { Json } from '@ludoteca/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Delta, PATHS_MAX, PathDecoder, PathEncoder, patch, sync } from '../src/index.ts'

const clone = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const name = fc.constantFrom('a', 'b', '0', '1', 'a/b', '~', '', 'length', 'constructor')
const plain = fc.constantFrom<Json[]>(0, 1, 'a', null, true)
const inner = fc.oneof(plain, fc.array(plain, { maxLength: 4 }), fc.dictionary(name, plain, { noNullPrototype: true }))
const positions = fc.array(fc.dictionary(name, inner, { maxKeys: 4, noNullPrototype: true }), { maxLength: 8 })

describe('numbered paths', () => {
  test('are understood by those who listen from the start and by those who come later', () => {
    fc.assert(
      fc.property(positions, positions, (before, after) => {
        const sender = {}
        const paths = new PathEncoder()
        const first = { position: {}, paths: new PathDecoder() }
        const tell = (listener: typeof first, delta: Delta | undefined) => {
          if (delta) patch(listener.position, listener.paths.decode(clone(delta)) as Delta)
          expect(listener.position).toEqual(sender)
        }
        for (const next of before) tell(first, sync(sender, next, paths))
        const later = { position: clone(sender), paths: new PathDecoder(clone(paths.paths)) }
        for (const next of after) {
          const delta = sync(sender, next, paths)
          tell(first, delta)
          tell(later, delta)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('are numbers from the second time on', () => {
    const paths = new PathEncoder()
    const match = { round: 1, players: [{ cash: 1 }, { cash: 2 }], lot: 1 }
    expect(sync(match, { ...match, round: 3, players: [{ cash: 1 }, { cash: 5 }] }, paths)).toEqual([
      ...['round', 3],
      ...['players/1/cash', 5],
    ])
    const next = { round: 3, players: [{ cash: 1 }, { cash: 6 }], lot: 7 }
    expect(sync(match, next, paths)).toEqual([1, 6, 'lot', 7])
    expect(sync(match, { ...next, lot: 8 }, paths)).toEqual([2, 8])
    expect(paths.paths).toEqual(['round', 'players/1/cash', 'lot'])
  })

  test('are not given out for ever', () => {
    const paths = new PathEncoder()
    const decoder = new PathDecoder()
    const cards: number[] = Array.from({ length: PATHS_MAX + 5 }, () => 0)
    for (let round = 1; round <= 2; round++) {
      for (let i = 0; i < cards.length; i++) {
        const next = cards.with(i, round)
        const delta = sync({ cards }, { cards: next }, paths) as Delta
        expect(decoder.decode(delta)).toEqual([`cards/${i}`, round])
      }
    }
    expect(paths.paths).toHaveLength(PATHS_MAX)
  })

  test('that nobody has told are not guessed at', () => {
    expect(new PathDecoder().decode([0, 1])).toBeUndefined()
    expect(new PathDecoder(['a']).decode([1, 1])).toBeUndefined()
    expect(new PathDecoder(['a']).decode([true, 1])).toBeUndefined()
    expect(new PathDecoder(['a']).decode([0])).toBeUndefined()
  })
})
