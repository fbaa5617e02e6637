import { describe, expect, test } from 'vitest'
import { backOff, newKey, RoomClient } from '../src/index.ts'
import { FakeClock } from './fake-clock.ts'
import { FakeSocket } from './fake-socket.ts'

function setUp(random = () => 0) {
  const clock = new FakeClock()
  const sockets: FakeSocket[] = []
  const socket = () => {
    const made = new FakeSocket()
    sockets.push(made)
    return made
  }
  const client = RoomClient.connect({ url: 'ws://x', roomId: 'QWERT', role: 'PLAYER', socket, clock, random })
  const current = () => sockets.at(-1) as FakeSocket
  const fail = () => current().happen('close', { code: 1006 })
  return { clock, client, sockets, current, fail }
}

describe('the pauses between connections', () => {
  test('double up to eight seconds', () => {
    const { clock, client, sockets, fail } = setUp()
    const pauses: number[] = []
    for (let n = 0; n < 7; n++) {
      fail()
      expect(client.state).toBe('waiting')
      pauses.push(clock.untilNext)
      clock.pass(clock.untilNext - 1)
      expect(sockets).toHaveLength(n + 1)
      clock.pass(1)
      expect(sockets).toHaveLength(n + 2)
      expect(client.state).toBe('connecting')
    }
    expect(pauses).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000])
    client.close()
  })

  test('are up to a fifth longer by chance', () => {
    expect([0, 1, 4, 99].map((tries) => backOff(tries, () => 0.5))).toEqual([550, 1100, 8800, 8800])
    expect(backOff(0, () => 0.999_999)).toBe(600)
  })

  test('are short again once the room was joined, and only then', () => {
    const { clock, client, current, fail } = setUp()
    for (let n = 0; n < 3; n++) {
      current().happen('open', undefined)
      fail()
      clock.pass(clock.untilNext)
    }
    fail()
    expect(clock.untilNext).toBe(4000)
    clock.pass(4000)
    current().welcome()
    expect(client.state).toBe('joined')
    fail()
    expect(clock.untilNext).toBe(500)
    client.close()
  })

  test('also follow sockets that cannot even be made', () => {
    const clock = new FakeClock()
    let tries = 0
    const socket = () => {
      tries++
      throw new Error('no network')
    }
    const client = RoomClient.connect({ url: 'ws://x', roomId: 'Q', role: 'PLAYER', socket, clock, random: () => 0 })
    clock.pass(4000)
    expect(tries).toBe(4)
    client.close()
    expect(clock.pending).toBe(0)
  })
})

describe('a quiet connection', () => {
  test('is kept alive every twenty seconds', () => {
    const { clock, client, current } = setUp()
    current().welcome()
    for (let n = 1; n <= 5; n++) {
      clock.pass(20_000)
      const ping = current().sent.at(-1)
      expect(ping).toMatchObject({ type: 'PING', clientId: 'me', payload: {} })
      expect(current().sent).toHaveLength(1 + n)
      current().tell('ACK', { nonce: ping?.nonce, idempotencyKey: ping?.idempotencyKey })
    }
    expect(client.state).toBe('joined')
    client.close()
  })

  test('on which nothing comes for forty seconds is given up', () => {
    const { clock, client, sockets, current } = setUp()
    current().welcome()
    clock.pass(39_999)
    expect(client.state).toBe('joined')
    clock.pass(1)
    expect(client.state).toBe('waiting')
    expect(sockets[0]?.closedWith).toBe(1000)
    clock.pass(500)
    expect(sockets).toHaveLength(2)
    current().welcome()
    expect(client.state).toBe('joined')
    client.close()
  })

  test('that never opens is given up, too', () => {
    const { clock, client, sockets } = setUp()
    clock.pass(40_500)
    expect(sockets).toHaveLength(2)
    client.close()
  })

  test('that was given up is not listened to any more', () => {
    const { clock, client, sockets, current } = setUp()
    current().welcome()
    clock.pass(40_500)
    current().welcome()
    sockets[0]?.tell('ERROR', { code: 'KICKED', params: {}, message: '', seq: 1 })
    sockets[0]?.happen('close', { code: 4010 })
    expect(client.state).toBe('joined')
    client.close()
  })
})

describe('a closed client', () => {
  test('leaves no timer behind, whenever it was closed', () => {
    for (const until of ['opening', 'joining', 'joined', 'waiting', 'busy', 'lost', 'missed'] as const) {
      const { clock, client, sockets, current, fail } = setUp()
      if (until === 'joining') current().happen('open', undefined)
      if (until !== 'opening' && until !== 'joining') current().welcome()
      if (until === 'waiting') fail()
      if (until === 'lost') clock.pass(40_000)
      if (until === 'missed') current().happen('message', { data: '{"v":1,"type":"REACTION","seq":9,"payload":{}}' })
      if (until === 'busy') {
        client.submit({ type: 'roll' }).catch(() => {})
        const { nonce, idempotencyKey } = current().sent.at(-1) ?? {}
        current().tell('ERROR', { nonce, idempotencyKey, code: 'BUSY', params: {}, message: '', seq: 1 })
      }
      expect(clock.pending).toBeGreaterThan(0)
      client.close()
      expect([until, clock.pending]).toEqual([until, 0])
      const made = sockets.length
      clock.pass(600_000)
      expect(sockets).toHaveLength(made)
    }
  })

  test('leaves none behind later either, when what it waited for is refused', async () => {
    const { clock, client, current } = setUp()
    current().welcome()
    current().happen('message', { data: '{"v":1,"type":"REACTION","seq":9,"payload":{}}' })
    client.close()
    await new Promise((resolve) => setImmediate(resolve))
    expect(clock.pending).toBe(0)
  })
})

test('the server’s clock is known from the answer to the join', () => {
  const { clock, client, current } = setUp()
  current().happen('open', undefined)
  const { nonce, idempotencyKey } = current().sent.at(-1) ?? {}
  const asked = clock.now()
  clock.pass(100)
  const result = { clientId: 'me', lastNonce: 1, role: 'PLAYER', seat: 0, serverTs: asked + 50 + 7000 }
  current().tell('ACK', { nonce, idempotencyKey, result })
  expect(client.clockOffset).toBe(7000)
  client.close()
})

test('keys are different UUIDs', () => {
  const keys = Array.from({ length: 1000 }, () => newKey(Math.random))
  expect(new Set(keys).size).toBe(1000)
  expect(newKey(() => 0)).toBe('00000000-0000-4000-8000-000000000000')
  expect(newKey(() => 1 - 2 ** -32)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
