import { setTimeout as sleep } from 'node:timers/promises'
import { BotPlayer, type RoomClient } from '@ludoteca/client'
import { type Bot, type Move, SeededChance } from '@ludoteca/kernel'
import { box } from '@ludoteca/testgame'
import { describe, expect, test, vi } from 'vitest'
import { system } from '../../src/environment.ts'
import type { Running, Tuning } from '../../src/index.ts'
import { findMatch } from '../../src/storage/matches.ts'
import { openStorage } from '../../src/storage/open.ts'
import type { MoveRow } from '../../src/storage/storage.ts'
import { startProxy } from '../storage/proxy.ts'
import { startServer, Visitor } from './kit.ts'
import { postgresForAll } from './on-postgres.ts'

const postgres = postgresForAll()

/** Two servers on one database. */
async function twoServers(run: (one: Running, two: Running) => Promise<void>, tuning: Tuning = {}): Promise<void> {
  const databaseUrl = await postgres.createDatabase()
  const one = await startServer({ databaseUrl }, tuning)
  const two = await startServer({ databaseUrl }, tuning)
  try {
    await run(one, two)
  } finally {
    await Promise.all([one.close(), two.close()])
  }
}

/** A room of plaza whose people came in through these servers, in turn. */
async function plazaRoom(
  servers: readonly (string | (() => string))[],
  people: number,
  options: object = {},
  seats = people,
) {
  const clients: RoomClient[] = []
  const visitors: Visitor[] = []
  let roomId = ''
  for (let i = 0; i < people; i++) {
    const visitor = await Visitor.arrive(servers[i % servers.length] as string)
    if (i === 0) roomId = (await visitor.api.createRoom({ game: 'plaza', kind: 'public', seats, options })).roomId
    const client = visitor.enter(roomId, 'PLAYER')
    await client.whenJoined()
    visitors.push(visitor)
    clients.push(client)
  }
  return { roomId, clients: clients as [RoomClient, ...RoomClient[]], visitors: visitors as [Visitor, ...Visitor[]] }
}

async function start(clients: readonly RoomClient[]): Promise<void> {
  await clients[0]?.send('HOST_COMMAND', { command: 'START' })
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
}

describe('two processes on one PostgreSQL', () => {
  test('carry reactions to each other', async () => {
    await twoServers(async (one, two) => {
      const { clients } = await plazaRoom([one.url, two.url], 2)
      const [here, there] = clients as [RoomClient, RoomClient]
      const heard: unknown[] = []
      for (const client of [here, there]) client.on('reaction', (reaction) => heard.push(reaction))
      await here.send('SEND_REACTION', { emoji: 'RISA' })
      const reaction = { from: here.join?.clientId, emoji: 'RISA' }
      await vi.waitUntil(() => heard.length === 2, 20_000)
      expect(heard).toEqual([reaction, reaction])
    })
  })

  test('serve one match at once: moves through either reach everybody in the same order', async () => {
    await twoServers(async (one, two) => {
      const { clients } = await plazaRoom([one.url, two.url], 6, { rounds: 3, clocks: false })
      await start(clients)
      const watchers: RoomClient[] = []
      for (const { url } of [one, two]) {
        const watcher = (await Visitor.arrive(url)).enter(clients[0].roomId, 'WATCHER')
        await watcher.whenJoined()
        await watcher.when(({ viewerState }) => viewerState)
        watchers.push(watcher)
      }
      const stop = playAlong(clients)
      await Promise.all([...clients, ...watchers].map((client) => client.when(({ ended }) => ended)))
      stop()
      const [here, there] = watchers as [RoomClient, RoomClient]
      expect(here.facts.length).toBeGreaterThan(50)
      expect(there.facts).toEqual(here.facts)
      expect(there.viewerState?.view).toEqual(here.viewerState?.view)
      for (const client of [...clients, ...watchers]) client.close()
    })
  })

  test('see the same room, whichever of them changes it', async () => {
    await twoServers(async (one, two) => {
      const { clients, roomId } = await plazaRoom([one.url, two.url], 4)
      const [host, other] = clients as [RoomClient, RoomClient]
      await host.send('HOST_COMMAND', { command: 'SET_OPTIONS', options: { rounds: 7 } })
      await other.when(({ room }) => JSON.stringify(room?.options).includes('"rounds":7'))
      await other.send('SET_READY', { ready: true })
      await host.when(({ room }) => room?.seats.some((seat) => seat.kind === 'human' && seat.ready))
      expect((await (await Visitor.arrive(two.url)).api.room(roomId)).options).toMatchObject({ rounds: 7 })
      for (const client of clients) client.close()
    })
  })

  test('end the connections of a session that has ended, whichever of them ended it', async () => {
    const credentials = { handle: 'ana_lucia', password: 'correct horse' }
    const ways = [
      ['/api/logout', {}],
      ['/api/logout', { everywhere: true }],
      ['/api/account', credentials],
      ['/api/login', credentials],
    ] as const
    const run = async (one: Running, two: Running) => {
      for (const [path, body] of ways) {
        const { client, cookie } = await somebodyIn(one)
        const headers = { cookie, 'content-type': 'application/json' }
        const answer = await fetch(two.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
        expect(answer.ok).toBe(true)
        await expect(client.when(() => false)).rejects.toMatchObject({ code: 'NO_SESSION' })
      }
    }
    await twoServers(run, { sockets: { perAddressMax: 1_000, presenceMs: 100 } })
  })

  test('take whoever deletes the account out of the room at once, whichever of them was asked', async () => {
    const run = async (one: Running, two: Running) => {
      const { client, cookie } = await somebodyIn(one)
      expect((await fetch(`${two.url}/api/me`, { method: 'DELETE', headers: { cookie } })).ok).toBe(true)
      await expect(client.when(() => false)).rejects.toMatchObject({ code: 'CLOSED' })
    }
    // Sessions are looked up so rarely that it must be the room that lets go.
    await twoServers(run, { sockets: { presenceMs: 600_000 } })
  })

  test('let a person be in a room through one connection, whichever of them has the newest', async () => {
    await twoServers(async (one, two) => {
      let url = one.url
      const visitor = await Visitor.arrive(() => url)
      const { roomId } = await visitor.api.createRoom({ game: 'plaza', kind: 'public' })
      const before = visitor.enter(roomId, 'PLAYER')
      await before.whenJoined()
      url = two.url
      const after = visitor.enter(roomId, 'PLAYER')
      await after.whenJoined()
      await expect(before.when(() => false)).rejects.toMatchObject({ code: 'REPLACED' })
      await sleep(300)
      expect(after.state).toBe('joined')
      expect(after.room?.seats[0]).toMatchObject({ kind: 'human', connected: true })
      after.close()
    })
  })

  test('fire a clock once, and the one that is left fires it when the other is gone', async () => {
    const databaseUrl = await postgres.createDatabase()
    const tuning: Tuning = { tables: { botMs: 0, restartGraceMs: 0, wakeSlackMs: 500, clockGraceMs: 50 } }
    const one = await startServer({ databaseUrl }, tuning)
    const two = await startServer({ databaseUrl }, tuning)
    let url = one.url
    const { clients } = await plazaRoom([() => url, two.url], 2, { rounds: 1, clocks: true, clockSec: 1 })
    await start(clients)
    await one.close()
    url = two.url
    const [, survivor] = clients as [RoomClient, RoomClient]
    await survivor.when(({ facts }) => facts.some((fact) => 'phase' in fact && fact.phase === 'ACTION'))
    const moves = await movesOf(databaseUrl, survivor.matchId as string)
    // By the time they are read the clocks of ACTION may have run out, too.
    const fired = moves.slice(0, 3).map(({ by, seat }) => `${by} ${seat}`)
    expect(fired).toEqual(['clock -1', 'clock 0', 'clock 1'])
    for (const client of clients) client.close()
    await two.close()
  })
})

describe('PostgreSQL that is restarted under a running match', () => {
  test('costs nobody a move, and nobody has to restart the server', async () => {
    const server = await startServer({ databaseUrl: await postgres.createDatabase() })
    const { clients } = await plazaRoom([server.url], 4, { rounds: 40, clocks: false })
    await start(clients)
    const [host] = clients
    const stop = playAlong(clients)
    await host.when(({ factCount }) => factCount > 50)
    await postgres.restart()
    const before = host.factCount
    await host.when(({ factCount }) => factCount > before + 50)
    stop()
    for (const client of clients) client.close()
    await server.close()
  })
})

describe('PostgreSQL whose connections fall silent without breaking', () => {
  test('holds up no match for long, neither a running nor a new one, and the server can be stopped', async () => {
    const proxy = await startProxy(await postgres.createDatabase())
    const server = await startServer({ databaseUrl: proxy.url }, { storage: { answerMs: 500 } })
    const running = await plazaRoom([server.url], 2, { rounds: 40, clocks: false })
    await start(running.clients)
    const stop = playAlong(running.clients)
    await running.clients[0].when(({ factCount }) => factCount > 20)
    proxy.silence()
    const before = running.clients[0].factCount
    await running.clients[0].when(({ factCount }) => factCount > before + 20)
    stop()
    // Whoever happens upon a silent connection is told so, and may try again.
    const fresh = await vi.waitFor(() => plazaRoom([server.url], 2, { clocks: false }), 20_000)
    await start(fresh.clients)
    proxy.silence()
    for (const client of [...running.clients, ...fresh.clients]) client.close()
    await server.close()
    await proxy.close()
  })
})

describe('a process that has heard nothing for a while', () => {
  test('notices it, and shows what others have done meanwhile', async () => {
    const databaseUrl = await postgres.createDatabase()
    const proxy = await startProxy(databaseUrl)
    const here = await startServer({ databaseUrl })
    const there = await startServer({ databaseUrl: proxy.url }, { storage: { answerMs: 500, pulseMs: 200 } })
    const { clients, roomId } = await plazaRoom([here.url, there.url], 2, { clocks: false })
    await start(clients)
    const [host, guest] = clients as [RoomClient, RoomClient]
    // A match that has just begun is looked at once more by whoever comes first.
    await vi.waitUntil(async () => (await dueOf(databaseUrl, host.matchId as string)) === null, 20_000)
    proxy.silence()
    const watcher = (await Visitor.arrive(here.url)).enter(roomId, 'WATCHER')
    await watcher.whenJoined()
    await host.submit({ type: 'continue' }, { seat: -1 })
    await guest.when(({ room }) => room?.watchers.length === 1)
    await guest.when(({ viewerState }) => (viewerState?.view as { phase?: string } | undefined)?.phase === 'BID')
    watcher.close()
    for (const client of clients) client.close()
    await Promise.all([here.close(), there.close()])
    await proxy.close()
  })
})

describe('somebody who is lost', () => {
  // Whoever is there says so often enough, however slow the machine is.
  const tuning: Tuning = {
    rooms: { countdownMs: 0, graceMs: 300, silenceMs: 20_000 },
    sockets: { perAddressMax: 1_000, presenceMs: 200 },
  }

  test('is played by the autopilot after a while, for all to see, and takes the seat back', async () => {
    const server = await startServer({ databaseUrl: await postgres.createDatabase() }, tuning)
    const { clients, visitors } = await plazaRoom([server.url], 3, { rounds: 50, clocks: false })
    const [host, lost] = clients as [RoomClient, RoomClient]
    await start(clients)
    lost.close()
    const seat = lost.seat as number
    await host.when(({ room }) => {
      const view = room?.seats[seat]
      return view?.kind === 'human' && view.autopilot && !view.connected
    })
    await host.submit({ type: 'continue' }, { seat: -1 })
    await host.when(({ facts }) =>
      facts.some((fact) => fact.type === 'bidIn' && (fact as { seat?: number }).seat === seat),
    )
    const back = (visitors[1] as Visitor).enter(host.roomId, 'PLAYER')
    await back.whenJoined()
    expect(back.seat).toBe(seat)
    await host.when(({ room }) => {
      const view = room?.seats[seat]
      return view?.kind === 'human' && !view.autopilot && view.connected
    })
    for (const client of [...clients, back]) client.close()
    await server.close()
  })

  test.each(['pause', 'continue'] as const)(
    'with everybody else: the match does as its option says (%s)',
    async (idle) => {
      const databaseUrl = await postgres.createDatabase()
      const patient = { ...tuning, rooms: { ...tuning.rooms, graceMs: 3_000 } }
      const first = await startServer({ databaseUrl }, patient)
      const { clients, visitors, roomId } = await plazaRoom([first.url], 2, { rounds: 30, clocks: false })
      await clients[0].send('HOST_COMMAND', { command: 'SET_ROOM', idle })
      await start(clients)
      const matchId = clients[0].matchId as string
      // No clock runs: nobody would look at the match if who plays it did not change.
      await vi.waitUntil(async () => (await dueOf(databaseUrl, matchId)) === null, 20_000)
      for (const client of clients) client.close()
      const seats = async () => (await visitors[0].api.room(roomId)).seats
      await vi.waitUntil(async () => !(await seats()).some((seat) => seat.kind === 'human' && seat.connected))
      // Before anybody has been away for too long.
      await first.close()
      const second = await startServer({ databaseUrl }, patient)
      const { api } = await Visitor.arrive(second.url)
      if (idle === 'continue') await vi.waitUntil(async () => (await api.match(matchId)).outcome, 20_000)
      else {
        await vi.waitUntil(async () => (await api.room(roomId)).paused, 20_000)
        await sleep(1_000)
        expect(await movesOf(databaseUrl, matchId)).toHaveLength(0)
      }
      await second.close()
    },
  )
})

describe('somebody who comes late', () => {
  test("takes over a bot's seat in the first round, and the result is theirs", async () => {
    const server = await startServer({ databaseUrl: await postgres.createDatabase() })
    const { clients, roomId } = await plazaRoom([server.url], 1, { rounds: 1, clocks: false }, 3)
    const [host] = clients
    for (const seat of [1, 2]) await host.send('HOST_COMMAND', { command: 'ADD_BOT', seat, strength: 'easy' })
    await start(clients)
    const newcomer = await Visitor.arrive(server.url)
    await newcomer.api.setProfile({ name: 'Tarde' })
    const late = newcomer.enter(roomId, 'WATCHER')
    await late.whenJoined()
    await late.send('REQUEST_SEAT', { seat: 2 })
    await late.when(({ seat, viewerState }) => seat === 2 && viewerState)
    const stop = playAlong([host, late])
    await late.when(({ ended }) => ended)
    stop()
    const { matches } = await newcomer.api.matches()
    const results = matches[0]?.results ?? []
    expect(results[2]).toMatchObject({ name: 'Tarde', kind: 'human', you: true })
    expect(results[1]).toMatchObject({ kind: 'bot', you: false })
    for (const client of [host, late]) client.close()
    await server.close()
  })
})

/** Everybody plays by themselves; whoever hosts also speaks for the table. */
function playAlong(clients: readonly [RoomClient, ...RoomClient[]]): () => void {
  const bot = box.bots.easy as unknown as Bot<object, Move>
  const bots = clients.map((client, i) => new BotPlayer(client, { bot, chance: new SeededChance(`${i}`) }))
  const [host] = clients
  const turnPage = () => {
    if (!host.viewerState?.current.includes('table:goOn')) return
    host.submit({ type: 'continue' }, { seat: -1, fresh: true }).catch(() => undefined)
  }
  const stopTurning = host.on('change', turnPage)
  turnPage()
  return () => {
    stopTurning()
    for (const each of bots) each.stop()
  }
}

/** The log, read past the server. */
async function movesOf(databaseUrl: string, matchId: string): Promise<readonly MoveRow[]> {
  const storage = await openStorage({ databaseUrl }, system)
  const moves = await storage.log.after(matchId, 0)
  await storage.close()
  return moves
}

/** When somebody has to look at the match, read past the server. */
async function dueOf(databaseUrl: string, matchId: string): Promise<number | null | undefined> {
  const storage = await openStorage({ databaseUrl }, system)
  const match = await findMatch(storage.db, matchId)
  await storage.close()
  return match?.wakeAt
}

/** Somebody alone in a room of their own, through that process. */
async function somebodyIn({ url }: Running): Promise<{ client: RoomClient; cookie: string }> {
  const visitor = await Visitor.arrive(url)
  const { roomId } = await visitor.api.createRoom({ game: 'plaza', kind: 'public' })
  const client = visitor.enter(roomId, 'PLAYER')
  await client.whenJoined()
  return { client, cookie: visitor.api.cookie }
}
