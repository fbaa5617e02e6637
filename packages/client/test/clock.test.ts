import { afterEach, expect, test, vi } from 'vitest'
import { systemClock } from '../src/index.ts'

afterEach(() => void vi.useRealTimers())

test.each([7_200_000, -7_200_000])('setting the clock of the device by %i ms changes no time that is left', (ms) => {
  const before = systemClock.now()
  expect(Math.abs(before - Date.now())).toBeLessThan(60_000)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  expect(systemClock.now() - before).toBeGreaterThanOrEqual(0)
  expect(systemClock.now() - before).toBeLessThan(60_000)
})
