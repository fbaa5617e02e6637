import { type Box, TABLE } from '@ludoteca/kernel'
import { box as pearlsBox } from '@ludoteca/pearls'
import { box as plaza } from '@ludoteca/testgame'
import { describe, expect, test } from 'vitest'
import { FakeListener } from './fake-listener.ts'
import type { FakeStore } from './fake-store.ts'
import { BOT, HUMAN, Process, settle } from './kit.ts'
import { RACE_CLOCK, raceBox } from './race.ts'

const boxes = [pearlsBox, plaza, raceBox] as unknown as Box[]
const PEOPLE = [HUMAN, HUMAN, HUMAN]
/** How long divers may think, how long a late move still counts, and when another process looks. */
const CLOCK = 30_000
const GRACE = 300
const SLACK = 2_000
let keys = 0
const input = (seat: number, move: object) => ({ seat, move, key: `key ${++keys}` })
const bid = (card: number) => ({ type: 'bid', card })

/** A process that takes over a match of another, at the same time by the clock. */
function successor({ store, env, controls }: Process, change: ConstructorParameters<typeof Process>[3] = {}): Process {
  const process = new Process(boxes, store, env, change)
  process.controls = controls
  return process
}

async function look(process: Process, matchId: string): Promise<FakeListener> {
  const listener = new FakeListener()
  await process.tables.attach(matchId, listener, { seat: null, host: false })
  return listener
}

async function passTime(process: Process, matchId: string, ms: number): Promise<void> {
  process.env.time += ms
  process.tables.catchUp([matchId], false)
  await settle()
}

const byClock = (store: FakeStore, matchId: string) => store.rows(matchId).filter(({ by }) => by === 'clock')

describe('a clock', () => {
  test('lets a move count that was under way when the time ran out', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', PEOPLE)
    await passTime(process, matchId, CLOCK + GRACE - 1)
    expect(byClock(process.store, matchId)).toHaveLength(0)
    expect(await process.tables.submit({ matchId, ...input(0, bid(3)) })).toEqual({ ok: true })
    await passTime(process, matchId, 1)
    expect(byClock(process.store, matchId).map(({ seat }) => seat)).toEqual([1, 2])
  })

  test('waits after a restart until people had time to come back, and says so', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', PEOPLE)
    await settle()
    process.env.time += CLOCK + 60_000
    const restarted = successor(process, { restartGraceMs: 10_000 })
    const listener = await look(restarted, matchId)
    expect(Object.values(listener.clocks)).toEqual(Array(3).fill(CLOCK + 60_000 + 10_000))
    await passTime(restarted, matchId, 9_999)
    expect(byClock(process.store, matchId)).toHaveLength(0)
    await passTime(restarted, matchId, 1)
    expect(byClock(process.store, matchId)).toHaveLength(3)
  })

  test('is the same for who comes through another process that has run for long', async () => {
    const process = new Process(boxes)
    const other = successor(process, { restartGraceMs: 10_000 })
    process.env.time += 10_000
    const matchId = await process.start('pearls', PEOPLE)
    other.controls = process.controls
    await settle()
    process.env.time += CLOCK - 3_000
    expect((await look(other, matchId)).clocks).toEqual((await look(process, matchId)).clocks)
  })

  test('waits, too, for those whose process has died when another one takes over late', async () => {
    const process = new Process(boxes)
    const other = successor(process, { restartGraceMs: 10_000 })
    process.env.time += 10_000
    const matchId = await process.start('pearls', PEOPLE)
    other.controls = process.controls
    await settle()
    await process.tables.close()
    process.env.time += CLOCK + GRACE + SLACK
    await other.tables.sweep()
    await passTime(other, matchId, 9_999)
    expect(byClock(process.store, matchId)).toHaveLength(0)
    await passTime(other, matchId, 1)
    expect(byClock(process.store, matchId)).toHaveLength(3)
  })

  test('is the same for who reads the match from a snapshot', async () => {
    const process = new Process(boxes, undefined, undefined, { snapshotEvery: 1 })
    const matchId = await process.start('pearls', PEOPLE)
    process.env.time += 5_000
    await process.tables.submit({ matchId, ...input(0, bid(3)) })
    const here = await look(process, matchId)
    process.env.time += 5_000
    expect((await look(successor(process), matchId)).clocks).toEqual(here.clocks)
  })

  test('does not answer a question that another one has put by firing first', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('race', [HUMAN, HUMAN])
    await passTime(process, matchId, RACE_CLOCK + GRACE)
    expect(byClock(process.store, matchId).map(({ seat }) => seat)).toEqual([0])
    await passTime(process, matchId, RACE_CLOCK + GRACE - 1)
    expect(byClock(process.store, matchId)).toHaveLength(1)
    await passTime(process, matchId, 1)
    expect(byClock(process.store, matchId).map(({ seat }) => seat)).toEqual([0, 1])
  })

  test.each([1, 1_000])(
    'gives nobody more time for second thoughts, with a snapshot every %i moves',
    async (snapshotEvery) => {
      const process = new Process(boxes, undefined, undefined, { snapshotEvery })
      const { env, tables } = process
      const matchId = await process.start('race', [HUMAN, HUMAN])
      const listener = await look(process, matchId)
      for (const at of [4_000, 8_000]) {
        env.time += 2_000
        expect(await tables.submit({ matchId, ...input(0, { type: 'pass' }) })).toEqual({ ok: true })
        env.time += 2_000
        expect(await tables.submit({ matchId, ...input(0, { type: 'undo' }) })).toEqual({ ok: true })
        // Whoever did not take it back had no part in it.
        expect(listener.clocks).toEqual({ 0: RACE_CLOCK, 1: at + RACE_CLOCK })
      }
      expect((await look(successor(process), matchId)).clocks).toEqual(listener.clocks)
      expect(await tables.submit({ matchId, ...input(0, { type: 'pass' }) })).toEqual({ ok: true })
      env.time += 2_000 + GRACE
      const late = await tables.submit({ matchId, ...input(0, { type: 'undo' }) })
      expect(late).toMatchObject({ ok: false, code: 'E_UNDO' })
    },
  )

  test('goes on, for all to see, while its seat does something that nobody waits for and others may not know', async () => {
    const process = new Process(boxes)
    const { env, tables } = process
    const matchId = await process.start('plaza', PEOPLE)
    const [other, dealer] = [new FakeListener(), new FakeListener()]
    await tables.attach(matchId, other, { seat: 0, host: false })
    await tables.attach(matchId, dealer, { seat: 1, host: false })
    await tables.submit({ matchId, ...input(TABLE, { type: 'continue' }) })
    const view = dealer.viewerState?.view as { row: { propertyId: string; reserve: number }[] } | undefined
    const { propertyId, reserve } = view?.row[0] ?? { propertyId: '', reserve: 0 }
    const buy = { type: 'bid', propertyId, amount: reserve, useFameToken: false }
    const noBid = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
    for (const [seat, move] of [noBid, buy, noBid].entries()) await tables.submit({ matchId, ...input(seat, move) })
    expect(dealer.viewerState?.current).toEqual(['action', 'deals'])
    const before = { seq: other.seq, clocks: other.clocks }
    expect(Object.keys(before.clocks)).toEqual(['0', '1', '2'])
    env.time += 1_000
    const fields = { side: 'SELL', propertyId, price: 3 }
    const offer = { type: 'dealOffer', templateId: 'CASH_FOR_PROPERTY', toOwnerId: 'O-03', fields }
    expect(await tables.submit({ matchId, ...input(1, offer) })).toEqual({ ok: true })
    expect({ seq: other.seq, clocks: other.clocks }).toEqual(before)
    expect((await look(successor(process), matchId)).clocks).toEqual(before.clocks)
  })

  test('does not fire at a table that was closed', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', PEOPLE)
    await settle()
    await process.tables.close()
    await passTime(process, matchId, CLOCK + GRACE)
    expect(byClock(process.store, matchId)).toHaveLength(0)
  })
})

describe('the time at which somebody else must look', () => {
  test('is never later than what is due next', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', PEOPLE)
    await settle()
    for (const seat of [0, 1, 2]) {
      process.env.time += 4_000
      await process.tables.submit({ matchId, ...input(seat, bid(seat + 1)) })
      expect(process.store.due(matchId)).not.toBeNull()
    }
    process.env.time += 1_000
    await process.tables.submit({ matchId, ...input(0, bid(5)) })
    const nextClock = process.env.time - 1_000 + CLOCK
    expect(process.store.due(matchId)).toBeLessThanOrEqual(nextClock + GRACE + SLACK)
  })

  test('is put off by who has looked, to when something is due indeed', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', PEOPLE)
    await settle()
    const started = process.env.time
    process.env.time += 3_000
    await process.tables.sweep()
    await settle()
    expect(process.store.due(matchId)).toBe(started + CLOCK + GRACE + SLACK)
  })

  test('is none while a match waits for people without clocks', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('plaza', PEOPLE, { clocks: false })
    await settle()
    process.env.time += 3_000
    await process.tables.sweep()
    await settle()
    expect(process.store.due(matchId)).toBeNull()
  })

  test('comes earlier when somebody else takes a seat who needs no time', async () => {
    const process = new Process(boxes, undefined, undefined, { botMs: 500 })
    const matchId = await process.start('pearls', PEOPLE)
    await settle()
    process.env.time += 3_000
    await process.tables.sweep()
    await settle()
    process.tables.control(matchId, { seats: [HUMAN, HUMAN, BOT], paused: false })
    await settle()
    expect(process.store.due(matchId)).toBe(process.env.time + 500 + SLACK)
  })

  test('comes soon when a match is over and its process dies before it has said so', async () => {
    const process = new Process(boxes)
    const { store, env, tables } = process
    const options = { clocks: false, rounds: 1, elections: false, awards: false }
    const matchId = await process.start('plaza', [HUMAN, HUMAN], options)
    await settle()
    env.time += 3_000
    await tables.sweep()
    await settle()
    expect(store.due(matchId)).toBeNull()
    const finish = store.finish.bind(store)
    store.finish = () => Promise.reject(new Error('dead'))
    const noBid = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
    const pass = { type: 'action', action: 'PASS' }
    const goOn = { type: 'continue' }
    const bids = [
      [TABLE, goOn],
      [0, noBid],
      [1, noBid],
    ] as const
    const rest = [
      [0, pass],
      [1, pass],
      [TABLE, goOn],
      [TABLE, goOn],
      [TABLE, goOn],
    ] as const
    for (const [seat, move] of [...bids, ...rest]) {
      expect(await tables.submit({ matchId, ...input(seat, move) })).toEqual({ ok: true })
    }
    await tables.close()
    expect(store.finished).toHaveLength(0)
    store.finish = finish
    env.time += SLACK
    const other = successor(process)
    await other.tables.sweep()
    await settle()
    expect(store.finished).toHaveLength(1)
    expect(other.ended).toEqual([matchId])
  })
})

describe('of two processes with the same match', () => {
  test('the one that made the last move plays the bots, the other one only if it does not', async () => {
    const process = new Process(boxes, undefined, undefined, { botMs: 500 })
    const matchId = await process.start('plaza', [HUMAN, HUMAN, BOT], { clocks: false })
    const other = successor(process, { botMs: 500 })
    await look(other, matchId)
    const { store } = process
    store.onStored = (id) => other.tables.catchUp([id], false)
    await process.tables.submit({ matchId, ...input(TABLE, { type: 'continue' }) })
    await settle()
    await process.tables.close()
    await passTime(other, matchId, 1_499)
    expect(store.rows(matchId)).toHaveLength(1)
    await passTime(other, matchId, 1)
    expect(store.rows(matchId).map(({ by }) => by)).toEqual([undefined, 'bot'])
  })
})
