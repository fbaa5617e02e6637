import { setTimeout as sleep } from 'node:timers/promises'
import { TABLE } from '@ludoteca/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres, type TestPostgres } from '../../src/testing/postgres.ts'
import { freePorts } from '../deploy/ports.ts'
import { build } from '../deploy/programs.ts'
import { startProcess } from '../deploy/server-process.ts'
import { startProxy } from '../storage/proxy.ts'
import { startServer, Visitor } from './kit.ts'

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

  test('refuses a move that is under way when its database has gone for good', async () => {
    const proxy = await startProxy(await postgres.createDatabase())
    const server = await startServer({ databaseUrl: proxy.url }, { storage: { answerMs: 500 } })
    const ana = await Visitor.arrive(server.url)
    const { roomId } = await ana.api.createRoom({ game: 'plaza', kind: 'friends', seats: 2 })
    const client = ana.enter(roomId, 'PLAYER')
    await client.whenJoined()
    await client.send('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' })
    await client.send('HOST_COMMAND', { command: 'START' })
    await client.when(({ viewerState }) => viewerState?.current.includes('table:goOn'))
    const answers: string[] = []
    ana.sockets.at(-1)?.on('message', (data) => answers.push(String(data)))
    proxy.silence()
    await postgres.kill()
    void client.submit({ type: 'continue' }, { seat: TABLE }).catch(() => {})
    await sleep(100)
    const from = Date.now()
    await server.close()
    client.close()
    expect(Date.now() - from).toBeLessThan(10_000)
    expect(answers.join()).toContain('"code":"BUSY"')
    expect(answers.join()).not.toContain('"ACK"')
    await postgres.restart()
    await proxy.close()
  })
})
