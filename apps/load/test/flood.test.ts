import { shelf } from '@ludoteca/registry'
import { beforeAll, expect, test } from 'vitest'
import { flood } from '../src/flood/flood.ts'
import { BUILD_MS, build } from './build.ts'

beforeAll(build, BUILD_MS)

const DATABASES = ['pglite', 'postgres'] as const

test.each(DATABASES)(
  'on %s, messages and moves that must be refused are, each with its code, and leave no trace in any game',
  { timeout: 400_000 },
  async (database) => {
    const report = await flood({ messages: 4000, moves: 1000, database, seed: 'short' })
    expect(report).toMatchObject({ messages: 4000, moves: 1000, wrong: 0, unchanged: true, faults: [] })
    expect(report.games).toEqual(['plaza', ...shelf.map(({ id }) => id)])
    expect(Object.keys(report.closes).sort()).toEqual(['1009', '4000', '4008'])
    const given = ['ACK', 'BAD_MESSAGE', 'BAD_VERSION', 'TOO_BIG', 'BAD_NONCE', 'RATE_LIMIT', 'NOT_FOUND', 'NOT_JOINED']
    const forPlay = ['NOT_HOST', 'NOT_PLAYER', 'NOT_WATCHER', 'BAD_PHASE', 'E_PHASE', 'E_SEAT', 'E_RANGE']
    // What only Aufbau says.
    const ofGames = ['INPUT', 'PHASE']
    expect(Object.keys(report.answers)).toEqual(expect.arrayContaining([...given, ...forPlay, ...ofGames]))
  },
)
