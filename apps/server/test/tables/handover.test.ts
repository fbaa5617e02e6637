import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, CROWD } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { BOT, HUMAN, Process, settle } from './kit.ts'

const imperio = imperioBox as unknown as Box
const SEATS = [HUMAN, HUMAN, HUMAN, BOT]
const GRACE = 300

async function pass(process: Process, matchId: string, ms: number): Promise<void> {
  process.env.time += ms
  process.tables.hear([matchId], false)
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
