import { type Box, type Game, TABLE } from '@ludoteca/kernel'
import { SERVER_FRAME_BYTES } from '@ludoteca/protocol'
import { box as plazaBox } from '@ludoteca/testgame'
import { describe, expect, test } from 'vitest'
import { missedFacts } from '../../src/tables/broadcast/backlog.ts'
import { Story, textsOf } from '../../src/tables/replica/story.ts'
import { FakeListener } from './fake-listener.ts'
import { BOT, HUMAN, Process, settle } from './kit.ts'

const plaza = plazaBox as unknown as Box
const PEOPLE = [HUMAN, HUMAN]
const QUIET = { clocks: false, rounds: 400, elections: false }
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
const PASS = { type: 'action', action: 'PASS' }
const GO_ON = { type: 'continue' }
let keys = 0
const input = (seat: number, move: object) => ({ seat, move, key: `key ${++keys}` })

function successor({ store, env, controls }: Process, box = plaza): Process {
  const process = new Process([box], store, env)
  process.controls = controls
  return process
}

async function playRounds({ tables }: Process, matchId: string, rounds: number): Promise<void> {
  const turns = [
    [TABLE, GO_ON],
    [0, NO_BID],
    [1, NO_BID],
    [0, PASS],
    [1, PASS],
    [TABLE, GO_ON],
    [TABLE, GO_ON],
  ] as const
  for (let round = 0; round < rounds; round++) {
    for (const [seat, move] of [...turns, [TABLE, GO_ON] as const]) {
      expect(await tables.submit({ matchId, ...input(seat, move) })).toEqual({ ok: true })
    }
  }
}

describe('a move', () => {
  test('made before the snapshot is not made again when it would be allowed again', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const { tables, store } = process
    await tables.submit({ matchId, ...input(TABLE, GO_ON) })
    const first = input(0, NO_BID)
    for (const move of [first, input(1, NO_BID), input(0, PASS), input(1, PASS)])
      await tables.submit({ matchId, ...move })
    for (let page = 0; page < 3; page++) await tables.submit({ matchId, ...input(TABLE, GO_ON) })
    await playRounds(process, matchId, 1)
    await tables.submit({ matchId, ...input(TABLE, GO_ON) })
    await settle()
    const before = store.rows(matchId).length
    expect(await successor(process).tables.submit({ matchId, ...first })).toEqual({ ok: true })
    expect(store.rows(matchId)).toHaveLength(before)
  })

  test('that others are always faster than is given back as BUSY', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    process.store.append = async () => 'taken'
    expect(await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })).toMatchObject({ ok: false, code: 'BUSY' })
  })

  test('does not wait for ever while the match cannot be read', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const { store, env, tables } = process
    store.fault = () => 'before'
    expect(await tables.submit({ matchId, ...input(TABLE, GO_ON) })).toMatchObject({ code: 'BUSY' })
    const after = store.after.bind(store)
    store.after = () => Promise.reject(new Error('away'))
    const waiting = tables.submit({ matchId, ...input(TABLE, GO_ON) })
    await settle()
    env.time += 10_000
    expect(await waiting).toMatchObject({ ok: false, code: 'BUSY' })
    store.fault = () => 'none'
    store.after = after
    expect(await tables.submit({ matchId, ...input(TABLE, GO_ON) })).toEqual({ ok: true })
  })
})

describe('while the storage is known to be away', () => {
  test('moves are refused at once, nobody asks it, and everything goes on when it is back', async () => {
    const process = new Process([plaza])
    const { store, tables } = process
    const matchIds = await Promise.all(Array.from({ length: 20 }, () => process.start('plaza', PEOPLE, QUIET)))
    let asked = 0
    store.fault = () => {
      asked++
      store.absence.isAway = true
      return 'before'
    }
    const [first] = matchIds as [string]
    const waiting = tables.submit({ matchId: first, ...input(TABLE, GO_ON) })
    await settle()
    expect(await waiting).toMatchObject({ ok: false, code: 'BUSY' })
    const after = store.after.bind(store)
    let read = 0
    store.after = (...args) => {
      read++
      return store.absence.isAway ? Promise.reject(new Error('away')) : after(...args)
    }
    tables.catchUp([], true)
    await settle()
    const soFar = { asked, read }
    for (const matchId of matchIds) {
      expect(await tables.submit({ matchId, ...input(TABLE, GO_ON) })).toMatchObject({ ok: false, code: 'BUSY' })
    }
    // Many times as long as a table waits that tries again by itself.
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect({ asked, read }).toEqual(soFar)
    store.fault = () => 'none'
    store.absence.comeBack()
    for (const matchId of matchIds) {
      expect(await tables.submit({ matchId, ...input(TABLE, GO_ON) })).toEqual({ ok: true })
    }
  })

  test('who asks for everything is told what is known here', async () => {
    const process = new Process([plaza])
    const { store, tables } = process
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const listener = new FakeListener()
    await tables.attach(matchId, listener, { seat: 0, host: false })
    await settle()
    store.absence.isAway = true
    store.after = () => Promise.reject(new Error('away'))
    await tables.snapshotTo(matchId, listener)
    expect(listener.types).toEqual(['MATCH_START', 'STATE_SNAPSHOT', 'STATE_SNAPSHOT'])
  })

  test('whoever comes is told everything as soon as it is back', async () => {
    const process = new Process([plaza])
    const { store, tables } = process
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    await settle()
    const after = store.after.bind(store)
    store.absence.isAway = true
    store.after = () => Promise.reject(new Error('away'))
    tables.catchUp([matchId], false)
    await settle()
    const listener = new FakeListener()
    const attaching = tables.attach(matchId, listener, { seat: 0, host: false })
    await settle()
    store.after = after
    await tables.sweep()
    expect(tables.size).toBe(1)
    store.absence.comeBack()
    await attaching
    expect(listener.viewerState?.view).toMatchObject({ phase: 'REVEAL' })
  })
})

describe('a match', () => {
  test('keeps the rules it began with', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const changed: Game = { ...plaza.game, version: 2, view: () => ({ rules: 'new' }) }
    const listener = new FakeListener()
    const box = { ...plaza, game: changed, older: [plaza.game] }
    await successor(process, box).tables.attach(matchId, listener, { seat: 0, host: false })
    expect(listener.viewerState?.view).toMatchObject({ phase: 'REVEAL' })
    const forgetful = successor(process, { ...plaza, game: changed, older: [] })
    await expect(forgetful.tables.attach(matchId, new FakeListener(), { seat: 0, host: false })).rejects.toThrow(
      'no rules',
    )
  })

  test.each([
    ['drew something else', { draws: [17] }],
    ['is not allowed', { seat: 1 }],
    ['has another number', { seq: 3 }],
  ])('is not shown when a stored move %s', async (_, wrong) => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })
    const rows = process.store.rows(matchId).map((row) => ({ ...row, ...wrong }))
    process.store.after = async () => rows
    const other = successor(process)
    await expect(other.tables.attach(matchId, new FakeListener(), { seat: 0, host: false })).rejects.toThrow('a ')
  })

  test('goes on when a bot is at its wits’ end: what its clock would do is done', async () => {
    const bot = () => {
      throw new Error('no idea')
    }
    const process = new Process([{ ...plaza, bots: { easy: bot, normal: bot } }])
    const matchId = await process.start('plaza', [HUMAN, BOT], QUIET)
    await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })
    await settle()
    expect(process.store.rows(matchId).at(-1)).toMatchObject({ seat: 1, by: 'bot', move: NO_BID })
    expect(process.faults.length).toBeGreaterThan(0)
  })

  test('is left alone for a while when a bot’s move breaks the rules code', async () => {
    const apply: Game['apply'] = (s, seat, move, io) => {
      if (seat === 1) throw new Error('a bug')
      plaza.game.apply(s, seat, move, io)
    }
    const process = new Process([{ ...plaza, game: { ...plaza.game, apply } }])
    const matchId = await process.start('plaza', [HUMAN, BOT], QUIET)
    // It is played in the same breath as the bot's move, and kept without it.
    expect(await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })).toEqual({ ok: true })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(process.faults).toHaveLength(1)
    expect(await process.tables.submit({ matchId, ...input(0, NO_BID) })).toEqual({ ok: true })
  })

  test('shows its seed to nobody before it is over, and then also when it was given up', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    expect(await process.tables.record(matchId)).not.toHaveProperty('seed')
    await process.tables.abandon(matchId)
    expect(await process.tables.record(matchId)).toHaveProperty('seed')
  })
})

describe('somebody who comes', () => {
  test('and goes before they were told anything hears nothing more', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const { tables } = process
    const listener = new FakeListener()
    const attaching = tables.attach(matchId, listener, { seat: 0, host: false })
    await Promise.resolve()
    tables.detach(listener)
    await attaching
    const before = listener.seq
    await tables.submit({ matchId, ...input(TABLE, GO_ON) })
    expect(listener.seq).toBe(before)
    await settle()
    await tables.sweep()
    expect(tables.size).toBe(0)
  })

  test('just when the table is about to be put away is told what happens nonetheless', async () => {
    for (let steps = 0; steps < 20; steps++) {
      const { tables, matchId, sweeping } = await puttingAway(steps)
      const listener = new FakeListener()
      await Promise.all([tables.attach(matchId, listener, { seat: 0, host: false }), sweeping])
      await tables.submit({ matchId, ...input(TABLE, GO_ON) })
      expect([steps, listener.viewerState?.view]).toMatchObject([steps, { phase: 'BID' }])
    }
  })

  test('to move just when the table is about to be put away has moved, whoever looks', async () => {
    for (let steps = 0; steps < 20; steps++) {
      const { tables, matchId, sweeping } = await puttingAway(steps)
      const [answer] = await Promise.all([tables.submit({ matchId, ...input(TABLE, GO_ON) }), sweeping])
      const listener = new FakeListener()
      await tables.attach(matchId, listener, { seat: 0, host: false })
      expect([steps, answer, listener.viewerState?.view]).toMatchObject([steps, { ok: true }, { phase: 'BID' }])
    }
  })

  test('for the first time is told the last of a long story; who was away for long, all of it', async () => {
    const process = new Process([plaza], undefined, undefined, { snapshotEvery: 1_000_000 })
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    await playRounds(process, matchId, 20)
    const [newcomer, returning] = [new FakeListener(), new FakeListener()]
    await process.tables.attach(matchId, newcomer, { seat: 0, host: false })
    await process.tables.attach(matchId, returning, { seat: 0, host: false, factCount: 0 })
    expect(returning.facts.length).toBeGreaterThan(200)
    expect(newcomer.facts).toEqual(returning.facts.slice(-200))
    expect(newcomer.factCount).toBe(returning.factCount)
  })

  test('is told as much of it, however much was told to others and whatever was read from where', () => {
    const said = Array.from({ length: 300 }, (_, number) => ({ fact: { type: 'said', number }, to: 'all' as const }))
    const whispers = Array.from({ length: 3_000 }, (_, number) => ({ fact: { type: 'whispered', number }, to: [1] }))
    const older = textsOf([...said, ...whispers])
    const busy = new Story()
    busy.add(older)
    const fromSnapshot = new Story(busy.counts())
    for (const story of [busy, fromSnapshot]) {
      expect(missedFacts(story, undefined, 0, undefined)).toBeUndefined()
      expect(missedFacts(story, older, 0, undefined)).toEqual(older.slice(100, 300))
    }
  })

  test.each([
    ['long', { what: 'x'.repeat(10_000) }],
    ['short, with long names', { aFieldWithARatherLongName: 1, anotherFieldWithALongName: 2 }],
    ['in letters of several bytes', { what: 'ñ€'.repeat(2_000) }],
  ])('is told no more of a story than fits into a message when facts are %s', (_, fields) => {
    const story = new Story()
    const facts = Array.from({ length: 5_000 }, (_, number) => ({ type: 'said', number, ...fields }))
    const older = textsOf(facts.map((fact) => ({ fact, to: 'all' })))
    story.add(older)
    const told = missedFacts(story, older, 0, 0) ?? []
    const bytes = told.reduce((sum, { whole }) => sum + Buffer.byteLength(whole) + 1, 0)
    // The sheet has to fit in as well.
    expect(bytes).toBeLessThan(0.75 * SERVER_FRAME_BYTES)
    expect(bytes).toBeGreaterThan(0.5 * SERVER_FRAME_BYTES)
    expect(told.map(({ whole }) => JSON.parse(whole))).toEqual(facts.slice(-told.length))
  })

  test('and claims to have heard more than there is gets nothing twice', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const listener = new FakeListener()
    await process.tables.attach(matchId, listener, { seat: 0, host: false, factCount: 1_000_000 })
    expect(listener.facts).toEqual([])
  })

  test('finds what somebody waits for before what may be left alone', async () => {
    const process = new Process([plaza])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    for (const [seat, move] of [
      [TABLE, GO_ON],
      [0, NO_BID],
      [1, NO_BID],
    ] as const) {
      await process.tables.submit({ matchId, ...input(seat, move) })
    }
    const listener = new FakeListener()
    await process.tables.attach(matchId, listener, { seat: 0, host: false })
    expect(listener.viewerState?.current).toEqual(['action', 'deals'])
  })

  test('and is asked the same thing twice can tell the questions apart', async () => {
    const decisions: Game['decisions'] = (s) =>
      plaza.game.decisions(s).flatMap((decision) => [decision, decision, decision])
    const process = new Process([{ ...plaza, game: { ...plaza.game, decisions } }])
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    const listener = new FakeListener()
    await process.tables.attach(matchId, listener, { seat: 0, host: true })
    expect(listener.viewerState?.current).toEqual(['table:goOn', 'table:goOn#2', 'table:goOn#3'])
    expect(Object.keys(listener.viewerState?.decisions ?? {})).toEqual(listener.viewerState?.current)
  })
})

test('matches that began together are not all written down at the same moment', async () => {
  const process = new Process([plaza])
  const first = new Set<number | undefined>()
  for (let i = 0; i < 12; i++) {
    const matchId = await process.start('plaza', PEOPLE, QUIET)
    await playRounds(process, matchId, 2)
    await settle()
    for (let seq = 1; seq <= 16; seq++) {
      const snapshot = await process.store.snapshotAt(matchId, seq)
      if (snapshot === undefined) continue
      expect(snapshot.match.seq).toBeLessThanOrEqual(10)
      first.add(snapshot.match.seq)
      break
    }
  }
  expect(first.size).toBeGreaterThan(3)
})

test('a position that is being stored is stored before a table is closed', async () => {
  const process = new Process([plaza], undefined, undefined, { snapshotEvery: 1 })
  const matchId = await process.start('plaza', PEOPLE, QUIET)
  const { store } = process
  const save = store.saveSnapshot.bind(store)
  let isStored = false
  store.saveSnapshot = async (...snapshot) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    await save(...snapshot)
    isStored = true
  }
  expect(await process.tables.submit({ matchId, ...input(TABLE, GO_ON) })).toEqual({ ok: true })
  await process.tables.close()
  expect(isStored).toBe(true)
})

test('a move is taken back although the position after it was stored', async () => {
  const process = new Process([plaza], undefined, undefined, { snapshotEvery: 1 })
  const matchId = await process.start('plaza', PEOPLE, { ...QUIET, undo: 'own' })
  const made = [input(TABLE, GO_ON), input(0, NO_BID)]
  for (const move of made) expect(await process.tables.submit({ matchId, ...move })).toEqual({ ok: true })
  expect(await process.tables.submit({ matchId, ...input(0, { type: 'undo' }) })).toEqual({ ok: true })
  expect(await process.tables.submit({ matchId, ...input(0, NO_BID) })).toEqual({ ok: true })
  // Asked again, every move is known, however long ago it was made.
  for (const move of made) expect(await process.tables.submit({ matchId, ...move })).toEqual({ ok: true })
  expect(process.store.rows(matchId)).toHaveLength(4)
})

/** A table that nobody needs, so many steps into being put away. */
async function puttingAway(steps: number) {
  const process = new Process([plaza])
  const matchId = await process.start('plaza', PEOPLE, QUIET)
  const { tables } = process
  await settle()
  const sweeping = tables.sweep()
  for (let step = 0; step < steps; step++) await Promise.resolve()
  return { tables, matchId, sweeping }
}
