import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { bytesOf, textFrame } from '../../src/sockets/frames.ts'

describe('a text frame built by hand', () => {
  const http = createServer()
  const server = new WebSocketServer({ noServer: true })
  let write: (text: string) => void = () => undefined
  let client: WebSocket

  beforeAll(async () => {
    http.on('upgrade', (request, socket, head) => {
      server.handleUpgrade(request, socket, head, () => {
        write = (text) => socket.write(textFrame(bytesOf(text)), 'latin1')
      })
    })
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`, { maxPayload: 0 })
    await once(client, 'open')
  })
  afterAll(() => {
    client.terminate()
    http.close()
  })

  const lengths = [0, 1, 124, 125, 126, 127, 128, 255, 256, 65_534, 65_535, 65_536, 65_537, 1_000_003]
  test.each(lengths)('of %d bytes arrives as it was sent', async (length) => {
    const text = 'x'.repeat(length)
    write(text)
    const [data, isBinary] = await once(client, 'message')
    expect(String(data) === text).toBe(true)
    expect(isBinary).toBe(false)
  })

  test.each(['¡Qué jugada, Íñigo!', '🎲🎲', '日本語', 'a\u0000b\u007f\u0080ÿ', '{"name":"Ñ"}'.repeat(9000)])(
    'keeps letters beyond ASCII, number %#',
    async (text) => {
      write(text)
      const [data] = await once(client, 'message')
      expect(String(data) === text).toBe(true)
    },
  )

  test('takes a text for another one only if it is the same', () => {
    expect(bytesOf('ä')).toBe('\u00c3\u00a4')
    expect(bytesOf('ä')).toBe('\u00c3\u00a4')
    expect(bytesOf('ö')).toBe('\u00c3\u00b6')
    expect(bytesOf('')).toBe('')
  })
})
