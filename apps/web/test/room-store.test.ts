import { ApiError } from '@ludoteca/client'
import type { RoomView } from '@ludoteca/protocol'
import { findGame } from '@ludoteca/registry'
import { when } from 'mobx'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, FakeServer, MATCH, PERSON, ROOM, roomOf } from '../../../packages/client/test/fake-server.ts'
import { LEFT, type RoomDoor, RoomStore } from '../src/stores/room.ts'

const REMATCH = 'mnopqrstuvwx'
const room = (change: Partial<RoomView> = {}): RoomView => ({ ...roomOf('ab'), game: 'pearls', ...change })

let server: FakeServer
let store: RoomStore
let entered: boolean[]
let remembered: boolean | undefined
let warnings: string[]

const door: RoomDoor = {
  async enter(again) {
    entered.push(again)
    return (role) => server.connect({ role })
  },
  async loadBox(game) {
    return findGame(game)?.load()
  },
  remember(isThere) {
    remembered = isThere
  },
  warned(reason) {
    warnings.push(reason)
  },
}

beforeEach(async () => {
  server = await FakeServer.start()
  entered = []
  remembered = undefined
  warnings = []
  store = new RoomStore(ROOM, 'PLAYER', door)
})
afterEach(async () => {
  store.close()
  await server.stop()
})

async function comeIn(view = room()): Promise<Connection> {
  void store.open()
  const connection = await server.connection(server.connections.length + 1)
  await when(() => store.connection === 'joined')
  connection.send('ROOM_STATE', view, { roomId: ROOM, matchId: view.matchId })
  await when(() => store.room?.version === view.version)
  return connection
}

function startMatch(connection: Connection, matchId: string, game = 'pearls'): void {
  const ids = { roomId: ROOM, matchId }
  const seats = [
    { name: 'Bot', kind: 'easy' },
    { name: 'Ana', kind: 'human' },
  ]
  const commits = { generator: 'chacha12', seedCommit: 'cd', serverSeedCommit: 'ab' }
  const begin = { rulesVersion: 1, options: {}, seats, ...commits, startedAt: 1 }
  const state = { view: { round: 1 }, current: [], decisions: {} }
  connection.send('MATCH_START', { game, ...begin }, ids)
  connection.send(
    'STATE_SNAPSHOT',
    { seat: 1, state, shapes: {}, paths: [], parts: {}, factCount: 0, facts: [], clocks: {}, over: false },
    ids,
  )
}

describe('being in a room', () => {
  test('the room, the own seat and being the host are known once one is in', async () => {
    await comeIn()
    expect(store.me).toBe(PERSON)
    expect(store.seat).toBe(1)
    expect(store.mine?.name).toBe('Ana')
    expect(store.isHost).toBe(true)
    expect(store.nameOf(PERSON)).toBe('Ana')
    expect(remembered).toBe(true)
    await when(() => store.box?.game.id === 'pearls')
  })

  test('what is refused is said at the place where it was asked for, until it is asked for again', async () => {
    await comeIn()
    server.answers.set('HOST_COMMAND', (message, at) => at.refuse(message, 'CANNOT_START', { needed: 1 }))
    expect(await store.start()).toBe(false)
    expect(store.requests.refusal('start')).toMatchObject({ code: 'CANNOT_START', params: { needed: 1 } })
    expect(store.requests.refusal('seat:0')).toBeUndefined()
    server.answers.delete('HOST_COMMAND')
    expect(await store.start()).toBe(true)
    expect(store.requests.refusal('start')).toBeUndefined()
  })

  test('a warning reaches the page at once, and whoever is warned stays', async () => {
    const connection = await comeIn()
    connection.send('ERROR', { code: 'WARNED', params: { reason: 'be kind' }, message: '', seq: 1 })
    connection.send('ROOM_STATE', room({ version: 99 }), { roomId: ROOM, matchId: null })
    await when(() => store.room?.version === 99)
    expect(warnings).toEqual(['be kind'])
    expect(store.connection).toBe('joined')
  })

  test('a request is under way until it is answered, and is not sent twice', async () => {
    const connection = await comeIn()
    server.answers.set('SET_READY', () => {})
    const first = store.setReady(true)
    expect(store.requests.isBusy('ready')).toBe(true)
    expect(await store.setReady(true)).toBe(false)
    await server.until(() => connection.types().includes('SET_READY'))
    connection.ack(connection.last('SET_READY'))
    expect(await first).toBe(true)
    expect(store.requests.isBusy('ready')).toBe(false)
  })

  test('reactions come with numbers that tell them apart', async () => {
    const connection = await comeIn()
    connection.send('REACTION', { from: PERSON, emoji: 'RISA' })
    connection.send('REACTION', { from: PERSON, emoji: 'RISA' })
    await when(() => store.reactions.length === 2)
    expect(store.reactions.map(({ id }) => id)).toEqual([1, 2])
  })
})

describe('matches of a room', () => {
  test('each has a store of its own; the first stays to be looked at until the rematch begins', async () => {
    const connection = await comeIn(room({ version: 2, status: 'running', matchId: MATCH }))
    startMatch(connection, MATCH)
    await when(() => store.match?.matchId === MATCH)
    const first = store.match
    connection.send('ROOM_STATE', room({ version: 3, status: 'lobby' }), { roomId: ROOM, matchId: null })
    await when(() => store.room?.status === 'lobby')
    expect(store.match).toBe(first)
    connection.send('ROOM_STATE', room({ version: 4, status: 'running', matchId: REMATCH }), {
      roomId: ROOM,
      matchId: REMATCH,
    })
    startMatch(connection, REMATCH)
    await when(() => store.match?.matchId === REMATCH)
    expect(store.matchCount).toBe(2)
  })

  test('results that were looked at do not come back by themselves', async () => {
    const connection = await comeIn(room({ version: 2, status: 'running', matchId: MATCH }))
    startMatch(connection, MATCH)
    await when(() => store.match !== undefined)
    store.forgetMatch()
    connection.send('ROOM_STATE', room({ version: 3, status: 'lobby' }), { roomId: ROOM, matchId: null })
    await when(() => store.room?.version === 3)
    expect(store.match).toBeUndefined()
  })
})

describe('losing a room', () => {
  test('a match that ended while one was away is not shown as if it still ran', async () => {
    const connection = await comeIn(room({ version: 2, status: 'running', matchId: MATCH }))
    startMatch(connection, MATCH)
    await when(() => store.match !== undefined)
    connection.close(4009)
    await when(() => store.failure !== undefined)
    await comeIn(room({ version: 3, status: 'lobby' }))
    expect(store.match).toBeUndefined()
    expect(store.room?.status).toBe('lobby')
  })

  test('a game that this page does not know is said', async () => {
    const connection = await comeIn(room({ version: 2, status: 'running', matchId: MATCH }))
    startMatch(connection, MATCH, 'tomorrow')
    await when(() => store.failure !== undefined)
    expect(store.failure?.code).toBe('BAD_VERSION')
  })

  test('a session that ended is renewed, and one is back by oneself', async () => {
    const first = await comeIn()
    first.close(4001)
    await server.connection(2)
    await when(() => store.connection === 'joined' && entered.length === 2)
    expect(entered).toEqual([false, true])
    expect(store.failure).toBeUndefined()
    expect(store.room?.roomId).toBe(ROOM)
  })

  test('a session that cannot be renewed is given up', async () => {
    server.answers.set('JOIN_ROOM', (_message, connection) => connection.close(4001))
    void store.open()
    await when(() => store.failure !== undefined)
    expect(store.failure?.code).toBe('NO_SESSION')
    expect(entered).toEqual([false, true, true])
  })

  test.each([
    [4010, 'KICKED', false],
    [4009, 'REPLACED', true],
    [1000, 'CLOSED', false],
  ])('a close with %i is %s', async (close, code, isThere) => {
    const connection = await comeIn()
    connection.close(close)
    await when(() => store.failure !== undefined)
    expect(store.failure?.code).toBe(code)
    expect(remembered).toBe(isThere)
  })

  test('a room that is not there is said, and may be tried again', async () => {
    server.answers.set('JOIN_ROOM', (message, connection) => connection.refuse(message, 'NOT_FOUND'))
    void store.open()
    await when(() => store.failure?.code === 'NOT_FOUND')
    server.answers.delete('JOIN_ROOM')
    await comeIn()
    expect(store.failure).toBeUndefined()
  })

  test.each([
    ['nothing answers', new TypeError('fetch failed')],
    ['a proxy answers', new ApiError(502, { code: 'HTTP', params: { status: 502 } }, 'The server answered with 502.')],
  ])('a server out of reach is not a refusal: %s', async (_name, error) => {
    const lost = new RoomStore(ROOM, 'PLAYER', { ...door, enter: () => Promise.reject(error) })
    await lost.open()
    expect(lost.failure?.code).toBe('OFFLINE')
  })

  test('who leaves is asked nothing more, and told so', async () => {
    const connection = await comeIn()
    await store.leave()
    expect(connection.types()).toContain('LEAVE_ROOM')
    expect(store.failure?.code).toBe(LEFT)
    expect(remembered).toBe(false)
    expect(await store.start()).toBe(false)
  })
})
