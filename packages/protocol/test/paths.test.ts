import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Delta, PATHS_MAX, PathDecoder, PathEncoder } from '../src/index.ts'

const travel = (delta: Delta): Delta => JSON.parse(JSON.stringify(delta)) as Delta
const path = fc.constantFrom('', 'round', 'players/0/cash', 'players/1/cash', '0', '1', 'a~1b', 'constructor')
const change = fc.constantFrom(0, 1, 'round', null, true)
const deltas = fc.array(fc.array(fc.tuple(path, change), { minLength: 1, maxLength: 4 }).map((pairs) => pairs.flat()))

describe('numbered paths', () => {
  test('come back as they were, for those who listen from the start and for those who come later', () => {
    fc.assert(
      fc.property(deltas, deltas, (before, after) => {
        const encoder = new PathEncoder()
        const first = new PathDecoder()
        for (const delta of before) expect(first.decode(travel(encoder.encode(delta)))).toEqual(delta)
        const later = new PathDecoder(JSON.parse(JSON.stringify(encoder.paths)))
        for (const delta of after) {
          const numbered = travel(encoder.encode(delta))
          expect(first.decode(numbered)).toEqual(delta)
          expect(later.decode(numbered)).toEqual(delta)
        }
      }),
    )
  })

  test('are numbers from the second time on', () => {
    const encoder = new PathEncoder()
    expect(encoder.encode(['round', 3, 'players/1/cash', 5])).toEqual(['round', 3, 'players/1/cash', 5])
    expect(encoder.encode(['players/1/cash', 6, 'lot', 7])).toEqual([1, 6, 'lot', 7])
    expect(encoder.encode(['lot', 8])).toEqual([2, 8])
  })

  test('are not given out for ever', () => {
    const encoder = new PathEncoder()
    const decoder = new PathDecoder()
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < PATHS_MAX + 5; i++) {
        const delta = [`cards/${i}`, i]
        expect(decoder.decode(encoder.encode(delta))).toEqual(delta)
      }
    }
    expect(encoder.paths).toHaveLength(PATHS_MAX)
  })

  test('that nobody has told are not guessed at', () => {
    expect(new PathDecoder().decode([0, 1])).toBeUndefined()
    expect(new PathDecoder(['a']).decode([1, 1])).toBeUndefined()
    expect(new PathDecoder(['a']).decode([true, 1])).toBeUndefined()
    expect(new PathDecoder(['a']).decode([0])).toBeUndefined()
  })
})
