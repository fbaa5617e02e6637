import { beforeAll, expect, test } from 'vitest'
import { complaintsWithout } from '../src/chaos/complaints.ts'
import { city } from '../src/city/city.ts'
import { BUILD_MS, build } from './build.ts'

beforeAll(build, BUILD_MS)

// How fast anything was says nothing on a busy machine; that everything was measured does.
test('a full room plays a quick match of Imperio to its end', { timeout: 240_000 }, async () => {
  const report = await city({ database: 'pglite', clockPct: 5, seed: 'test' })
  expect(report).toMatchObject({ participants: 20, verifies: true })
  // A machine that was asleep sets its clock when it wakes up.
  expect(complaintsWithout(['jumps'], report.complaints)).toEqual([])
  // Twelve owners bid and act in seven rounds, unless luck or a clock keeps some from it. Nineteen others hear of nearly
  // every move.
  expect(report.recorded).toBeGreaterThan(2 * 7 * 10)
  expect(report.moves).toBeGreaterThanOrEqual(report.recorded)
  expect(report.observed).toBeGreaterThan(2 * 7 * 10 * 19)
  expect(report.p50Ms).toBeGreaterThan(0)
  expect(report.p99Ms).toBeGreaterThanOrEqual(report.p50Ms)
})
