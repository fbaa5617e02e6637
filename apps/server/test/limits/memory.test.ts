import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MemoryLimiter } from '../../src/limits/memory.ts'
import { JUMPS, TwoClocks } from '../two-clocks.ts'

class Clock {
  ms = 1_000_000
  readonly elapsed = () => this.ms
}

const takeMany = (limiter: MemoryLimiter, key: string, times: number) =>
  Array.from({ length: times }, () => limiter.take(key)).filter(Boolean).length

describe('a limit kept in memory', () => {
  test.each(JUMPS)('is the same after somebody has set the clock by %i ms', (ms) => {
    const clock = new TwoClocks()
    const limiter = new MemoryLimiter({ count: 10, perMs: 1000, blockMs: 60_000 }, clock)
    expect(takeMany(limiter, 'ana', 9)).toBe(9)
    expect(takeMany(limiter, 'bruno', 11)).toBe(10)
    clock.set(ms)
    expect([limiter.take('ana'), limiter.take('ana'), limiter.take('bruno')]).toEqual([true, false, false])
    clock.pass(60_000)
    expect([limiter.take('ana'), limiter.take('bruno')]).toEqual([true, true])
  })

  test('lets a burst through and then as many as come back with time', () => {
    const clock = new Clock()
    const limiter = new MemoryLimiter({ count: 10, perMs: 1000, burst: 20 }, clock)
    expect(takeMany(limiter, 'ana', 30)).toBe(20)
    clock.ms += 99
    expect(limiter.take('ana')).toBe(false)
    clock.ms += 1
    expect(takeMany(limiter, 'ana', 5)).toBe(1)
    clock.ms += 1000
    expect(takeMany(limiter, 'ana', 30)).toBe(10)
    clock.ms += 60_000
    expect(takeMany(limiter, 'ana', 30)).toBe(20)
  })

  test('counts every key by itself', () => {
    const limiter = new MemoryLimiter({ count: 1, perMs: 2000 }, new Clock())
    expect(limiter.take('ana')).toBe(true)
    expect(limiter.take('ana')).toBe(false)
    expect(limiter.take('bruno')).toBe(true)
  })

  test('takes back what was counted for nothing, and never more than that', () => {
    const limiter = new MemoryLimiter({ count: 2, perMs: 2000 }, new Clock())
    for (let i = 0; i < 9; i++) {
      expect(limiter.take('ana')).toBe(true)
      limiter.giveBack('ana')
    }
    limiter.giveBack('bruno')
    expect([takeMany(limiter, 'ana', 9), takeMany(limiter, 'bruno', 9)]).toEqual([2, 2])
  })

  test('blocks a key that went too fast for the whole time, and no longer however often it asks', () => {
    const clock = new Clock()
    const limiter = new MemoryLimiter({ count: 5, perMs: 60_000, blockMs: 60_000 }, clock)
    expect(takeMany(limiter, 'ana', 6)).toBe(5)
    for (let s = 1; s < 60; s++) {
      clock.ms += 1000
      expect(limiter.take('ana')).toBe(false)
    }
    clock.ms += 1000
    expect(limiter.take('ana')).toBe(true)
  })

  test('forgets keys whose bucket is full again', () => {
    const clock = new Clock()
    const limiter = new MemoryLimiter({ count: 5, perMs: 60_000, blockMs: 60_000 }, clock)
    for (let i = 0; i < 1000; i++) takeMany(limiter, `person ${i}`, 6)
    expect(limiter.size).toBe(2000)
    clock.ms += 60_000
    limiter.take('somebody')
    expect(limiter.size).toBe(1)
  })

  test('never lets more through in any window than a bucket and what came back meanwhile', () => {
    const rate = { count: 7, perMs: 1000, burst: 11 }
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 200 }), (pauses) => {
        const clock = new Clock()
        const limiter = new MemoryLimiter(rate, clock)
        const takenAt: number[] = []
        for (const pause of pauses) {
          clock.ms += pause
          if (limiter.take('ana')) takenAt.push(clock.ms)
        }
        for (let from = 0; from < takenAt.length; from++) {
          for (let to = from; to < takenAt.length; to++) {
            const span = (takenAt[to] ?? 0) - (takenAt[from] ?? 0)
            expect(to - from + 1).toBeLessThanOrEqual(rate.burst + (span * rate.count) / rate.perMs + 0.01)
          }
        }
      }),
      { numRuns: 100 },
    )
  })
})
