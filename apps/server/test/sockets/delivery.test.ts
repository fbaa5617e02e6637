import { randomUUID } from 'node:crypto'
import { CLOSE } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { openHouse, type TestHouse } from './house.ts'
import { eventually, Gate } from './waiting.ts'

const play = { move: { type: 'play' } }
const wrong = { move: { type: 'wrong' } }

async function running(options: ConstructorParameters<typeof TestHouse>[0] = {}): Promise<TestHouse> {
  const house = await openHouse(options)
  house.rooms.matchId = 'm1'
  return house
}

describe('nonces', () => {
  test('may skip numbers but never go back', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    expect(await ana.say('PING', {}, { nonce: 40 })).toMatchObject({ type: 'ACK', nonce: 40 })
    expect(await ana.say('PING', {}, { nonce: 40 })).toMatchObject({ code: 'BAD_NONCE', params: { lastNonce: 40 } })
    expect(await ana.say('PING', {}, { nonce: 39 })).toMatchObject({ code: 'BAD_NONCE' })
    expect(await ana.say('PING', {}, { nonce: 41 })).toMatchObject({ type: 'ACK' })
  })

  test('go on where they were when the person comes back', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    await ana.say('PING', {}, { nonce: 40 })
    ana.ws.terminate()
    const again = await house.visitor('ana')
    expect(await again.join({ nonce: 1 })).toMatchObject({ type: 'ACK', nonce: 1, result: { lastNonce: 40 } })
    expect(await again.say('PING', {}, { nonce: 2 })).toMatchObject({ code: 'BAD_NONCE' })
    expect(await again.say('PING', {}, { nonce: 41 })).toMatchObject({ type: 'ACK' })
  })

  test('of one person say nothing about another', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    await ana.say('PING', {}, { nonce: 40 })
    const bruno = await house.guest('bruno')
    expect(await bruno.say('PING', {}, { nonce: 2 })).toMatchObject({ type: 'ACK' })
  })

  test('count before a room is joined, too', async () => {
    const house = await running()
    const ana = await house.visitor('ana')
    const key = randomUUID()
    const first = await ana.join({ nonce: 5, roomId: 'ZZZZZ', idempotencyKey: key })
    expect(first).toMatchObject({ code: 'NOT_FOUND' })
    expect(await ana.join({ nonce: 5 })).toMatchObject({ code: 'BAD_NONCE' })
    expect(await ana.join({ nonce: 4, roomId: 'ZZZZZ', idempotencyKey: key })).toEqual({ ...first, nonce: 4, seq: 2 })
    expect(await ana.join({ nonce: 6 })).toMatchObject({ type: 'ACK' })
  })
})

describe('an idempotency key', () => {
  test.each([
    ['an accepted move', 'SUBMIT_MOVE', play],
    ['a refused move', 'SUBMIT_MOVE', wrong],
    ['a room command', 'SET_READY', { ready: true }],
    ['a refused room command', 'REQUEST_SEAT', { seat: 0 }],
    ['a reaction', 'SEND_REACTION', { emoji: 'RISA' }],
    ['a join', 'JOIN_ROOM', { role: 'PLAYER' }],
  ] as const)('repeats the answer to %s, under the old nonce and under a new one', async (_, type, payload) => {
    const house = await running()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    const idempotencyKey = randomUUID()
    const first = await bruno.say(type, payload, { idempotencyKey })
    const calls = house.rooms.calls.length
    const { matchId, clientId } = bruno
    const old = await bruno.say(type, payload, { idempotencyKey, nonce: first.nonce })
    const fresh = await bruno.say(type, payload, { idempotencyKey, nonce: 90 })
    const { nonce: _nonce, seq: _seq, ...answer } = first
    expect(old).toMatchObject({ ...answer, nonce: first.nonce })
    expect(fresh).toMatchObject({ ...answer, nonce: 90 })
    expect(house.rooms.calls).toHaveLength(calls)
    expect(house.tables.log.length).toBeLessThanOrEqual(1)
    expect(await bruno.say('PING', {}, { nonce: 90, matchId, clientId })).toMatchObject({ code: 'BAD_NONCE' })
    await ana.say('PING')
    expect(ana.types().filter((heard) => heard === 'REACTION').length).toBeLessThanOrEqual(1)
  })

  test('of the JOIN_ROOM that brought somebody here repeats its answer, too', async () => {
    const house = await running()
    const ana = await house.visitor('ana')
    const idempotencyKey = randomUUID()
    const first = await ana.join({ idempotencyKey })
    await ana.received('STATE_SNAPSHOT')
    ana.matchId = 'm1'
    expect(await ana.join({ idempotencyKey, nonce: 1 })).toEqual(first)
    await ana.say('PING')
    expect(ana.types().filter((type) => type === 'ROOM_STATE')).toHaveLength(1)
  })

  test.each([
    ['an accepted move', 'SUBMIT_MOVE', play],
    ['a refused move', 'SUBMIT_MOVE', wrong],
    ['a room command', 'SET_READY', { ready: true }],
    ['a refused room command', 'REQUEST_SEAT', { seat: 0 }],
  ] as const)('repeats the answer to %s after the server was started anew', async (_, type, payload) => {
    const before = await running()
    await before.guest('ana')
    const bruno = await before.guest('bruno')
    const idempotencyKey = randomUUID()
    const first = await bruno.say(type, payload, { idempotencyKey })
    await before.sockets.close()
    const { rooms, tables, replies } = before
    const after = await openHouse({ rooms, tables, replies })
    // What was refused would be allowed now, and what was done would be done twice.
    rooms.people.shift()
    tables.isLenient = true
    const calls = rooms.calls.length
    const again = await after.visitor('bruno')
    await again.join({ clientId: bruno.clientId, nonce: 50 })
    again.matchId = 'm1'
    const { nonce: _nonce, seq: _seq, ...answer } = first
    const fresh = await again.say(type, payload, { idempotencyKey, nonce: 51 })
    expect(fresh).toMatchObject({ ...answer, nonce: 51 })
    const old = await again.say(type, payload, { idempotencyKey, nonce: first.nonce })
    expect(old).toMatchObject({ ...answer, nonce: first.nonce })
    expect(rooms.calls.filter((call) => !call.startsWith('connected'))).toHaveLength(
      rooms.calls.slice(0, calls).filter((call) => !call.startsWith('connected')).length,
    )
    expect(tables.log.length).toBeLessThanOrEqual(1)
  })

  test('of an accepted move is known after a restart even under an old nonce', async () => {
    const before = await running()
    const ana = await before.guest('ana')
    const idempotencyKey = randomUUID()
    await ana.say('SUBMIT_MOVE', play, { idempotencyKey, nonce: 9 })
    await before.sockets.close()
    const { rooms, tables, replies } = before
    const after = await openHouse({ rooms, tables, replies })
    const again = await after.visitor('ana')
    await again.join({ nonce: 50 })
    again.matchId = 'm1'
    expect(await again.say('SUBMIT_MOVE', play, { idempotencyKey, nonce: 9 })).toMatchObject({ type: 'ACK', nonce: 9 })
    expect(await again.say('SUBMIT_MOVE', play, { nonce: 10 })).toMatchObject({ code: 'BAD_NONCE' })
    expect(tables.log).toHaveLength(1)
  })

  test('of a move whose refusal repeats it is answered briefly: who is refused for ever fills no memory and no disk', async () => {
    const house = await running()
    const bruno = await house.guest('bruno')
    house.tables.submit = async ({ move }) => {
      const { type } = move as { type: string }
      return { ok: false, code: 'E_FORMAT', params: { param: type, at: 7 }, message: `Not this: ${type}` }
    }
    for (const type of ['🎲'.repeat(1_500), `a${'🎲'.repeat(1_500)}`]) {
      const idempotencyKey = randomUUID()
      const answer = await bruno.say('SUBMIT_MOVE', { move: { type } }, { idempotencyKey })
      const { params, message } = answer as unknown as { params: { param: string; at: 7 }; message: string }
      for (const text of [params.param, message]) {
        expect(text.length).toBeLessThan(502)
        expect(text).not.toMatch(/\p{Surrogate}/u)
      }
      expect(type.startsWith(params.param.slice(0, -1))).toBe(true)
      expect(house.replies.rows.at(-1)).toEqual({
        scope: 'id-of-bruno',
        key: idempotencyKey,
        reply: { ok: false, code: 'E_FORMAT', params, message },
      })
    }
  })

  test('is used up neither by BUSY nor by a broken handler', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    const idempotencyKey = randomUUID()
    expect(await ana.say('SUBMIT_MOVE', { move: { type: 'busy' } }, { idempotencyKey })).toMatchObject({ code: 'BUSY' })
    house.tables.trouble = () => Promise.reject(new Error('broken'))
    expect(await ana.say('SUBMIT_MOVE', play, { idempotencyKey })).toMatchObject({ code: 'SERVER' })
    house.tables.trouble = undefined
    expect(await ana.say('SUBMIT_MOVE', play, { idempotencyKey })).toMatchObject({ type: 'ACK' })
    expect(house.tables.log).toHaveLength(1)
    expect(house.replies.rows).toEqual([])
  })

  test('sent again from a new connection waits for the first answer', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    const idempotencyKey = randomUUID()
    const gate = new Gate()
    house.rooms.trouble = gate.pass
    ana.raw(JSON.stringify(ana.envelope('SET_READY', { ready: true }, { idempotencyKey })))
    await eventually(() => gate.waiting === 1)
    house.rooms.trouble = undefined
    const again = await house.guest('ana')
    const waiting = again.say('SET_READY', { ready: true }, { idempotencyKey })
    gate.open()
    expect(await waiting).toMatchObject({ type: 'ACK' })
    expect(house.rooms.calls.filter((call) => call.startsWith('ready'))).toHaveLength(1)
  })

  test('of one person means nothing for another', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    const bruno = await house.guest('bruno')
    const idempotencyKey = randomUUID()
    await ana.say('SET_READY', { ready: true }, { idempotencyKey })
    await bruno.say('SET_READY', { ready: true }, { idempotencyKey })
    expect(house.rooms.calls.filter((call) => call.startsWith('ready'))).toHaveLength(2)
  })
})

describe('messages of one connection', () => {
  test('that is replaced: the one being worked on is answered, those behind it are not begun', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    const gate = new Gate()
    house.tables.trouble = gate.pass
    for (let i = 0; i < 3; i++) ana.raw(JSON.stringify(ana.envelope('SUBMIT_MOVE', { move: { type: 'play', i } })))
    await eventually(() => gate.waiting === 1)
    const again = await house.guest('ana')
    await ana.until(() => ana.replies().find(({ code }) => code === 'REPLACED'))
    gate.open()
    expect(await ana.closed()).toBe(CLOSE.replaced)
    expect(ana.replies().slice(1)).toMatchObject([{ code: 'REPLACED' }, { type: 'ACK', nonce: 2 }])
    expect(await again.say('PING')).toMatchObject({ type: 'ACK' })
    expect(house.tables.log).toHaveLength(1)
  })

  test('are worked on in order, one at a time', async () => {
    const house = await running()
    const ana = await house.guest('ana')
    const gate = new Gate()
    house.tables.trouble = gate.pass
    for (let i = 0; i < 20; i++) {
      ana.raw(JSON.stringify(ana.envelope('SUBMIT_MOVE', { move: { type: 'play', i } })))
      ana.raw(JSON.stringify(ana.envelope('PING', {})))
    }
    await eventually(() => gate.waiting === 1)
    const bruno = await house.guest('bruno', { role: 'WATCHER' }).catch(() => undefined)
    expect(bruno?.replies()[0]).toMatchObject({ type: 'ACK' })
    expect(ana.replies()).toHaveLength(1)
    expect(gate.waiting).toBe(2)
    gate.open()
    await ana.until(() => ana.replies()[40])
    expect(ana.replies().map(({ nonce }) => nonce)).toEqual(Array.from({ length: 41 }, (_, i) => i + 1))
    expect(house.tables.log.map(({ move }) => (move as { i: number }).i)).toEqual(
      Array.from({ length: 20 }, (_, i) => i),
    )
  })
})
