import { describe, expect, test } from 'vitest'
import { FAILED, SUCCESS } from '../src/exit.ts'
import { type Succession, succeed } from '../src/successor.ts'

const NEVER = new Promise<void>(() => {})

/** Those that follow end with these codes after these times; says what was waited for in between. */
function line(ends: readonly (readonly [code: number, afterMs: number])[], stop = NEVER) {
  const pauses: number[] = []
  let at = 0
  let next = 0
  const succession: Succession = {
    run: async () => {
      const [code, afterMs] = ends[next++] ?? [SUCCESS, 0]
      at += afterMs
      return code
    },
    stop,
    pause: async (ms) => {
      pauses.push(ms)
    },
    elapsed: () => at,
  }
  return { succession, pauses, started: () => next }
}

describe('after a fault', () => {
  test('one follows the other while they fail, after longer and longer pauses, and then no more', async () => {
    const { succession, pauses, started } = line(Array(9).fill([FAILED, 10]))
    expect(await succeed(succession)).toBe(FAILED)
    expect([started(), pauses]).toEqual([5, [500, 1_000, 2_000, 4_000, 8_000]])
  })

  test('one that has served for a while counts as the first again', async () => {
    const { succession, pauses, started } = line([...Array(4).fill([FAILED, 10]), [FAILED, 60_000], [SUCCESS, 10]])
    expect(await succeed(succession)).toBe(SUCCESS)
    expect([started(), pauses.at(-1)]).toEqual([6, 500])
  })

  test.each([SUCCESS, 2, 143])('nobody follows one that ends with %i', async (code) => {
    const { succession, started } = line([[code, 10]])
    expect(await succeed(succession)).toBe(code)
    expect(started()).toBe(1)
  })

  test('nobody follows when somebody has asked to stop', async () => {
    const { succession, started } = line([[FAILED, 10]], Promise.resolve())
    expect(await succeed(succession)).toBe(SUCCESS)
    expect(started()).toBe(0)
  })
})
