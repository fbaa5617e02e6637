import { describe, expect, test } from 'vitest'
import { TestClient } from './client.ts'
import { openHouse } from './house.ts'
import { eventually } from './waiting.ts'

describe('the heartbeat', () => {
  test('breaks connections on which nothing comes back, and keeps the others', async () => {
    let now = 1_000_000
    const env = { now: () => now, bytes: (count: number) => new Uint8Array(count) }
    const house = await openHouse({ env, settings: { pingMs: 20 } })
    const alive = await house.guest('ana')
    const dead = await house.guest('bruno')
    let pings = 0
    alive.ws.on('ping', () => pings++)
    // A peer that has vanished: its socket stays, and nobody answers on it.
    dead.ws.pause()
    await eventually(() => pings > 1)
    for (const isDead of [false, false, false, true]) {
      now += 10_000
      const before = pings
      await eventually(() => pings > before + 1)
      expect(house.sockets.size).toBe(isDead ? 1 : 2)
    }
    await eventually(() => house.rooms.calls.includes('disconnected id-of-bruno'))
    expect(await alive.say('PING')).toMatchObject({ type: 'ACK' })
    dead.ws.terminate()
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
    let now = 1_000_000
    const env = { now: () => now, bytes: (count: number) => new Uint8Array(count) }
    const house = await openHouse({ env, settings: { presenceMs: 10 } })
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    await ana.say('PING', {}, { nonce: 50 })
    await bruno.say('PING', {}, { nonce: 50 })
    ana.ws.close()
    await ana.closed()
    now += 540_000
    await eventuallyBeats(2)
    const lastNonceOf = async (name: string) => {
      const client = await new TestClient(house.url, { cookie: `ludoteca=${name}` }).opened()
      return (await client.join({ nonce: 1 })).result?.lastNonce
    }
    now += 120_000
    await eventuallyBeats(2)
    expect(await lastNonceOf('bruno')).toBe(50)
    expect(await lastNonceOf('ana')).toBe(1)

    async function eventuallyBeats(times: number): Promise<void> {
      const from = house.rooms.beats.length
      await eventually(() => house.rooms.beats.length >= from + times)
    }
  })
})
