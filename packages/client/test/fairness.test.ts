import { commitSeed, GENERATOR, mixSeed } from '@ludoteca/kernel'
import type { RoomView, ServerPayload } from '@ludoteca/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RoomClient } from '../src/index.ts'
import { type Connection, FakeServer, MATCH, ROOM, roomOf } from './fake-server.ts'

const TEXT = 'my luck'
const SECRET = 'the secret'
const COMMIT = commitSeed(SECRET)
const NEXT = commitSeed('the next secret')
const OTHERS = { name: 'Beto', entropy: 'his luck' }
const MINE = { name: 'Ana', entropy: TEXT }
const REMATCH = 'mnopqrstuvwx'

let server: FakeServer
let client: RoomClient
let connection: Connection

beforeEach(async () => {
  server = await FakeServer.start()
})
afterEach(() => server.stop())

/** Comes into a room that shows this commitment, and has told its text. */
async function comeIn(view: Partial<RoomView> = {}, entropy: string | undefined = TEXT): Promise<void> {
  client = server.connect(entropy === undefined ? {} : { entropy })
  await client.whenJoined()
  connection = await server.connection(server.connections.length)
  await show(view)
}

async function show(view: Partial<RoomView>, to = connection): Promise<void> {
  const room = { ...roomOf(COMMIT), ...view }
  to.send('ROOM_STATE', room, { roomId: ROOM, matchId: room.matchId })
  // Its answer comes after those to all that was sent before.
  await client.when((c) => c.room?.serverSeedCommit === room.serverSeedCommit && c.room.matchId === room.matchId)
  await client.send('PING', {})
}

const LAUNCHING = { status: 'countdown', countdownEndsAt: null } as const
const running = (matchId: string, serverSeedCommit = NEXT): Partial<RoomView> => {
  return { status: 'running', matchId, serverSeedCommit }
}

/** What the server says about a match whose seed is mixed of these. */
interface Match {
  readonly serverSeed: string
  readonly contributions: ServerPayload<'MATCH_END'>['contributions']
  readonly seed?: string
  readonly generator?: string
}

const HONEST: Match = { serverSeed: SECRET, contributions: [OTHERS, MINE] }
const seedOf = ({ serverSeed, contributions, seed }: Match) =>
  seed ?? mixSeed([serverSeed, ...contributions.map(({ entropy }) => entropy)])

async function begin(match: Match, matchId = MATCH): Promise<void> {
  const said = { seedCommit: commitSeed(seedOf(match)), serverSeedCommit: commitSeed(match.serverSeed) }
  const { generator = GENERATOR } = match
  const start = { game: 'toy', rulesVersion: 1, options: {}, seats: [], startedAt: 1, generator, ...said }
  connection.send('MATCH_START', start, { roomId: ROOM, matchId })
  await client.when((c) => c.matchId === matchId && c.start)
}

async function end({ serverSeed, contributions, ...match }: Match, matchId = MATCH): Promise<void> {
  const outcome = { reason: 'score', ranks: [2, 1], winners: [1], scores: [3, 4] }
  const seed = seedOf({ serverSeed, contributions, ...match })
  const told = { outcome, seed, serverSeed, contributions, record: '/r' }
  connection.send('MATCH_END', told, { roomId: ROOM, matchId })
  await client.when((c) => c.ended)
}

describe('the luck of a match', () => {
  test('held when the secret is the one shown before, and the own text is in the mixture', async () => {
    await comeIn()
    await show({ status: 'countdown', countdownEndsAt: 1 })
    await show(LAUNCHING)
    await show(running(MATCH))
    await begin(HONEST)
    expect(client.fairness.verdict).toBe('unknown')
    await end(HONEST)
    expect(client.fairness).toEqual({ verdict: 'held', stake: { serverSeedCommit: COMMIT, text: TEXT } })
    expect(client.stake?.serverSeedCommit).toBe(NEXT)
  })

  test('held, too, when the match is told of before the room', async () => {
    await comeIn()
    await begin(HONEST)
    await show(running(MATCH))
    await end(HONEST)
    expect(client.fairness.verdict).toBe('held')
  })

  test('held in a rematch with what was added to that', async () => {
    await comeIn()
    await show(running(MATCH))
    await begin(HONEST)
    await end(HONEST)
    await show({ status: 'ended', matchId: MATCH, serverSeedCommit: NEXT })
    const mine = { name: 'Ana', entropy: client.stake?.text as string }
    await show({ ...LAUNCHING, matchId: null, serverSeedCommit: NEXT })
    await show(running(REMATCH, commitSeed('third')))
    expect(client.fairness.verdict).toBe('held')
    const rematch = { serverSeed: 'the next secret', contributions: [mine] }
    await begin(rematch, REMATCH)
    expect(client.fairness.verdict).toBe('unknown')
    await end(rematch, REMATCH)
    expect(client.fairness.verdict).toBe('held')
  })

  test('is broken from the start when the server says another commitment than it showed', async () => {
    await comeIn()
    await show(running(MATCH))
    const forged = { ...HONEST, serverSeed: 'a secret that suits better' }
    await begin(forged)
    expect(client.fairness).toMatchObject({ verdict: 'broken', reason: 'commitment' })
    await end(forged)
    expect(client.fairness).toMatchObject({ verdict: 'broken', reason: 'commitment' })
  })

  test('is broken from the start when the server chooses the generator of before for a match of today', async () => {
    await comeIn()
    await show(running(MATCH))
    await begin({ ...HONEST, generator: 'xoroshiro128+' })
    expect(client.fairness).toMatchObject({ verdict: 'broken', reason: 'generator' })
    await end(HONEST)
    expect(client.fairness).toMatchObject({ verdict: 'broken', reason: 'generator' })
  })

  test('of a generator that is newer than oneself is neither called fair nor unfair', async () => {
    await comeIn()
    await show(running(MATCH))
    await begin({ ...HONEST, generator: 'of tomorrow' })
    await end(HONEST)
    expect(client.fairness).toMatchObject({ verdict: 'unknown' })
    expect(client.fairness.reason).toBeUndefined()
  })

  test('of a match that was there before oneself may come from the generator of before', async () => {
    await comeIn(running(MATCH))
    await begin({ ...HONEST, generator: 'xoroshiro128+' })
    await end(HONEST)
    expect(client.fairness.verdict).toBe('unknown')
  })

  test('is broken when the match has the commitment that was shown only with it', async () => {
    await comeIn()
    await show(running(MATCH))
    await begin({ ...HONEST, serverSeed: 'the next secret' })
    expect(client.fairness).toMatchObject({ verdict: 'broken', reason: 'commitment' })
  })

  test.each<[string, Match, string]>([
    ['another secret is revealed', { ...HONEST, serverSeed: 'other' }, 'mixture'],
    [
      'another secret is revealed for the same seed',
      { ...HONEST, serverSeed: 'other', seed: seedOf(HONEST) },
      'commitment',
    ],
    ['another seed is revealed', { ...HONEST, seed: 'other' }, 'mixture'],
    ['a text is left out at the end', { ...HONEST, contributions: [MINE], seed: seedOf(HONEST) }, 'mixture'],
  ])('is broken when %s', async (_, revealed, reason) => {
    await comeIn()
    await show(running(MATCH))
    await begin(HONEST)
    await end(revealed)
    expect(client.fairness).toMatchObject({ verdict: 'broken', reason })
  })

  test('is broken when the own text has arrived in time and is not in the mixture', async () => {
    await comeIn()
    await show(running(MATCH))
    const without = { ...HONEST, contributions: [OTHERS] }
    await begin(without)
    await end(without)
    expect(client.fairness).toMatchObject({ verdict: 'broken', reason: 'text' })
  })

  test('is unknown when the own text came too late', async () => {
    server.answers.set('SET_PROFILE', () => {})
    await comeIn()
    await show(LAUNCHING)
    connection.ack(connection.last('SET_PROFILE'))
    await client.send('PING', {})
    await show(running(MATCH))
    const without = { ...HONEST, contributions: [OTHERS] }
    await begin(without)
    await end(without)
    expect(client.fairness.verdict).toBe('unknown')
  })

  test('is unknown to whoever comes while the match is being made', async () => {
    await comeIn(LAUNCHING)
    await show(running(MATCH))
    const without = { ...HONEST, contributions: [OTHERS] }
    await begin(without)
    await end(without)
    expect(client.fairness.verdict).toBe('unknown')
  })

  test('is unknown to whoever comes when it has begun, watches, or adds nothing', async () => {
    const others = { ...HONEST, contributions: [OTHERS] }
    await comeIn(running(MATCH))
    await begin(others)
    await end(others)
    expect(client.fairness).toEqual({ verdict: 'unknown' })
    const seats = roomOf(COMMIT).seats.slice(0, 1)
    await comeIn({ seats })
    await show({ ...running(MATCH), seats })
    await begin(others)
    await end(others)
    expect(client.fairness.verdict).toBe('unknown')
    await comeIn({}, '')
    await show(running(MATCH))
    await begin(others)
    await end(others)
    expect(client.fairness.verdict).toBe('unknown')
  })

  test('is unknown when the server drew anew before the match without having made one, and that is said', async () => {
    await comeIn({ serverSeedCommit: commitSeed('first') })
    await show({})
    const mine = { name: 'Ana', entropy: client.stake?.text as string }
    await show(running(MATCH))
    const redrawn = { serverSeed: SECRET, contributions: [mine] }
    await begin(redrawn)
    await end(redrawn)
    expect(client.fairness).toMatchObject({ verdict: 'unknown', reason: 'redrawn' })
  })
})

describe('whoever comes back', () => {
  beforeEach(async () => {
    await comeIn()
    connection.cut()
    connection = await server.connection(2)
    await client.whenJoined()
  })

  test('to a match that has begun meanwhile can still say that its luck held', async () => {
    await show(running(MATCH))
    await begin(HONEST)
    await end(HONEST)
    expect(client.fairness.verdict).toBe('held')
  })

  test('to a match with another commitment cannot say anything: there may have been one match more', async () => {
    await show(running(MATCH))
    const other = { serverSeed: 'other', contributions: [OTHERS] }
    await begin(other)
    await end(other)
    expect(client.fairness.verdict).toBe('unknown')
  })

  test('to the room as it was is deceived as little as before', async () => {
    await show({})
    await show(running(MATCH))
    await begin({ ...HONEST, serverSeed: 'other' })
    expect(client.fairness).toMatchObject({ verdict: 'broken', reason: 'commitment' })
  })
})
