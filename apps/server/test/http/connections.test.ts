import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDesk } from './desk.ts'

const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n'
const LAST = 'GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n'

async function open() {
  const { app, lines } = openDesk()
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  const answered = () => lines.filter((line) => line.includes('"msg":"request"')).length
  return { app, socket, answered }
}

describe('a connection', () => {
  test('may send some requests before it has the answers, and gets them all', async () => {
    const { socket } = await open()
    socket.write(REQUEST.repeat(20) + LAST)
    expect((await text(socket)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(21)
  })

  test('that sends far too many at once is cut off, and hardly any of them is looked at', async () => {
    const { app, socket, answered } = await open()
    socket.write(REQUEST.repeat(1_500))
    socket.resume()
    await once(socket, 'close')
    expect(answered()).toBeLessThan(200)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  })

  test('is not waited for without end, nor are there any number of them', async () => {
    const { app, socket } = await open()
    const { timeout, headersTimeout, requestTimeout, maxConnections } = app.server
    for (const ms of [timeout, headersTimeout, requestTimeout]) expect([ms > 0, ms <= 60_000]).toEqual([true, true])
    expect(maxConnections).toBeGreaterThan(0)
    socket.destroy()
  })
})

describe('connections of one network', () => {
  const MANY = 300
  const PER_NETWORK_MAX = 256

  async function openMany(trustProxy: string) {
    const { app } = openDesk(undefined, { trustProxy })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = app.server.address() as AddressInfo
    const from = (localAddress: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress })
      socket.on('error', () => {}).resume()
      onTestFinished(() => void socket.destroy())
      return socket
    }
    const sockets = Array.from({ length: MANY }, () => from('127.0.0.1'))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    const answers = (socket: Socket) => {
      socket.write(REQUEST)
      return Promise.race([once(socket, 'data').then(() => true), once(socket, 'close').then(() => false)])
    }
    return { from, sockets, answers }
  }

  test('are so many and no more, and nobody else is kept out by them', async () => {
    const { from, sockets, answers } = await openMany('192.0.2.1')
    const open = () => sockets.filter(({ closed }) => !closed)
    await vi.waitUntil(() => open().length === PER_NETWORK_MAX, 30_000)
    expect(await answers(from('127.0.0.2'))).toBe(true)
    expect(await answers(from('127.0.0.1'))).toBe(false)
    const [one] = open() as [Socket]
    one.destroy()
    await once(one, 'close')
    await expect.poll(() => answers(from('127.0.0.1'))).toBe(true)
  })

  test('are not counted where a proxy of ours stands for everybody', async () => {
    const { sockets, answers } = await openMany('loopback')
    expect(await Promise.all(sockets.map(answers))).toEqual(Array(MANY).fill(true))
  })
})
