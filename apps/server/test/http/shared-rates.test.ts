import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { startRedis, type TestRedis } from '../../src/testing/redis.ts'
import { openDesk } from './desk.ts'

let redis: TestRedis
let client: Redis

beforeAll(async () => {
  redis = await startRedis()
  client = new Redis(redis.url, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 250 })
  client.on('error', () => {})
  await new Promise((resolve) => client.once('ready', resolve))
}, 60_000)

afterAll(async () => {
  client.disconnect()
  await redis.stop()
})

describe('limits that several processes share', needs('redis-server'), () => {
  test('count for all of them, and let everybody pass while Redis is away', async () => {
    const settings = { rates: { general: 2, room: 2 } }
    const [one, two] = [
      openDesk(undefined, settings, { redis: client }),
      openDesk(undefined, settings, { redis: client }),
    ]
    const ask = async ({ app }: typeof one, url: string) => (await app.inject({ url })).statusCode
    expect([
      await ask(one, '/api/games'),
      await ask(two, '/api/games'),
      await ask(one, '/api/games'),
      await ask(two, '/api/games'),
    ]).toEqual([200, 200, 429, 429])
    expect([await ask(one, '/api/rooms/A'), await ask(two, '/api/rooms/A'), await ask(two, '/api/rooms/A')]).toEqual([
      404, 404, 429,
    ])
    await redis.kill()
    expect(await ask(one, '/api/games')).toBe(200)
  })
})
