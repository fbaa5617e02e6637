import { type Box, TABLE } from '@ludoteca/kernel'
import { box as ludomercatus } from '@ludoteca/ludomercatus'
import { MATCH_CLOCK } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { FakeListener } from './fake-listener.ts'
import { HUMAN, Process, settle } from './kit.ts'

const boxes = [ludomercatus] as unknown as Box[]
const LIMIT_SEC = 600
const LIMIT = LIMIT_SEC * 1000
/** A move that was under way when the time ran out still counts. */
const GRACE = 300
const OPTIONS = { timeLimitSec: LIMIT_SEC, startingPlayer: 'first' }
let keys = 0
const input = (seat: number, move: object) => ({ seat, move, key: `key ${++keys}` })

function start(process: Process, options: object = {}): Promise<string> {
  return process.start('ludomercatus', [HUMAN, HUMAN], { ...OPTIONS, ...options })
}

async function passTime(process: Process, matchId: string, ms: number): Promise<void> {
  process.env.time += ms
  process.tables.catchUp([matchId], false)
  await settle()
}

function successor({ store, env, controls }: Process): Process {
  const process = new Process(boxes, store, env)
  process.controls = controls
  return process
}

const calls = ({ store }: Process, matchId: string) =>
  store.rows(matchId).filter(({ move }) => (move as { type: string }).type === 'timeUp')

async function look(process: Process, matchId: string): Promise<FakeListener> {
  const listener = new FakeListener()
  await process.tables.attach(matchId, listener, { seat: 0, host: true })
  return listener
}

test('the clock of the table calls time, once, and everybody hears of it [17.2]', async () => {
  const process = new Process(boxes)
  const matchId = await start(process, { clocks: false })
  const listener = await look(process, matchId)
  expect(listener.clocks).toEqual({ [MATCH_CLOCK]: LIMIT })
  await passTime(process, matchId, LIMIT + GRACE - 1)
  expect(calls(process, matchId)).toEqual([])
  await passTime(process, matchId, 1)
  expect(calls(process, matchId)).toMatchObject([{ seat: TABLE, by: 'clock', move: { type: 'timeUp' } }])
  expect(listener.facts.at(-1)).toEqual({ type: 'timeCalled', round: 1 })
  expect(listener.clocks).toEqual({})
  await passTime(process, matchId, LIMIT)
  expect(calls(process, matchId)).toHaveLength(1)
})

test('nobody else calls time: not the host for the table, at no time, nor a player [17.2]', async () => {
  const process = new Process(boxes)
  const matchId = await start(process)
  const listener = await look(process, matchId)
  const { tables } = process
  expect(listener.viewerState?.current).not.toContain('table:timeUp')
  expect(JSON.stringify(listener.viewerState?.decisions)).not.toContain('timeUp')
  const byHost = await tables.submit({ matchId, ...input(TABLE, { type: 'timeUp' }) })
  expect(byHost).toMatchObject({ ok: false, code: 'E_CLOCK', message: 'That is for the clock alone to do.' })
  expect(await tables.submit({ matchId, ...input(0, { type: 'timeUp' }) })).toMatchObject({ code: 'E_SEAT' })
  process.env.time += LIMIT - 1
  expect(await tables.submit({ matchId, ...input(TABLE, { type: 'timeUp' }) })).toMatchObject({ code: 'E_CLOCK' })
  expect(calls(process, matchId)).toEqual([])
})

test('nobody takes back that time was called [17.2]', async () => {
  const process = new Process(boxes)
  const matchId = await start(process, { clocks: false })
  await passTime(process, matchId, LIMIT + GRACE)
  for (const seat of [TABLE, 0, 1]) {
    const answer = await process.tables.submit({ matchId, ...input(seat, { type: 'undo' }) })
    expect(answer).toMatchObject({ ok: false, code: 'E_UNDO' })
  }
})

test.each([1, 1_000])(
  'counts from the start of the match, whatever is played, and after a restart, with a snapshot every %i moves [17.2]',
  async (snapshotEvery) => {
    const process = new Process(boxes, undefined, undefined, { snapshotEvery })
    const matchId = await start(process, { clocks: false })
    const { tables, env } = process
    for (const token of ['bull', 'column', 'laurel']) {
      env.time += 100_000
      expect(await tables.submit({ matchId, ...input(0, { type: 'takeToken', token }) })).toEqual({ ok: true })
    }
    expect(await tables.submit({ matchId, ...input(0, { type: 'undo' }) })).toEqual({ ok: true })
    await tables.close()
    const restarted = successor(process)
    expect((await look(restarted, matchId)).clocks).toEqual({ [MATCH_CLOCK]: LIMIT })
    await passTime(restarted, matchId, LIMIT - 300_000 + GRACE - 1)
    expect(calls(process, matchId)).toEqual([])
    await passTime(restarted, matchId, 1)
    expect(calls(process, matchId)).toHaveLength(1)
  },
)

test('a pause does not count, however often and whoever saw it end [17.2]', async () => {
  const process = new Process(boxes)
  const matchId = await start(process, { clocks: false })
  const { seats } = process.controls
  await passTime(process, matchId, 200_000)
  for (const ms of [1_000_000, 5_000]) {
    process.tables.control(matchId, { seats, paused: true })
    await settle()
    await passTime(process, matchId, ms)
    process.tables.control(matchId, { seats, paused: false })
    await settle()
  }
  expect((await look(process, matchId)).clocks).toEqual({ [MATCH_CLOCK]: LIMIT + 1_005_000 })
  expect((await look(successor(process), matchId)).clocks).toEqual({ [MATCH_CLOCK]: LIMIT + 1_005_000 })
  await passTime(process, matchId, LIMIT - 200_000 + GRACE - 1)
  expect(calls(process, matchId)).toEqual([])
  await passTime(process, matchId, 1)
  expect(calls(process, matchId)).toHaveLength(1)
})

test('a process that finds the match calls time where the one that had it has died [17.2]', async () => {
  const process = new Process(boxes)
  const matchId = await start(process, { clocks: false })
  await settle()
  await process.tables.close()
  process.env.time += LIMIT + GRACE + 2_000
  const other = successor(process)
  await other.tables.sweep()
  await settle()
  expect(calls(process, matchId)).toHaveLength(1)
})

test('without a limit nothing changes, and the host is refused as before [17.2]', async () => {
  const process = new Process(boxes)
  const matchId = await start(process, { timeLimitSec: 0, clocks: false })
  expect((await look(process, matchId)).clocks).toEqual({})
  expect(await process.tables.submit({ matchId, ...input(TABLE, { type: 'timeUp' }) })).toMatchObject({
    code: 'E_SEAT',
  })
  process.env.time += 3_000
  await process.tables.sweep()
  await settle()
  expect(process.store.due(matchId)).toBeNull()
})
