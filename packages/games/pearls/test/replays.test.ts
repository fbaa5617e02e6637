import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, verify } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { pearls } from '../src/game.ts'

const folder = new URL('replays/', import.meta.url)

test.each(readdirSync(folder))('%s plays again to the same hashes', (file) => {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
  expect(verify(pearls, record)).toEqual({ seedHolds: true, moves: record.moves.length, divergence: undefined })
})
