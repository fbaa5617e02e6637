import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openHouse } from './house.ts'
import { eventually, Gate } from './waiting.ts'

describe('a server that stops', () => {
  test('answers what it works on, refuses the rest and says good-bye', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    const gate = new Gate()
    house.tables.trouble = gate.pass
    ana.raw(JSON.stringify(ana.envelope('SUBMIT_MOVE', { move: { type: 'play' } })))
    ana.raw(JSON.stringify(ana.envelope('SUBMIT_MOVE', { move: { type: 'play' } })))
    await eventually(() => gate.waiting === 1)
    const closing = house.sockets.close()
    expect(await bruno.say('SET_READY', { ready: true })).toMatchObject({ type: 'ERROR', code: 'CLOSING' })
    const late = new WebSocket(house.url, { headers: { cookie: 'ludoteca=carla' } })
    late.on('error', () => undefined)
    const [, response] = (await once(late, 'unexpected-response')) as [unknown, IncomingMessage]
    expect(response.statusCode).toBe(503)
    late.terminate()
    gate.open()
    await closing
    expect(ana.replies().slice(1)).toMatchObject([
      { type: 'ACK', nonce: 2 },
      { type: 'ERROR', code: 'CLOSING', nonce: 3 },
    ])
    expect(await Promise.all([ana.closed(), bruno.closed()])).toEqual([CLOSE.closing, CLOSE.closing])
    expect(house.tables.log).toHaveLength(1)
    expect(house.sockets.size).toBe(0)
    expect(house.rooms.calls.filter((call) => call.startsWith('disconnected'))).toEqual([])
  })

  test('lets rooms know of those who went just before', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const gate = new Gate()
    house.rooms.whenDisconnected = gate.pass
    ana.ws.terminate()
    await eventually(() => gate.waiting === 1)
    let isClosed = false
    const closing = house.sockets.close().then(() => {
      isClosed = true
    })
    await sleep(50)
    expect(isClosed).toBe(false)
    gate.open()
    await closing
    expect(house.rooms.calls).toContain(`disconnected ${ana.clientId}`)
  })

  test('does not wait for ever: neither for a message that hangs nor for somebody who does not answer', async () => {
    const house = await openHouse({ settings: { drainMs: 100, closeMs: 100 } })
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    const gate = new Gate()
    house.tables.trouble = gate.pass
    ana.raw(JSON.stringify(ana.envelope('SUBMIT_MOVE', { move: { type: 'play' } })))
    await eventually(() => gate.waiting === 1)
    bruno.ws.pause()
    const from = performance.now()
    await house.sockets.close()
    expect(performance.now() - from).toBeLessThan(4000)
    expect(await ana.closed()).toBe(CLOSE.closing)
    await eventually(() => house.sockets.size === 0)
    gate.open()
    bruno.ws.terminate()
  })
})
