import { describe, expect, test } from 'vitest'
import type { Connection } from '../../src/sockets/connection.ts'
import { Heartbeat } from '../../src/sockets/heartbeat.ts'
import { TestClient } from './client.ts'
import { Clock } from './clock.ts'
import { openHouse } from './house.ts'
import { eventually } from './waiting.ts'

describe('the heartbeat', () => {
  test('breaks connections on which nothing comes back, and keeps the others', async () => {
    const env = new Clock()
    const house = await openHouse({ env, settings: { pingMs: 20 } })
    const alive = await house.guest('ana')
    const dead = await house.guest('bruno')
    let pings = 0
    alive.ws.on('ping', () => pings++)
    // A peer that has vanished: its socket stays, and nobody answers on it.
    dead.ws.pause()
    for (const isDead of [false, false, false, true]) {
      env.ms += 10_000
      const before = pings
      await eventually(() => pings > before)
      // A connection that was broken with that beat is gone before this is answered.
      expect(await alive.say('PING')).toMatchObject({ type: 'ACK' })
      expect(house.sockets.size).toBe(isDead ? 1 : 2)
    }
    await eventually(() => house.rooms.calls.includes('disconnected id-of-bruno'))
    dead.ws.terminate()
  })

  test('does not ask those who have spoken', async () => {
    const env = new Clock()
    const house = await openHouse({ env, settings: { pingMs: 1000 } })
    const talker = await house.guest('ana')
    const listener = await house.guest('bruno')
    const asked: string[] = []
    talker.ws.on('ping', () => asked.push('ana'))
    listener.ws.on('ping', () => asked.push('bruno'))
    for (let times = 1; times <= 3; times++) {
      env.ms += 999
      await talker.say('PING')
      env.ms++
      await eventually(() => asked.length === times)
      // Whose answer to the ping has come before this, too.
      await listener.say('PING')
    }
    expect(asked).toEqual(['bruno', 'bruno', 'bruno'])
  })

  test('asks many a few at a time, and all of them within half a period', async () => {
    const env = new Clock()
    const asked: number[] = []
    const connections = Array.from({ length: 1000 }, (_, i) => fakeConnection(i))
    // Its own timer never comes: the test beats.
    const heartbeat = new Heartbeat(new Set(connections), env, { pingMs: 100_000_000, silenceMs: 200_000_000 })
    env.ms += 100_000_000
    for (let beat = 1; beat <= 50; beat++) {
      heartbeat.beat()
      expect(asked.length).toBe(20 * beat)
      env.ms += 1_000_000
    }
    expect(new Set(asked).size).toBe(1000)
    heartbeat.stop()

    function fakeConnection(i: number): Connection {
      const connection = {
        receivedAt: env.ms,
        quietSince: env.ms,
        ping: () => {
          connection.quietSince = env.ms
          asked.push(i)
        },
      }
      return connection as Partial<Connection> as Connection
    }
  })

  test('tells the rooms in one call who is there', async () => {
    const house = await openHouse({ settings: { presenceMs: 20 } })
    const clients = await Promise.all(['ana', 'bruno', 'carla'].map((name) => house.guest(name)))
    await house.visitor('diego')
    await eventually(() => house.rooms.beats.at(-1)?.length === 3)
    expect(house.rooms.beats.at(-1)?.sort()).toEqual(['id-of-ana', 'id-of-bruno', 'id-of-carla'])
    clients[1]?.ws.close()
    await eventually(() => house.rooms.beats.at(-1)?.length === 2)
  })

  test('forgets nonces only of people who have been away for long', async () => {
    const env = new Clock()
    const house = await openHouse({ env, settings: { presenceMs: 10 } })
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    await ana.say('PING', {}, { nonce: 50 })
    await bruno.say('PING', {}, { nonce: 50 })
    ana.ws.close()
    await ana.closed()
    env.ms += 540_000
    await eventuallyBeats(2)
    const lastNonceOf = async (name: string) => {
      const client = await new TestClient(house.url, { cookie: `ludoteca=${name}` }).opened()
      return (await client.join({ nonce: 1 })).result?.lastNonce
    }
    env.ms += 120_000
    await eventuallyBeats(2)
    expect(await lastNonceOf('bruno')).toBe(50)
    expect(await lastNonceOf('ana')).toBe(1)

    async function eventuallyBeats(times: number): Promise<void> {
      const from = house.rooms.beats.length
      await eventually(() => house.rooms.beats.length >= from + times)
    }
  })
})
