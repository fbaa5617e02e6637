import { BotPlayer, type RoomClient } from '@ludoteca/client'
import { type Bot, type Move, parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { box } from '@ludoteca/testgame'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needs } from '../../../../scripts/needs.ts'
import { type Running, readConfig, serve } from '../../src/index.ts'
import type { TestPostgres } from '../../src/testing/postgres.ts'
import { startRedis } from '../../src/testing/redis.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { startServer, Visitor } from './kit.ts'

let postgres: TestPostgres
let server: Running
beforeAll(async () => {
  postgres = await sharedPostgres()
  server = await startServer({ databaseUrl: await postgres.createDatabase() })
})
afterAll(async () => {
  await server?.close()
})

/** Somebody new in this room. */
async function newcomer(roomId: string, role: 'PLAYER' | 'WATCHER', name?: string) {
  const visitor = await Visitor.arrive(server.url)
  if (name !== undefined) await visitor.api.setProfile({ name })
  const client = visitor.enter(roomId, role)
  await client.whenJoined()
  return { visitor, client }
}

/** A friends room of plaza with its host. */
async function friendsRoom(seats: number) {
  const host = await Visitor.arrive(server.url)
  const wish = { game: 'plaza', kind: 'friends', seats, options: { rounds: 1, clocks: false } } as const
  const { roomId } = await host.api.createRoom(wish)
  const client = host.enter(roomId, 'PLAYER')
  await client.whenJoined()
  return { host, client, roomId }
}

/** Somebody plays to the end, and speaks for the table if it is theirs to do so. */
async function playOut(client: RoomClient): Promise<void> {
  const bot = new BotPlayer(client, {
    bot: box.bots.easy as unknown as Bot<object, Move>,
    chance: new SeededChance(''),
  })
  const turnPage = () => {
    if (client.viewerState?.current.includes('table:goOn')) {
      client.submit({ type: 'continue' }, { seat: -1, fresh: true }).catch(() => undefined)
    }
  }
  const stop = client.on('change', turnPage)
  turnPage()
  await client.when(({ ended }) => ended)
  stop()
  bot.stop()
}

describe('a room among friends', () => {
  test('is found by its code alone; its host locks, shows the door, seats bots, and hands over', async () => {
    const { host, client, roomId } = await friendsRoom(5)
    expect((await host.api.rooms()).map((room) => room.roomId)).not.toContain(roomId)
    const beto = await newcomer(roomId, 'PLAYER')
    expect((await beto.visitor.api.room(roomId.toLowerCase())).roomId).toBe(roomId)
    await client.send('HOST_COMMAND', { command: 'SET_ROOM', locked: true })
    const caro = await newcomer(roomId, 'PLAYER')
    expect(caro.client.join).toMatchObject({ role: 'WATCHER', notice: 'SEATS_FULL' })
    await expect(caro.client.send('REQUEST_SEAT', { seat: 2 })).rejects.toMatchObject({ code: 'SEATS_LOCKED' })
    await expect(caro.client.send('HOST_COMMAND', { command: 'START' })).rejects.toMatchObject({ code: 'NOT_HOST' })
    await client.send('HOST_COMMAND', { command: 'KICK', participantId: caro.client.join?.clientId as string })
    await caro.client.when(({ state }) => state === 'closed')
    expect(caro.client.failure?.code).toBe('KICKED')
    const again = caro.visitor.enter(roomId, 'WATCHER')
    await expect(again.whenJoined()).rejects.toMatchObject({ code: 'KICKED' })
    for (const strength of ['random', 'easy', 'normal'] as const) {
      await client.send('HOST_COMMAND', { command: 'ADD_BOT', strength })
    }
    const heir = beto.client.join?.clientId as string
    await client.send('HOST_COMMAND', { command: 'HAND_OVER', participantId: heir })
    await expect(client.send('HOST_COMMAND', { command: 'START' })).rejects.toMatchObject({ code: 'NOT_HOST' })
    await beto.client.send('HOST_COMMAND', { command: 'START' })
    await beto.client.when(({ viewerState }) => viewerState)
    expect(beto.client.room?.seats.map((seat) => (seat.kind === 'bot' ? seat.strength : seat.kind))).toEqual([
      'human',
      'human',
      'random',
      'easy',
      'normal',
    ])
    for (const each of [client, beto.client]) each.close()
  })

  test('keeps the luck and the moves of its match to itself until the match is over', async () => {
    const { host, client } = await friendsRoom(2)
    await client.send('HOST_COMMAND', { command: 'ADD_BOT', strength: 'normal' })
    await client.send('HOST_COMMAND', { command: 'START' })
    await client.when(({ viewerState }) => viewerState)
    const matchId = client.matchId as string
    await client.submit({ type: 'continue' }, { seat: -1 })
    const running = await host.api.record(matchId)
    expect(running).not.toMatch(/"seed":/)
    expect(JSON.parse(running)).toMatchObject({ moves: [], hashes: [], seedCommit: client.start?.seedCommit })
    expect(await host.api.match(matchId)).toMatchObject({ fairness: null, outcome: null, results: [] })
    await playOut(client)
    const record = parseRecord(await host.api.record(matchId))
    expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
    expect((await host.api.matches({ listed: true })).matches.map(({ id }) => id)).not.toContain(matchId)
    client.close()
  })
})

test('a public room is listed with when its match began, while it is being played', async () => {
  const host = await Visitor.arrive(server.url)
  const { api } = host
  const listed = async () => (await api.rooms()).find((room) => room.roomId === roomId)
  const wish = { game: 'plaza', kind: 'public', seats: 2, options: { rounds: 1, clocks: false } } as const
  const { roomId } = await api.createRoom(wish)
  const client = host.enter(roomId, 'PLAYER')
  await client.whenJoined()
  expect((await listed())?.startedAt).toBeNull()
  await client.send('HOST_COMMAND', { command: 'ADD_BOT', strength: 'normal' })
  await client.send('HOST_COMMAND', { command: 'START' })
  await client.when(({ viewerState }) => viewerState)
  const atFirst = await listed()
  expect(atFirst?.startedAt).toBe(client.start?.startedAt)
  await client.submit({ type: 'continue' }, { seat: -1 })
  // The bot has bid in the same breath. Moves are nobody's business outside: some are made in secret.
  expect(await listed()).toEqual(atFirst)
  await playOut(client)
  expect((await listed())?.startedAt).toBeNull()
  client.close()
})

test('who deletes their account in the middle of a match leaves a seat without a name behind, and the match goes on', async () => {
  const { host, client, roomId } = await friendsRoom(2)
  const beto = await newcomer(roomId, 'PLAYER', 'Beto')
  await client.send('HOST_COMMAND', { command: 'START' })
  await Promise.all([client, beto.client].map((each) => each.when(({ viewerState }) => viewerState)))
  await beto.visitor.api.remove()
  await beto.client.when(({ state }) => state === 'closed')
  expect(beto.client.failure?.code).toBe('NO_SESSION')
  await client.when(({ room }) => {
    const seat = room?.seats[1]
    return seat?.kind === 'human' && seat.left && seat.autopilot
  })
  await playOut(client)
  const { results } = await host.api.match(client.matchId as string)
  expect(results[1]).toMatchObject({ name: 'Player 02', kind: 'human' })
  client.close()
})

test(
  'an account opens five rooms in ten minutes and no more, through however many processes with one Redis',
  needs('redis-server'),
  async () => {
    const redis = await startRedis()
    const databaseUrl = await postgres.createDatabase()
    const config = { ...readConfig({}), port: 0, logLevel: 'silent', databaseUrl, redisUrl: redis.url }
    const processes = [await serve(config), await serve(config)] as const
    try {
      const { api } = await Visitor.arrive(processes[0].url)
      const openRoom = async (i: number) => {
        const headers = { cookie: api.cookie, 'content-type': 'application/json' }
        const body = JSON.stringify({ game: 'banca', kind: 'friends' })
        const url = `${processes[i % 2 === 0 ? 0 : 1].url}/api/rooms`
        return (await fetch(url, { method: 'POST', headers, body })).status
      }
      const statuses = []
      for (let i = 0; i < 7; i++) statuses.push(await openRoom(i))
      expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429])
    } finally {
      for (const each of processes) await each.close()
      await redis.stop()
    }
  },
)

test('a server that stops has answered everything it took in, and broken nothing', async () => {
  const stopping = await startServer({ databaseUrl: await postgres.createDatabase() })
  const asked = Array.from({ length: 40 }, () => fetch(`${stopping.url}/api/guest`, { method: 'POST' }))
  await Promise.race(asked)
  await stopping.close()
  const answers = await Promise.allSettled(asked)
  const statuses = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 'not taken in'))
  expect(statuses.filter((status) => ![200, 503, 'not taken in'].includes(status))).toEqual([])
  expect(statuses).toContain(200)
})
