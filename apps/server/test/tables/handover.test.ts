import { box as bancaBox } from '@ludoteca/banca'
import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, CROWD } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { BOT, HUMAN, Process, settle } from './kit.ts'

const imperio = imperioBox as unknown as Box
const SEATS = [HUMAN, HUMAN, HUMAN, BOT]
const GRACE = 300

async function pass(process: Process, matchId: string, ms: number): Promise<void> {
  process.env.time += ms
  process.tables.catchUp([matchId], false)
  await settle()
}

const taken = ({ store }: Process, matchId: string) =>
  store.rows(matchId).filter(({ seat, move }) => seat === CROWD && move.type === 'takeSeat')

test('[1.5.3] whoever waits for a seat has it at the next REVEAL, once', async () => {
  const process = new Process([imperio], undefined, undefined, { botMs: 700 })
  const matchId = await process.start('imperio', SEATS)
  const newcomer = { participantId: 'watcher', seat: 3, belongings: { team: 'T-11', preferAutoPay: false } }
  process.tables.control(matchId, { seats: SEATS, paused: false, newcomers: [newcomer] })
  await settle()
  expect(process.seated).toEqual([])
  await pass(process, matchId, 5_000 + GRACE)
  await pass(process, matchId, 0)
  expect(process.seated).toEqual([newcomer])
  await pass(process, matchId, 1_000)
  expect(taken(process, matchId).map(({ move }) => move)).toEqual([
    { type: 'takeSeat', ownerId: 'O-04', watcher: 'watcher', team: 'T-11', preferAutoPay: false },
  ])
  expect(process.faults).toEqual([])
})

test('[1.5.3] in the middle of a round nobody takes over', async () => {
  const process = new Process([imperio], undefined, undefined, { botMs: 700 })
  const matchId = await process.start('imperio', SEATS)
  for (let phase = 0; phase < 2; phase++) await pass(process, matchId, 5_000 + GRACE)
  const newcomer = { participantId: 'watcher', seat: 3, belongings: {} }
  process.tables.control(matchId, { seats: SEATS, paused: false, newcomers: [newcomer] })
  await pass(process, matchId, 1_000)
  expect(taken(process, matchId)).toEqual([])
})

test('[1.5.4] whoever has taken over a seat is there, however long a bot had it', async () => {
  const process = new Process([imperio], undefined, undefined, { botMs: 0 })
  const matchId = await process.start('imperio', SEATS, { clockPct: 5 })
  const round = async () => {
    for (let i = 0; i < 200; i++) await pass(process, matchId, 100)
  }
  await round()
  const newcomer = { participantId: 'watcher', seat: 3, belongings: {} }
  process.tables.control(matchId, { seats: SEATS, paused: false, newcomers: [newcomer] })
  for (let i = 0; i < 200 && process.seated.length === 0; i++) await pass(process, matchId, 50)
  process.tables.control(matchId, { seats: [HUMAN, HUMAN, HUMAN, HUMAN], paused: false })
  const before = process.store.rows(matchId).length
  await pass(process, matchId, 300)
  await pass(process, matchId, 300)
  const since = process.store.rows(matchId).slice(before)
  expect(since.filter(({ seat, by }) => seat === 3 && by === 'autopilot')).toEqual([])
})

test('[1.5.3] of two processes one hands the seat over', async () => {
  const one = new Process([imperio], undefined, undefined, { botMs: 700 })
  const matchId = await one.start('imperio', SEATS)
  const other = new Process([imperio], one.store, one.env, { botMs: 700 })
  const newcomer = { participantId: 'watcher', seat: 3, belongings: {} }
  const controls = { seats: SEATS, paused: false, newcomers: [newcomer] }
  other.controls = controls
  await other.tables.lateJoin(matchId)
  one.tables.control(matchId, controls)
  await pass(one, matchId, 5_000 + GRACE)
  await pass(other, matchId, 0)
  await pass(one, matchId, 0)
  await pass(other, matchId, 100)
  expect(taken(one, matchId)).toHaveLength(1)
  // Which of them does not matter.
  expect([...one.seated, ...other.seated]).toEqual([newcomer])
  expect([...one.faults, ...other.faults]).toEqual([])
})

const banca = bancaBox as unknown as Box
const CARO = { participantId: 'caro', seat: 3, belongings: {} }
const EXIT = { type: 'exitChoice', exit: false }
const PLAN = { type: 'decide', level: 'keep', lottery: 'skip' }

/** A match of Banca with three people and a bot, and how to ask for the bot's seat. */
async function openBanca(settings: { botMs: number; retryMs?: number }) {
  const process = new Process([banca], undefined, undefined, settings)
  const matchId = await process.start('banca', SEATS, { clocks: false })
  await settle()
  const answer = async (move: object, seats = [0, 1, 2]) => {
    for (const seat of seats) {
      await process.tables.submit({ matchId, seat, move, key: `${seat} ${process.store.rows(matchId).length}` })
    }
    await settle()
  }
  const ask = async () => {
    process.tables.control(matchId, { seats: SEATS, paused: false, newcomers: [CARO] })
    await settle()
  }
  const byBot = () => process.store.rows(matchId).filter(({ seat }) => seat === 3).length
  return { process, matchId, answer, ask, byBot }
}

test('whoever takes over a seat with a sealed answer waits until it is no secret any more', async () => {
  const { process, answer, ask, byBot } = await openBanca({ botMs: 0 })
  expect(byBot()).toBe(1)
  await ask()
  expect(process.seated).toEqual([])
  await answer(EXIT, [0, 1])
  expect(process.seated).toEqual([])
  await answer(EXIT, [2])
  await expect.poll(() => process.seated).toEqual([CARO])
  // The next answer is the newcomer's, although the room has not heard yet who sits there.
  await answer(PLAN)
  expect(byBot()).toBe(1)
  expect(process.faults).toEqual([])
})

test('a seat that has not answered changes hands at once, and its bot thinks no further', async () => {
  const { process, matchId, ask, byBot } = await openBanca({ botMs: 700 })
  await ask()
  expect(process.seated).toEqual([CARO])
  await pass(process, matchId, 5_000)
  expect(byBot()).toBe(0)
})

test('the bot plays on when the newcomer goes away before the room has heard', async () => {
  const { process, matchId, ask, byBot } = await openBanca({ botMs: 700 })
  await ask()
  process.tables.control(matchId, { seats: SEATS, paused: false })
  await settle()
  await pass(process, matchId, 701)
  expect(byBot()).toBe(1)
})

test('a room that could not hear of it is told again', async () => {
  const { process, ask } = await openBanca({ botMs: 700, retryMs: 1 })
  process.deafFor = 2
  await ask()
  await expect.poll(() => process.seated).toEqual([CARO])
  expect(process.faults).toHaveLength(2)
})
