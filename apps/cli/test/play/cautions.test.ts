import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { box } from '@ludoteca/carcosa'
import { gameOfVersion, isRefusal, Match, parseRecord, recordOf, startOf, writeRecord } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { start, temporaryFolder, testHost } from './host.ts'

const GOLDEN = new URL('../../../../packages/games/carcosa/test/replays/chacha12.ludo.json', import.meta.url)

/** A long match of Carcosa after so many moves, all of whose souls one person has. */
function kept(moves: number): string {
  const record = parseRecord(readFileSync(GOLDEN, 'utf8'))
  const rules = gameOfVersion(box, record.rulesVersion) ?? expect.fail('no rules')
  const seats = record.seats.map((_, seat) => ({
    name: ['Ada', 'Bruno'][seat] ?? expect.fail('no name'),
    kind: 'human',
  }))
  const match = Match.start(rules, { ...startOf(record), seats })
  if (isRefusal(match)) return expect.fail(match.code)
  for (const { seat, move } of record.moves.slice(0, moves)) expect(match.submit(seat, move, { at: 0 }).ok).toBe(true)
  const file = join(temporaryFolder(), 'kept.ludo.json')
  writeFileSync(file, writeRecord(recordOf(match, { withSeed: true })))
  return file
}

/** What the terminal shows, and how many moves the match has when it was left. */
async function answering(moves: number, lines: readonly string[]) {
  const host = testHost(['', ...lines, 'salir'])
  expect(await start(host, { resume: kept(moves) })).toBe(0)
  const { record } = JSON.parse(readFileSync(host.kept('saves')[0] as string, 'utf8'))
  return { text: host.terminal.text, made: record.moves.length - moves }
}

describe('before a move that may lose the match of Carcosa [12.2]', () => {
  test('one reads in the terminal what it would do, and nothing is done without a yes', async () => {
    for (const no of ['no', '', 'quizá']) {
      const { text, made } = await answering(224, ['aceptar −5', no])
      expect(text).toContain('Quedarían 3 llaves en juego: derrota al final de la ronda.')
      expect(text).toContain('¿Lo haces de todos modos? (sí o no)')
      expect(made).toBe(0)
    }
  })

  test('whoever says yes does it', async () => {
    const { text, made } = await answering(245, ['tomar la corona', 'sí'])
    expect(text).toContain('Quedarían 4 llaves en juego.')
    expect(made).toBe(1)
  })
})
