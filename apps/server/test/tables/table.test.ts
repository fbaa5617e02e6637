import { box as banca } from '@ludoteca/banca'
import {
  type Box,
  type Game,
  type MatchRecord,
  type Move,
  parseRecord,
  TABLE,
  verify,
  writeRecord,
} from '@ludoteca/kernel'
import { box as ludomercatus } from '@ludoteca/ludomercatus'
import { box as pearls } from '@ludoteca/pearls'
import { describe, expect, test, vi } from 'vitest'
import { counterBox } from './counter.ts'
import { FakeListener } from './fake-listener.ts'
import type { Fault } from './fake-store.ts'
import { AUTOPILOT, BOT, HUMAN, Process, settle } from './kit.ts'

const boxes = [ludomercatus, pearls, banca] as unknown as Box[]
let keys = 0
const input = (seat: number, move: object) => ({ seat, move, key: `key ${++keys}` })
const bid = (card: number) => ({ type: 'bid', card })
const at = (seat: number | null, host = false) => ({ seat, host })

async function pearlsTable(seats = [HUMAN, HUMAN, HUMAN]) {
  const process = new Process(boxes)
  const matchId = await process.start('pearls', seats)
  return { process, matchId, tables: process.tables, store: process.store }
}

async function listen(process: Process, matchId: string, seat: number | null, factCount?: number) {
  const listener = new FakeListener(`listener ${seat}`)
  await process.tables.attach(matchId, listener, { ...at(seat), ...(factCount !== undefined && { factCount }) })
  return listener
}

describe('a move', () => {
  test('is stored before anybody hears of it, and answered after that', async () => {
    const { process, matchId, tables, store } = await pearlsTable()
    const listener = await listen(process, matchId, 1)
    const before = listener.types.length
    let waited = false
    store.fault = async (): Promise<Fault> => {
      await settle()
      expect(listener.types.length).toBe(before)
      waited = true
      return 'none'
    }
    expect(await tables.submit({ matchId, ...input(0, bid(1)) })).toEqual({ ok: true })
    expect(waited).toBe(true)
    expect(listener.types.length).toBe(before + 1)
    expect(store.rows(matchId)).toHaveLength(1)
  })

  test('that is refused is explained in words, and changes nothing', async () => {
    const { process, matchId, tables, store } = await pearlsTable()
    const listener = await listen(process, matchId, 0)
    const before = listener.payloads.length
    const answer = await tables.submit({ matchId, ...input(0, bid(99)) })
    expect(answer).toMatchObject({ ok: false, code: 'E_RANGE' })
    expect((answer as { message: string }).message).not.toBe('')
    expect(listener.payloads.length).toBe(before)
    expect(store.rows(matchId)).toHaveLength(0)
  })

  test('sent again with the same key is answered as the first time and made once', async () => {
    const { matchId, tables, store } = await pearlsTable()
    const move = input(0, bid(1))
    const both = await Promise.all([tables.submit({ matchId, ...move }), tables.submit({ matchId, ...move })])
    expect(both).toEqual([{ ok: true }, { ok: true }])
    expect(await tables.submit({ matchId, ...move })).toEqual({ ok: true })
    expect(store.rows(matchId)).toHaveLength(1)
  })

  test('sent again after a restart is answered as the first time, also when it lies before a snapshot', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', [HUMAN, BOT], { pearls: 13 })
    const first = input(0, bid(1))
    await process.tables.submit({ matchId, ...first })
    for (let card = 2; card <= 8; card++) await process.tables.submit({ matchId, ...input(0, bid(card)) })
    await settle()
    const other = new Process(boxes, process.store)
    other.controls = process.controls
    expect(await other.tables.submit({ matchId, ...first })).toEqual({ ok: true })
    expect(process.store.rows(matchId).filter(({ key }) => key === first.key)).toHaveLength(1)
  })

  test('that answers a question which has changed since is stale', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', [HUMAN, BOT])
    const listener = await listen(process, matchId, 0)
    const seen = listener.seq
    await process.tables.submit({ matchId, ...input(0, bid(1)), listener, answers: seen })
    const late = { ...input(0, bid(2)), listener, answers: seen }
    expect(await process.tables.submit({ matchId, ...late })).toMatchObject({ ok: false, code: 'STALE' })
    expect(await process.tables.submit({ matchId, ...late, answers: listener.seq })).toEqual({ ok: true })
  })

  test.each(['before', 'after'] as const)('is not lost when the storage goes away %s it was stored', async (fault) => {
    const { process, matchId, tables, store } = await pearlsTable()
    const listener = await listen(process, matchId, 1)
    store.fault = () => fault
    const move = input(0, bid(1))
    expect(await tables.submit({ matchId, ...move })).toMatchObject({ ok: false, code: 'BUSY' })
    store.fault = () => 'none'
    expect(await tables.submit({ matchId, ...move })).toEqual({ ok: true })
    expect(store.rows(matchId).map(({ key }) => key)).toEqual([move.key])
    expect(listener.viewerState?.view).toMatchObject({ bidIn: [true, false, false] })
  })

  test('is answered also when the storage is away while its key is looked for', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', [HUMAN, BOT], { pearls: 13 })
    for (let card = 1; card <= 8; card++) await process.tables.submit({ matchId, ...input(0, bid(card)) })
    await settle()
    const other = new Process(boxes, process.store)
    other.controls = process.controls
    await listen(other, matchId, 0)
    process.store.hasKey = async () => {
      throw new Error('away')
    }
    expect(await other.tables.submit({ matchId, ...input(0, bid(1)) })).toMatchObject({ ok: false, code: 'BUSY' })
  })

  test('that breaks the rules code is answered, not stored, and the match goes on', async () => {
    const faulty = faultyPearls(13)
    const process = new Process([faulty])
    const matchId = await process.start('pearls', [HUMAN, HUMAN], { pearls: 13 })
    expect(await process.tables.submit({ matchId, ...input(0, bid(13)) })).toMatchObject({ ok: false, code: 'SERVER' })
    await settle()
    expect(process.faults).toHaveLength(1)
    expect(await process.tables.submit({ matchId, ...input(0, bid(1)) })).toEqual({ ok: true })
    expect(process.store.rows(matchId)).toHaveLength(1)
  })
})

/** Pearls, but bidding that card is a bug. */
function faultyPearls(card: number): Box {
  const box = pearls as unknown as Box
  const game: Game = {
    ...box.game,
    apply(s, seat, move, io) {
      box.game.apply(s, seat, move, io)
      if ((move as Move & { card: number }).card === card) throw new Error('a bug')
    },
  }
  return { ...box, game }
}

describe('people around a table', () => {
  test('see what a fresh look would show them, after every move', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('ludomercatus', [HUMAN, BOT, BOT, BOT])
    const [seat, watcher] = [await listen(process, matchId, 0), await listen(process, matchId, null)]
    process.tables.control(matchId, { seats: [BOT, BOT, BOT, HUMAN], paused: false })
    process.tables.control(matchId, { seats: [BOT, BOT, BOT, BOT], paused: false })
    while (seat.end === undefined || watcher.end === undefined) await settle()
    const [freshSeat, freshWatcher] = [await listen(process, matchId, 0, 0), await listen(process, matchId, null, 0)]
    expect(seat.viewerState?.view).toEqual(freshSeat.viewerState?.view)
    expect(watcher.viewerState?.view).toEqual(freshWatcher.viewerState?.view)
    expect(seat.viewerState?.current).toEqual(freshSeat.viewerState?.current)
    expect(seat.facts).toEqual(freshSeat.facts)
    expect(seat.factCount).toBe(freshSeat.factCount)
    expect(process.faults).toEqual([])
  })

  test('who come back hear what they missed and nothing twice', async () => {
    const { process, matchId, tables } = await pearlsTable()
    const away = await listen(process, matchId, 2)
    const here = await listen(process, matchId, 2)
    await tables.submit({ matchId, ...input(0, bid(1)) })
    tables.detach(away)
    for (const seat of [1, 2]) await tables.submit({ matchId, ...input(seat, bid(seat + 1)) })
    await tables.submit({ matchId, ...input(0, bid(4)) })
    await tables.attach(matchId, away, { ...at(2), factCount: away.factCount })
    expect(away.facts).toEqual(here.facts)
    expect(away.viewerState).toEqual(here.viewerState)
  })

  test('who come back after a restart hear what they missed too', async () => {
    const { process, matchId, tables, store } = await pearlsTable()
    const away = await listen(process, matchId, 2)
    tables.detach(away)
    for (const seat of [0, 1, 2]) await tables.submit({ matchId, ...input(seat, bid(seat + 1)) })
    const here = await listen(process, matchId, 2, 0)
    const other = new Process(boxes, store)
    other.controls = process.controls
    await other.tables.attach(matchId, away, { ...at(2), factCount: away.factCount })
    expect(away.facts).toEqual(here.facts)
  })

  test('hear only their own secrets', async () => {
    const { process, matchId, tables } = await pearlsTable()
    const [owner, other] = [await listen(process, matchId, 0), await listen(process, matchId, 1)]
    await tables.submit({ matchId, ...input(0, bid(5)) })
    expect(owner.viewerState?.view).toMatchObject({ myBid: 5 })
    expect(JSON.stringify(other.payloads.at(-1))).not.toContain('5')
  })

  test('hear nothing at all when a move changes nothing for them', async () => {
    const { process, matchId, tables } = await pearlsTable()
    const other = await listen(process, matchId, 1)
    const before = other.seq
    await tables.submit({ matchId, ...input(0, bid(99)) })
    expect(other.seq).toBe(before)
  })

  test('who host also see what the table is asked', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('banca', [HUMAN, HUMAN, HUMAN, HUMAN], { mode: 'table' })
    const host = new FakeListener()
    await process.tables.attach(matchId, host, at(0, true))
    const guest = await listen(process, matchId, 1)
    expect(host.viewerState?.current.some((key) => key.startsWith('table:'))).toBe(true)
    expect(guest.viewerState?.current.some((key) => key.startsWith('table:'))).toBe(false)
  })
})

describe('several processes', () => {
  test('take moves of one match at once, and every one of them counts once', async () => {
    const { process, matchId, store } = await pearlsTable()
    const other = new Process(boxes, store)
    other.controls = process.controls
    const [here, there] = [await listen(process, matchId, 0), await listen(other, matchId, 0)]
    store.onStored = (id) => {
      process.tables.catchUp([id], false)
      other.tables.catchUp([id], false)
    }
    const answers = await Promise.all([
      process.tables.submit({ matchId, ...input(0, bid(3)) }),
      other.tables.submit({ matchId, ...input(1, bid(4)) }),
      process.tables.submit({ matchId, ...input(2, bid(5)) }),
    ])
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }])
    expect(store.rows(matchId).map(({ seq }) => seq)).toEqual([1, 2, 3])
    await settle()
    expect(here.facts).toEqual(there.facts)
    expect(here.viewerState?.view).toEqual(there.viewerState?.view)
  })

  test('learn of each other also when news were missed', async () => {
    const { process, matchId, store } = await pearlsTable()
    const other = new Process(boxes, store)
    other.controls = process.controls
    const there = await listen(other, matchId, 1)
    await process.tables.submit({ matchId, ...input(0, bid(3)) })
    other.tables.catchUp([], true)
    await settle()
    expect(there.viewerState?.view).toMatchObject({ bidIn: [true, false, false] })
  })
})

describe('a process that has heard no news', () => {
  test('shows whoever comes, or asks for everything, what is stored', async () => {
    const { process, matchId, store } = await pearlsTable()
    const deaf = new Process(boxes, store)
    deaf.controls = process.controls
    const early = await listen(deaf, matchId, 1)
    await process.tables.submit({ matchId, ...input(0, bid(3)) })
    const late = await listen(deaf, matchId, 2)
    expect(late.viewerState?.view).toMatchObject({ bidIn: [true, false, false] })
    expect(early.viewerState?.view).toMatchObject({ bidIn: [true, false, false] })
    await process.tables.submit({ matchId, ...input(1, bid(4)) })
    await deaf.tables.snapshotTo(matchId, early, early.factCount)
    expect(early.viewerState?.view).toMatchObject({ bidIn: [true, true, false] })
    expect(late.viewerState?.view).toMatchObject({ bidIn: [true, true, false] })
  })
})

describe('bots', () => {
  test('play a match to its end, which is stored once and shows the seed it was committed to', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('ludomercatus', [BOT, BOT, AUTOPILOT])
    const watcher = await listen(process, matchId, null)
    while (watcher.end === undefined) await settle()
    expect(process.store.finished).toHaveLength(1)
    expect(process.ended).toEqual([matchId])
    expect(new Set(process.store.rows(matchId).map(({ by }) => by))).toEqual(new Set(['bot', 'autopilot']))
    const record = (await process.tables.record(matchId)) as MatchRecord
    expect(record.seed).toBe(watcher.end.seed)
    const verdict = verify(ludomercatus.game, parseRecord(writeRecord(record)))
    expect(verdict).toMatchObject({ seedHolds: true, divergence: undefined })
  })

  test('share an append, so that a whole stretch of their play costs one commit', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('ludomercatus', [BOT, BOT])
    const watcher = await listen(process, matchId, null)
    while (watcher.end === undefined) await settle()
    expect(process.store.appends.length).toBeLessThan(process.store.rows(matchId).length / 10)
  })

  test('take their time where somebody looks on, and none where nobody does', async () => {
    const process = new Process(boxes, undefined, undefined, { botMs: 60_000 })
    const watched = await process.start('pearls', [BOT, BOT])
    await listen(process, watched, null)
    await settle(100)
    const moves = process.store.rows(watched).length
    await settle(100)
    expect(process.store.rows(watched).length).toBe(moves)
    await process.start('pearls', [BOT, BOT])
    await settle(100)
    expect(process.store.finished).toHaveLength(1)
  })

  test('leave a match alone that is paused', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('pearls', [HUMAN, BOT])
    process.tables.control(matchId, { seats: [AUTOPILOT, BOT], paused: true })
    await settle()
    const moves = process.store.rows(matchId).length
    await process.tables.sweep()
    await settle()
    expect(process.store.rows(matchId).length).toBe(moves)
    process.controls = { seats: [AUTOPILOT, BOT], paused: false }
    const watcher = await listen(process, matchId, null)
    while (watcher.end === undefined) await settle()
    expect(process.store.finished).toHaveLength(1)
  })
})

describe('clocks', () => {
  const CLOCK_AND_GRACE = 60_000 + 300 + 2_000

  test('play for those who let their time pass, once, however many processes look', async () => {
    const { process, matchId, store } = await pearlsTable()
    const other = new Process(boxes, store, process.env)
    other.controls = process.controls
    await process.tables.submit({ matchId, ...input(0, bid(3)) })
    process.env.time += CLOCK_AND_GRACE
    await Promise.all([process.tables.sweep(), other.tables.sweep()])
    await settle()
    const byClock = store.rows(matchId).filter(({ by }) => by === 'clock')
    expect(byClock.map(({ seat }) => seat).sort()).toEqual([1, 2])
  })

  test('fire after a restart', async () => {
    const { process, matchId, store } = await pearlsTable()
    await settle()
    const restarted = new Process(boxes, store, process.env)
    restarted.controls = process.controls
    process.env.time += CLOCK_AND_GRACE
    await restarted.tables.sweep()
    await settle()
    expect(store.rows(matchId).map(({ by }) => by)).toEqual(['clock', 'clock', 'clock'])
  })

  test('go on while others move, and are shown to everybody', async () => {
    const { process, matchId, tables } = await pearlsTable()
    const listener = await listen(process, matchId, null)
    const before = listener.clocks
    process.env.time += 5_000
    await tables.submit({ matchId, ...input(0, bid(3)) })
    expect(listener.clocks).toEqual({ 1: (before as never)[1], 2: (before as never)[2] })
  })

  test('start anew when a pause is over, also when no process had the match in memory', async () => {
    const { process, matchId, tables, store } = await pearlsTable()
    tables.control(matchId, { seats: [HUMAN, HUMAN, HUMAN], paused: true })
    await settle()
    process.env.time += 1_000_000
    const other = new Process(boxes, store, process.env)
    other.controls = { seats: [HUMAN, HUMAN, HUMAN], paused: false }
    const listener = await listen(other, matchId, null)
    expect(listener.clocks).toEqual({ 0: 1_030_000, 1: 1_030_000, 2: 1_030_000 })
  })

  test('start anew when a pause is over', async () => {
    const { process, matchId, tables, store } = await pearlsTable()
    const listener = await listen(process, matchId, null)
    const before = (listener.clocks as Record<string, number>)[1] as number
    tables.control(matchId, { seats: [AUTOPILOT, HUMAN, HUMAN], paused: true })
    await settle()
    process.env.time += 1_000_000
    tables.control(matchId, { seats: [HUMAN, HUMAN, HUMAN], paused: false })
    await tables.submit({ matchId, ...input(0, bid(3)) })
    expect((listener.clocks as Record<string, number>)[1]).toBe(before + 1_000_000)
    expect(store.rows(matchId)).toHaveLength(1)
  })
})

describe('undo', () => {
  const UNDO = { type: 'undo' }

  test('reaches back before the snapshot a table was read from', async () => {
    const counting = [counterBox('any')]
    const process = new Process(counting)
    const matchId = await process.start('counter', [HUMAN, HUMAN])
    const reader = await listen(process, matchId, 0)
    for (let n = 0; n < 13; n++) await process.tables.submit({ matchId, ...input(0, { type: 'count' }) })
    expect(process.store.rows(matchId)).toHaveLength(13)
    const before = structuredClone(reader.viewerState?.view)
    const other = new Process(counting, process.store)
    other.controls = process.controls
    for (let n = 0; n < 13; n++) {
      expect(await other.tables.submit({ matchId, ...input(0, UNDO) })).toEqual({ ok: true })
    }
    const fresh = await listen(other, matchId, 0)
    expect(fresh.viewerState?.view).not.toEqual(before)
    expect(await other.tables.submit({ matchId, ...input(0, UNDO) })).toMatchObject({ code: 'E_NOTHING' })
    // Those who read the match after that find a snapshot that the undo reaches behind.
    const third = new Process(counting, process.store)
    third.controls = process.controls
    expect((await listen(third, matchId, 0)).viewerState).toEqual(fresh.viewerState)
  })

  test('gives the banker what the banker entered, and nothing that players decided in secret [14.1]', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('banca', [HUMAN, HUMAN, HUMAN, HUMAN], { mode: 'table' })
    const submit = (seat: number, move: object) => process.tables.submit({ matchId, ...input(seat, move) })
    const decide = (seat: number, lottery = 'skip') => submit(seat, { type: 'decide', level: 'keep', lottery })
    const mayUndo = async () => (await submit(TABLE, UNDO)).ok
    await submit(TABLE, { type: 'exits', seats: [2] })
    expect(await mayUndo()).toBe(true)
    await submit(TABLE, { type: 'exits', seats: [] })
    for (const seat of [0, 1, 2]) await decide(seat)
    // What is sealed stays sealed: neither revoked, nor asked for again.
    expect(await mayUndo()).toBe(false)
    await submit(TABLE, { type: 'changeSettings', patch: { bidStep: 50 } })
    expect(await mayUndo()).toBe(true)
    expect(await mayUndo()).toBe(false)
    await decide(3, 'join')
    // Whoever speaks for the table knows now what everybody decided, and may have been the last to decide.
    expect(await mayUndo()).toBe(false)
    await submit(TABLE, { type: 'auctionResult', winner: 1, amount: 700 })
    expect(await mayUndo()).toBe(true)
    await submit(TABLE, { type: 'noBids' })
    await submit(TABLE, { type: 'nextTurn' })
    for (let n = 0; n < 2; n++) expect(await mayUndo()).toBe(true)
    expect(await mayUndo()).toBe(false)
    expect(process.faults).toEqual([])
  })

  test('at a table with a banker bots seal for themselves whether they leave [6.2]', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('banca', [HUMAN, BOT, HUMAN, BOT], { mode: 'table' })
    const host = await listen(process, matchId, 0)
    await vi.waitUntil(() => process.store.rows(matchId).length === 2)
    expect(host.viewerState?.view).toMatchObject({ phase: 'EXIT', answered: [false, true, false, true], myExit: null })
    expect(await process.tables.submit({ matchId, ...input(TABLE, { type: 'undo' }) })).toMatchObject({
      code: 'E_UNDO',
    })
  })

  test('does not ask again those who have sealed that they leave [6.2, 14.1]', async () => {
    const process = new Process(boxes)
    const matchId = await process.start('banca', [HUMAN, HUMAN, HUMAN, HUMAN], { mode: 'table' })
    const submit = (seat: number, move: object) => process.tables.submit({ matchId, ...input(seat, move) })
    expect(await submit(3, { type: 'exitChoice', exit: true })).toEqual({ ok: true })
    expect(await submit(TABLE, UNDO)).toMatchObject({ ok: false, code: 'E_UNDO' })
    await submit(TABLE, { type: 'exits', seats: [] })
    expect(await submit(TABLE, UNDO)).toMatchObject({ ok: false, code: 'E_UNDO' })
    const watcher = await listen(process, matchId, null)
    expect(watcher.viewerState?.view).toMatchObject({ players: [{}, {}, {}, { active: false, exitTurn: 1 }] })
  })
})
