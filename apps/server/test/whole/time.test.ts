import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RoomClient } from '@ludoteca/client'
import type { Move } from '@ludoteca/kernel'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Environment } from '../../src/environment.ts'
import type { Running, Tuning } from '../../src/index.ts'
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts'
import { type DatabaseProxy, startProxy } from '../storage/proxy.ts'
import { startServer, Visitor } from './kit.ts'

const HOUR_MS = 3_600_000
const CLOCK_MS = 6_000
const LATE_MS = 300
/** Long enough for a busy machine to look before it is over. */
const GRACE_MS = 8_000
/** How exactly a busy machine keeps time. */
const BUSY_MS = 2_500

/** A machine whose clock can be set. */
class Machine implements Environment {
  shift = 0
  readonly now = () => Date.now() + this.shift
  readonly elapsed = () => performance.now()
  readonly bytes = (count: number) => randomBytes(count)
}

const tuning: Tuning = {
  tables: { botMs: 0, restartGraceMs: GRACE_MS },
  time: { silentMs: 500, asleepMs: 60_000 },
  storage: { answerMs: 1_000 },
}

const machines = [new Machine(), new Machine()] as const
let postgres: TestPostgres
let databaseUrl: string
let proxy: DatabaseProxy
const servers: Running[] = []

beforeAll(async () => {
  postgres = await startPostgres({ settings: { fsync: 'off' } })
  databaseUrl = await postgres.createDatabase()
  proxy = await startProxy(databaseUrl)
  for (const [i, env] of machines.entries()) {
    // The second comes later, with a clock that is hours off.
    env.shift = -i * 2 * HOUR_MS
    servers.push(await startServer({ databaseUrl: proxy.url }, { ...tuning, env }))
  }
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
  await proxy.close()
  await postgres.stop()
})

/** Moves that clocks have made in these matches, with the time they bear. */
async function forfeits(matchIds: readonly string[]): Promise<{ match_id: string; seat: number; at: number }[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    const text = `select match_id, seat, at::float8 as at from move where by = 'clock' and match_id = any($1) order by at`
    return (await client.query(text, [matchIds])).rows
  } finally {
    await client.end()
  }
}

/** A match of two who sit at different processes and are both asked for a bid. */
async function pair(): Promise<{ matchId: string; clients: readonly RoomClient[]; visitors: readonly Visitor[] }> {
  const visitors = await Promise.all(servers.map(({ url }) => Visitor.arrive(url)))
  const [host] = visitors as [Visitor]
  const options = { rounds: 2, clockSec: CLOCK_MS / 1_000 }
  const { roomId } = await host.api.createRoom({ game: 'plaza', kind: 'friends', seats: 2, options })
  const clients: RoomClient[] = []
  for (const visitor of visitors) {
    const client = visitor.enter(roomId, 'PLAYER')
    await client.whenJoined()
    clients.push(client)
  }
  const [first] = clients as [RoomClient]
  await first.send('HOST_COMMAND', { command: 'START' })
  await first.when(({ viewerState }) => viewerState)
  await first.submit({ type: 'continue' }, { seat: -1 })
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState?.current.includes('bid'))))
  return { matchId: first.room?.matchId as string, clients, visitors }
}

/** When the clock of this client's seat runs out, by its own clock. */
const deadlineOf = (client: RoomClient) => (client.clocks[String(client.seat)] ?? 0) - client.clockOffset
const steady = () => performance.timeOrigin + performance.now()

function end(clients: readonly RoomClient[]): void {
  for (const client of clients) client.close()
}

test.each([2 * HOUR_MS, -2 * HOUR_MS])(
  'clocks that are set by %i ms end no turn early, twice or late, and send nobody away',
  { timeout: 60_000 },
  async (ms) => {
    const begun = steady()
    const { matchId, clients, visitors } = await pair()
    const left = clients.map((client) => deadlineOf(client) - steady())
    // A client knows the server's time to within half of the way there and back.
    for (const ofOne of left) expect(ofOne).toBeLessThanOrEqual(CLOCK_MS + BUSY_MS)
    for (const machine of machines) machine.shift += ms
    await sleep(Math.max(0, Math.min(...left) - 2_000))
    expect(await forfeits([matchId])).toEqual([])
    // On a machine that has much to do it takes a while until it is stored; hours late it would be by a clock that was set.
    await expect.poll(async () => (await forfeits([matchId])).length, { timeout: 30_000 }).toBe(2)
    expect(steady() - begun).toBeGreaterThanOrEqual(CLOCK_MS + LATE_MS)
    const played = await forfeits([matchId])
    expect(new Set(played.map(({ seat }) => seat)).size).toBe(2)
    for (const visitor of visitors) expect(await visitor.api.me()).toBeDefined()
    const seats = clients[0]?.room?.seats
    expect(seats).toMatchObject([
      { connected: true, autopilot: false },
      { connected: true, autopilot: false },
    ])
    for (const machine of machines) machine.shift -= ms
    end(clients)
  },
)

test.each(['killed', 'frozen'] as const)(
  'a database that was %s for longer than the clocks ran costs nobody their turn',
  { timeout: 90_000 },
  async (how) => {
    const pairs = await Promise.all([pair(), pair(), pair()])
    const matchIds = pairs.map(({ matchId }) => matchId)
    const clients = pairs.flatMap((one) => one.clients)
    const before = clients.map(deadlineOf)
    if (how === 'killed') await postgres.kill()
    else proxy.freeze()
    const wentAt = steady()
    await sleep(CLOCK_MS + 3_000)
    // It is there some time before its restart is known to be over.
    const backAt = steady()
    if (how === 'killed') await postgres.restart()
    else proxy.thaw()
    // Everybody is told of the time they have now.
    await Promise.all(clients.map((client, i) => client.when(() => deadlineOf(client) > (before[i] as number) + 500)))
    for (const client of clients) expect(deadlineOf(client)).toBeGreaterThanOrEqual(backAt + GRACE_MS - 500)
    expect(await forfeits(matchIds)).toEqual([])
    const [quick] = clients as [RoomClient]
    await quick.submit({ type: 'bid', propertyId: null, amount: 0, useFameToken: false } as Move)
    await expect
      .poll(async () => (await forfeits(matchIds)).length, { timeout: GRACE_MS + 30_000 })
      .toBeGreaterThanOrEqual(clients.length - 1)
    const bids = (await forfeits(matchIds)).filter(({ seat }) => seat >= 0).slice(0, clients.length - 1)
    const { clockOffset } = quick
    for (const { at } of bids) expect(at - clockOffset).toBeGreaterThanOrEqual(backAt + GRACE_MS - 500)
    expect(new Set(bids.map(({ match_id, seat }) => `${match_id} ${seat}`)).size).toBe(clients.length - 1)
    expect(backAt - wentAt).toBeGreaterThan(CLOCK_MS)
    end(clients)
  },
)
