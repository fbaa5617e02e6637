import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { gameOfVersion, type MatchRecord, parseRecord, verify, writeRecord } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { ludomercatus } from '../src/game.ts'
import { GOLDEN, makeReplay } from './make-replays.ts'

const folder = new URL('replays/', import.meta.url)

// A new rules version needs new ones, beside those of before: run this file once with MAKE_REPLAYS=1.
if (env.MAKE_REPLAYS) {
  for (const name of Object.keys(GOLDEN)) {
    writeFileSync(new URL(`${name}.ludo.json`, folder), writeRecord(makeReplay(name)))
  }
}

const records = new Map<string, MatchRecord>(
  readdirSync(folder).map((file) => [file, parseRecord(readFileSync(new URL(file, folder), 'utf8'))]),
)

describe('golden replays', () => {
  test.each([...records])('%s replays move by move with the same hashes [S75]', (_file, record) => {
    const game = gameOfVersion(box, record.rulesVersion)
    if (game === undefined) throw new Error(`no rules of version ${record.rulesVersion}`)
    expect(verify(game, record)).toEqual({ seedHolds: true, moves: record.moves.length, divergence: undefined })
  })

  test.each([box.game, ...box.older])('there is one of version $version for each way a match can end', (game) => {
    const own = [...records.values()].filter(({ rulesVersion }) => rulesVersion === game.version)
    expect(new Set(own.map(({ outcome }) => outcome?.reason))).toEqual(
      new Set(['lastSurvivor', 'roundLimit', 'timeLimit']),
    )
  })

  test('there is one of the newest version for each way it was meant to be played', () => {
    for (const name of Object.keys(GOLDEN)) {
      expect(records.get(`${name}.ludo.json`)?.rulesVersion).toBe(ludomercatus.version)
    }
  })
})
