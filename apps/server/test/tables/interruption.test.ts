import type { Box } from '@ludoteca/kernel'
import { box as pearlsBox } from '@ludoteca/pearls'
import { describe, expect, test } from 'vitest'
import type { TableSettings } from '../../src/tables/ports.ts'
import { FakeListener } from './fake-listener.ts'
import type { FakeStore } from './fake-store.ts'
import { FakeTime, HUMAN, Process, settle } from './kit.ts'

const boxes = [pearlsBox] as unknown as Box[]
const PEOPLE = [HUMAN, HUMAN, HUMAN]
const CLOCK = 30_000
const LATE = 300
const GRACE = 10_000
const MATCHES = 8
const PLAYERS = MATCHES * PEOPLE.length
const grace = { restartGraceMs: GRACE }
let keys = 0
const bid = (seat: number, card: number) => ({ seat, move: { type: 'bid', card }, key: `key ${++keys}` })

/** Turns that clocks have played, in all these matches. */
const forfeits = (store: FakeStore, matchIds: readonly string[]) =>
  matchIds.flatMap((matchId) => store.rows(matchId).filter(({ by }) => by === 'clock')).length

/** A process that has run for long, with matches in which everybody thinks. */
async function playing(store?: FakeStore, env = new FakeTime(), settings: Partial<TableSettings> = {}) {
  const process = new Process(boxes, store, env, { ...grace, ...settings })
  env.time += GRACE
  const matchIds: string[] = []
  for (let i = 0; i < MATCHES; i++) matchIds.push(await process.start('pearls', PEOPLE, {}, `seed ${i}`))
  await settle()
  return { process, matchIds }
}

async function pass(processes: readonly Process[], matchIds: readonly string[], ms: number): Promise<void> {
  for (const env of new Set(processes.map((process) => process.env))) env.time += ms
  for (const { tables } of processes) {
    await tables.sweep().catch(() => {})
    tables.catchUp(matchIds, false)
  }
  await settle()
}

describe('after an outage', () => {
  test('every clock waits as long as after a restart, and says so', async () => {
    const { process, matchIds } = await playing()
    const { store, tables } = process
    const listener = new FakeListener()
    await tables.attach(matchIds[0] as string, listener, { seat: null, host: false })
    expect(listener.clocks).toEqual({ 0: CLOCK, 1: CLOCK, 2: CLOCK })
    await pass([process], matchIds, CLOCK - 5_000)
    store.absence.isAway = true
    for (let second = 0; second < 30; second++) await pass([process], matchIds, 1_000)
    store.absence.comeBack()
    tables.resume(process.env.now())
    await settle()
    const back = CLOCK - 5_000 + 30_000
    expect(listener.clocks).toEqual({ 0: back + GRACE, 1: back + GRACE, 2: back + GRACE })
    await pass([process], matchIds, GRACE - 1)
    expect(forfeits(store, matchIds)).toBe(0)
    expect(await tables.submit({ matchId: matchIds[0] as string, ...bid(0, 3) })).toEqual({ ok: true })
    await pass([process], matchIds, 1)
    expect(forfeits(store, matchIds)).toBe(PLAYERS - 1)
    for (const matchId of matchIds) expect(store.rows(matchId).map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(process.faults).toEqual([])
  })

  test('so does one whose match was not in memory', async () => {
    const { process, matchIds } = await playing()
    await process.tables.close()
    const { store, env, controls } = process
    const other = new Process(boxes, store, env, grace)
    other.controls = controls
    env.time += CLOCK + 30_000
    other.tables.resume(env.now())
    await pass([other], matchIds, GRACE - 1)
    expect([other.tables.size, forfeits(store, matchIds)]).toEqual([MATCHES, 0])
    await pass([other], matchIds, GRACE)
    expect(forfeits(store, matchIds)).toBe(PLAYERS)
  })

  test('so it is in each of several processes, and each clock fires once', async () => {
    const { process, matchIds } = await playing()
    const { store, env } = process
    const other = new Process(boxes, store, env, grace)
    other.controls = process.controls
    for (const matchId of matchIds) {
      await other.tables.attach(matchId, new FakeListener(), { seat: null, host: false })
    }
    await pass([process, other], matchIds, CLOCK - 1_000)
    store.absence.isAway = true
    await pass([process, other], matchIds, 30_000)
    store.absence.comeBack()
    for (const { tables } of [process, other]) tables.resume(env.now())
    await pass([process, other], matchIds, GRACE - 1)
    expect(forfeits(store, matchIds)).toBe(0)
    await pass([process, other], matchIds, 2_000)
    expect(forfeits(store, matchIds)).toBe(PLAYERS)
  })

  test('a match that begins later has its own time alone', async () => {
    const { process } = await playing()
    process.env.time += 1_000
    process.tables.resume(process.env.now())
    process.env.time += 1
    const matchId = await process.start('pearls', PEOPLE)
    const listener = new FakeListener()
    await process.tables.attach(matchId, listener, { seat: null, host: false })
    expect(listener.clocks).toEqual({ 0: CLOCK, 1: CLOCK, 2: CLOCK })
    await pass([process], [matchId], CLOCK + LATE)
    expect(forfeits(process.store, [matchId])).toBe(3)
  })
})

test('while the storage is silent moves are taken and no clock fires', async () => {
  const { process, matchIds } = await playing()
  const { store, tables } = process
  process.isSilent = true
  for (let second = 0; second < CLOCK + 60_000; second += 1_000) await pass([process], matchIds, 1_000)
  expect(forfeits(store, matchIds)).toBe(0)
  expect(await tables.submit({ matchId: matchIds[0] as string, ...bid(0, 3) })).toEqual({ ok: true })
  process.isSilent = false
  tables.resume(process.env.now())
  await pass([process], matchIds, GRACE)
  expect(forfeits(store, matchIds)).toBe(PLAYERS - 1)
})

test.each([
  ['from the log', 1_000],
  ['from a snapshot', 1],
])(
  'in the log times never go back, whichever process is ahead, and reads the match %s',
  async (_from, snapshotEvery) => {
    const { process, matchIds } = await playing(undefined, undefined, { snapshotEvery })
    const { store, controls } = process
    const [matchId] = matchIds as [string]
    const behind = new Process(boxes, store, new FakeTime())
    behind.controls = controls
    process.env.time += 700
    await process.tables.submit({ matchId, ...bid(0, 3) })
    await settle()
    expect(behind.env.now()).toBeLessThan(process.env.now())
    expect(await behind.tables.submit({ matchId, ...bid(1, 3) })).toEqual({ ok: true })
    const times = store.rows(matchId).map(({ at }) => at)
    expect(times).toEqual([process.env.now(), process.env.now()])
  },
)

test('nobody waits for a clock that was started by a time which is yet to come', async () => {
  const ahead = new FakeTime()
  ahead.time += 2 * 3_600_000
  const { process, matchIds } = await playing(undefined, ahead)
  const { store, controls } = process
  const behind = new Process(boxes, store, new FakeTime())
  behind.controls = controls
  const [matchId] = matchIds as [string]
  await behind.tables.attach(matchId, new FakeListener(), { seat: null, host: false })
  await pass([behind], [matchId], CLOCK + LATE - 1)
  expect(forfeits(store, [matchId])).toBe(0)
  await pass([behind], [matchId], 1)
  expect(forfeits(store, [matchId])).toBe(3)
  // And so on with what is asked then, though the log goes on where it was.
  await pass([behind], [matchId], CLOCK + LATE)
  expect(forfeits(store, [matchId])).toBeGreaterThan(3)
  const times = store.rows(matchId).map(({ at }) => at)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
})
