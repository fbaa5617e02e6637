import type { Fact } from '@ludoteca/kernel'
import { FactEncoder, PathEncoder, type RoomView, sync, type ViewerState } from '@ludoteca/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RoomClient } from '../src/index.ts'
import { type Connection, FakeServer, MATCH, ROOM, roomOf } from './fake-server.ts'

const IDS = { roomId: ROOM, matchId: MATCH }
const moved = (to: number): Fact => ({ type: 'moved', seat: 1, to }) as Fact
const room = (matchId: string | null): RoomView => roomOf('ab', matchId)
const startOf = (game = 'toy') => ({
  game,
  rulesVersion: 1,
  options: {},
  seats: [],
  generator: 'chacha12',
  seedCommit: 'cd',
  serverSeedCommit: 'ab',
  startedAt: 1,
})

/** The match as the server knows it for one viewer. */
class Viewer {
  readonly state: ViewerState = { view: { round: 1, players: [{ at: 0 }, { at: 0 }] }, current: [], decisions: {} }
  readonly encoder = new FactEncoder()
  readonly paths = new PathEncoder()
  readonly story: Fact[] = []

  snapshot(to: Connection, factCount = 0, ids: object = IDS): void {
    to.send(
      'STATE_SNAPSHOT',
      {
        seat: 1,
        state: this.state,
        shapes: this.encoder.shapes as Record<string, string[]>,
        paths: [...this.paths.paths],
        parts: {},
        factCount: this.story.length,
        facts: this.story.slice(factCount) as never,
        clocks: { '1': 5000 },
        over: false,
      },
      ids,
    )
  }

  update(to: Connection, view: object, facts: readonly Fact[]): void {
    const delta = sync(this.state, { ...this.state, view: view as never }, this.paths)
    this.story.push(...facts)
    to.send('MATCH_UPDATE', {
      ...(facts.length > 0 && { facts: facts.map((fact) => this.encoder.encode(fact)) }),
      ...(delta && { state: delta }),
    })
  }
}

let server: FakeServer
let client: RoomClient
let viewer: Viewer
let connection: Connection
let told: Fact[]

beforeEach(async () => {
  server = await FakeServer.start()
  viewer = new Viewer()
  client = server.connect()
  told = []
  client.on('facts', (facts) => told.push(...facts))
  await client.whenJoined()
  connection = await server.connection(1)
  connection.inOneFrame(() => {
    connection.send('ROOM_STATE', room(MATCH), IDS)
    connection.send('MATCH_START', startOf(), IDS)
    viewer.snapshot(connection)
  })
  await client.when((c) => c.viewerState)
})
afterEach(() => server.stop())

describe('a client that follows a match', () => {
  test('has the room, the seat, the state and the clocks', () => {
    expect(client.room?.game).toBe('toy')
    expect(client.seat).toBe(1)
    expect(client.matchId).toBe(MATCH)
    expect(client.start?.seedCommit).toBe('cd')
    expect(client.viewerState).toEqual(viewer.state)
    expect(client.clocks).toEqual({ '1': startOf().startedAt + 5000 })
    expect(client.outcome).toBeUndefined()
  })

  test('keeps the state equal to the server’s through every change', async () => {
    for (let n = 1; n <= 20; n++) {
      viewer.update(connection, { round: n, players: [{ at: n % 3 }, { at: 7 }], extra: n % 2 ? [n] : { n } }, [])
    }
    await client.when((c) => (c.viewerState?.view as { round: number } | undefined)?.round === 20)
    expect(client.viewerState).toEqual(viewer.state)
  })

  test('understands parts that number their paths by themselves, also when it comes later', async () => {
    const late = server.connect()
    const second = await server.connection(2)
    await late.whenJoined()
    connection.send('MATCH_UPDATE', { state: ['view/players', [0, '0/at', 3, '1/at', 4], 'view/round', 2] })
    await client.when((c) => (c.viewerState?.view as { round: number } | undefined)?.round === 2)
    const paths = ['view/players', 'view/round']
    const known = { shapes: {}, paths, parts: { 'view/players': ['0/at', '1/at'] }, factCount: 0, facts: [] }
    const state = client.viewerState as ViewerState
    second.send('STATE_SNAPSHOT', { seat: 1, state, ...known, clocks: {}, over: false }, IDS)
    for (const to of [connection, second]) to.send('MATCH_UPDATE', { state: [0, [1, 7, '0/name', 'Ana'], 1, 3] })
    const view = { round: 3, players: [{ at: 3, name: 'Ana' }, { at: 7 }] }
    for (const one of [client, late]) {
      await one.when((c) => (c.viewerState?.view as { round: number } | undefined)?.round === 3)
      expect(one.viewerState?.view).toEqual(view)
    }
    expect(state.view).toEqual({ round: 2, players: [{ at: 3 }, { at: 4 }] })
  })

  test('never changes a state that somebody holds, and shares what stayed the same', async () => {
    const before = client.viewerState as ViewerState
    viewer.update(connection, { round: 2, players: [{ at: 0 }, { at: 4 }] }, [])
    const after = await client.when((c) => c.viewerState !== before && c.viewerState)
    const players = (state: ViewerState) => (state.view as { players: object[] }).players
    expect(before.view).toEqual({ round: 1, players: [{ at: 0 }, { at: 0 }] })
    expect(players(after)[1]).toEqual({ at: 4 })
    expect(players(after)[0]).toBe(players(before)[0])
    expect(after.decisions).toBe(before.decisions)
  })

  test('keeps the pictures of a match, each once, and counts none of them as a fact', async () => {
    const picture = (name: string) => ({ assetType: 'PORTADA', url: `/share/${name}.svg`, pageUrl: '/match' })
    for (const name of ['a', 'b', 'a']) connection.send('SHARE_ASSET_READY', picture(name))
    viewer.update(connection, {}, [moved(1)])
    await client.when((c) => c.factCount === 1)
    expect(client.pictures).toEqual([picture('a'), picture('b')])
    connection.send('MATCH_START', startOf(), { ...IDS, matchId: 'next' })
    await client.when((c) => c.matchId === 'next')
    expect(client.pictures).toEqual([])
  })

  test('hears facts in whichever form they travel', async () => {
    viewer.update(connection, {}, [moved(3), { type: 'paid', amount: 2 } as Fact, moved(5)])
    connection.send('TURN_CHANGE', { round: 2 })
    viewer.update(connection, {}, [moved(6)])
    await client.when((c) => c.factCount === 5)
    expect(told).toEqual([moved(3), { type: 'paid', amount: 2 }, moved(5), { type: 'turnChange', round: 2 }, moved(6)])
    expect(client.facts).toEqual(told)
  })

  test('says once for each frame that something changed', async () => {
    let changes = 0
    client.on('change', () => changes++)
    connection.inOneFrame(() => {
      viewer.update(connection, { round: 2 }, [moved(1)])
      viewer.update(connection, { round: 3 }, [moved(2)])
    })
    await client.when((c) => c.factCount === 2)
    expect(changes).toBe(1)
  })

  test('sends moves for the match it follows, and nothing for one after the room has none', async () => {
    await client.submit({ type: 'roll' })
    expect(connection.last('SUBMIT_MOVE').matchId).toBe(MATCH)
    connection.send('ROOM_STATE', room(null), { roomId: ROOM, matchId: null })
    await client.when((c) => c.room?.matchId === null)
    await client.send('SET_READY', { ready: true })
    expect(connection.last('SET_READY').matchId).toBeNull()
  })

  test('hears the end and reactions', async () => {
    const emojis: string[] = []
    client.on('reaction', ({ emoji }) => emojis.push(emoji))
    const seeds: string[] = []
    client.on('ended', ({ seed }) => seeds.push(seed))
    const outcome = { reason: 'score', ranks: [2, 1], winners: [1], scores: [3, 4] }
    connection.send('REACTION', { from: 'x', emoji: 'RISA' })
    connection.send('MATCH_END', { outcome, seed: 's', serverSeed: 't', contributions: [], record: '/r' }, IDS)
    expect(await client.when((c) => c.outcome)).toEqual(outcome)
    expect(client.ended?.record).toBe('/r')
    expect([emojis, seeds]).toEqual([['RISA'], ['s']])
  })

  test('begins anew when the room plays again', async () => {
    viewer.update(connection, {}, [moved(3)])
    const outcome = { reason: 'score', ranks: [2, 1], winners: [1], scores: [3, 4] }
    connection.send('MATCH_END', { outcome, seed: 's', serverSeed: 't', contributions: [], record: '/r' }, IDS)
    await client.when((c) => c.outcome)
    const next = { roomId: ROOM, matchId: 'nextnextnext' }
    connection.send('MATCH_START', startOf('again'), next)
    await client.when((c) => c.start?.game === 'again')
    expect(client.matchId).toBe('nextnextnext')
    expect([client.viewerState, client.outcome, client.factCount, client.facts]).toEqual([undefined, undefined, 0, []])
  })
})

describe('coming back', () => {
  test('says how many facts it knows, and is told each fact once', async () => {
    viewer.update(connection, {}, [moved(1), moved(2)])
    await client.when((c) => c.factCount === 2)
    connection.cut()
    viewer.story.push(moved(3))
    const second = await server.connection(2)
    await server.until(() => second.types().includes('JOIN_ROOM'))
    expect(second.last('JOIN_ROOM')).toMatchObject({ matchId: MATCH, payload: { role: 'PLAYER', factCount: 2 } })
    viewer.snapshot(second, 2)
    viewer.update(second, { round: 9 }, [moved(4)])
    await client.when((c) => c.factCount === 4)
    expect(told).toEqual([1, 2, 3, 4].map(moved))
    expect(client.facts).toEqual(told)
    expect(client.viewerState).toEqual(viewer.state)
  })

  test('to a server that tells the whole story again does not hear it twice', async () => {
    viewer.update(connection, {}, [moved(1), moved(2)])
    viewer.story.push(moved(3))
    viewer.snapshot(connection, 0)
    await client.when((c) => c.factCount === 3)
    expect(client.facts).toEqual([1, 2, 3].map(moved))
    expect(told).toEqual(client.facts)
  })

  test('to a server that tells only the end of it keeps that end', async () => {
    viewer.update(connection, {}, [moved(1)])
    viewer.story.push(moved(2), moved(3), moved(4))
    viewer.snapshot(connection, 3)
    await client.when((c) => c.factCount === 4)
    expect(client.facts).toEqual([moved(4)])
  })

  test('on another seat begins another story', async () => {
    viewer.update(connection, {}, [moved(1), moved(2)])
    await client.when((c) => c.factCount === 2)
    const { state } = viewer
    const facts = [moved(8), moved(9)] as never
    const other = { seat: 0, state, shapes: {}, paths: [], parts: {}, factCount: 3, facts, clocks: {}, over: false }
    connection.send('STATE_SNAPSHOT', other, IDS)
    await client.when((c) => c.factCount === 3)
    expect(client.facts).toEqual([moved(8), moved(9)])
    expect(client.seat).toBe(0)
  })
})

describe('a client that missed something', () => {
  const asked = (on: Connection) => server.until(() => on.types().includes('REQUEST_SNAPSHOT'))

  test('asks for a snapshot and takes nothing in before it', async () => {
    viewer.update(connection, { round: 2 }, [moved(1)])
    connection.skip()
    viewer.update(connection, { round: 3 }, [moved(2)])
    connection.skip()
    viewer.update(connection, { round: 4 }, [moved(3)])
    await asked(connection)
    expect(client.viewerState?.view).toEqual({ round: 2 })
    expect(connection.last('REQUEST_SNAPSHOT').payload).toEqual({ factCount: 1 })
    viewer.snapshot(connection, 1)
    viewer.update(connection, { round: 5 }, [moved(4)])
    await client.when((c) => c.factCount === 4)
    expect(told).toEqual([1, 2, 3, 4].map(moved))
    expect(client.viewerState).toEqual(viewer.state)
    expect(connection.types().filter((type) => type === 'REQUEST_SNAPSHOT')).toHaveLength(1)
  })

  test.each([
    ['a fact of unknown shape', { facts: [['unheardOf', 1, 2]] as never }],
    ['a difference that does not fit', { state: ['view/nowhere/deep', 1] }],
    ['a path that nobody has numbered', { state: [7, 1] }],
    ['a part whose paths nobody has numbered', { state: ['view/players', [0, 1]] }],
    ['what is no update at all', { facts: 7 as never }],
  ])('notices it by %s', async (_, payload) => {
    connection.send('MATCH_UPDATE', payload)
    await asked(connection)
    viewer.snapshot(connection, 0)
    viewer.update(connection, { round: 5 }, [])
    await client.when((c) => (c.viewerState?.view as { round: number } | undefined)?.round === 5)
  })

  test('and gets no snapshot connects anew', async () => {
    server.answers.set('REQUEST_SNAPSHOT', (message, on) => on.refuse(message, 'RATE_LIMIT'))
    connection.skip()
    viewer.update(connection, { round: 3 }, [])
    const second = await server.connection(2)
    await server.until(() => second.types().includes('JOIN_ROOM'))
    viewer.snapshot(second)
    await client.when((c) => (c.viewerState?.view as { round: number } | undefined)?.round === 3)
  })
})

test('a client that comes later understands what others have learnt to understand', async () => {
  viewer.update(connection, {}, [moved(1)])
  const late = server.connect()
  const second = await server.connection(2)
  await late.whenJoined()
  viewer.snapshot(second, 1)
  viewer.update(second, {}, [moved(2)])
  await late.when((c) => c.factCount === 2)
  expect(late.facts).toEqual([moved(2)])
  expect(second.types()).toEqual(['JOIN_ROOM'])
})

test('a client that keeps no story still counts facts', async () => {
  const other = server.connect({ keepsStory: false })
  const second = await server.connection(2)
  await other.whenJoined()
  viewer.snapshot(second)
  viewer.update(second, {}, [moved(1), moved(2)])
  await other.when((c) => c.factCount === 2)
  expect(other.facts).toEqual([])
})
