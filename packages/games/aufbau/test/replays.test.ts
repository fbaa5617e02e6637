import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { parseRecord, verify, writeRecord } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { aufbau } from '../src/game.ts'
import { GOLDEN, makeReplay } from './make-replays.ts'

const fileOf = (name: string) => new URL(`replays/${name}.ludo.json`, import.meta.url)

describe('golden replays', () => {
  for (const name of Object.keys(GOLDEN)) {
    // A new rules version needs new ones: run this file once with MAKE_REPLAYS=1.
    if (env.MAKE_REPLAYS) writeFileSync(fileOf(name), writeRecord(makeReplay(name)))

    test(`${name} replays move by move with the same hashes`, () => {
      const record = parseRecord(readFileSync(fileOf(name), 'utf8'))
      expect(verify(aufbau, record)).toEqual({ seedHolds: true, moves: record.moves.length, divergence: undefined })
    })
  }

  test('there is one for each ending and each catalogue', () => {
    const records = Object.keys(GOLDEN).map((name) => parseRecord(readFileSync(fileOf(name), 'utf8')))
    expect(new Set(records.map(({ outcome }) => outcome?.reason))).toEqual(new Set(['rounds', 'endCampaign']))
    expect(
      records.some(({ options }) => (options as { facilityCatalogue?: string }).facilityCatalogue === 'full'),
    ).toBe(true)
  })
})
