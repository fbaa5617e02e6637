import { CLOSE } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { openHouse } from './house.ts'
import { eventually, Gate } from './waiting.ts'

describe('joining a room', () => {
  test('answers first, then shows the room', async () => {
    const house = await openHouse()
    const ana = await house.visitor('ana')
    const reply = await ana.join({ nonce: 7 })
    expect(reply).toMatchObject({ type: 'ACK', nonce: 7, result: { clientId: 'id-of-ana', lastNonce: 7, seat: 0 } })
    expect(reply.result?.serverTs).toBeCloseTo(Date.now(), -4)
    await ana.received('ROOM_STATE')
    expect(ana.types()).toEqual(['ACK', 'ROOM_STATE'])
    expect(ana.messages.map(({ seq }) => seq)).toEqual([1, 2])
    expect(ana.messages[0]).not.toHaveProperty('roomId')
    expect(ana.messages[1]).toMatchObject({ roomId: 'ABCDE', matchId: null })
    expect(house.rooms.calls).toEqual(['connected id-of-ana'])
  })

  test('of a running match shows the match as well, from where one left off', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm1'
    const ana = await house.visitor('ana')
    await ana.join({ matchId: 'm1' }, { factCount: 12 })
    await ana.received('STATE_SNAPSHOT')
    expect(ana.types()).toEqual(['ACK', 'ROOM_STATE', 'MATCH_START', 'STATE_SNAPSHOT'])
    expect([...house.tables.listeners.values()]).toEqual([{ seat: 0, host: true, factCount: 12 }])
  })

  test('after a rematch that one missed does not count what was heard of the match before', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm2'
    const ana = await house.visitor('ana')
    await ana.join({ matchId: 'm1' }, { factCount: 12 })
    await ana.received('STATE_SNAPSHOT')
    expect([...house.tables.listeners.values()]).toEqual([{ seat: 0, host: true }])
  })

  test('that is not there is refused in the language of the browser', async () => {
    const house = await openHouse()
    const ana = await house.visitor('ana', { 'accept-language': 'fr, de-DE;q=0.7' })
    const reply = await ana.join({ roomId: 'ZZZZZ' })
    expect(reply).toMatchObject({ type: 'ERROR', code: 'NOT_FOUND', seq: 0 })
    expect(reply.message).toMatch(/\b(nicht|keinen?|diesen?|gibt)\b/)
  })

  test('starts the match for everybody there when it begins', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno', { role: 'WATCHER' })
    house.rooms.start('m1')
    await Promise.all([ana.received('STATE_SNAPSHOT'), bruno.received('STATE_SNAPSHOT')])
    expect([...house.tables.listeners.values()]).toEqual([
      { seat: 0, host: true },
      { seat: null, host: false },
    ])
    house.rooms.changed()
    house.rooms.changed()
    await ana.say('PING')
    expect(ana.types().filter((type) => type === 'MATCH_START')).toHaveLength(1)
    house.rooms.start('m2')
    await ana.received('MATCH_START', 2)
    expect(house.tables.listeners.size).toBe(2)
    house.rooms.matchId = null
    house.rooms.changed()
    await eventually(() => house.tables.listeners.size === 0)
  })

  test('answers first even if a match begins at that very moment', async () => {
    const house = await openHouse()
    house.rooms.whenConnected = async () => house.rooms.start('m1')
    const ana = await house.visitor('ana')
    await ana.join()
    await ana.received('STATE_SNAPSHOT')
    expect(ana.types()).toEqual(['ACK', 'ROOM_STATE', 'MATCH_START', 'STATE_SNAPSHOT'])
  })

  test('lets a watcher who takes a seat see what the seat sees', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana', { role: 'WATCHER' })
    await ana.received('STATE_SNAPSHOT')
    await ana.say('REQUEST_SEAT', { seat: 2 })
    house.rooms.changed()
    await ana.received('STATE_SNAPSHOT', 2)
    expect([...house.tables.listeners.values()]).toEqual([{ seat: 2, host: true }])
  })

  test('again from elsewhere replaces the first connection, and nobody counts as lost', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm1'
    const first = await house.guest('ana')
    const second = await house.guest('ana')
    expect(await first.closed()).toBe(CLOSE.replaced)
    expect(first.replies().at(-1)).toMatchObject({ type: 'ERROR', code: 'REPLACED' })
    expect(second.clientId).toBe(first.clientId)
    await second.received('STATE_SNAPSHOT')
    expect(house.tables.listeners.size).toBe(1)
    expect(house.rooms.listeners.size).toBe(1)
    expect(house.rooms.calls).toEqual(['connected id-of-ana', 'connected id-of-ana'])
    second.ws.close()
    await eventually(() => house.rooms.calls.includes('disconnected id-of-ana'))
    expect(house.rooms.listeners.size + house.tables.listeners.size).toBe(0)
  })

  test('again on the same connection shows everything again', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana')
    ana.matchId = null
    expect(await ana.join()).toMatchObject({ type: 'ACK' })
    await ana.received('STATE_SNAPSHOT', 2)
    expect(house.rooms.listeners.size).toBe(1)
    expect(house.tables.listeners.size).toBe(1)
    expect(ana.closeCode).toBeUndefined()
  })

  test('ends with LEAVE_ROOM, and the connection may join again', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const key = '11111111-1111-4111-8111-111111111111'
    const left = await ana.say('LEAVE_ROOM', {}, { idempotencyKey: key })
    expect(left).toMatchObject({ type: 'ACK' })
    expect(await ana.say('SET_READY', { ready: true })).toMatchObject({ code: 'NOT_JOINED' })
    expect(await ana.say('LEAVE_ROOM', {}, { idempotencyKey: key })).toEqual({ ...left, nonce: ana.nonce })
    expect(house.rooms.listeners.size).toBe(0)
    expect(await ana.join()).toMatchObject({ type: 'ACK' })
    ana.ws.close()
    await ana.closed()
    expect(house.rooms.calls.filter((call) => call.startsWith('leave'))).toHaveLength(1)
  })

  test('ends for somebody who is shown the door', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    await ana.say('HOST_COMMAND', { command: 'KICK', participantId: bruno.clientId })
    expect(await bruno.closed()).toBe(CLOSE.kicked)
    expect(bruno.replies().at(-1)).toMatchObject({ code: 'KICKED' })
    expect(house.rooms.listeners.size).toBe(1)
  })

  test('ends for everybody when the host closes the room, who may go on to another one', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    expect(await ana.say('HOST_COMMAND', { command: 'CLOSE' })).toMatchObject({ type: 'ACK' })
    expect(await bruno.closed()).toBe(CLOSE.bye)
    expect(bruno.replies().at(-1)).toMatchObject({ code: 'NOT_FOUND' })
    await eventually(() => house.rooms.listeners.size + house.tables.listeners.size === 0)
    expect(await ana.say('SET_READY', { ready: true })).toMatchObject({ code: 'NOT_JOINED' })
    ana.matchId = null
    expect(await ana.join()).toMatchObject({ type: 'ACK' })
    expect(house.rooms.calls.filter((call) => call.startsWith('disconnected'))).toEqual([])
  })

  test('and leaving while the match is being shown leaves no listener at the table', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm1'
    const gate = new Gate()
    house.tables.trouble = gate.pass
    const ana = await house.guest('ana')
    await eventually(() => gate.waiting === 1)
    ana.ws.terminate()
    await eventually(() => house.sockets.size === 0)
    gate.open()
    await eventually(() => house.rooms.calls.includes('disconnected id-of-ana'))
    expect(house.tables.listeners.size).toBe(0)
  })

  test('by somebody who is gone before the room answers leaves nobody behind', async () => {
    const house = await openHouse()
    const ana = await house.visitor('ana')
    const gate = new Gate()
    house.rooms.trouble = gate.pass
    ana.raw(JSON.stringify(ana.envelope('JOIN_ROOM', { role: 'PLAYER' })))
    await eventually(() => gate.waiting === 1)
    ana.ws.terminate()
    await eventually(() => house.sockets.size === 0)
    gate.open()
    const bruno = await house.visitor('bruno')
    await bruno.join()
    expect(house.rooms.listeners.size).toBe(1)
    expect(house.rooms.calls).toEqual(['connected id-of-bruno'])
  })

  test('stays with the person when a session ends: its connections are closed', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    const carla = await house.guest('carla')
    house.sockets.dismiss({ accountId: 'ana' })
    expect(await ana.closed()).toBe(CLOSE.noSession)
    house.sockets.dismiss({ sessionId: 'session-of-bruno' })
    expect(await bruno.closed()).toBe(CLOSE.noSession)
    expect(await carla.say('PING')).toMatchObject({ type: 'ACK' })
  })

  test('ends when another process has ended the session', async () => {
    const house = await openHouse({ settings: { presenceMs: 20 } })
    const ana = await house.guest('ana')
    const bruno = await house.visitor('bruno')
    house.endedSessions.add('session-of-ana')
    expect(await ana.closed()).toBe(CLOSE.noSession)
    expect(await bruno.say('PING')).toMatchObject({ type: 'ACK' })
  })
})
