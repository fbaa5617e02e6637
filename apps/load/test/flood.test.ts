import { beforeAll, expect, test } from 'vitest'
import { flood } from '../src/flood/flood.ts'
import { BUILD_MS, build } from './build.ts'

beforeAll(build, BUILD_MS)

test('messages that must be refused are, each with its code, and leave no trace', { timeout: 400_000 }, async () => {
  const report = await flood({ messages: 10_000, database: 'pglite', seed: 'short' })
  expect(report).toMatchObject({ messages: 10_000, wrong: 0, unchanged: true, faults: [] })
  expect(Object.keys(report.closes).sort()).toEqual(['1009', '4000', '4008'])
  const given = ['ACK', 'BAD_MESSAGE', 'BAD_VERSION', 'TOO_BIG', 'BAD_NONCE', 'RATE_LIMIT', 'NOT_FOUND', 'NOT_JOINED']
  const forPlay = ['NOT_HOST', 'NOT_PLAYER', 'NOT_WATCHER', 'BAD_PHASE', 'STALE', 'E_PHASE', 'E_SEAT', 'E_RANGE']
  expect(Object.keys(report.answers)).toEqual(expect.arrayContaining([...given, ...forPlay]))
})
