import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { env } from 'node:process'
import {
  type Box,
  drawAny,
  type Game,
  gameOfVersion,
  isRefusal,
  Match,
  type MatchRecord,
  type Pack,
  parseRecord,
  recordOf,
  SeededChance,
  verify,
  type Workshop,
  writeRecord,
  writeTwin,
} from '@ludoteca/kernel'
import { BadPack, boxOfRecord, boxWithPack } from '@ludoteca/kernel/packs'
import { conformance } from '@ludoteca/kernel/testing'
import { describe, expect, test, vi } from 'vitest'
import { box } from '../../src/box.ts'
import { moodOf } from '../../src/data/moods.ts'
import { type Imperio, imperio } from '../../src/game.ts'
import { builtIn } from '../../src/packs/document.ts'
import { workshop } from '../../src/workshop.ts'
import { changed, row, SUMMER } from './kit.ts'

const GAME = { load: async () => box as unknown as Box, workshop: async () => workshop as unknown as Workshop }
const KEPT = new URL('summer.ludo.json', import.meta.url)

/** A whole match by random moves, the same for the same game. */
function playedWith(game: Imperio): MatchRecord {
  const seats = Array.from({ length: 5 }, (_, seat) => ({ name: `Dueño ${seat + 1}`, kind: 'random' }))
  const match = Match.start(game, { options: { mode: 'STANDARD', pressPersona: 'PP-02' }, seats, seed: 'a summer' })
  if (isRefusal(match)) throw new Error(match.code)
  const dice = new SeededChance('moves of a summer')
  while (!match.outcome()) {
    const drawn = drawAny(match.position.state, match.decisions, dice, 4)
    if (!drawn) throw new Error('nobody can move')
    match.submit(drawn.seat, drawn.move)
  }
  return recordOf(match, { withSeed: true })
}

type ImperioBox = typeof box
const filledWith = async (pack: Pack) => (await boxWithPack(GAME, pack)) as unknown as ImperioBox
const summer = await filledWith(SUMMER)
const record = playedWith(summer.game)
if (env.MAKE_REPLAYS || !existsSync(KEPT)) writeFileSync(KEPT, writeRecord(record))

describe('a match that is played with another pack', () => {
  test('has its cards, its names and its weights', () => {
    const text = JSON.stringify(record)
    expect(record.formatVersion).toBe(3)
    expect(record.pack).toEqual(SUMMER)
    const match = Match.start(summer.game, { options: {}, seats: record.seats, seed: 'x' })
    if (isRefusal(match)) throw new Error(match.code)
    const state = match.position.state
    const { propertyId } = state.properties[0] ?? { propertyId: '' }
    expect(summer.words.value('bid', 'propertyId', propertyId, String)).toBe(
      'Depa con Sombrilla (Miraflores): desde 5, renta 3',
    )
    expect(state.piles.SEGURIDAD.draw.filter((copy) => copy.startsWith('E-101@'))).toHaveLength(4)
    expect(state.piles.SEGURIDAD.draw.some((copy) => copy.startsWith('E-008'))).toBe(false)
    expect(summer.botNames?.[0]).toBe('Bot Sombrilla')
    expect(summer.words.option('pressPersona').values).toMatchObject({ 'PP-02': 'Diario de playa' })
    expect(text).toContain('E-101')
  })

  test('verifies by its record alone, in both forms', async () => {
    for (const file of [writeRecord(record), writeTwin(record)]) {
      const read = parseRecord(file)
      const rules = gameOfVersion(await boxOfRecord(GAME, read), read.rulesVersion)
      expect(rules && verify(rules, read)).toMatchObject({ seedHolds: true, divergence: undefined })
    }
  })

  test('does not verify with a pack in which anything is otherwise', async () => {
    const other = { ...record, pack: { ...SUMMER, title: 'Otro verano' } }
    const rules = gameOfVersion(await boxOfRecord(GAME, other), other.rulesVersion)
    expect(rules && verify(rules, other).divergence).toEqual({ seq: 0, why: 'hash' })
    expect(verify(imperio, record).divergence).toMatchObject({ seq: 0 })
  })

  test('cannot be looked at where its pack is none', async () => {
    const broken = changed((tables) => (row(tables, 'events', 'E-001').title_es = ''))
    await expect(boxOfRecord(GAME, { pack: broken })).rejects.toThrow(BadPack)
  })
})

test('a pack that says what the game says is played with the same luck, move by move', async () => {
  const same = await filledWith({ ...builtIn, id: 'copia' })
  const [own, copy] = [playedWith(imperio), playedWith(same.game)]
  const bare = (text: string) => text.replaceAll(/@[\da-f]{12}/g, '')
  expect(own.formatVersion).toBe(2)
  expect(own.pack).toBeUndefined()
  expect(bare(JSON.stringify(copy.moves))).toBe(JSON.stringify(own.moves))
  expect(copy.outcome).toEqual(own.outcome)
})

test('two packs are apart, however alike they are', async () => {
  const dearer = await filledWith(
    changed((tables) => (row(tables, 'moods', 'M-01').nombre_es = 'Nadie quiere depa'), { id: 'otro' }),
  )
  const moods = [box, summer, dearer].map(({ game }) => {
    const seats = record.seats
    const match = Match.start(game, { options: {}, seats, seed: 'moods' })
    if (isRefusal(match)) throw new Error(match.code)
    const at = (match.position.state.properties[0]?.propertyId ?? '').slice('P-01'.length)
    return moodOf(`M-01${at}`).nombre_es
  })
  expect(moods).toEqual(['Todos buscan depa', 'Todos a la playa', 'Nadie quiere depa'])
})

conformance(summer.game as unknown as Game, {
  secrets: true,
  every: 9,
  seats: [5],
  options: [{ mode: 'STANDARD' }],
  matches: 1,
})

// The last one, since all modules are others from here on.
test('a record with a pack verifies where nobody has ever seen the pack', async () => {
  vi.resetModules()
  const fresh = {
    load: async () => (await import('../../src/box.ts')).box as unknown as Box,
    workshop: async () => (await import('../../src/workshop.ts')).workshop as unknown as Workshop,
  }
  const { contentMarked } = await import('../../src/data/packed.ts')
  const kernel = await import('@ludoteca/kernel/packs')
  expect(contentMarked(kernel.packHash(SUMMER).slice(0, 12))).toBeUndefined()
  const read = parseRecord(readFileSync(KEPT, 'utf8'))
  const filled = await kernel.boxOfRecord(fresh, read)
  const rules = gameOfVersion(filled, read.rulesVersion)
  expect(rules && verify(rules, read)).toMatchObject({ seedHolds: true, divergence: undefined })
  expect(read.moves.length).toBeGreaterThan(100)
})
