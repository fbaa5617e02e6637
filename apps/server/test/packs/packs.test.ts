import { gameOfVersion, isRefusal, type MatchRecord, parseRecord, verify, writeRecord } from '@ludoteca/kernel'
import { boxOfRecord, packHash } from '@ludoteca/kernel/packs'
import { findGame, type ShelfEntry, shelf } from '@ludoteca/registry'
import { beforeEach, expect, test } from 'vitest'
import { Packs } from '../../src/packs/packs.ts'
import { findMatch } from '../../src/storage/matches.ts'
import { TABLE_SETTINGS } from '../../src/tables/ports.ts'
import { matchStore } from '../../src/tables/store.ts'
import { Tables } from '../../src/tables/tables.ts'
import { openAdministration } from '../admin/kit.ts'
import { storePlayed } from '../careers/kit.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { packOf, summer } from './documents.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const WHY = 'un verano'

function openPacks() {
  const { db } = house.storage
  const packs = new Packs({ db, env: clock, shelf })
  const administration = openAdministration(house, clock, { extra: { packs } })
  const tables = new Tables({
    store: matchStore(house.storage),
    env: clock,
    settings: { ...TABLE_SETTINGS, botMs: 0, restartGraceMs: 0 },
    pictureLinks: { idOf: () => 'x', offer: async () => {} },
    findBox: (game, pack) => packs.box(game, pack),
    packOfNewMatches: (game) => packs.ofNewMatches(game),
    seating: { controlsOf: async () => undefined, playersOf: async () => undefined },
    isSilent: () => false,
    failed: (error) => {
      throw error
    },
    answered: () => {},
  })
  /** A match of bots that has begun, and what its first property is called in it. */
  const begin = async (): Promise<string> => {
    const seats = Array.from({ length: 4 }, (_, i) => ({ name: `Bot ${i}`, kind: 'bot' as const, accountId: null }))
    const started = await tables.start({
      roomId: 'ABCDE',
      game: 'imperio',
      options: { clocks: false },
      seats,
      serverSeed: 'server seed',
      contributions: [],
      listed: true,
      controls: { seats: [], paused: true },
    })
    if (isRefusal(started)) throw new Error(started.code)
    return started.matchId
  }
  const nameIn = async (matchId: string): Promise<string> => {
    const match = await findMatch(db, matchId)
    const box = await packs.box('imperio', match?.pack)
    const record = await tables.record(matchId)
    if (record === undefined || isRefusal(record) || box === undefined) throw new Error('no record')
    const id = `P-01${record.pack ? `@${packHash(record.pack).slice(0, 12)}` : ''}`
    return box.words.value('x', 'propertyId', id, String)
  }
  return { ...administration, packs, tables, begin, nameIn, db }
}

let operator = ''
let viewer = ''
let desk: ReturnType<typeof openPacks>
beforeEach(async () => {
  desk = openPacks()
  operator = (await desk.admin('OPERATOR')).cookie
  viewer = (await desk.admin('VIEWER')).cookie
})
const ask: ReturnType<typeof openPacks>['ask'] = (...request) => desk.ask(...request)

const upload = async (document: unknown, cookie = operator) =>
  ask('POST', '/api/admin/packs/imperio', cookie, {
    document: typeof document === 'string' ? document : JSON.stringify(document),
  })
const listed = async () => (await ask('GET', '/api/admin/packs/imperio', operator)).json()
const activate = async (sha256: string | null, after: number | null) =>
  ask('POST', '/api/admin/packs/imperio/activate', operator, { sha256, after, reason: WHY })

test('games that take packs are named', async () => {
  const answer = await ask('GET', '/api/admin/packs', viewer)
  expect(answer.json()).toEqual({ games: [{ id: 'imperio', title: 'Imperio Inmobiliario' }] })
  expect((await ask('GET', '/api/admin/packs/banca', viewer)).statusCode).toBe(404)
})

test('a pack in which something is wrong is told where, and is not kept', async () => {
  const broken = await packOf((tables) => {
    tables.events[0].title_es = ''
    tables.properties[3].basePrice = 99
  })
  const answer = await upload(broken)
  expect(answer.json()).toMatchObject({
    ok: false,
    findings: [
      { path: 'tables.properties[3].basePrice', code: 'PACK_RANGE', params: { value: 99 } },
      { path: 'tables.events[0].title_es', code: 'PACK_LENGTH' },
    ],
  })
  expect((await upload('{')).json()).toMatchObject({ ok: false, findings: [{ path: '', code: 'PACK_JSON' }] })
  const rude = await packOf((tables) => {
    tables.events[0].body_es = 'Te voy a matar, dice la voz.'
  })
  expect((await upload(rude)).json()).toMatchObject({
    findings: [{ path: 'tables.events[0].body_es', code: 'PACK_WORDING' }],
  })
  expect((await listed()).packs).toEqual([])
})

test('new matches take what is active, running ones keep what they began with, and one may go back', async () => {
  const { begin, nameIn, audit, db } = desk
  const plain = await begin()
  const { sha256 } = (await upload(await summer('1'))).json()
  expect(await listed()).toMatchObject({ packs: [{ sha256, state: 'staged', matches: 0 }], turns: [] })
  const staged = await begin()
  expect((await activate(sha256, null)).statusCode).toBe(200)
  const first = await begin()
  const other = (await upload(await summer('2', 'Depa sin Sombrilla'))).json().sha256
  const turns = (await listed()).turns
  expect((await activate(other, turns[0].id)).statusCode).toBe(200)
  const second = await begin()
  const PLACE = 'Miraflores'
  expect(await Promise.all([plain, staged, first, second].map(nameIn))).toEqual([
    `Depa Miraflores Vista (${PLACE})`,
    `Depa Miraflores Vista (${PLACE})`,
    `Depa con Sombrilla (${PLACE})`,
    `Depa sin Sombrilla (${PLACE})`,
  ])
  expect((await findMatch(db, first))?.pack).toEqual({ id: 'verano', sha256 })

  const now = (await listed()).turns[0].id
  expect((await activate(sha256, now)).statusCode).toBe(200)
  expect(await nameIn(await begin())).toBe(`Depa con Sombrilla (${PLACE})`)
  expect(await nameIn(second)).toBe(`Depa sin Sombrilla (${PLACE})`)
  expect(
    (await listed()).packs
      .map(({ state, version }: { state: string; version: string }) => `${version} ${state}`)
      .sort(),
  ).toEqual(['1 active', '2 retired'])
  expect((await activate(null, (await listed()).turns[0].id)).statusCode).toBe(200)
  expect(await nameIn(await begin())).toBe(`Depa Miraflores Vista (${PLACE})`)
  const noted = await audit.read({ action: 'pack.activate' }, 10)
  expect(noted.map(({ target, reason }) => [target, reason])).toEqual([
    ['builtIn', WHY],
    [sha256, WHY],
    [other, WHY],
    [sha256, WHY],
  ])
})

test('whoever has not seen the last decision changes nothing', async () => {
  const { packs: known, turns } = await listed()
  const [{ sha256 }] = known
  expect((await activate(sha256, turns[1].id)).statusCode).toBe(409)
  expect((await activate('0'.repeat(64), turns[0].id)).statusCode).toBe(404)
  expect((await listed()).turns).toEqual(turns)
})

test('only operators change anything, and it takes a reason', async () => {
  expect((await upload(await summer('1'), viewer)).statusCode).toBe(404)
  const body = { sha256: null, after: null, reason: WHY }
  expect((await ask('POST', '/api/admin/packs/imperio/activate', viewer, body)).statusCode).toBe(404)
  const without = await ask('POST', '/api/admin/packs/imperio/activate', operator, { sha256: null, after: null })
  expect(without.statusCode).toBe(400)
})

test('a pack can be read table by table, and by players once it was active', async () => {
  const fresh = await summer('3', 'Depa Nuevo')
  const { sha256 } = (await upload(fresh)).json()
  const read = (await ask('GET', `/api/admin/packs/imperio/${sha256}`, viewer)).json()
  expect(read.document).toEqual(fresh)
  expect(read.tables[0]).toEqual({ name: 'properties', title: 'Predios' })
  expect((await ask('GET', '/api/admin/packs/imperio/builtIn', viewer)).json().document.id).toBe('lima')
  expect((await ask('GET', `/api/games/imperio/packs/${sha256}`)).statusCode).toBe(404)
  const played = (await listed()).packs.find(({ state }: { state: string }) => state === 'retired').sha256
  const answer = await ask('GET', `/api/games/imperio/packs/${played}`)
  expect(answer.json()).toMatchObject({ id: 'verano' })
  expect(answer.headers['cache-control']).toContain('immutable')
  expect((await ask('GET', `/api/games/banca/packs/${played}`)).statusCode).toBe(404)

  const forget = (hash: string) => ask('POST', `/api/admin/packs/imperio/${hash}/forget`, operator, { reason: WHY })
  expect((await forget(played)).statusCode).toBe(404)
  expect((await forget(sha256)).statusCode).toBe(200)
  expect((await ask('GET', `/api/admin/packs/imperio/${sha256}`, viewer)).statusCode).toBe(404)
})

test('the record of a whole match carries its pack, and verifies without the server', async () => {
  const { sha256 } = (await upload(await summer('1'))).json()
  const box = await desk.packs.box('imperio', { sha256 })
  const id = await storePlayed(house.storage, {
    seed: 'a summer',
    seats: [null, null, null, null],
    ...(box && { box }),
  })
  const record = parseRecord(writeRecord((await desk.tables.record(id)) as MatchRecord))
  const filled = await boxOfRecord(findGame('imperio') as ShelfEntry, record)
  const rules = gameOfVersion(filled, record.rulesVersion)
  expect(record.pack?.id).toBe('verano')
  expect(rules && verify(rules, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  const info = (await ask('GET', `/api/matches/${id}`)).json()
  expect(info.pack).toEqual({ id: 'verano', sha256 })
})
