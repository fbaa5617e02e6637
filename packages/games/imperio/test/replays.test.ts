import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { gameOfVersion, type MatchRecord, parseRecord, recordOf, verify, writeRecord } from '@ludoteca/kernel'
import { Guided } from '@ludoteca/kernel/testing'
import { describe, expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { imperio, imperio1, imperio2 } from '../src/game.ts'
import { GOLDEN, makeReplay } from './make-replays.ts'

const folder = new URL('replays/', import.meta.url)

describe('golden replays', () => {
  // A new rules version needs new ones: run this file once with MAKE_REPLAYS=1.
  if (env.MAKE_REPLAYS) {
    for (const name of Object.keys(GOLDEN))
      writeFileSync(new URL(`${name}.ludo.json`, folder), writeRecord(makeReplay(name)))
    const { match } = new Guided(box).follow()
    writeFileSync(new URL('tutorial.ludo.json', folder), writeRecord(recordOf(match, { withSeed: true })))
  }
  const records = readdirSync(folder).map((file): [string, MatchRecord] => [
    file,
    parseRecord(readFileSync(new URL(file, folder), 'utf8')),
  ])

  test.each(records)('%s replays move by move with the same hashes', (_file, record) => {
    const rules = gameOfVersion(box, record.rulesVersion)
    expect(rules && verify(rules, record)).toEqual({
      seedHolds: true,
      moves: record.moves.length,
      divergence: undefined,
    })
  })

  test.each([imperio1, imperio2, imperio])(
    'there is one with watchers for each mode: version $version',
    ({ version }) => {
      const own = records.map(([, record]) => record).filter(({ rulesVersion }) => rulesVersion === version)
      for (const { outcome } of own) expect(outcome).toBeDefined()
      const watched = own.filter(({ moves }) => moves.some(({ move }) => 'watcher' in move))
      const modes = watched.map(({ options }) => (options as { mode: string }).mode)
      expect(new Set(modes)).toEqual(new Set(['QUICK', 'STANDARD', 'LONG']))
    },
  )

  test('a match of version 1 is another with the rules of today: what it began with is kept', () => {
    const [, old] = records.find(([, { rulesVersion }]) => rulesVersion === 1) as [string, MatchRecord]
    expect(verify(imperio, old).divergence).toMatchObject({ seq: 0, why: 'hash' })
  })
})
