import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts'
import { freePorts } from '../deploy/ports.ts'
import { build } from '../deploy/programs.ts'
import { startProcess } from '../deploy/server-process.ts'
import { startProxy } from '../storage/proxy.ts'

let postgres: TestPostgres
beforeAll(async () => {
  build()
  postgres = await startPostgres({ settings: { fsync: 'off' } })
}, 180_000)
afterAll(() => postgres?.stop())

describe('a server that is asked to stop', { timeout: 60_000 }, () => {
  test('ends although its database has fallen silent', async () => {
    const proxy = await startProxy(await postgres.createDatabase())
    const [port = 0] = await freePorts(1)
    const server = await startProcess(port, { DATABASE_URL: proxy.url })
    try {
      proxy.silence()
      const from = Date.now()
      expect(await server.stop()).toBe(0)
      expect(Date.now() - from).toBeLessThan(15_000)
    } finally {
      await server.kill()
      await proxy.close()
    }
  })
})
