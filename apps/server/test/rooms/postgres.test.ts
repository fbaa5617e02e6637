import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { system } from '../../src/environment.ts'
import { openStorage } from '../../src/storage/open.ts'
import { StorageDown } from '../../src/storage/storage.ts'
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts'
import { roomSuites } from './suites.ts'
import { FakeClock, Town } from './world.ts'

let postgres: TestPostgres
let town: Town

beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: 'off' } })
  const databaseUrl = await postgres.createDatabase()
  const first = await openStorage({ databaseUrl }, system)
  town = new Town([first, await openStorage({ databaseUrl }, system)])
}, 120_000)
afterAll(async () => {
  await town.close()
  await postgres.stop()
})

describe('rooms in PostgreSQL', () => roomSuites(() => town))

test('a heartbeat waits for nobody', async () => {
  await town.empty()
  const clock = new FakeClock()
  const house = town.lonely(clock)
  const { id, ana } = await house.open('Ana')
  const beto = await house.enter(id, 'Beto')
  clock.at += 10_000
  const seen = () => town.db.selectFrom('participant').select(['id', 'seen_at']).execute()
  await town.db.transaction().execute(async (tx) => {
    await tx.selectFrom('participant').select('id').where('id', '=', ana.participantId).forUpdate().execute()
    await house.rooms.heartbeat([ana, beto].map(({ participantId }) => ({ roomId: id, participantId })))
  })
  expect(new Map((await seen()).map((row) => [row.id, clock.at - row.seen_at]))).toEqual(
    new Map([
      [ana.participantId, 10_000],
      [beto.participantId, 0],
    ]),
  )
})

test('while the database is away commands say so, and afterwards rooms are as they were', async () => {
  await town.empty()
  const house = town.lonely(new FakeClock())
  const { id, ana } = await house.open('Ana')
  await postgres.kill()
  const ready = () => house.rooms.setReady(id, ana.participantId, { ready: true })
  await expect(ready()).rejects.toThrow(StorageDown)
  expect(ana.room.seats[0]).toMatchObject({ ready: false })
  await postgres.restart()
  await expect.poll(() => ready().catch(() => 'away'), { timeout: 10_000 }).toEqual({ ok: true })
  expect(ana.room.seats[0]).toMatchObject({ ready: true })
})
