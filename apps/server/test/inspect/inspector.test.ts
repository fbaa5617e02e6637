import { commitSeed } from '@ludoteca/kernel'
import { findGame, shelf } from '@ludoteca/registry'
import { beforeEach, expect, test } from 'vitest'
import { Inspector } from '../../src/inspect/inspector.ts'
import { Packs } from '../../src/packs/packs.ts'
import { insertMatch } from '../../src/storage/matches.ts'
import { matchSeed } from '../../src/tables/seed.ts'
import { matchStore } from '../../src/tables/store.ts'
import { openAdministration } from '../admin/kit.ts'
import { storePlayed } from '../careers/kit.ts'
import { StandingClock, testStorage } from '../people/house.ts'
import { started } from '../storage/rows.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const seed = matchSeed('server seed', [{ entropy: 'x' }])
const begun = { seed, seedCommit: commitSeed(seed) }
const seats = [null, null, null, null]

function open() {
  const { storage } = house
  const packs = new Packs({ db: storage.db, env: clock, shelf })
  const inspector = new Inspector({
    store: matchStore(storage),
    findBox: (game, pack) => packs.box(game, pack),
    workshop: async (game) => findGame(game)?.workshop?.(),
  })
  return openAdministration(house, clock, { extra: { inspector } })
}

let desk: ReturnType<typeof open>
let viewer = ''
let match = ''
beforeEach(async () => {
  desk = open()
  viewer = (await desk.admin('VIEWER')).cookie
  match ||= await storePlayed(house.storage, { seed, seats, begun })
})
const ask: ReturnType<typeof open>['ask'] = (...request) => desk.ask(...request)
const get = async (path: string) => (await ask('GET', `/api/admin/matches/${path}`, viewer)).json()

test('matches are listed, the running ones too, without how far they are', async () => {
  const running = started('running-match')
  await insertMatch(desk.db, running)
  const all = (await ask('GET', '/api/admin/matches?state=running', viewer)).json().matches
  expect(all.map(({ id }: { id: string }) => id)).toEqual(['running-match'])
  expect(all[0]).not.toHaveProperty('moves')
  const over = (await ask('GET', '/api/admin/matches?game=imperio&state=over', viewer)).json().matches
  expect(over).toMatchObject([{ id: match, isGivenUp: false }])
})

test('every move is shown with what it drew, out of which parts, and what it told', async () => {
  const { places } = await get(match)
  expect(places[0]).toEqual({ place: 'Preparando', seq: 0 })
  const bids = places.find(({ place }: { place: string }) => place === 'Ronda 1 · Subasta')
  const { moves } = await get(`${match}/moves?from=0&limit=100`)
  expect(moves[0].draws.filter(({ stream }: { stream: string }) => stream === 'matchSeed')).toHaveLength(16)
  const reveal = moves[bids.seq]
  const drawn = moves.flatMap(({ draws }: { draws: { parts: unknown[] }[] }) => draws)
  const parts = drawn.map((draw: { parts: unknown[] }) => draw.parts[2])
  expect(parts).toContain('SIG')
  expect(parts).toContain('SHUFFLE')
  expect(reveal.link).toMatch(/^[\da-f]{64}$/)
  expect(moves.find(({ words }: { words: string | null }) => words?.includes('puja'))).toBeDefined()
})

test('a position shows ledgers, RiskScores and piles as its game names them', async () => {
  const { places } = await get(match)
  const { seq } = places.find(({ place }: { place: string }) => place === 'Ronda 2 · Acción')
  const position = await get(`${match}/positions/${seq}`)
  const ids = position.sections.map(({ id }: { id: string }) => id)
  expect(ids).toEqual(['owners', 'risks', 'ledger', 'properties', 'market', 'city', 'agreements', 'piles'])
  const ledger = position.sections[2]
  expect(ledger.rows.filter(([, line]: string[]) => line === 'Caja después')).toHaveLength(4)
  expect(position.state.round).toBe(2)
  const owners = position.sections[0].rows.map(([, cash]: number[]) => cash)
  expect(owners).toEqual(position.state.owners.map(({ cash }: { cash: number }) => cash))
  const risks = position.sections[1].rows.map(([, risk]: string[]) => Number(risk))
  expect(risks.every((risk: number) => risk >= 0.5 && risk <= 3.5)).toBe(true)
})

test('whoever has deleted their account meanwhile is a seat in what moves are called [decision 221]', async () => {
  const id = await storePlayed(house.storage, { seed, seats: ['ana', null, null, null], begun })
  const words = async () => {
    const { moves } = await get(`${id}/moves?from=0&limit=100`)
    return JSON.stringify(moves.map(({ words, told }: { words: string; told: { words: string }[] }) => [words, told]))
  }
  expect(await words()).toContain('Seat 0')
  const { seats: sat } = await desk.db
    .selectFrom('match')
    .select('seats')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const left = JSON.stringify(sat.map((seat) => ({ ...seat, accountId: null })))
  await desk.db.updateTable('match').set({ seats: left }).where('id', '=', id).execute()
  expect(await words()).not.toContain('Seat 0')
  expect(await words()).toContain('Casero 01')
})

test('positions are those that playing the match comes to, wherever one looks first', async () => {
  const late = await get(`${match}/positions/120`)
  const early = await get(`${match}/positions/51`)
  expect((await get(`${match}/positions/120`)).state).toEqual(late.state)
  expect(late.state).not.toEqual(early.state)
  expect([early.seq, late.seq]).toEqual([51, 120])
})

test('it is played again and compared with all that is stored', async () => {
  expect(await get(`${match}/verification`)).toMatchObject({
    brokenAt: null,
    checks: [
      { what: 'seed', holds: true },
      { what: 'commit', holds: true },
      { what: 'moves', holds: true },
      { what: 'outcome', holds: true },
    ],
  })
  const other = await storePlayed(house.storage, { seed, seats, begun: { ...begun, seedCommit: 'another' } })
  await desk.db
    .updateTable('move')
    .set({ draws: '[1,2,3]' })
    .where('match_id', '=', other)
    .where('seq', '=', 40)
    .execute()
  const found = await get(`${other}/verification`)
  expect(found.brokenAt).toBe(40)
  expect(found.checks.map(({ holds }: { holds: boolean }) => holds)).toEqual([true, false, false, false])
})

test('of a match that runs nobody sees anything from inside, not even an operator', async () => {
  const id = await storePlayed(house.storage, { seed, seats, begun })
  await desk.db.updateTable('match').set({ ended_at: null, outcome: null }).where('id', '=', id).execute()
  const operator = (await desk.admin('OPERATOR')).cookie
  for (const path of ['moves', 'positions/5', 'verification']) {
    const answer = await ask('GET', `/api/admin/matches/${id}/${path}`, operator)
    expect([path, answer.statusCode, answer.json().error.code]).toEqual([path, 409, 'BAD_PHASE'])
  }
  const whole = await ask('GET', `/api/admin/matches/${id}`, operator)
  expect(whole.json()).toMatchObject({ places: null, match: { fairness: null } })
  expect(whole.body).not.toContain(seed)
})

test('nobody else finds any of it', async () => {
  const { cookie } = await desk.member()
  for (const path of ['', `/${match}`, `/${match}/moves`]) {
    expect((await ask('GET', `/api/admin/matches${path}`, cookie)).statusCode).toBe(404)
  }
})
