import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openDesk } from './desk.ts'

const healthy = (answer: boolean) => ({ db: undefined as never, healthy: async () => answer })

describe('for whoever looks after the server', () => {
  test('it lives, even without a database', async () => {
    const answer = await openDesk(healthy(false)).app.inject({ url: '/healthz' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
  })

  test('it starts however long that takes on a machine that has much else to do', () => {
    expect(openDesk(healthy(true)).app.initialConfig.pluginTimeout).toBe(0)
  })

  test('it is ready when the database answers', async () => {
    expect((await openDesk(healthy(true)).app.inject({ url: '/readyz' })).statusCode).toBe(200)
    const answer = await openDesk(healthy(false)).app.inject({ url: '/readyz' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'NOT_READY'])
  })

  test('it is not ready as soon as it is about to stop, while it still answers', async () => {
    const { app, lifecycle } = openDesk(healthy(true))
    lifecycle.closing = true
    const answer = await app.inject({ url: '/readyz' })
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'CLOSING'])
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/api/games' })).statusCode).toBe(200)
  })

  test('it finishes what has begun before it stops, and takes nothing more', async () => {
    const { app, rooms } = openDesk(healthy(true))
    let finish: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      finish = resolve
    })
    const begun = new Promise<void>((resolve) => {
      rooms.list = async () => {
        resolve()
        await held
        return []
      }
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const slow = fetch(`http://127.0.0.1:${port}/api/rooms`)
    await begun
    const closed = app.close()
    finish()
    expect((await slow).status).toBe(200)
    await closed
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })

  test('what still comes in while it stops is refused in the usual shape', async () => {
    const { app } = openDesk(healthy(true))
    let answer: Response | undefined
    app.addHook('preClose', async () => {
      const { port } = app.server.address() as { port: number }
      answer = await fetch(`http://127.0.0.1:${port}/api/games`)
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    await app.close()
    expect(answer?.status).toBe(503)
    expect(await answer?.json()).toMatchObject({ error: { code: 'CLOSING' } })
  })

  test('it does not wait for clients that keep their connection', async () => {
    const { app, rooms } = openDesk(healthy(true))
    const agent = new Agent({ keepAlive: true })
    let closed: Promise<unknown> = Promise.resolve()
    rooms.list = async () => {
      closed = app.close()
      await sleep(20)
      return []
    }
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const status = await new Promise((resolve, reject) => {
      get({ port, path: '/api/rooms', agent }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode))
      }).on('error', reject)
    })
    expect(status).toBe(200)
    await expect(Promise.race([closed.then(() => 'closed'), sleep(5000, 'waiting')])).resolves.toBe('closed')
    agent.destroy()
  })

  test('it does not wait for requests that never arrive whole', async () => {
    const { app } = openDesk(healthy(true), { drainMs: 200 })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const heads = ['GET /healthz HTTP/1.1\r\nHo', 'POST /api/guest HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{']
    const cutOff = heads.map(async (head) => {
      const socket = connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume()
      socket.write(head)
      // Whether it ends in peace or is reset does not matter.
      await new Promise((resolve) => socket.once('close', resolve))
    })
    await sleep(50)
    const closed = app.close().then(() => 'closed')
    await expect(Promise.race([closed, sleep(5000, 'waiting')])).resolves.toBe('closed')
    await Promise.all(cutOff)
  })

  test('numbers are for this machine alone, as moves that are made in secret count as well', async () => {
    const { app } = openDesk(healthy(true))
    const statusFrom = async (remoteAddress: string, forwarded?: string) => {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      return (await app.inject({ url: '/metrics', remoteAddress, headers })).statusCode
    }
    expect(await statusFrom('127.0.0.1')).toBe(200)
    expect(await statusFrom('::1')).toBe(200)
    expect(await statusFrom('::ffff:127.0.0.1')).toBe(200)
    expect(await statusFrom('127.0.0.1', '127.0.0.1')).toBe(200)
    expect(await statusFrom('192.0.2.7')).toBe(404)
    expect(await statusFrom('192.0.2.7', '127.0.0.1')).toBe(404)
    expect(await statusFrom('127.0.0.1', '192.0.2.7')).toBe(404)
    expect(await statusFrom('127.0.0.1', '127.0.0.1, 192.0.2.7')).toBe(404)
  })

  test('it counts what everybody does, and how long requests took by route', async () => {
    const { app, metrics } = openDesk(healthy(true))
    metrics.socketsOpen.set(3)
    metrics.messagesIn.inc(2)
    metrics.messagesOut.inc(40)
    metrics.tablesOpen.set(1)
    metrics.movesStored.inc(7)
    metrics.commitRows.observe(5)
    metrics.commitSeconds.observe(0.004)
    metrics.broadcastSeconds.observe(0.01)
    metrics.refusals.inc({ code: 'STALE' })
    metrics.rateLimited.inc({ where: 'socket' })
    await app.inject({ url: '/api/rooms/ABCDE' })
    await app.inject({ url: '/made/up' })
    const answer = await app.inject({ url: '/metrics' })
    expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
    for (const line of [
      'ludoteca_sockets_open 3',
      'ludoteca_messages_in_total 2',
      'ludoteca_messages_out_total 40',
      'ludoteca_tables_open 1',
      'ludoteca_moves_stored_total 7',
      'ludoteca_commit_rows_sum 5',
      'ludoteca_commit_seconds_count 1',
      'ludoteca_submit_to_broadcast_seconds_bucket{le="0.01"} 1',
      'ludoteca_refusals_total{code="STALE"} 1',
      'ludoteca_rate_limited_total{where="socket"} 1',
      'ludoteca_http_seconds_count{method="GET",route="/api/rooms/:id",status="404"} 1',
      'ludoteca_http_seconds_count{method="none",route="none",status="404"} 1',
      'process_cpu_user_seconds_total',
    ]) {
      expect(answer.body).toContain(line)
    }
    expect(answer.body).not.toMatch(/ABCDE|made/)
  })
})
