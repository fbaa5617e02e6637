import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { system } from '../../src/environment.ts'
import { type OpenLimits, openLimits } from '../../src/limits/limits.ts'
import { startRedis, type TestRedis } from '../../src/testing/redis.ts'

// So slow that nothing comes back while a test runs.
const RATE = { count: 5, perMs: 3_600_000 }
const PATIENCE = { timeout: 30_000 }

describe('a limit kept in Redis', needs('redis-server'), () => {
  let server: TestRedis
  const opened: OpenLimits[] = []
  const said: string[] = []

  beforeAll(async () => {
    server = await startRedis()
  })
  afterAll(() => server.stop())
  afterEach(() => {
    for (const limits of opened.splice(0)) limits.close()
    said.length = 0
  })

  const log = {
    info: (_: object, message: string) => said.push(`info ${message}`),
    warn: (_: object, message: string) => said.push(`warn ${message}`),
  }
  // A machine that is busy with other things may be slow to answer.
  async function open(redisUrl = server.url, redisAnswerMs = 5_000): Promise<OpenLimits> {
    const limits = openLimits({ redisUrl, redisAnswerMs, rates: { JOIN_ROOM: RATE }, env: system, log })
    opened.push(limits)
    return limits
  }
  async function ready(limits: OpenLimits): Promise<void> {
    while (limits.redis?.status !== 'ready') await sleep(10)
  }
  async function takeMany(limits: OpenLimits, key: string, times: number): Promise<number> {
    let allowed = 0
    for (let i = 0; i < times; i++) if (await limits.limits.JOIN_ROOM.take(key)) allowed++
    return allowed
  }

  test('is one limit for all processes', async () => {
    const one = await open()
    const two = await open()
    await Promise.all([ready(one), ready(two)])
    expect(await takeMany(one, 'ana', 3)).toBe(3)
    expect(await takeMany(two, 'ana', 5)).toBe(2)
    expect(await takeMany(one, 'bruno', 9)).toBe(5)
    expect(await takeMany(two, 'bruno', 1)).toBe(0)
    expect(said).toEqual([])
  })

  test('takes back what was counted for nothing', async () => {
    const limits = await open()
    await ready(limits)
    for (let i = 0; i < 9; i++) {
      expect(await limits.limits.JOIN_ROOM.take('flor')).toBe(true)
      await limits.limits.JOIN_ROOM.giveBack('flor')
    }
    expect(await takeMany(limits, 'flor', 9)).toBe(5)
  })

  test.each([
    [6_000, 4],
    [6_000, 9],
    [7_200_000, 4],
    [7_200_000, 9],
  ])('is counted anew when the clock of Redis was set back by %i ms, after %i', async (ms, before) => {
    const limits = await open()
    await ready(limits)
    const key = `gus ${ms} ${before}`
    expect(await takeMany(limits, key, before)).toBe(Math.min(before, 5))
    // What becomes of what is counted then: it is due so much later.
    const [counted = ''] = (await limits.redis?.keys(`*${key}`)) ?? []
    expect(await limits.redis?.pexpire(counted, RATE.perMs + ms)).toBe(1)
    expect(await takeMany(limits, key, 9)).toBe(5)
    expect(await takeMany(limits, key, 9)).toBe(0)
  })

  test('is counted by the process itself while Redis is away, with one warning, and shared again afterwards', async () => {
    const limits = await open()
    await ready(limits)
    expect(await takeMany(limits, 'carla', 1)).toBe(1)
    await server.kill()
    expect(await takeMany(limits, 'carla', 9)).toBe(5)
    await sleep(300)
    await server.restart()
    await vi.waitUntil(() => said.some((line) => line.startsWith('info')), PATIENCE)
    expect(await takeMany(limits, 'carla', 9)).toBe(5)
    expect(said.filter((line) => line.startsWith('warn'))).toHaveLength(1)
    expect(said.filter((line) => line.startsWith('info'))).toHaveLength(1)
  })

  test('does not hold anybody up when Redis hangs', async () => {
    const limits = await open(server.url, 250)
    await ready(limits)
    server.freeze()
    const from = performance.now()
    expect(await takeMany(limits, 'diego', 50)).toBe(5)
    expect(performance.now() - from).toBeLessThan(6000)
    server.thaw()
    expect(said).toHaveLength(1)
  })

  test('works without any Redis at the address', async () => {
    const limits = await open('redis://127.0.0.1:1')
    expect(await takeMany(limits, 'elsa', 9)).toBe(5)
    await sleep(300)
    expect(await takeMany(limits, 'elsa', 9)).toBe(0)
    expect(said).toHaveLength(1)
  })
})
