import { readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import { parseRecord, verify, writeRecord } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { ENDINGS } from '../src/data/king.ts'
import { carcosa } from '../src/game.ts'
import { GOLDEN, makeReplay } from './make-replays.ts'

const fileOf = (name: string) => new URL(`replays/${name}.ludo.json`, import.meta.url)
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8')

describe('golden replays', () => {
  for (const [name, { ending, seats }] of Object.entries(GOLDEN)) {
    // A new rules version needs new ones: run this file once with MAKE_REPLAYS=1.
    if (env.MAKE_REPLAYS) writeFileSync(fileOf(name), writeRecord(makeReplay(name)))

    test(`${name} replays move by move with the same hashes`, () => {
      const record = parseRecord(textOf(name))
      expect(verify(carcosa, record)).toEqual({ seedHolds: true, moves: record.moves.length, divergence: undefined })
      expect([record.outcome?.reason, record.seats.length]).toEqual([ending, seats])
      expect(writeRecord(record)).toBe(textOf(name))
    })
  }

  test('there is one for each ending that play can come to', () => {
    const endings = new Set(Object.values(GOLDEN).map(({ ending }) => ending))
    // Events always go back to their decks, so the decks are never all empty.
    expect(ENDINGS.filter((ending) => !endings.has(ending))).toEqual(['LOSE_DECK'])
  })
})
