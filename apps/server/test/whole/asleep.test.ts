import { randomBytes } from 'node:crypto'
import type { RoomClient } from '@ludoteca/client'
import type { Move } from '@ludoteca/kernel'
import { test } from 'vitest'
import type { Environment } from '../../src/environment.ts'
import { scratch, startServer, Visitor } from './kit.ts'

const CLOCK_MS = 6_000
const GRACE_MS = 60_000
const NO_BID = { type: 'bid', propertyId: null, amount: 0, useFameToken: false } as Move

/** A machine that may sleep; its clocks go on meanwhile. */
class Sleeper implements Environment {
  #slept = 0
  readonly now = () => Date.now() + this.#slept
  readonly elapsed = () => performance.now() + this.#slept
  readonly bytes = (count: number) => randomBytes(count)

  sleep(ms: number): void {
    this.#slept += ms
  }
}

test('whoever wakes a process that slept finds no clock fired, though nothing has looked at the time yet', () =>
  scratch(async (dataDir) => {
    const env = new Sleeper()
    const tuning = { time: { asleepMs: 5_000 }, tables: { botMs: 0, restartGraceMs: GRACE_MS } }
    const server = await startServer({ dataDir }, { ...tuning, env, sweepMs: 2_000 })
    try {
      const visitors = [await Visitor.arrive(server.url), await Visitor.arrive(server.url)]
      const options = { rounds: 2, clockSec: CLOCK_MS / 1_000 }
      const { roomId } = await (visitors[0] as Visitor).api.createRoom({
        game: 'plaza',
        kind: 'friends',
        seats: 2,
        options,
      })
      const clients = visitors.map((visitor) => visitor.enter(roomId, 'PLAYER'))
      for (const client of clients) await client.whenJoined()
      const [first, second] = clients as [RoomClient, RoomClient]
      await first.send('HOST_COMMAND', { command: 'START' })
      await first.when(({ viewerState }) => viewerState)
      await first.submit({ type: 'continue' }, { seat: -1 })
      await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState?.current.includes('bid'))))
      env.sleep(CLOCK_MS + 20_000)
      await first.submit(NO_BID)
      await first.when(({ viewerState }) => !viewerState?.current.includes('bid'))
      // Everybody's clock was overdue when that move came.
      await second.submit(NO_BID)
      for (const client of clients) client.close()
    } finally {
      await server.close()
    }
  }))
