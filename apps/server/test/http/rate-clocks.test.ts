import { Redis } from 'ioredis'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { startRedis } from '../../src/testing/redis.ts'
import { JUMPS, TwoClocks } from '../two-clocks.ts'
import { openDesk } from './desk.ts'

const MINUTE_MS = 60_000
const rates = { general: 2, room: 2 }
const URLS = ['/api/games', '/api/rooms/ABCDE']

afterEach(() => vi.restoreAllMocks())

describe('how many requests there were in a minute', () => {
  test.each(JUMPS)('is the same after somebody has set the clock by %i ms', async (ms) => {
    const clock = new TwoClocks()
    vi.spyOn(Date, 'now').mockImplementation(clock.now)
    const { app } = openDesk(undefined, { rates }, { env: clock })
    const isRefused = async (url: string) => (await app.inject({ url })).statusCode === 429
    for (const url of URLS) expect([await isRefused(url), await isRefused(url)]).toEqual([false, false])
    clock.set(ms)
    for (const url of URLS) expect(await isRefused(url)).toBe(true)
    clock.pass(MINUTE_MS)
    for (const url of URLS) expect(await isRefused(url)).toBe(false)
  })

  test(
    'is counted anew where the clock of Redis was set back, and a minute would last for hours',
    needs('redis-server'),
    async () => {
      const redis = await startRedis()
      const client = new Redis(redis.url)
      try {
        const { app } = openDesk(undefined, { rates }, { redis: client })
        const statusOf = async (url: string) => (await app.inject({ url })).statusCode
        for (const url of URLS) {
          for (let i = 0; i < 2; i++) expect(await statusOf(url)).not.toBe(429)
          expect(await statusOf(url)).toBe(429)
        }
        // What becomes of a key when the clock goes back by two hours: it is due two hours later.
        for (const key of await client.keys('ludoteca:http:*')) await client.pexpire(key, 2 * 3_600_000 + MINUTE_MS)
        for (const url of URLS) {
          for (let i = 0; i < 2; i++) expect(await statusOf(url)).not.toBe(429)
          expect(await statusOf(url)).toBe(429)
        }
        expect(await client.pttl((await client.keys('ludoteca:http:*'))[0] as string)).toBeLessThanOrEqual(MINUTE_MS)
      } finally {
        client.disconnect()
        await redis.stop()
      }
    },
  )
})
