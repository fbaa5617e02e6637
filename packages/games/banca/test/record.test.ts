import { readdirSync, readFileSync } from 'node:fs'
import { BadRecord, parseRecord, recordOf, verify, writeRecord } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { banca } from '../src/game.ts'
import { A, B, C, D, idle, leave, play, startMatch, table } from './kit.ts'

const folder = new URL('replays/', import.meta.url)
const files = readdirSync(folder).sort()

test.each(files)('the golden match %s replays move by move [19.6]', (file) => {
  const record = parseRecord(readFileSync(new URL(file, folder), 'utf8'))
  expect(verify(banca, record)).toEqual({ seedHolds: true, moves: record.moves.length, divergence: undefined })
})

test('there is a golden match for every way to end [12]', () => {
  const reasons = files.map((file) => parseRecord(readFileSync(new URL(file, folder), 'utf8')).outcome?.reason)
  expect(new Set(reasons)).toEqual(new Set(['allLeft', 'lastPlayer', 'turnLimit']))
})

test('a damaged text is named as such and leaves the text alone [T46]', () => {
  const match = play(startMatch(table), leave(A, B, C, D))
  const text = writeRecord(recordOf(match, { withSeed: true }))
  expect(() => parseRecord(text.slice(0, -20))).toThrow(BadRecord)
  expect(() => parseRecord(text.replace('"moves"', '"mvoes"'))).toThrow(BadRecord)
  expect(() => parseRecord(text.replace('"formatVersion": 2', '"formatVersion": 3'))).toThrow(BadRecord)
  expect(() => parseRecord('')).toThrow(BadRecord)
})

test('a record whose moves were changed does not replay [T46]', () => {
  const match = play(startMatch(table), leave(A), ...idle(B, C, D))
  const record = recordOf(match, { withSeed: true })
  const forged = {
    ...record,
    moves: [{ seq: 1, seat: -1, move: { type: 'exits', seats: [B] } }, ...record.moves.slice(1)],
  }
  expect(verify(banca, forged).divergence?.seq).toBe(1)
})
