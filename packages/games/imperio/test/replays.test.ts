import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { parseRecord, verify, writeRecord } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { imperio } from '../src/game.ts'
import { GOLDEN, makeReplay } from './make-replays.ts'

const fileOf = (name: string) => new URL(`replays/${name}.ludo.json`, import.meta.url)

describe('golden replays', () => {
  for (const name of Object.keys(GOLDEN)) {
    // A new rules version needs new ones: run this file once with MAKE_REPLAYS=1.
    if (env.MAKE_REPLAYS) writeFileSync(fileOf(name), writeRecord(makeReplay(name)))

    test(`${name} replays move by move with the same hashes`, () => {
      const record = parseRecord(readFileSync(fileOf(name), 'utf8'))
      expect(verify(imperio, record)).toEqual({
        seedHolds: true,
        moves: record.moves.length,
        divergence: undefined,
      })
    })
  }

  test('there is one for each mode, and watchers take part in all of them', () => {
    const records = Object.keys(GOLDEN).map((name) => parseRecord(readFileSync(fileOf(name), 'utf8')))
    const modes = records.map(({ options }) => (options as { mode: string }).mode)
    expect(new Set(modes)).toEqual(new Set(['QUICK', 'STANDARD', 'LONG']))
    for (const { moves, outcome } of records) {
      expect(outcome).toBeDefined()
      expect(moves.some(({ move }) => 'watcher' in move)).toBe(true)
    }
  })
})
