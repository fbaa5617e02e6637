import type { Json } from '@ludoteca/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Change,
  type Delta,
  Differ,
  type Fields,
  PATHS_MAX,
  PathDecoder,
  PathEncoder,
  patch,
  pathText,
  sync,
} from '../src/index.ts'

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
    expect(new PathDecoder(['a']).decode([0, [0, 1]])).toBeUndefined()
    expect(new PathDecoder(['a'], { a: ['b'] }).decode([0, [1, 1]])).toBeUndefined()
    expect(new PathDecoder(['a'], { b: ['b'] }).decode([0, [0, 1]])).toBeUndefined()
    expect(new PathDecoder(['a']).decode([0, [0, 'b', 1, 1, 1]])).toBeUndefined()
  })
})

interface Part {
  readonly paths: PathEncoder
  readonly differ: Differ
  /** Nobody knows its numbers yet. */
  isNew: boolean
}

/** Tells of every key as a part of its own, and now and then begins to number the paths of one anew. */
class PartSender {
  readonly position: Fields = {}
  readonly paths = new PathEncoder()
  readonly #parts = new Map<string, Part>()

  get parts(): Record<string, readonly string[]> {
    return Object.fromEntries([...this.#parts].map(([key, { paths }]) => [pathText([key]), paths.paths]))
  }

  tell(next: Fields, renumbered: string | null): Delta {
    const delta: Change[] = []
    if (renumbered !== null) this.#parts.delete(renumbered)
    for (const key of Object.keys(next)) {
      const part = this.#partOf(key)
      const change = part.differ.part(this.position, key, next[key] as Json)
      if (change !== undefined) delta.push(this.paths.path([key]), marked(change, part))
    }
    return delta
  }

  #partOf(key: string): Part {
    const paths = new PathEncoder()
    const part = this.#parts.get(key) ?? { paths, differ: new Differ(paths), isNew: true }
    this.#parts.set(key, part)
    return part
  }
}

function marked(change: Change, part: Part): Change {
  if (!part.isNew || !Array.isArray(change) || change.length < 2) return change
  part.isNew = false
  return [0, ...(change as Delta)]
}

describe('parts that number their paths by themselves', () => {
  test('are understood by those who listen from the start and by those who come later', () => {
    const steps = fc.array(fc.tuple(fc.dictionary(name, inner, { noNullPrototype: true }), fc.option(name)), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(steps, steps, (before, after) => {
        const sender = new PartSender()
        const listeners = [{ position: {}, paths: new PathDecoder() }]
        const tell = ([next, renumbered]: (typeof before)[number]) => {
          const delta = clone(sender.tell(next, renumbered))
          for (const { position, paths } of listeners) {
            patch(position, paths.decode(delta) as Delta)
            expect(position).toEqual(sender.position)
          }
        }
        before.forEach(tell)
        const paths = new PathDecoder(clone(sender.paths.paths), clone(sender.parts))
        listeners.push({ position: clone(sender.position), paths })
        after.forEach(tell)
      }),
      { numRuns: 500 },
    )
  })

  test('say what changed in them, or are set', () => {
    const differ = new Differ(new PathEncoder())
    const last: Fields = {}
    expect(differ.part(last, 'lot', { id: 7, bids: [1] })).toEqual([{ id: 7, bids: [1] }])
    expect(differ.part(last, 'lot', { id: 7, bids: [1, 2] })).toEqual(['bids/1', 2])
    expect(differ.part(last, 'lot', { id: 7, bids: [1, 3] })).toEqual([0, 3])
    expect(differ.part(last, 'lot', { id: 7, bids: [1, 3] })).toBeUndefined()
    expect(differ.part(last, 'lot', null)).toBeNull()
    expect(differ.part(last, 'lot', [1, 2])).toEqual([[1, 2]])
    expect(differ.part(last, 'lot', [3, 4])).toEqual([[3, 4]])
    expect(last).toEqual({ lot: [3, 4] })
  })

  test('go on by themselves from a copy of what others have numbered', () => {
    const first = new PathEncoder()
    const deck = { cards: [0, 0], left: 2 }
    sync(deck, { cards: [1, 0], left: 2 }, first)
    const second = new PathEncoder(first)
    expect(first.path(['left'])).toBe('left')
    expect(second.path(['cards', 0])).toBe(0)
    expect(second.path(['cards', 1])).toBe('cards/1')
    expect([first.paths, second.paths]).toEqual([
      ['cards/0', 'left'],
      ['cards/0', 'cards/1'],
    ])
  })
})
