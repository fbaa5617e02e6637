import { randomUUID } from 'node:crypto'
import { TABLE } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'
import { expect, test } from 'vitest'
import { scratch, startServer, Visitor } from './kit.ts'
import { postgresForAll } from './on-postgres.ts'
import { RawClient, type Reply } from './raw-client.ts'

type Place = Parameters<typeof startServer>[0]
interface Said {
  readonly type: string
  readonly payload: object
  readonly key: string
  readonly reply: Reply
}

const postgres = postgresForAll()

const roomOf = (client: RawClient) => client.heard.findLast(({ type }) => type === 'ROOM_STATE')?.payload as RoomView
const phaseOf = async (client: RawClient) => {
  const { payload } = await client.until(({ type }) => type === 'STATE_SNAPSHOT')
  return (payload as unknown as { state: { view: { phase: string } } }).state.view.phase
}

/** Everything that changes something, said once; some of it is refused. */
async function sayEverything(client: RawClient): Promise<readonly Said[]> {
  const said: Said[] = []
  const say = async (type: string, payload: object) => {
    const key = randomUUID()
    said.push({ type, payload, key, reply: await client.say(type, payload, { key }) })
  }
  await say('SET_PROFILE', { displayName: 'Ana María' })
  await say('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' })
  await say('REQUEST_SEAT', { seat: 1 })
  await say('SET_READY', { ready: true })
  await say('REQUEST_REMATCH', { accept: true })
  await say('HOST_COMMAND', { command: 'START' })
  const { matchId } = await client.until(({ type }) => type === 'MATCH_START')
  client.matchId = matchId ?? null
  await say('SUBMIT_MOVE', { move: { type: 'bid', propertyId: null, amount: 0, useFameToken: false } })
  await say('SUBMIT_BID', { propertyId: 'P-99', amount: 1, useFameToken: false })
  await say('SUBMIT_MOVE', { move: { type: 'continue' }, seat: TABLE })
  return said
}

async function repeatsItsAnswers(place: Place): Promise<void> {
  const options = { clocks: false, rounds: 1 }
  const tuning = { tables: { botMs: 60_000, restartGraceMs: 0 } }
  const first = await startServer(place, tuning)
  const ana = await Visitor.arrive(first.url)
  const { roomId } = await ana.api.createRoom({ game: 'plaza', kind: 'friends', seats: 3, options })
  const before = await RawClient.join(first.url, ana.api.cookie ?? '', roomId)
  const said = await sayEverything(before)
  expect(said.map(({ reply }) => reply.code ?? 'ACK')).toEqual([
    'ACK',
    'ACK',
    'SEAT_TAKEN',
    'ACK',
    'BAD_PHASE',
    'ACK',
    'E_SEAT',
    'E_SEAT',
    'ACK',
  ])
  await first.close()

  const second = await startServer(place, tuning)
  try {
    const after = await RawClient.join(second.url, ana.api.cookie ?? '', roomId)
    const phase = await phaseOf(after)
    const { version, matchId } = roomOf(after)
    after.matchId = matchId
    // By now some would be refused that were not, and the other way round.
    for (const { type, payload, key, reply } of said) {
      expect([type, await after.say(type, payload, { key })]).toEqual([type, reply])
      expect([type, await after.say(type, payload, { key, nonce: 1 })]).toEqual([type, reply])
    }
    expect(roomOf(after).version).toBe(version)
    expect(roomOf(after).seats.map(({ kind }) => kind)).toEqual(['human', 'bot'])
    after.heard.length = 0
    await after.say('REQUEST_SNAPSHOT', {})
    expect(await phaseOf(after)).toBe(phase)
    after.close()
  } finally {
    await second.close()
  }
}

test('an accepted move is acknowledged again when its match is over, and to nobody else', async () => {
  const place = { databaseUrl: await postgres.createDatabase() }
  const tuning = { rooms: { countdownMs: 0, rematchMs: 0 } }
  const first = await startServer(place, tuning)
  const ana = await Visitor.arrive(first.url)
  const options = { clocks: false, rounds: 1, elections: false }
  const { roomId } = await ana.api.createRoom({ game: 'plaza', kind: 'friends', seats: 2, options })
  const before = await RawClient.join(first.url, ana.api.cookie ?? '', roomId)
  await before.say('HOST_COMMAND', { command: 'ADD_BOT', strength: 'easy' })
  await before.say('HOST_COMMAND', { command: 'START' })
  const { matchId } = await before.until(({ type }) => type === 'MATCH_START')
  before.matchId = matchId ?? null
  const [key, payload] = [randomUUID(), { move: { type: 'continue' }, seat: TABLE }]
  expect((await before.say('SUBMIT_MOVE', payload, { key })).code).toBeUndefined()
  const beto = await Visitor.arrive(first.url)
  const watcher = await RawClient.join(first.url, beto.api.cookie ?? '', roomId)
  await before.say('LEAVE_ROOM', {})
  await watcher.until(({ type }) => type === 'MATCH_END')
  await first.close()

  const second = await startServer(place, tuning)
  try {
    const after = await RawClient.join(second.url, ana.api.cookie ?? '', roomId)
    await after.until(({ type, payload: room }) => type === 'ROOM_STATE' && (room as RoomView).matchId === null)
    after.matchId = matchId ?? null
    expect((await after.say('SUBMIT_MOVE', payload, { key })).code).toBeUndefined()
    expect((await after.say('SUBMIT_MOVE', payload, { key: randomUUID() })).code).toBe('NOT_FOUND')
    const other = await RawClient.join(second.url, beto.api.cookie ?? '', roomId)
    other.matchId = matchId ?? null
    expect((await other.say('SUBMIT_MOVE', payload, { key })).code).toBe('NOT_FOUND')
    for (const client of [after, other]) client.close()
  } finally {
    await second.close()
  }
})

test('a server that was started anew repeats its first answers on PGlite', { timeout: 60_000 }, async () => {
  await scratch((dataDir) => repeatsItsAnswers({ dataDir }))
})

test('a server that was started anew repeats its first answers on PostgreSQL', { timeout: 60_000 }, async () => {
  await repeatsItsAnswers({ databaseUrl: await postgres.createDatabase() })
})
