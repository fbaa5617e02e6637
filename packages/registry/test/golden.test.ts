import { readdirSync, readFileSync } from 'node:fs'
import { gameOfVersion, type MatchRecord, parseRecord, verify } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { shelf } from '../src/index.ts'

/** The shortest golden match of a game that was played with this generator; records of before name none. */
function shortestGolden(game: string, generator: MatchRecord['generator']): MatchRecord | undefined {
  const folder = new URL(`../../games/${game}/test/replays/`, import.meta.url)
  const records = readdirSync(folder).map((file) => parseRecord(readFileSync(new URL(file, folder), 'utf8')))
  const fitting = records.filter((record) => record.generator === generator)
  return fitting.toSorted((a, b) => a.moves.length - b.moves.length)[0]
}

describe.each(shelf.map(({ id }) => id))('%s', (id) => {
  test.each([undefined, 'chacha12'] as const)('a golden match verifies whose generator is %s', async (generator) => {
    const record = shortestGolden(id, generator)
    const box = await shelf.find((game) => game.id === id)?.load()
    const game = box && record && gameOfVersion(box, record.rulesVersion)
    if (game === undefined || record === undefined) throw new Error(`there is no golden match of ${id}`)
    expect(record.outcome).toBeDefined()
    expect(verify(game, record)).toEqual({ seedHolds: true, moves: record.moves.length, divergence: undefined })
    // With the other generator it is another match.
    const { generator: named, ...rest } = record
    const other: MatchRecord = named
      ? { ...rest, formatVersion: 1 }
      : { ...rest, formatVersion: 2, generator: 'chacha12' }
    expect(verify(game, other).divergence).toMatchObject({ seq: 0, why: 'hash' })
  })
})
