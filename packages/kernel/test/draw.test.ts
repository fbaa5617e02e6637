import { expect, test } from 'vitest'
import { type Choice, drawMove, int, one, refuse, SeededChance } from '../src/index.ts'

interface Pair {
  readonly type: 'pair'
  readonly left: number
  readonly right: number
}

/** Only equals go together, and there are many to choose from. */
const pair: Choice<object, Pair> = {
  type: 'pair',
  params: { left: int(1, 100_000), right: int(1, 100_000) },
  check: (_s, _seat, { left, right }) => (left === right ? undefined : refuse('E_PAIR', {})),
}

/** How many of a hundred tries find a pair. */
function found(choice: Choice<object, Pair>): number {
  const tries = Array.from({ length: 100 }, (_, i) => drawMove({}, 0, choice, new SeededChance(`${i}`)))
  return tries.filter((move) => move !== undefined).length
}

test('parameters that must go together are drawn together where the game says how', () => {
  const draw = (_s: object, _seat: number, chance: SeededChance) => {
    const left = 1 + chance.int('draw', 9)
    return { type: 'pair', left, right: left } as const
  }
  expect(found({ ...pair, draw } as Choice<object, Pair>)).toBe(100)
  expect(found(pair)).toBeLessThan(100)
})

test('what the game draws is checked all the same, and nothing is drawn that is not to be had', () => {
  const draw = () => ({ type: 'pair', left: 1, right: 2 }) as const
  expect(found({ ...pair, draw })).toBe(0)
  const gone: Choice<object, Pair> = { ...pair, params: { left: one([]) }, draw }
  expect(found(gone)).toBe(0)
})
