import { describe, expect, test, vi } from 'vitest'
import { StorageDown } from '../../src/storage/storage.ts'
import { openHouse } from './house.ts'

const SECRET = 'a-seed-nobody-may-see'

describe('when something fails', () => {
  test('in a handler, its sender is told and the connection lives', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    house.rooms.trouble = () => Promise.reject(new Error(SECRET))
    expect(await ana.say('SET_READY', { ready: true })).toMatchObject({ code: 'SERVER', params: {} })
    house.rooms.trouble = () => Promise.reject(new StorageDown('away', new Error(SECRET)))
    const busy = await ana.say('SET_PROFILE', { entropy: SECRET })
    expect(busy).toMatchObject({ code: 'BUSY' })
    house.rooms.trouble = undefined
    const { nonce: _, idempotencyKey } = busy
    expect(await ana.say('SET_PROFILE', { entropy: SECRET }, { idempotencyKey })).toMatchObject({ type: 'ACK' })
    expect(house.logged).toHaveLength(2)
    expect(house.logged[0]).toContain('"type":"SET_READY"')
    expect(house.logged[0]).toContain('"at":["at ')
    expect(house.logged.join()).not.toContain(SECRET)
    expect(ana.frames.join()).not.toContain(SECRET)
  })

  test('a command whose fate nobody knows keeps its key when it comes again', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    house.rooms.trouble = () => Promise.reject(new StorageDown('away'))
    const { idempotencyKey } = await ana.say('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' })
    house.rooms.trouble = undefined
    const again = await ana.say('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' }, { idempotencyKey })
    expect(again).toMatchObject({ type: 'ACK' })
    expect(house.rooms.keys).toEqual([`id-of-ana:${idempotencyKey}`, `id-of-ana:${idempotencyKey}`])
  })

  test('in the match that was to be shown, the room still works and the next change tries again', async () => {
    const house = await openHouse()
    house.rooms.matchId = 'm1'
    house.tables.trouble = () => Promise.reject(new Error(SECRET))
    const ana = await house.guest('ana')
    await ana.received('ERROR')
    expect(ana.replies()).toMatchObject([{ type: 'ACK' }, { code: 'SERVER' }])
    expect(await ana.say('SET_READY', { ready: true })).toMatchObject({ type: 'ACK' })
    house.tables.trouble = undefined
    house.rooms.changed()
    await ana.received('STATE_SNAPSHOT')
    expect(house.logged.join()).not.toContain(SECRET)
  })

  test('in the match that was to be shown, it is tried again, by itself and for whoever asks for everything', async () => {
    const house = await openHouse({ settings: { reattachMs: 50 } })
    house.rooms.matchId = 'm1'
    house.tables.trouble = () => Promise.reject(new Error(SECRET))
    const ana = await house.guest('ana')
    await vi.waitUntil(() => ana.replies().length > 2)
    house.tables.trouble = undefined
    await ana.received('STATE_SNAPSHOT')

    const slow = await openHouse({ settings: { reattachMs: 2 ** 31 - 1 } })
    slow.rooms.matchId = 'm1'
    slow.tables.trouble = () => Promise.reject(new Error(SECRET))
    const beto = await slow.guest('beto')
    await beto.received('ERROR')
    slow.tables.trouble = undefined
    expect(await beto.say('REQUEST_SNAPSHOT', {})).toMatchObject({ type: 'ACK' })
    await beto.received('STATE_SNAPSHOT')
  })

  test('while the match was followed, its connection is told so and begins again', async () => {
    const house = await openHouse({ settings: { reattachMs: 50 } })
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana')
    await ana.received('STATE_SNAPSHOT')
    for (const listener of house.tables.listeners.keys()) listener.drop()
    await ana.received('ERROR')
    await vi.waitUntil(() => ana.frames.filter((frame) => frame.includes('"STATE_SNAPSHOT"')).length === 2)
    expect(house.tables.listeners.size).toBe(1)
  })

  test('where answers are kept, messages are answered all the same', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    house.replies.store = () => Promise.reject(new Error(SECRET))
    expect(await ana.say('SET_READY', { ready: true })).toMatchObject({ type: 'ACK' })
    house.replies.recent = () => Promise.reject(new StorageDown('away'))
    const again = await house.visitor('ana')
    expect(await again.join()).toMatchObject({ code: 'BUSY' })
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
  })

  test('while a session is looked up, the upgrade is refused', async () => {
    const house = await openHouse()
    const client = await house.visitor('ana', { cookie: 'ludoteca=explode' }).catch((error: Error) => error)
    expect(String(client)).toContain('500')
    expect(house.sockets.size).toBe(0)
    await house.visitor('ana')
  })

  test('while the database is away, the upgrade is refused for now, as anything else is', async () => {
    const house = await openHouse()
    house.slowSessions = () => Promise.reject(new StorageDown('busy'))
    const client = await house.visitor('ana').catch((error: Error) => error)
    expect(String(client)).toContain('503')
    house.slowSessions = undefined
    expect(house.sockets.size).toBe(0)
    await house.visitor('ana')
  })

  test('with a frame that is no WebSocket frame, only its sender is cut off', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    const raw = (bruno.ws as unknown as { _socket: { write(data: Buffer): void } })._socket
    raw.write(Buffer.from([0xff, 0xff, 0x00, 0x01, 0x02, 0x03]))
    expect(await bruno.closed()).toBe(1002)
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
  })
})
