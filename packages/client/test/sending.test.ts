import type { Move } from '@ludoteca/kernel'
import { CLOSE } from '@ludoteca/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RefusalError, type RoomClient } from '../src/index.ts'
import { type Connection, FakeServer, MATCH, PERSON, ROOM, roomOf } from './fake-server.ts'
import type { toyMessages } from './toy.ts'

let server: FakeServer
beforeEach(async () => {
  server = await FakeServer.start()
})
afterEach(() => server.stop())

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('coming in', () => {
  test('asks to join and is told who one is', async () => {
    const client = server.connect({ entropy: 'my luck' })
    expect(client.state).toBe('connecting')
    expect(await client.whenJoined()).toMatchObject({ clientId: PERSON, seat: 0 })
    expect(client.state).toBe('joined')
    const { last } = await server.connection(1)
    expect(last.call(server.connections[0], 'JOIN_ROOM')).toEqual({
      v: 1,
      type: 'JOIN_ROOM',
      roomId: ROOM,
      matchId: null,
      clientId: '',
      nonce: 1,
      idempotencyKey: expect.stringMatching(KEY),
      payload: { role: 'PLAYER' },
    })
  })

  test('adds to the luck once the room has shown what the server bound itself to, something new for each match', async () => {
    const client = server.connect({ entropy: 'my luck' })
    await client.whenJoined()
    const first = await server.connection(1)
    await client.send('PING', {})
    expect(first.types()).toEqual(['JOIN_ROOM', 'PING'])
    for (const commit of ['ab', 'ab']) first.send('ROOM_STATE', roomOf(commit), { roomId: ROOM, matchId: null })
    await server.until(() => first.types().includes('SET_PROFILE'))
    expect(first.last('SET_PROFILE').payload).toEqual({ entropy: 'my luck' })
    expect(client.stake).toMatchObject({ serverSeedCommit: 'ab', text: 'my luck' })
    first.send('ROOM_STATE', roomOf('cd'), { roomId: ROOM, matchId: null })
    await server.until(() => first.types().length === 4)
    const { payload } = first.last('SET_PROFILE')
    expect(payload).toEqual({ entropy: expect.stringMatching(KEY) })
    expect(client.stake).toMatchObject({ serverSeedCommit: 'cd', text: payload.entropy })
  })

  test('brings along again what was added when coming back, and something new if that is for another match', async () => {
    const client = server.connect({ entropy: 'my luck' })
    await client.whenJoined()
    const first = await server.connection(1)
    first.send('ROOM_STATE', roomOf('ab'), { roomId: ROOM, matchId: null })
    await server.until(() => first.types().includes('SET_PROFILE'))
    await client.send('PING', {})
    first.cut()
    const second = await server.connection(2)
    await server.until(() => second.types().includes('JOIN_ROOM'))
    expect(second.last('JOIN_ROOM').payload).toEqual({ role: 'PLAYER', entropy: 'my luck' })
    second.send('ROOM_STATE', roomOf('ef'), { roomId: ROOM, matchId: null })
    await server.until(() => second.types().includes('SET_PROFILE'))
    expect(second.last('SET_PROFILE').payload.entropy).not.toBe('my luck')
  })

  test('adds nothing for somebody who does not want to', async () => {
    const client = server.connect()
    await client.whenJoined()
    const { connections } = server
    for (const commit of ['ab', 'cd']) {
      connections[0]?.send('ROOM_STATE', roomOf(commit), { roomId: ROOM, matchId: null })
    }
    await client.when(({ room }) => room?.serverSeedCommit === 'cd')
    await client.send('PING', {})
    expect(connections[0]?.types()).toEqual(['JOIN_ROOM', 'PING'])
  })

  test('refused for good ends the client, with the reason', async () => {
    server.answers.set('JOIN_ROOM', (message, connection) => connection.refuse(message, 'ROOM_FULL', { capacity: 20 }))
    const client = server.connect()
    const sent = client.send('SET_READY', { ready: true })
    await expect(client.whenJoined()).rejects.toMatchObject({ code: 'ROOM_FULL', params: { capacity: 20 } })
    await expect(sent).rejects.toMatchObject({ code: 'ROOM_FULL' })
    await expect(client.send('PING', {})).rejects.toMatchObject({ code: 'ROOM_FULL' })
    expect(client.state).toBe('closed')
  })

  test.each(['BUSY', 'RATE_LIMIT', 'SERVER', 'CLOSING'])(
    'refused with %s is tried again, and says why it waits',
    async (code) => {
      server.answers.set('JOIN_ROOM', (message, connection) => {
        server.answers.delete('JOIN_ROOM')
        connection.refuse(message, code)
      })
      const client = server.connect()
      const reasons = new Set<string | undefined>()
      client.on('state', () => reasons.add(client.delay?.code))
      await client.whenJoined()
      expect(server.connections).toHaveLength(2)
      expect([...reasons]).toEqual([code, undefined])
    },
  )
})

describe('a message', () => {
  test('written before one is in leaves afterwards, in order and with growing nonces', async () => {
    server.lastNonce = 40
    const client = server.connect()
    await Promise.all([client.send('SET_READY', { ready: true }), client.submit({ type: 'roll' })])
    const { received } = await server.connection(1)
    expect(received.map(({ type, nonce, clientId }) => [type, nonce, clientId])).toEqual([
      ['JOIN_ROOM', 1, ''],
      ['SET_READY', 41, PERSON],
      ['SUBMIT_MOVE', 42, PERSON],
    ])
  })

  test('that the server would hang up upon is not sent, and says so', async () => {
    const client = server.connect()
    const say = (letters: number) => client.submit({ type: 'say', text: 'ñ'.repeat(letters) } as Move)
    await expect(say(4_096)).rejects.toMatchObject({ code: 'TOO_BIG' })
    await say(3_900)
    expect((await server.connection(1)).types()).toEqual(['JOIN_ROOM', 'SUBMIT_MOVE'])
  })

  test('brings back what the server answers', async () => {
    server.answers.set('SET_READY', (message, connection) => connection.ack(message, { since: 12 }))
    expect(await server.connect().send('SET_READY', { ready: true })).toEqual({ since: 12 })
  })

  test("of a game's own travels under its own name, as the game has described it", async () => {
    const client: RoomClient<typeof toyMessages> = server.connect()
    await client.send('SUBMIT_BET', { on: 'red', stake: 3 })
    const bet = (await server.connection(1)).last('SUBMIT_MOVE')
    expect(bet.payload).toEqual({ move: { type: 'bet', on: 'red', stake: 3 } })
    expect((await server.connection(1)).sentAs.at(-1)).toBe('SUBMIT_BET')
  })

  test('that is refused says why', async () => {
    server.answers.set('SUBMIT_MOVE', (message, connection) => connection.refuse(message, 'E_RANGE', { param: 'x' }))
    const error = await server
      .connect()
      .submit({ type: 'bid' })
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(RefusalError)
    expect(error).toMatchObject({ code: 'E_RANGE', params: { param: 'x' }, message: 'Because E_RANGE.', seq: 1 })
  })

  test('without an answer is sent again over the next connection, with the same key under a new nonce', async () => {
    server.answers.set('SUBMIT_MOVE', (_, connection) => connection.cut())
    const client = server.connect()
    await client.send('SET_READY', { ready: true })
    const states: string[] = []
    client.on('state', (state) => states.push(state))
    const move = client.submit({ type: 'roll' })
    const first = await server.until(
      () => server.connections[0]?.types().includes('SUBMIT_MOVE') && server.connections[0],
    )
    server.answers.delete('SUBMIT_MOVE')
    await move
    const second = await server.connection(2)
    expect(second.types()).toEqual(['JOIN_ROOM', 'SUBMIT_MOVE'])
    expect(second.last('SUBMIT_MOVE').idempotencyKey).toBe(first.last('SUBMIT_MOVE').idempotencyKey)
    expect(second.last('SUBMIT_MOVE').payload).toEqual(first.last('SUBMIT_MOVE').payload)
    expect(second.last('JOIN_ROOM')).toMatchObject({ clientId: PERSON, nonce: first.last('SUBMIT_MOVE').nonce + 1 })
    expect(second.last('SUBMIT_MOVE').nonce).toBe(first.last('SUBMIT_MOVE').nonce + 2)
    expect(states).toEqual(['waiting', 'connecting', 'joined'])
  })

  test('that answered what was seen has seen nothing on the next connection', async () => {
    server.answers.set('SUBMIT_MOVE', (_, connection) => connection.cut())
    const client = server.connect()
    await client.send('SET_READY', { ready: true })
    const move = client.submit({ type: 'roll' }, { fresh: true, seat: 3 })
    const first = await server.until(
      () => server.connections[0]?.types().includes('SUBMIT_MOVE') && server.connections[0],
    )
    server.answers.delete('SUBMIT_MOVE')
    await move
    const second = await server.connection(2)
    expect(first.last('SUBMIT_MOVE').payload).toEqual({ move: { type: 'roll' }, seat: 3, answers: 2 })
    expect(second.last('SUBMIT_MOVE').payload).toEqual({ move: { type: 'roll' }, seat: 3, answers: 0 })
  })

  test('that answered what was seen is made again over the next connection, if nothing has happened meanwhile', async () => {
    server.answers.set('SUBMIT_MOVE', (message, connection) => {
      if (server.connections.length === 1) connection.cut()
      else if ((message.payload as { answers: number }).answers === 0) connection.refuse(message, 'STALE')
      else connection.ack(message)
    })
    const client = server.connect()
    await client.send('SET_READY', { ready: true })
    await client.submit({ type: 'roll' }, { fresh: true })
    const moves = (await server.connection(2)).received.filter(({ type }) => type === 'SUBMIT_MOVE')
    expect(moves.map(({ payload }) => (payload as { answers: number }).answers)).toEqual([0, 2])
    expect(new Set(moves.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  })

  test('that answered what was seen is refused when something has happened meanwhile', async () => {
    const asked = { view: {}, current: [], decisions: {} }
    const known = { state: asked, shapes: {}, paths: [], parts: {}, facts: [], clocks: {}, over: false }
    const show = (connection: Connection, factCount: number) =>
      connection.send('STATE_SNAPSHOT', { seat: 0, ...known, factCount }, { roomId: ROOM, matchId: MATCH })
    server.answers.set('SUBMIT_MOVE', (message, connection) => {
      if (server.connections.length === 1) return connection.cut()
      show(connection, 8)
      connection.refuse(message, 'STALE')
    })
    const client = server.connect()
    await client.whenJoined()
    show(await server.connection(1), 7)
    await client.when(({ viewerState }) => viewerState)
    await expect(client.submit({ type: 'roll' }, { fresh: true })).rejects.toMatchObject({ code: 'STALE' })
    expect((await server.connection(2)).types().filter((type) => type === 'SUBMIT_MOVE')).toHaveLength(1)
  })

  test.each(['BUSY', 'CLOSING'])('answered with %s is sent again with the same key', async (code) => {
    let left = 3
    server.answers.set('SUBMIT_MOVE', (message, connection) => {
      if (left-- > 0) connection.refuse(message, code)
      else connection.ack(message)
    })
    await server.connect().submit({ type: 'roll' })
    const { received } = await server.connection(1)
    const sent = received.filter(({ type }) => type === 'SUBMIT_MOVE')
    expect(sent.map(({ nonce }) => nonce)).toEqual([2, 3, 4, 5])
    expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
  })

  test('whose nonce is behind is sent again above the one that the server has seen', async () => {
    server.answers.set('SUBMIT_MOVE', (message, connection) => {
      if (message.nonce <= 90) connection.refuse(message, 'BAD_NONCE', { lastNonce: 90 })
      else connection.ack(message)
    })
    await server.connect().submit({ type: 'roll' })
    expect((await server.connection(1)).last('SUBMIT_MOVE').nonce).toBe(91)
  })

  test('that nobody will answer any more is rejected', async () => {
    server.answers.set('SUBMIT_MOVE', () => {})
    const client = server.connect()
    await client.whenJoined()
    const move = client.submit({ type: 'roll' })
    client.close()
    await expect(move).rejects.toMatchObject({ code: 'CLOSED' })
    await expect(client.submit({ type: 'roll' })).rejects.toMatchObject({ code: 'CLOSED' })
  })
})

describe('the end of a connection', () => {
  test.each([
    [CLOSE.kicked, 'KICKED'],
    [CLOSE.replaced, 'REPLACED'],
    [CLOSE.noSession, 'NO_SESSION'],
    [CLOSE.bye, 'CLOSED'],
  ])('with code %i is the end of the client: %s', async (closeCode, code) => {
    server.answers.set('SUBMIT_MOVE', () => {})
    const client = server.connect()
    await client.whenJoined()
    const move = client.submit({ type: 'roll' })
    const connection = await server.connection(1)
    connection.close(closeCode)
    await expect(move).rejects.toMatchObject({ code })
    expect(client.state).toBe('closed')
    expect(client.failure).toMatchObject({ code })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(server.connections).toHaveLength(1)
  })

  test('is explained by what the server said before', async () => {
    const client = server.connect()
    await client.whenJoined()
    const errors: RefusalError[] = []
    client.on('error', (error) => errors.push(error))
    const connection = await server.connection(1)
    connection.send('ERROR', { code: 'KICKED', params: {}, message: 'Out!', seq: 1 })
    connection.close(CLOSE.kicked)
    await expect(client.when(() => undefined)).rejects.toMatchObject({ code: 'KICKED', message: 'Out!' })
    expect(errors.map(({ code }) => code)).toEqual(['KICKED'])
  })

  test.each([CLOSE.closing, CLOSE.tooSlow, CLOSE.tooFast, CLOSE.tooMany, CLOSE.badMessages])(
    'with code %i is a reason to come back',
    async (code) => {
      const client = server.connect()
      await client.whenJoined()
      const first = await server.connection(1)
      first.close(code)
      const second = await server.connection(2)
      await client.send('PING', {})
      expect(second.types()).toEqual(['JOIN_ROOM', 'PING'])
    },
  )

  test.each(['{', '7', '[null]', '{"type":"ACK"}', '{"type":"ACK","seq":2,"payload":3}'])(
    'follows a frame that cannot be read: %s',
    async (text) => {
      const client = server.connect()
      await client.whenJoined()
      const first = await server.connection(1)
      first.raw(text)
      await server.connection(2)
      await client.whenJoined()
    },
  )

  test('before the good-bye was answered says good-bye anew, for to come back is to stay', async () => {
    server.answers.set('LEAVE_ROOM', (_, connection) => connection.cut())
    const client = server.connect()
    const leaving = client.leave()
    const first = await server.until(
      () => server.connections[0]?.types().includes('LEAVE_ROOM') && server.connections[0],
    )
    server.answers.delete('LEAVE_ROOM')
    await leaving
    const second = await server.connection(2)
    expect(second.types()).toEqual(['JOIN_ROOM', 'LEAVE_ROOM'])
    expect(second.last('LEAVE_ROOM').idempotencyKey).not.toBe(first.last('LEAVE_ROOM').idempotencyKey)
  })

  test('after leaving the room is final', async () => {
    const client = server.connect()
    await client.leave()
    expect(client.state).toBe('closed')
    expect((await server.connection(1)).types()).toEqual(['JOIN_ROOM', 'LEAVE_ROOM'])
  })
})
