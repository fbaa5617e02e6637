import { beforeAll, describe, expect, test } from 'vitest'
import { chaos } from '../src/chaos/chaos.ts'
import type { ChaosWishes } from '../src/chaos/report.ts'
import { BUILD_MS, build } from './build.ts'

beforeAll(build, BUILD_MS)

const EACH = { kills: 2, jumps: 2, freezes: 1, hangs: 1 }
const NONE = { kills: 0, jumps: 0, freezes: 0, hangs: 0 }
const RUNS: readonly ChaosWishes[] = [
  { ...EACH, database: 'pglite', target: 'server', seed: 'short' },
  { ...EACH, database: 'postgres', target: 'server', seed: 'short' },
  { ...NONE, kills: 1, database: 'postgres', target: 'database', seed: 'short' },
]
const UNHARMED = {
  lost: 0,
  doubled: 0,
  ghosts: 0,
  disordered: 0,
  earlyClocks: 0,
  doubleClocks: 0,
  forfeits: 0,
  stuck: 0,
}

describe('nothing is lost, doubled or made up, no clock is early, and everybody plays on', { timeout: 400_000 }, () => {
  test.concurrent.each(RUNS)(
    '$kills kills of the $target, $jumps jumps, $freezes freezes, $hangs hangs on $database',
    async (wishes) => {
      const report = await chaos(wishes)
      expect(report).toMatchObject({ ...wishes, ...UNHARMED, faults: [] })
      expect(report.acknowledged).toBeGreaterThan(0)
      expect(report.shown).toBeGreaterThan(report.acknowledged)
      expect(report.clocks).toBeGreaterThan(report.late)
      expect(report.moves).toBeGreaterThanOrEqual(report.acknowledged)
    },
  )
})
