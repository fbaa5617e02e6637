import { lookUp } from '@ludoteca/kernel'
import { CLOSE } from '@ludoteca/protocol'
import { describe, expect, test } from 'vitest'
import { RATES } from '../../src/limits/limits.ts'
import { JUMPS, TwoClocks } from '../two-clocks.ts'
import { Clock } from './clock.ts'
import { openHouse } from './house.ts'
import { eventually, Gate } from './waiting.ts'

describe('a clock that somebody sets', () => {
  test.each(JUMPS)('by %i ms makes nobody too fast, nor silent, nor forgiven', async (ms) => {
    const env = new TwoClocks()
    const house = await openHouse({ env, rates: { session: RATES.session }, settings: { pingMs: 1_000 } })
    const ana = await house.guest('ana')
    let pings = 0
    ana.ws.on('ping', () => pings++)
    for (let i = 0; i < 15; i++) expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
    env.set(ms)
    // By now every connection was looked at that could be taken for a silent one.
    await new Promise((resolve) => setTimeout(resolve, 50))
    for (let i = 0; i < 4; i++) expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
    expect([house.sockets.size, pings]).toEqual([1, 0])
    expect(await ana.say('PING')).toMatchObject({ code: 'RATE_LIMIT' })
    env.pass(1_000)
    await eventually(() => pings === 1)
    for (let i = 0; i < 10; i++) expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
  })
})

describe('too many messages', () => {
  test('of one session are answered RATE_LIMIT, without using up nonce or key', async () => {
    const env = new Clock()
    const house = await openHouse({ env, rates: { session: RATES.session } })
    const ana = await house.guest('ana')
    for (let i = 0; i < 19; i++) expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
    const limited = await ana.say('SET_READY', { ready: true })
    expect(limited).toMatchObject({ type: 'ERROR', code: 'RATE_LIMIT', nonce: 21 })
    const bruno = await house.guest('bruno')
    expect(await bruno.say('PING')).toMatchObject({ type: 'ACK' })
    env.ms += 100
    const { nonce, idempotencyKey } = limited
    expect(await ana.say('SET_READY', { ready: true }, { nonce, idempotencyKey })).toMatchObject({ type: 'ACK' })
    expect(house.rooms.calls.filter((call) => call.startsWith('ready'))).toHaveLength(1)
  })

  test('from one address are limited whoever sends them', async () => {
    const env = new Clock()
    const house = await openHouse({ env, rates: { address: RATES.address } })
    const people = await Promise.all(['ana', 'bruno', 'carla'].map((name) => house.guest(name)))
    for (let i = 0; i < 19; i++) for (const person of people) expect((await person.say('PING')).type).toBe('ACK')
    for (const person of people) expect(await person.say('PING')).toMatchObject({ code: 'RATE_LIMIT' })
    env.ms += 1000
    for (const person of people) expect(await person.say('PING')).toMatchObject({ type: 'ACK' })
  })

  test.each([
    ['SET_PROFILE', {}, 10, 60_000],
    ['REQUEST_SNAPSHOT', {}, 6, 60_000],
    ['SEND_REACTION', { emoji: 'RISA' }, 1, 2000],
    ['REPORT_NAME', { targetId: 'id-of-bruno', reason: 'OTRO' }, 5, 60_000],
    ['SUBMIT_DEAL_RESPONSE', { dealId: 'd', response: 'ACCEPT' }, 20, 40_000],
  ] as const)('of type %s have a limit of their own', async (type, payload, count, perMs) => {
    const env = new Clock()
    const house = await openHouse({ env, rates: lookUp(RATES, type) ? { [type]: lookUp(RATES, type) } : {} })
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana')
    for (let i = 0; i < count; i++) expect(await ana.say(type, payload)).toMatchObject({ type: 'ACK' })
    expect(await ana.say(type, payload)).toMatchObject({ code: 'RATE_LIMIT' })
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
    env.ms += perMs / count
    expect(await ana.say(type, payload)).toMatchObject({ type: 'ACK' })
  })

  test('to join block the session for a minute, over all its connections', async () => {
    const env = new Clock()
    const house = await openHouse({ env, rates: { JOIN_ROOM: RATES.JOIN_ROOM } })
    for (let i = 0; i < 5; i++) expect((await (await house.visitor('ana')).join()).type).toBe('ACK')
    const sixth = await house.visitor('ana')
    expect(await sixth.join()).toMatchObject({ code: 'RATE_LIMIT' })
    env.ms += 59_000
    expect(await sixth.join()).toMatchObject({ code: 'RATE_LIMIT' })
    env.ms += 1000
    expect(await sixth.join()).toMatchObject({ type: 'ACK' })
  })

  test('that keep coming close the connection at the third refusal within a minute', async () => {
    const env = new Clock()
    const house = await openHouse({ env, rates: { SET_PROFILE: { count: 1, perMs: 600_000 } } })
    const ana = await house.guest('ana')
    const change = () => ana.say('SET_PROFILE', {})
    expect(await change()).toMatchObject({ type: 'ACK' })
    expect(await change()).toMatchObject({ code: 'RATE_LIMIT' })
    env.ms += 61_000
    expect(await change()).toMatchObject({ code: 'RATE_LIMIT' })
    expect(await change()).toMatchObject({ code: 'RATE_LIMIT' })
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
    expect(await change()).toMatchObject({ code: 'RATE_LIMIT' })
    expect(await ana.closed()).toBe(CLOSE.tooFast)
    await eventually(() => house.rooms.listeners.size === 0)
  })

  test('[11.3] that are reactions are refused, and close nothing', async () => {
    const house = await openHouse({ rates: { SEND_REACTION: { count: 1, perMs: 600_000 } } })
    const ana = await house.guest('ana')
    await ana.say('SEND_REACTION', { emoji: 'RISA' })
    for (let i = 0; i < 5; i++) {
      expect(await ana.say('SEND_REACTION', { emoji: 'RISA' })).toMatchObject({ code: 'RATE_LIMIT' })
    }
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
  })

  test('behind a slow one are refused once the queue is full, and the queue is worked off', async () => {
    const settings = { waitingMax: 10, rateStrikes: { count: 100, perMs: 60_000 } }
    const house = await openHouse({ settings })
    house.rooms.matchId = 'm1'
    const ana = await house.guest('ana')
    const gate = new Gate()
    house.tables.trouble = gate.pass
    for (let i = 0; i < 16; i++) ana.raw(JSON.stringify(ana.envelope('SUBMIT_MOVE', { move: { type: 'play', i } })))
    await ana.until(() => ana.replies()[5])
    expect(ana.replies().slice(1)).toMatchObject(Array(5).fill({ code: 'RATE_LIMIT' }))
    expect(
      ana
        .replies()
        .slice(1)
        .map(({ nonce }) => nonce),
    ).toEqual([13, 14, 15, 16, 17])
    gate.open()
    await eventually(() => house.tables.log.length === 11)
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
  })
})

describe('messages nobody can read', () => {
  test('are each answered, with nonce and key if these can be read', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const whole = ana.envelope('SET_READY', { ready: 'perhaps' })
    ana.raw(JSON.stringify(whole))
    ana.raw(JSON.stringify({ ...whole, v: 2 }))
    ana.raw('{"v":1,')
    ana.raw('[]')
    ana.raw(Buffer.from(JSON.stringify(ana.envelope('PING', {}))))
    await ana.until(() => ana.replies()[5])
    const { nonce, idempotencyKey } = whole
    expect(ana.replies().slice(1)).toMatchObject([
      { code: 'BAD_MESSAGE', nonce, idempotencyKey, params: { path: 'payload.ready' } },
      { code: 'BAD_VERSION', nonce, idempotencyKey },
      { code: 'BAD_MESSAGE' },
      { code: 'BAD_MESSAGE' },
      { code: 'BAD_MESSAGE' },
    ])
    expect(await ana.say('SET_READY', { ready: true }, { nonce, idempotencyKey })).toMatchObject({ type: 'ACK' })
  })

  test('close the connection at the twentieth within a minute', async () => {
    const env = new Clock()
    const house = await openHouse({ env })
    const ana = await house.guest('ana')
    for (let i = 0; i < 19; i++) ana.raw('?')
    await ana.until(() => ana.replies()[19])
    env.ms += 61_000
    for (let i = 0; i < 19; i++) ana.raw('?')
    expect(await ana.say('PING')).toMatchObject({ type: 'ACK' })
    ana.raw('?')
    expect(await ana.closed()).toBe(CLOSE.badMessages)
    expect(ana.replies().filter(({ code }) => code === 'BAD_MESSAGE')).toHaveLength(39)
  })

  test('because they are too big close it at once: after a word if they are not far too big', async () => {
    const house = await openHouse()
    const ana = await house.guest('ana')
    const big = (bytes: number) => JSON.stringify(ana.envelope('SUBMIT_MOVE', { move: { type: 'x'.repeat(bytes) } }))
    expect(await ana.say('SUBMIT_MOVE', { move: { type: 'x'.repeat(7900) } })).toMatchObject({ code: 'BAD_PHASE' })
    ana.raw(big(8192))
    expect(await ana.closed()).toBe(CLOSE.tooBig)
    expect(ana.replies().at(-1)).toMatchObject({ code: 'TOO_BIG' })
    const bruno = await house.guest('bruno')
    bruno.raw(big(100_000))
    expect(await bruno.closed()).toBe(CLOSE.tooBig)
    expect(bruno.replies().filter(({ code }) => code === 'TOO_BIG')).toEqual([])
  })
})
