import { messages } from '@ludoteca/imperio'
import { MessageCatalogue } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { serverForAll } from '../whole/on-postgres.ts'
import { ownTime } from '../whole/own-time.ts'
import { type Citizen, City, codeOf, type Guests, noBid, viewOf } from './kit.ts'

const GRACE = 300
const catalogue = new MessageCatalogue([messages])
const time = ownTime()
// Minutes pass in a moment: nobody is dead who says nothing meanwhile.
const server = serverForAll({ env: time, sockets: { silenceMs: 3_600_000 } })

/** So much later the table looks around, as it would by itself if this time were real. */
async function wait(city: City, ms: number): Promise<void> {
  time.pass(ms)
  await city.host.send('REQUEST_SNAPSHOT', {})
  await city.host.send('PING', {})
}

/** So much later this phase has begun, for everybody. */
async function waitFor(city: City, ms: number, phase: string): Promise<void> {
  await wait(city, ms)
  await Promise.all(city.everybody.map((client) => client.when((c) => viewOf(c).phase === phase)))
}

const clocked = (guests: Guests) => City.open(server, { ...guests, options: { clocks: true, ...guests.options } })

/** The first bids are just being asked for. */
async function bidding(guests: Guests): Promise<City> {
  const city = await clocked(guests)
  for (const phase of ['REVEAL', 'BID']) await waitFor(city, 5_000 + GRACE, phase)
  return city
}

describe('[2.3.1] the server alone says when a phase ends', () => {
  test('a bid counts until 300 ms after the end of BID', { timeout: 60_000 }, async () => {
    const city = await bidding({ owners: 4 })
    const [one, two, three] = city.owners as [Citizen, Citizen, Citizen]
    expect(await codeOf(noBid(one))).toBe('ACK')
    time.pass(25_000 + GRACE - 1)
    expect(await codeOf(noBid(two))).toBe('ACK')
    time.pass(1)
    expect(await codeOf(noBid(three))).toBe('BAD_PHASE')
    await city.past(1, 'BID')
    city.close()
  })

  test('PHASE_CHANGE says when that is', { timeout: 60_000 }, async () => {
    const city = await clocked({ owners: 4 })
    const frames: string[] = []
    city.visitors[1]?.sockets[0]?.on('message', (data) => frames.push(String(data)))
    for (const phase of ['REVEAL', 'BID']) await waitFor(city, 5_000 + GRACE, phase)
    const bidEnds = time.now() + 25_000
    await waitFor(city, 25_000 + GRACE, 'INCOME')
    const incomeEnds = time.now() + 4_000
    await waitFor(city, 4_000 + GRACE, 'ACTION')
    const ends = () =>
      frames
        .flatMap((frame) => catalogue.parseServerFrame(frame))
        .flatMap(({ type, payload }) => (type === 'PHASE_CHANGE' ? [payload] : []))
    await expect.poll(ends).toEqual([
      { round: 1, phase: 'REVEAL', phaseEndsAtTs: bidEnds - 25_000 - GRACE },
      { round: 1, phase: 'BID', phaseEndsAtTs: bidEnds },
      { round: 1, phase: 'INCOME', phaseEndsAtTs: incomeEnds },
      { round: 1, phase: 'ACTION', phaseEndsAtTs: time.now() + 25_000 },
    ])
    city.close()
  })

  test('the host does not cut it short where others are', { timeout: 60_000 }, async () => {
    const city = await clocked({ owners: 1, bots: 3, watchers: 1 })
    const goOn = () => codeOf(city.host.submit({ type: 'continue' }, { seat: -1 }))
    expect([await goOn(), city.view.phase]).toEqual(['BAD_PHASE', 'MATCH_INIT'])
    await city.watchers[0]?.send('LEAVE_ROOM', {})
    await city.host.when(({ room }) => room?.watchers.length === 0)
    expect(await goOn()).toBe('ACK')
    await city.host.when((client) => viewOf(client).phase === 'REVEAL')
    city.close()
  })
})

describe('[10, 11.5] live percentages', () => {
  test('are shown at most once a second, and never tell how many have voted', { timeout: 60_000 }, async () => {
    const city = await clocked({ owners: 4, watchers: 3, options: { showLiveMoodPct: true } })
    const [one, two] = city.watchers as [Citizen, Citizen]
    const phases = { REVEAL: 5_000, BID: 5_000, INCOME: 25_000, ACTION: 4_000, MOOD: 25_000 }
    for (const [phase, ms] of Object.entries(phases)) await waitFor(city, ms + GRACE, phase)
    const [first, second] = city.view.moodOptions as [string, string]
    const shown = async () => {
      await city.owners[3]?.send('PING', {})
      return viewOf(city.owners[3] as Citizen).liveMoodPct
    }
    expect(await shown()).toEqual([0, 0])
    await one.send('SUBMIT_MOOD_VOTE', { optionId: first })
    expect(await shown()).toEqual([0, 0])
    await wait(city, 999)
    expect(await shown()).toEqual([0, 0])
    await wait(city, 1)
    expect(await shown()).toEqual([100, 0])
    await two.send('SUBMIT_MOOD_VOTE', { optionId: second })
    // Neither does whoever asks for everything once more see more of it.
    await city.owners[3]?.send('REQUEST_SNAPSHOT', {})
    expect(await shown()).toEqual([100, 0])
    await wait(city, 1_000)
    expect(await shown()).toEqual([50, 50])
    city.close()
  })
})
