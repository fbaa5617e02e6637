import { box as imperioBox } from '@ludoteca/imperio'
import type { Box, Fact, Told } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import type { Control } from '../../src/tables/ports.ts'
import { Attendance } from '../../src/tables/replica/attendance.ts'
import { FakeListener } from './fake-listener.ts'
import { AUTOPILOT, HUMAN, Process, settle } from './kit.ts'

const imperio = imperioBox as unknown as Box
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false }
const STEP_MS = 500

interface View {
  readonly round: number
  readonly phase: string
}

/** A match of four people with one who looks on. */
async function open(): Promise<{ process: Process; matchId: string; at: (round: number) => Promise<void> }> {
  const process = new Process([imperio], undefined, undefined, { botMs: 700 })
  const matchId = await process.start('imperio', [HUMAN, HUMAN, HUMAN, HUMAN])
  const listener = new FakeListener()
  await process.tables.attach(matchId, listener, { seat: null, host: false })
  /** Lets time pass until the bids of that round are asked for. */
  const at = async (round: number) => {
    for (let steps = 0; steps < 2_000; steps++) {
      const view = listener.viewerState?.view as unknown as View
      if (view.round === round && view.phase === 'BID') return
      process.env.time += STEP_MS
      process.tables.catchUp([matchId], false)
      await settle(5)
    }
    throw new Error('it never happened')
  }
  return { process, matchId, at }
}

/** Who made the bids of this seat, in order. */
function bidders({ store }: Process, matchId: string, seat: number): string[] {
  const bids = store.rows(matchId).filter((row) => row.seat === seat && row.move.type === 'bid')
  return bids.map(({ by = 'person' }) => by)
}

test('[1.5.4] whoever lets two rounds go by is played by the autopilot until they do something again', async () => {
  const { process, matchId, at } = await open()
  await at(5)
  expect(bidders(process, matchId, 3)).toEqual(['clock', 'clock', 'autopilot', 'autopilot'])
  expect(await process.tables.submit({ matchId, seat: 3, move: NO_BID, key: 'back' })).toEqual({ ok: true })
  await at(7)
  expect(bidders(process, matchId, 3)).toEqual(['clock', 'clock', 'autopilot', 'autopilot', 'person', 'clock'])
  expect(bidders(process, matchId, 2).slice(2)).toEqual(['autopilot', 'autopilot', 'autopilot', 'autopilot'])
  expect(process.faults).toEqual([])
})

test('[1.5.4] whoever acts in every other round is not away', async () => {
  const { process, matchId, at } = await open()
  for (const round of [2, 4]) {
    await at(round)
    await process.tables.submit({ matchId, seat: 0, move: NO_BID, key: `bid ${round}` })
  }
  await at(6)
  expect(bidders(process, matchId, 0)).toEqual(['clock', 'person', 'clock', 'person', 'clock'])
})

test('[11.7.2] whoever was played by the autopilot and is back plays, however long that was', async () => {
  const { process, matchId, at } = await open()
  const control = (seats: readonly Control[]) => {
    process.controls = { ...process.controls, seats }
    process.tables.control(matchId, process.controls)
  }
  control([HUMAN, HUMAN, HUMAN, AUTOPILOT])
  await at(5)
  control(process.controls.seats.with(3, HUMAN))
  await at(6)
  expect(bidders(process, matchId, 3)).toEqual(['autopilot', 'autopilot', 'autopilot', 'autopilot', 'clock'])
  expect(bidders(process, matchId, 2)).toEqual(['clock', 'clock', 'autopilot', 'autopilot', 'autopilot'])
})

test('nobody is away from a game that does not say so', () => {
  const { awayAfterChapters: _, ...box } = imperio
  const attendance = new Attendance(box as Box)
  const told: Told<Fact>[] = [{ fact: { type: 'revealMarket' }, to: 'all' }]
  for (let round = 0; round < 100; round++) attendance.note({ seat: 1, by: 'clock', move: { type: 'pass' } }, told)
  expect(attendance.isAway(1)).toBe(false)
})
