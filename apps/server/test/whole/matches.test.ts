import { BotPlayer, type RoomClient } from '@ludoteca/client'
import { commitSeed, type Move, mixSeed, parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Running } from '../../src/index.ts'
import type { TestPostgres } from '../../src/testing/postgres.ts'
import { sharedPostgres } from '../shared-postgres.ts'
import { scratch, startServer, Visitor } from './kit.ts'

const GAMES = ['banca', 'ludomercatus'] as const

/** Four people play a match to its end; two watch, one of whom loses the connection and comes back. */
async function playWholeMatch(server: Running, game: string): Promise<void> {
  const box = await (findGame(game) as NonNullable<ReturnType<typeof findGame>>).load()
  const visitors = await Promise.all(Array.from({ length: 6 }, () => Visitor.arrive(server.url)))
  const [host] = visitors as [Visitor]
  const { roomId } = await host.api.createRoom({ game, kind: 'public', seats: 4 })
  const clients: RoomClient[] = []
  for (const [i, visitor] of visitors.entries()) {
    const client = visitor.enter(roomId, i < 4 ? 'PLAYER' : 'WATCHER', { entropy: `entropy ${i}` })
    await client.when(({ stake }) => stake)
    // Its answer comes after that to what was added to the luck.
    await client.send('PING', {})
    clients.push(client)
  }
  const players = clients.slice(0, 4)
  const [first] = players as [RoomClient]
  const serverSeedCommit = await first.when(({ room }) => room?.serverSeedCommit)
  await first.send('HOST_COMMAND', { command: 'START' })
  await Promise.all(clients.map((client) => client.when(({ viewerState }) => viewerState)))
  const bots = players.map((client, i) => {
    return new BotPlayer<object, Move>(client, { bot: box.bots.normal, chance: new SeededChance(`bot ${i}`) })
  })
  const [watcher, restless] = clients.slice(4) as [RoomClient, RoomClient]
  await restless.when(({ factCount }) => factCount > 20)
  visitors[5]?.sockets.at(-1)?.terminate()
  await restless.when(({ state }) => state === 'waiting')
  await restless.whenJoined()
  const ends = await Promise.all(clients.map((client) => client.when(({ ended }) => ended)))
  for (const bot of bots) bot.stop()

  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1)
  expect(restless.facts.length).toBeGreaterThan(20)
  expect(restless.facts).toEqual(watcher.facts)
  expect(restless.viewerState?.view).toEqual(watcher.viewerState?.view)
  const [{ seed, serverSeed, contributions }] = ends as [(typeof ends)[0]]
  expect(commitSeed(serverSeed)).toBe(serverSeedCommit)
  expect(contributions.map(({ entropy }) => entropy)).toEqual(['entropy 0', 'entropy 1', 'entropy 2', 'entropy 3'])
  expect(mixSeed([serverSeed, ...contributions.map(({ entropy }) => entropy)])).toBe(seed)
  expect(clients.map(({ fairness }) => fairness.verdict)).toEqual([...Array(4).fill('held'), 'unknown', 'unknown'])
  const record = parseRecord(await host.api.record(first.matchId as string))
  expect(verify(box.game, record)).toMatchObject({ seedHolds: true, divergence: undefined })
  expect(record.outcome).toEqual(ends[0]?.outcome)
  const { matches } = await host.api.matches()
  expect(matches.map(({ id }) => id)).toContain(first.matchId)
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  for (const name of [
    'moves_stored_total',
    'commit_rows_count',
    'submit_to_broadcast_seconds_count',
    'messages_in_total',
  ]) {
    expect(metrics).toMatch(new RegExp(`^ludoteca_${name} [1-9]`, 'm'))
  }
  for (const client of clients) client.close()
}

describe('on PGlite', () => {
  test.each(GAMES)('four people play %s to its end while two watch', { timeout: 240_000 }, async (game) => {
    await scratch(async (dataDir) => {
      const server = await startServer({ dataDir })
      try {
        await playWholeMatch(server, game)
      } finally {
        await server.close()
      }
    })
  })
})

describe('on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await sharedPostgres()
  })

  test.each(GAMES)('four people play %s to its end while two watch', { timeout: 240_000 }, async (game) => {
    const server = await startServer({ databaseUrl: await postgres.createDatabase() })
    try {
      await playWholeMatch(server, game)
    } finally {
      await server.close()
    }
  })
})
