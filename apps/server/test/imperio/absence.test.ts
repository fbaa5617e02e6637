import { box as imperioBox } from '@ludoteca/imperio'
import { type Box, parseRecord, verify } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { serverForAll } from '../whole/on-postgres.ts'
import { ownTime } from '../whole/own-time.ts'
import { type Citizen, City, codeOf, noBid, viewOf } from './kit.ts'

const box = imperioBox as unknown as Box
const time = ownTime()
const server = serverForAll({ env: time })

/** Lets time pass in small steps, so that everything happens in its order. */
async function wait(city: City, ms: number, step = 1_000): Promise<void> {
  for (let left = ms; left > 0; left -= step) {
    time.pass(Math.min(step, left))
    // It is refused, but the table looks around, as it would by itself if this time were real.
    await codeOf(city.host.submit({ type: 'continue' }, { seat: -1 }))
  }
}

const seatOfTwo = ({ room }: Citizen) => (room?.seats[1]?.kind === 'human' ? room.seats[1] : undefined)

test('TS-101: away from second 5 of BID for 70 s', { timeout: 120_000 }, async () => {
  const options = { clocks: true, mode: 'STANDARD' }
  const city = await City.open(server, { owners: 4, options })
  for (let i = 0; i < 60 && city.view.phase !== 'BID'; i++) await wait(city, 1_000)
  await wait(city, 5_000)
  const lost = city.owners[1] as Citizen
  lost.close()
  await city.host.when((client) => seatOfTwo(client)?.connected === false)
  await wait(city, 55_000)
  expect(seatOfTwo(city.host)?.autopilot).toBe(false)
  await wait(city, 6_000)
  await city.host.when((client) => seatOfTwo(client)?.autopilot)
  await wait(city, 9_000)
  const back = city.visitors[1]?.enter(city.roomId, 'PLAYER') as Citizen
  await back.when(({ viewerState, seat }) => seat === 1 && viewerState)
  await city.host.when((client) => seatOfTwo(client)?.autopilot === false)
  // From the next phase in which something is asked he plays again.
  for (let i = 0; i < 300 && !back.viewerState?.current.includes('bid'); i++) await wait(city, 1_000)
  expect(viewOf(back).round).toBe(2)
  expect(await codeOf(noBid(back))).toBe('ACK')

  for (let i = 0; i < 300 && city.host.ended === undefined; i++) await wait(city, 40_000, 40_000)
  const record = parseRecord((await city.visitors[0]?.api.record(city.matchId)) as string)
  expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  const moves = record.moves.filter(({ seat, move }) => seat === 1 && move.type !== 'profile')
  const [bid, ...later] = moves
  const next = later.find(({ move }) => move.type === 'bid')
  expect([bid?.move, bid?.by]).toEqual([{ type: 'bid', propertyId: null, amount: 0, useFameToken: false }, 'clock'])
  expect(next?.by).toBeUndefined()
  // BID was over 30 s after he went and ACTION 5 + 35 s later: from second 60 on somebody plays for him.
  expect(later[0]).toMatchObject({ by: 'autopilot', move: { type: 'action' } })
  back.close()
  city.close()
})

test('[1.5.2] the record of a match with autopilots downloads and verifies', { timeout: 120_000 }, async () => {
  const city = await City.open(server, { owners: 2, bots: 2 })
  await city.until('BID', 1)
  const [one, two] = city.owners as [Citizen, Citizen]
  await two.send('LEAVE_ROOM', {})
  for (let i = 0; i < 200 && one.ended === undefined; i++) {
    const { round, phase } = city.view
    if (one.viewerState?.current.includes('bid')) await noBid(one)
    else if (one.viewerState?.current.includes('action')) await one.send('SUBMIT_ACTION', { action: 'PASS' })
    else if (one.viewerState?.current.includes('mood')) {
      await one.send('SUBMIT_MOOD_VOTE', { optionId: city.view.moodOptions[0] as string })
    } else await one.submit({ type: 'continue' }, { seat: -1 }).catch(() => undefined)
    await one.when((c) => c.ended !== undefined || viewOf(c).round !== round || viewOf(c).phase !== phase)
  }
  const record = parseRecord((await city.visitors[0]?.api.record(city.matchId)) as string)
  expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  expect(record.moves.some(({ seat, by }) => seat === 1 && by === 'autopilot')).toBe(true)
  city.close()
})
