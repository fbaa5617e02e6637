import { beforeAll, describe, expect, test } from 'vitest'
import { chaos } from '../src/chaos/chaos.ts'
import type { ChaosWishes } from '../src/chaos/report.ts'
import { BUILD_MS, build } from './build.ts'

beforeAll(build, BUILD_MS)

const RUNS: readonly ChaosWishes[] = [
  { kills: 3, database: 'pglite', target: 'server', seed: 'short' },
  { kills: 3, database: 'postgres', target: 'server', seed: 'short' },
  { kills: 2, database: 'postgres', target: 'database', seed: 'short' },
]

describe('nothing that was acknowledged is lost and everybody plays on', { timeout: 400_000 }, () => {
  test.each(RUNS)('when the $target is killed $kills times on $database', async (wishes) => {
    const report = await chaos(wishes)
    expect(report).toMatchObject({ ...wishes, lost: 0, stuck: 0, faults: [] })
    expect(report.acknowledged).toBeGreaterThan(0)
    expect(report.moves).toBeGreaterThanOrEqual(report.acknowledged)
  })
})
