import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openHouse, type TestHouse } from './house.ts'
import { eventually, Gate } from './waiting.ts'

async function statusOf(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const ws = new WebSocket(url, { headers })
  ws.on('error', () => undefined)
  const [, response] = (await once(ws, 'unexpected-response')) as [unknown, IncomingMessage]
  response.resume()
  ws.terminate()
  return response.statusCode
}

const ana = { cookie: 'ludoteca=ana' }
const pageOf = (house: TestHouse) => `http://127.0.0.1:${house.port}`

describe('whoever asks for a socket', () => {
  test('finds it at one path only', async () => {
    const house = await openHouse()
    expect(await statusOf(`ws://127.0.0.1:${house.port}/`, ana)).toBe(404)
    expect(await statusOf(`${house.url}/more`, ana)).toBe(404)
    await house.visitor('ana')
    const withQuery = new WebSocket(`${house.url}?room=ABCDE`, { headers: ana })
    await once(withQuery, 'open')
  })

  test('and is refused does not keep the connection, even without hanging up', async () => {
    const house = await openHouse()
    const socket = connect({ port: house.port, host: '127.0.0.1', allowHalfOpen: true })
    socket.write('GET /nope HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    socket.resume()
    await once(socket, 'end')
    // The other side is gone wholly: writing to it fails.
    const writing = setInterval(() => socket.write('still here'), 10)
    await expect(once(socket, 'close')).rejects.toThrow(/EPIPE|ECONNRESET/)
    clearInterval(writing)
  })

  test('from a page of the same host is let in, from another page is not', async () => {
    const house = await openHouse({ settings: { origins: ['https://play.example.org'] } })
    await house.visitor('ana', { origin: pageOf(house) })
    await house.visitor('ana', { origin: 'https://play.example.org' })
    for (const origin of [
      'https://evil.example.org',
      'null',
      '',
      'http://127.0.0.1:1',
      'https://play.example.org.evil',
    ]) {
      expect(await statusOf(house.url, { ...ana, origin }), origin).toBe(403)
    }
    expect(house.sockets.size).toBe(2)
  })

  test('through a trusted proxy is measured by the host the proxy names', async () => {
    const house = await openHouse()
    await house.visitor('ana', { origin: 'https://ludoteca.test', 'x-forwarded-host': 'ludoteca.test' })
    const strict = await openHouse({ settings: { trustsProxy: () => false } })
    const forged = { ...ana, origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }
    expect(await statusOf(strict.url, forged)).toBe(403)
  })

  test('without a session is told so by a close code a browser can read', async () => {
    const house = await openHouse()
    const ws = new WebSocket(house.url)
    const [code] = await once(ws, 'close')
    expect(code).toBe(CLOSE.noSession)
    expect(house.sockets.size).toBe(0)
  })

  test('cannot hold more than its share of connections', async () => {
    const house = await openHouse({ settings: { perAddressMax: 3, connectionsMax: 4, perPersonMax: 2 } })
    const from = (address: string) => ({ 'x-forwarded-for': `9.9.9.9, ${address}` })
    const first = await house.visitor('ana', from('10.0.0.1'))
    await house.visitor('ana', from('10.0.0.1'))
    const third = await house.visitor('ana', from('10.0.0.1'))
    expect(await third.closed()).toBe(CLOSE.tooMany)
    await house.visitor('bruno', from('10.0.0.1'))
    expect(await statusOf(house.url, { cookie: 'ludoteca=carla', ...from('10.0.0.1') })).toBe(429)
    await house.visitor('carla', from('10.0.0.2'))
    expect(await statusOf(house.url, { cookie: 'ludoteca=diego', ...from('10.0.0.3') })).toBe(429)
    first.ws.close()
    await first.closed()
    await house.visitor('ana', from('10.0.0.1'))
  })

  test('cannot hold more than five shares by coming from many networks of one site', async () => {
    const house = await openHouse({ settings: { perAddressMax: 1 } })
    const from = (network: number) => ({ 'x-forwarded-for': `2001:db8:7:${network}::1` })
    const first = await house.visitor('p0', from(0))
    for (let i = 1; i < 5; i++) await house.visitor(`p${i}`, from(i))
    expect(await statusOf(house.url, { cookie: 'ludoteca=p5', ...from(5) })).toBe(429)
    await house.visitor('p6', { 'x-forwarded-for': '2001:db8:8:1::1' })
    first.ws.close()
    await first.closed()
    await house.visitor('p7', from(7))
  })

  test('and does not speak WebSocket gets a plain refusal, and leaves nothing behind', async () => {
    const house = await openHouse({ settings: { connectionsMax: 1 } })
    const socket = connect(house.port, '127.0.0.1')
    socket.end(
      'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ludoteca=ana\r\n\r\n',
    )
    const [data] = await once(socket, 'data')
    expect(String(data)).toMatch(/^HTTP\/1\.1 400/)
    await once(socket, 'close')
    await house.visitor('ana')
  })

  test.each(['ana', 'explode'])('and hangs up at once harms nobody, not even as %s', async (name) => {
    const house = await openHouse({ settings: { connectionsMax: 50 } })
    const gate = new Gate()
    house.slowSessions = gate.pass
    const head = [
      'GET /ws HTTP/1.1',
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      `Cookie: ludoteca=${name}`,
    ]
    const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==']
    for (let i = 1; i <= 30; i++) {
      const socket = connect(house.port, '127.0.0.1')
      await once(socket, 'connect')
      socket.write(`${[...head, ...key].join('\r\n')}\r\n\r\n`)
      if (i % 2 === 0) await eventually(() => gate.waiting >= i / 2)
      socket.resetAndDestroy()
    }
    gate.open()
    await house.guest('bruno')
    await eventually(() => house.sockets.size === 1)
    expect(house.logged.filter((line) => !line.includes('could not be opened'))).toEqual([])
  })
})

describe('whoever offers to speak something else', () => {
  /** What the server answers to these pieces, sent one after the other, until it hangs up. */
  async function answerTo(house: TestHouse, ...pieces: readonly string[]): Promise<string> {
    const socket = connect(house.port, '127.0.0.1')
    let answer = ''
    socket.setEncoding('utf8').on('data', (data) => {
      answer += data
    })
    for (const piece of pieces) {
      socket.write(piece, 'latin1')
      await sleep(20)
    }
    if (!socket.closed) await once(socket, 'close')
    return answer
  }

  /** A house that repeats what it was asked. */
  async function openEcho(): Promise<TestHouse> {
    const house = await openHouse()
    house.server.on('request', async (request, response) => {
      const body = await text(request)
      response.end([request.method, request.url, request.headers['x-name'], request.headers.upgrade, body].join(' '))
    })
    return house
  }

  const offer = 'Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\nX-Name: Zo\xeb\r\n'

  test.each(['h2c', 'TLS/1.0', 'websocket2'])('is answered as if not: %s', async (what) => {
    const house = await openEcho()
    const answer = await answerTo(house, `GET /healthz?a HTTP/1.1\r\n${offer}Upgrade: ${what}\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(answer).toContain('\r\n\r\nGET /healthz?a Zo\xeb ')
  })

  test('may send a body, in pieces', async () => {
    const house = await openEcho()
    const head = `POST /api/x HTTP/1.1\r\n${offer}Upgrade: h2c\r\nContent-Length: 10\r\n\r\n`
    expect(await answerTo(house, `${head}hello`, 'world')).toContain('helloworld')
    const chunked = `POST /api/x HTTP/1.1\r\n${offer}Upgrade: h2c\r\nTransfer-Encoding: chunked\r\n\r\n`
    expect(await answerTo(house, chunked, '5\r\nhello\r\n', '5\r\nworld\r\n0\r\n\r\n')).toContain('helloworld')
  })

  test('gets one answer, and nothing behind the request is taken for another', async () => {
    const house = await openEcho()
    const head = `GET /one HTTP/1.1\r\n${offer}Upgrade: h2c\r\n\r\n`
    const answer = await answerTo(house, `${head}GET /two HTTP/1.1\r\nHost: x\r\n\r\n`)
    expect(answer).not.toContain('/two')
  })

  test('still gets a socket if that is what it offers, in whatever case', async () => {
    const house = await openEcho()
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ludoteca=ana\r\n'
    const socket = connect(house.port, '127.0.0.1')
    socket.write(`GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: WebSocket\r\n${key}\r\n`)
    const [data] = await once(socket, 'data')
    expect(String(data)).toMatch(/^HTTP\/1\.1 101 /)
    socket.destroy()
  })
})
