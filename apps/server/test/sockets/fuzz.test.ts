import { randomUUID } from 'node:crypto'
import { CLOSE } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import type { TestClient } from './client.ts'
import { openHouse, type TestHouse } from './house.ts'

const MESSAGES = 2000
const SEED = 20_261_116
const MANY = { count: 1_000_000, perMs: 60_000 }

/** The same stream of numbers in every run. */
function luck(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
type Luck = ReturnType<typeof luck>

/** A frame that must be refused, and how. */
interface Mischief {
  readonly frame: string | Buffer
  readonly code: string
  /** Whether the answer can say which message it answers. */
  readonly key?: unknown
  readonly closes?: true
}
type Trick = (client: TestClient, draw: Luck) => Mischief

const play = { move: { type: 'play' } }
const GARBAGE = ['', ' ', '{', 'null', '7', '"PING"', '[]', '[{}]', '{"v":1}', '\u0000', '{"v":1,"type":"PING"}}', '🎲']
const WRONG_FIELDS = [
  { type: 'SUBMIT_NOTHING' },
  { type: '__proto__' },
  { type: 7 },
  { roomId: null },
  { roomId: 'x'.repeat(41) },
  { matchId: 3 },
  { clientId: {} },
  { payload: null },
  { payload: [] },
  { payload: { move: 'play' } },
  { payload: { move: { type: 3 } } },
  { payload: { ...play, seat: 0.5 } },
  { payload: { ...play, seat: -3 } },
  { payload: { ...play, answers: -1 } },
  { payload: { ...play, more: true } },
  { payload: { move: { type: 'play', deep: JSON.parse('['.repeat(40) + ']'.repeat(40)) as object } } },
  { surplus: 1 },
]
const BAD_IDS = [{ nonce: 0 }, { nonce: 1.5 }, { nonce: '7' }, { nonce: 1e300 }, { idempotencyKey: 'not a uuid' }]

function sent(client: TestClient, code: string, payload: object, over: object = {}): Mischief {
  const envelope = client.envelope('SUBMIT_MOVE', payload, over)
  return { frame: JSON.stringify(envelope), code, key: envelope.idempotencyKey }
}
function pick<T>(list: readonly T[], draw: Luck): T {
  return list[draw(list.length)] as T
}

const TRICKS: Readonly<Record<string, Trick>> = {
  garbage: (_, draw) => ({ frame: pick(GARBAGE, draw), code: 'BAD_VERSION or BAD_MESSAGE' }),
  noise: (_, draw) => ({
    frame: String.fromCharCode(...Array.from({ length: draw(200) }, () => draw(0xd7ff))),
    code: 'BAD_MESSAGE',
  }),
  binary: (client, draw) => {
    const frame = draw(2) === 0 ? Buffer.alloc(draw(500), 7) : Buffer.from(sent(client, '', play).frame)
    return { frame, code: 'BAD_MESSAGE' }
  },
  wrongField: (client, draw) => sent(client, 'BAD_MESSAGE', play, pick(WRONG_FIELDS, draw)),
  badIds: (client, draw) => ({ ...sent(client, 'BAD_MESSAGE', play, pick(BAD_IDS, draw)), key: undefined }),
  prototype: (client) => {
    const { frame, ...rest } = sent(client, 'BAD_MESSAGE', play)
    return { frame: String(frame).replace('{"type":"play"}', '{"type":"play","__proto__":{"a":1}}'), ...rest }
  },
  version: (client, draw) => sent(client, 'BAD_VERSION', play, { v: pick([0, 2, '1', null, 1.5], draw) }),
  tooBig: (client, draw) => {
    const { frame } = sent(client, '', { move: { type: 'x'.repeat(8200 + draw(20_000)) } })
    return { frame, code: 'TOO_BIG', closes: true }
  },
  oldNonce: (client, draw) => sent(client, 'BAD_NONCE', play, { nonce: 1 + draw(5) }),
  wrongRoom: (client, draw) => sent(client, 'NOT_FOUND', play, { roomId: pick(['ZZZZZ', '', 'abcde'], draw) }),
  wrongMatch: (client, draw) => sent(client, 'NOT_FOUND', play, { matchId: pick(['m0', '', null], draw) }),
  wrongPerson: (client, draw) => sent(client, 'NOT_JOINED', play, { clientId: pick(['', 'id-of-ana'], draw) }),
  wrongSeat: (client, draw) => sent(client, 'NOT_PLAYER', { ...play, seat: pick([0, 2, 99], draw) }),
  tableSeat: (client) => sent(client, 'NOT_HOST', { ...play, seat: -1 }),
  crowdSeat: (client) => sent(client, 'NOT_WATCHER', { ...play, seat: -2 }),
  wrongMove: (client) => sent(client, 'E_PHASE', { move: { type: 'wrong' } }),
}

describe('whatever is thrown at the server', () => {
  test(`gets the right answer, ${MESSAGES} times over, and changes nothing`, async () => {
    const house = await openHouse({ settings: { badStrikes: MANY, rateStrikes: MANY } })
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana')
    let bruno = await house.guest('bruno')
    await bruno.say('PING', {}, { nonce: 10 })
    bruno.nonce = 10
    const draw = luck(SEED)
    const tally: Record<string, number> = {}
    const answered: { frame: string; code: string }[] = []
    for (let i = 0; i < MESSAGES; i++) {
      const name = pick([...Object.keys(TRICKS), 'replay'], draw)
      const trick = TRICKS[name]
      const mischief = trick === undefined ? replay(answered, draw) : trick(bruno, draw)
      if (mischief === undefined) continue
      const reply = await answerTo(bruno, mischief)
      expect(mischief.code, `${name} ${String(mischief.frame).slice(0, 300)}`).toContain(reply.code)
      if (mischief.key !== undefined) expect(reply.idempotencyKey).toBe(mischief.key)
      if (name === 'wrongSeat' || name === 'wrongMove')
        answered.push({ frame: String(mischief.frame), code: mischief.code })
      tally[name] = (tally[name] ?? 0) + 1
      if (mischief.closes) bruno = await comeBack(house, bruno)
    }
    expect(Object.keys(tally)).toHaveLength(Object.keys(TRICKS).length + 1)
    expect(house.tables.log).toEqual([])
    expect(house.rooms.calls.filter((call) => !/connected/.test(call))).toEqual([])
    expect(house.logged).toEqual([])
    expect(await ana.say('SUBMIT_MOVE', play)).toMatchObject({ type: 'ACK' })
    expect(await bruno.say('SUBMIT_MOVE', play, { idempotencyKey: randomUUID() })).toMatchObject({ type: 'ACK' })
    expect(ana.types().filter((type) => type === 'ERROR')).toEqual([])
  })
})

/** A message that was answered before, word for word. Only the newest are sure to be remembered. */
function replay(answered: readonly { frame: string; code: string }[], draw: Luck): Mischief | undefined {
  const { frame, code } = answered.at(-1 - draw(Math.min(80, answered.length))) ?? {}
  if (frame === undefined || code === undefined) return undefined
  return { frame, code, key: (JSON.parse(frame) as { idempotencyKey: string }).idempotencyKey }
}

async function answerTo(client: TestClient, { frame }: Mischief) {
  const from = client.messages.length
  client.raw(frame)
  return client.until(() => client.replies(from)[0])
}

async function comeBack(house: TestHouse, client: TestClient): Promise<TestClient> {
  expect(await client.closed()).toBe(CLOSE.tooBig)
  const again = await house.guest('bruno')
  await again.received('STATE_SNAPSHOT')
  return again
}
