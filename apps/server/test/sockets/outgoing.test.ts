import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE, SERVER_FRAME_BYTES } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { eventually } from './waiting.ts'

const filler = (bytes: number) => JSON.stringify({ facts: [{ type: 'filler', text: 'x'.repeat(bytes) }] })

describe('what is sent to a connection', () => {
  test('in one turn of the event loop leaves in one frame, numbered without gaps', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    await Promise.all([ana.received('ROOM_STATE'), bruno.received('ROOM_STATE')])
    const frames = ana.frames.length
    for (let i = 0; i < 5; i++) {
      for (const listener of house.rooms.listeners) listener.send('REACTION', '{"from":"Ñandú","emoji":"RISA"}')
    }
    await Promise.all([ana.received('REACTION', 5), bruno.received('REACTION', 5)])
    expect(ana.frames).toHaveLength(frames + 1)
    expect(ana.messages.map(({ seq }) => seq)).toEqual(ana.messages.map((_, i) => i + 1))
    expect(bruno.messages.map(({ seq }) => seq)).toEqual(bruno.messages.map((_, i) => i + 1))
    for (const listener of house.rooms.listeners) listener.send('REACTION', '{"from":"x","emoji":"RISA"}')
    await ana.received('REACTION', 6)
    expect(ana.frames.at(-1)).toBe('{"v":1,"type":"REACTION","seq":8,"payload":{"from":"x","emoji":"RISA"}}')
    expect(house.counted.sent).toBe(ana.messages.length + bruno.messages.length)
  })

  test('never makes a frame longer than agreed of several messages', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    for (const listener of house.rooms.listeners) {
      for (let i = 0; i < 10; i++) listener.send('MATCH_UPDATE', filler(100_000))
    }
    await ana.received('MATCH_UPDATE', 10)
    expect(Math.max(...ana.frames.map((frame) => frame.length))).toBeLessThanOrEqual(SERVER_FRAME_BYTES)
    expect(ana.messages.map(({ seq }) => seq)).toEqual(ana.messages.map((_, i) => i + 1))
  })

  test('and not read by it is given up, without harm to others', async () => {
    const house = await openHouse({ settings: { closeMs: 300 } })
    const slow = await house.guest('slow')
    const quick = await house.guest('quick')
    slow.ws.pause()
    const from = process.memoryUsage().rss
    let rounds = 0
    for (; rounds < 2000 && house.rooms.listeners.size === 2; rounds++) {
      for (const listener of house.rooms.listeners) listener.send('MATCH_UPDATE', filler(50_000))
      await new Promise(setImmediate)
    }
    expect(rounds).toBeLessThan(2000)
    expect(house.counted[`closed ${CLOSE.tooSlow}`] ?? house.counted['closed 1006']).toBe(1)
    expect(process.memoryUsage().rss - from).toBeLessThan(300_000_000)
    expect(await quick.say('PING')).toMatchObject({ type: 'ACK' })
    slow.ws.resume()
    await slow.closed()
  })

  test('before the other side closes arrives, and nothing is written after it', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const [listener] = house.rooms.listeners
    ana.ws.close(1000)
    await eventually(() => house.sockets.size === 0)
    listener?.send('REACTION', '{"from":"x","emoji":"RISA"}')
    await sleep(20)
    expect(await ana.closed()).toBe(1000)
    expect(ana.types()).not.toContain('REACTION')
  })

  test('may be a ping in between', async () => {
    const house = await openHouse({ settings: { pingMs: 5 } })
    const ana = await house.guest('ana')
    const pinged = once(ana.ws, 'ping')
    for (let i = 0; i < 50; i++) {
      for (const listener of house.rooms.listeners) listener.send('MATCH_UPDATE', filler(70_000))
      await sleep(1)
    }
    await pinged
    await ana.received('MATCH_UPDATE', 50)
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
  })
})
