import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { CLOSE } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { type Environment, system } from '../../src/environment.ts'
import { RATES } from '../../src/limits/limits.ts'
import { Clock } from './clock.ts'
import { openHouse, type TestHouse } from './house.ts'
import { frame, OPCODE, RawSocket } from './raw-socket.ts'
import { eventually, Gate } from './waiting.ts'

const SECRET = 'a-seed-nobody-may-see'
const MANY = { count: 1_000_000, perMs: 60_000 }
const NEVER_MS = 2 ** 31 - 1
/** What schemas stumbled over. */
const ODD = [
  '{"v":1,"roomId":{"length":{"toString":1}}}',
  '{"v":1,"clientId":{"length":{"valueOf":1,"toString":null}}}',
  '{"v":2,"nonce":{"toString":1},"idempotencyKey":{"length":{"toString":1}}}',
]
const play = { move: { type: 'play' } }
const PING = frame(OPCODE.ping, 'x'.repeat(125))

/** The server's side of every connection that comes. */
function sidesOf(house: TestHouse): Socket[] {
  const sides: Socket[] = []
  house.server.on('connection', (socket: Socket) => sides.push(socket))
  return sides
}

/** Ana and Bruno in a match that goes on whatever others do. */
async function openTable({ settings, ...options }: Parameters<typeof openHouse>[0] = {}) {
  const house = await openHouse({ ...options, settings: { closeMs: 200, ...settings } })
  house.rooms.matchId = 'm1'
  const [ana, bruno] = [await house.guest('ana'), await house.guest('bruno')]
  const playOn = async () => {
    expect(await ana.say('SUBMIT_MOVE', play)).toMatchObject({ type: 'ACK' })
    expect(await bruno.say('SUBMIT_MOVE', play)).toMatchObject({ type: 'ACK' })
  }
  return { house, ana, bruno, playOn }
}

describe('whoever sends what nobody can read', () => {
  test.each(ODD)('behind 66 others in one packet is cut off alone: %s', async (odd) => {
    const { house, playOn } = await openTable()
    const eve = await RawSocket.open(house.port, 'ludoteca=eve')
    const ping = (nonce: number) => JSON.stringify({ v: 1, type: 'PING', nonce })
    const before = Array.from({ length: 66 }, (_, i) => frame(OPCODE.text, ping(i + 1)))
    eve.send(...before, ...Array.from({ length: 5 }, () => frame(OPCODE.text, odd)))
    expect(await eve.listen().closeCode()).toBe(CLOSE.tooFast)
    await playOn()
    expect(house.logged).toEqual([])
  })

  test.each(ODD)('by itself is told so, and stays: %s', async (odd) => {
    const { house, bruno, playOn } = await openTable()
    bruno.raw(odd)
    expect(await bruno.until(() => bruno.replies()[1])).toMatchObject({ type: 'ERROR', code: /BAD_(MESSAGE|VERSION)/ })
    await playOn()
    expect(house.logged).toEqual([])
  })
})

describe('a fault that nobody foresaw', () => {
  /** Reading the clock fails once, when told to. */
  function brittleClock() {
    const state = { isBroken: false }
    const read = (clock: () => number) => () => {
      if (!state.isBroken) return clock()
      state.isBroken = false
      throw new Error(SECRET)
    }
    const env: Environment = { ...system, now: read(system.now), elapsed: read(system.elapsed) }
    return { state, env }
  }

  test.each([
    ['a message', OPCODE.text],
    ['a ping', OPCODE.ping],
    ['a pong', OPCODE.pong],
  ] as const)(
    'at %s is logged without its words, answered, and closes that connection alone',
    async (_name, opcode) => {
      const { state, env } = brittleClock()
      const { house, playOn } = await openTable({ env, settings: { pingMs: NEVER_MS, presenceMs: NEVER_MS } })
      const eve = await RawSocket.open(house.port, 'ludoteca=eve')
      state.isBroken = true
      eve.send(frame(opcode, '{}'))
      expect(await eve.listen().closeCode()).toBe(CLOSE.failed)
      expect(String(eve.frames[0]?.payload)).toContain('"code":"SERVER"')
      await playOn()
      expect(house.logged).toMatchObject([expect.stringMatching(/^error a connection failed .*"at":\["at /)])
      expect(house.logged.join() + eve.frames.map(({ payload }) => payload).join()).not.toContain(SECRET)
    },
  )

  test('while a message is worked on does the same, and what waits behind it is not begun', async () => {
    const { house, bruno, playOn } = await openTable()
    const eve = await house.guest('eve')
    const { standing } = house.rooms
    house.rooms.standing = function (roomId, participantId) {
      if (participantId === 'id-of-eve') throw new Error(SECRET)
      return standing.call(this, roomId, participantId)
    }
    for (let i = 0; i < 3; i++) eve.raw(JSON.stringify(eve.envelope('SUBMIT_MOVE', play)))
    expect(await eve.closed()).toBe(CLOSE.failed)
    expect(eve.replies().slice(1)).toMatchObject([{ code: 'SERVER' }])
    expect(house.logged).toHaveLength(1)
    expect(house.logged.join() + eve.frames.join()).not.toContain(SECRET)
    await playOn()
    expect(bruno.types()).not.toContain('ERROR')
  })

  test('while somebody is let in refuses them alone', async () => {
    let isBroken = false
    const trustsProxy = () => {
      if (isBroken) throw new Error(SECRET)
      return false
    }
    const { house, playOn } = await openTable({ settings: { trustsProxy } })
    isBroken = true
    await expect(RawSocket.open(house.port, 'ludoteca=eve')).rejects.toThrow('500')
    isBroken = false
    await playOn()
    expect(house.logged.join()).toContain('a socket could not be opened')
    expect(house.logged.join()).not.toContain(SECRET)
  })

  test('while something is sent cuts off its receiver, and everybody else hears it', async () => {
    const { house, ana, bruno } = await openTable()
    const sides = sidesOf(house)
    await RawSocket.open(house.port, 'ludoteca=eve')
    const eve = await house.guest('eve')
    const side = sides.at(-1) as Socket
    side.write = () => {
      throw new Error(SECRET)
    }
    house.rooms.reaction('ABCDE', 'id-of-ana', 'RISA')
    await Promise.all([ana.received('REACTION'), bruno.received('REACTION')])
    expect(await eve.closed()).toBe(1006)
    expect(house.logged).toMatchObject([expect.stringMatching(/^error a connection could not be written to/)])
    expect(house.logged.join()).not.toContain(SECRET)
  })
})

describe('pings and pongs', () => {
  test('are answered with what they say, also while a message before them waits', async () => {
    const { house, bruno } = await openTable()
    const gate = new Gate()
    house.tables.trouble = gate.pass
    bruno.raw(JSON.stringify(bruno.envelope('SUBMIT_MOVE', play)))
    await eventually(() => gate.waiting === 1)
    const pong = new Promise<Buffer>((resolve) => bruno.ws.once('pong', resolve))
    bruno.ws.ping('are you there?')
    expect(String(await pong)).toBe('are you there?')
    expect(house.tables.log).toEqual([])
    gate.open()
    await eventually(() => house.tables.log.length === 1)
  })

  test.each(['ping', 'pong'] as const)('count as messages do: whoever floods with a %s is cut off', async (kind) => {
    const { house, playOn } = await openTable({ env: new Clock(), rates: { session: RATES.session } })
    const eve = await RawSocket.open(house.port, 'ludoteca=eve')
    eve.send(...Array.from({ length: 40 }, () => frame(OPCODE[kind], 'hey')))
    expect(await eve.listen().closeCode()).toBe(CLOSE.tooFast)
    const pongs = eve.frames.filter(({ opcode }) => opcode === OPCODE.pong)
    expect(pongs).toHaveLength(kind === 'ping' ? 20 : 0)
    expect(house.counted['refused RATE_LIMIT']).toBe(3)
    await playOn()
  })

  test('that answer a ping of the server cost nothing', async () => {
    const house = await openHouse({ rates: { session: { count: 2, perMs: NEVER_MS } }, settings: { pingMs: 5 } })
    const ana = await house.guest('ana')
    let pinged = 0
    ana.ws.on('ping', () => pinged++)
    await eventually(() => pinged >= 10)
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
    expect(ana.replies().filter(({ type }) => type === 'ERROR')).toEqual([])
  })

  test('in a flood that nobody reads the answers of fill no memory', async () => {
    const { house, playOn } = await openTable({ rates: { session: RATES.session } })
    const sides = sidesOf(house)
    const eve = await RawSocket.open(house.port, 'ludoteca=eve')
    const sent = await eve.flood(Buffer.concat(Array.from({ length: 500 }, () => PING)), 30_000_000)
    const side = sides.at(-1) as Socket
    expect(sent).toBeGreaterThan(100_000)
    expect(side.bytesWritten + side.writableLength).toBeLessThan(10_000)
    await playOn()
  })

  test('within all rates, but never read, end when too much is unsent', async () => {
    const unsentBytesMax = 100_000
    const settings = { unsentBytesMax, waitingMax: 1_000_000, rateStrikes: MANY, closeMs: 300 }
    const { house, playOn } = await openTable({ settings })
    const sides = sidesOf(house)
    const eve = await RawSocket.open(house.port, 'ludoteca=eve')
    const side = sides.at(-1) as Socket
    let mostUnsent = 0
    const watch = setInterval(() => (mostUnsent = Math.max(mostUnsent, side.writableLength)), 1)
    await eve.flood(Buffer.concat(Array.from({ length: 500 }, () => PING)), 60_000_000, 10_000)
    await eventually(() => side.destroyed)
    clearInterval(watch)
    // One packet more than the limit may have been answered before it is looked at again.
    expect(mostUnsent).toBeLessThan(2 * unsentBytesMax)
    await playOn()
  })
})

describe('whoever goes on after the good-bye', () => {
  test('is not read any more, and is gone after a while', async () => {
    const { house, playOn } = await openTable({ rates: { session: RATES.session }, settings: { closeMs: 1_000 } })
    const sides = sidesOf(house)
    const eve = await RawSocket.open(house.port, 'ludoteca=eve')
    const packet = Buffer.concat(Array.from({ length: 2_000 }, () => frame(OPCODE.text, '{"v":1}')))
    await eve.flood(packet, 100_000_000)
    const side = sides.at(-1) as Socket
    expect(side.bytesRead).toBeLessThan(2_000_000)
    await eventually(() => side.destroyed)
    await playOn()
  })
})

describe('a message in pieces', () => {
  test('is put together', async () => {
    const { house } = await openTable()
    const eve = await RawSocket.open(house.port, 'ludoteca=eve')
    eve.send(
      frame(OPCODE.text, '{"v"', false),
      frame(OPCODE.ping),
      frame(OPCODE.more, ':2', false),
      frame(OPCODE.more, '}'),
    )
    eve.listen()
    await eventually(() => eve.frames.some(({ payload }) => String(payload).includes('BAD_VERSION')))
  })

  test.each([
    ['empty', ''],
    ['tiny', 'x'],
  ])('that are %s and never end is given up', async (_name, piece) => {
    const { house, playOn } = await openTable()
    const eve = await RawSocket.open(house.port, 'ludoteca=eve')
    eve.send(frame(OPCODE.text, '{', false), ...Array.from({ length: 300 }, () => frame(OPCODE.more, piece, false)))
    expect(await eve.listen().closeCode()).toBe(1008)
    await playOn()
  })

  test('that begins and never goes on ends with the silence of its sender', async () => {
    const house = await openHouse({ settings: { pingMs: 100, silenceMs: 300 } })
    const eve = await RawSocket.open(house.port, 'ludoteca=eve')
    eve.send(frame(OPCODE.text, '{"v":1', false))
    await eventually(() => house.sockets.size === 0)
    await sleep(1)
    expect(house.counted['closed 1006']).toBe(1)
  })
})
