import { findGame, shelf } from '@ludoteca/registry'
import { expect, test } from 'vitest'
import { BalanceBook, type BalanceReport } from '../../src/balance/balance.ts'
import { Sums, storedNotes } from '../../src/balance/sums.ts'
import { Packs } from '../../src/packs/packs.ts'
import { matchStore } from '../../src/tables/store.ts'
import { openAdministration } from '../admin/kit.ts'
import { storePlayed } from '../careers/kit.ts'
import { summer } from '../packs/documents.ts'
import { StandingClock, testStorage } from '../people/house.ts'

const clock = new StandingClock()
const house = testStorage(clock)
const seats = [null, null, null, null]

function open() {
  const { storage } = house
  const packs = new Packs({ db: storage.db, env: clock, shelf })
  const faults: string[] = []
  const balance = new BalanceBook({
    db: storage.db,
    store: matchStore(storage),
    findBox: (game, pack) => packs.box(game, pack),
    workshop: async (game) => findGame(game)?.workshop?.(),
    failed: (_error, id) => faults.push(id),
  })
  return { balance, packs, faults }
}

const table = { id: 't', title: 'T', rowLabel: 'R', rowName: (row: string) => `«${row}»` }

test('notes are summed up as their columns say', () => {
  const columns = [
    { id: 'n', label: 'N', kind: 'count' as const },
    { id: 'm', label: 'M', kind: 'mean' as const, hundredths: true as const },
    { id: 's', label: 'S', kind: 'share' as const },
    { id: 'w', label: 'W', kind: 'median' as const },
  ]
  const note = (row: string, column: string, ...values: number[]) =>
    values.map((value) => ({ table: 't', row, column, value }))
  const tables = [{ ...table, columns }]
  const sums = new Sums(tables)
  const first = storedNotes(tables, [
    ...note('2', 'n', 1, 1),
    ...note('2', 'm', 150, 50),
    ...note('2', 's', 1, 0, 0),
    ...note('2', 'w', 9, 1),
  ])
  const second = storedNotes(tables, [
    ...note('10', 'n', 1),
    ...note('2', 'm', 100),
    ...note('2', 's', 1),
    ...note('2', 'w', 4, 4),
  ])
  for (const stored of [...first, ...second]) sums.add(stored)
  expect(sums.rowsOf(tables[0] as never)).toEqual([
    { row: '2', name: '«2»', values: [2, 1, 50, 4] },
    { row: '10', name: '«10»', values: [1, null, null, null] },
  ])
})

const rowsOf = ({ sums }: BalanceReport, id: string) => {
  const found = sums.tables.find((one) => one.id === id)
  return found === undefined ? [] : sums.rowsOf(found)
}

test('finished matches are read once, when somebody asks, and say what happened in them', async () => {
  for (const seed of ['a', 'b', 'c']) await storePlayed(house.storage, { seed, seats, endedAt: 5_000 })
  const { balance, faults } = open()
  expect(await balance.report({ game: 'imperio' })).toMatchObject({ matches: 3, read: 0, unreadable: 0 })
  await balance.done()
  const report = (await balance.report({ game: 'imperio' })) as BalanceReport
  expect(report).toMatchObject({ matches: 3, read: 3 })
  const won = rowsOf(report, 'seats').map(({ values: [matches, share] }) => [matches, share])
  expect(won.map(([matches]) => matches)).toEqual([3, 3, 3, 3])
  expect(won.reduce((sum, [, share]) => sum + (share ?? 0), 0)).toBeCloseTo(100, 0)
  const rounds = rowsOf(report, 'rounds')
  expect(rounds.map(({ row }) => row)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
  const cards = rowsOf(report, 'cards')
  expect(cards.reduce((sum, { values: [draws] }) => sum + (draws ?? 0), 0)).toBeGreaterThanOrEqual(15)
  expect(cards.every(({ name }) => !/^[EG]-/.test(name))).toBe(true)
  const prices = rowsOf(report, 'properties').flatMap(({ values }) => values[2] ?? [])
  expect(Math.min(...prices)).toBeGreaterThanOrEqual(0.5)
  expect(faults).toEqual([])
  const again = open().balance
  expect(await again.report({ game: 'imperio' })).toMatchObject({ read: 3 })
  expect(rowsOf((await again.report({ game: 'imperio' })) as BalanceReport, 'cards')).toEqual(cards)
})

test('matches with a pack are told apart, with the names of that pack', async () => {
  const { balance, packs } = open()
  const uploaded = await packs.upload('imperio', JSON.stringify(await summer('1')), 'eva')
  if (!uploaded?.ok) throw new Error('not kept')
  const { sha256 } = uploaded.pack
  const box = await packs.box('imperio', { sha256 })
  await storePlayed(house.storage, { seed: 'd', seats, ...(box && { box }) })
  await balance.report({ game: 'imperio' })
  await balance.done()
  expect(await balance.editions('imperio')).toEqual(
    [
      { rulesVersion: 3, pack: null, packId: null, matches: 3 },
      { rulesVersion: 3, pack: sha256, packId: 'verano', matches: 1 },
    ].sort((a, b) => (a.packId ?? 'zz').localeCompare(b.packId ?? 'zz')),
  )
  const other = (await open().balance.report({ game: 'imperio', pack: sha256 })) as BalanceReport
  expect(other).toMatchObject({ matches: 1, read: 1 })
  expect(rowsOf(other, 'properties').every(({ name }) => !name.includes('@'))).toBe(true)
  expect((await balance.report({ game: 'imperio', pack: 'builtIn' }))?.matches).toBe(3)
  expect((await balance.report({ game: 'imperio', from: 6_000 }))?.matches).toBe(0)
})

test('a match whose log does not hold is left out, and said', async () => {
  const id = await storePlayed(house.storage, { seed: 'e', seats })
  await house.storage.db.deleteFrom('move').where('match_id', '=', id).where('seq', '>', 20).execute()
  const { balance, faults } = open()
  await balance.report({ game: 'imperio' })
  await balance.done()
  expect(faults).toEqual([id])
  expect(await balance.report({ game: 'imperio' })).toMatchObject({ matches: 5, read: 4, unreadable: 1 })
})

test('the administration reads it, and nobody else', async () => {
  const { balance } = open()
  const { ask, admin, member } = openAdministration(house, clock, { extra: { balance, shelf } })
  const { cookie } = await admin('VIEWER')
  const games = (await ask('GET', '/api/admin/balance', cookie)).json().games
  expect(games.map(({ id }: { id: string }) => id)).toEqual(['imperio'])
  const answer = (await ask('GET', '/api/admin/balance/imperio?pack=builtIn', cookie)).json()
  expect(answer.tables.map(({ id }: { id: string }) => id)).toEqual(['cards', 'properties', 'seats', 'rounds'])
  expect((await ask('GET', '/api/admin/balance/banca', cookie)).statusCode).toBe(404)
  expect((await ask('GET', '/api/admin/balance', (await member()).cookie)).statusCode).toBe(404)
})
