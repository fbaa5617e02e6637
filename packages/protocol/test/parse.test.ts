import fc from 'fast-check'
import { describe, expect, expectTypeOf, test } from 'vitest'
import {
  CLIENT_FRAME_BYTES,
  type ClientPayload,
  type ClientType,
  JSON_DEPTH,
  MessageCatalogue,
  type ServerPayload,
} from '../src/index.ts'
import { catalogue, GAME } from './game.ts'
import { ENVELOPE, KEY, message, plain, SAMPLES, TYPES } from './samples.ts'

describe('a client message', () => {
  test.each(TYPES)('%s is read with what it may carry, and refused with anything more', (type) => {
    for (const payload of SAMPLES[type]) {
      const text = message(type, payload)
      expect(catalogue.parse(text)).toEqual({ ok: true, message: plain(JSON.parse(text)), sentAs: type })
      expect(catalogue.parse(message(type, { ...payload, surplus: 1 }))).toEqual({
        ok: false,
        code: 'BAD_MESSAGE',
        path: 'payload.surplus',
        nonce: 1,
        idempotencyKey: KEY,
      })
      expect(catalogue.parse(message(type, null))).toMatchObject({ ok: false, path: 'payload' })
    }
  })

  test.each([
    ['SUBMIT_WAGER', { on: 'red', amount: 1.5, bold: false }, 'payload.amount'],
    ['SUBMIT_WAGER', { on: '', amount: 1, bold: false }, 'payload.on'],
    ['SUBMIT_WAGER', { on: 'x'.repeat(41), amount: 1, bold: false }, 'payload.on'],
    ['SUBMIT_WAGER', { amount: 1, bold: false }, 'payload.on'],
    ['SUBMIT_WAGER', { on: 'red', amount: 1, bold: 1 }, 'payload.bold'],
    ['SUBMIT_MARKET_ORDER', { side: 'GIVE', terms: {} }, 'payload.side'],
    ['SUBMIT_MARKET_ORDER', { side: 'BUY', terms: [] }, 'payload.terms'],
    ['SUBMIT_MARKET_ORDER', { side: 'BUY', terms: {}, times: 3 }, 'payload.times'],
    ['SUBMIT_MARKET_ORDER', { side: 'BUY', terms: {}, notes: ['x', 1] }, 'payload.notes.1'],
    ['SUBMIT_MARKET_ORDER', { side: 'BUY', terms: {}, prices: { red: -1 } }, 'payload.prices.red'],
    ['SUBMIT_MARKET_ORDER', { side: 'BUY', terms: {}, to: { name: 'x', age: 3 } }, 'payload.to.age'],
    ['SET_PROFILE', { guild: 'G-1' }, 'payload.guild'],
    ['SET_PROFILE', { patience: 5 }, 'payload.patience'],
    ['SET_PROFILE', { team: 'T-01' }, 'payload.team'],
    ['SUBMIT_MOVE', { move: { amount: 4 } }, 'payload.move'],
    ['SUBMIT_MOVE', { move: [] }, 'payload.move'],
    ['SUBMIT_MOVE', { move: { type: 'x' }, seat: -3 }, 'payload.seat'],
    ['SET_PROFILE', { extras: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [i, i])) }, 'payload.extras'],
    ['SET_PROFILE', { extras: { a: { b: 1 } } }, 'payload.extras.a'],
    ['JOIN_ROOM', { role: 'KING' }, 'payload.role'],
    ['JOIN_ROOM', { role: 'PLAYER', entropy: 'x'.repeat(65) }, 'payload.entropy'],
    ['HOST_COMMAND', { command: 'DANCE' }, 'payload.command'],
    ['NONSENSE', {}, 'type'],
    ['constructor', {}, 'type'],
  ])('%s with %j is refused where it is wrong', (type, payload, path) => {
    expect(catalogue.parse(message(type, payload))).toMatchObject({ ok: false, code: 'BAD_MESSAGE', path })
  })

  test.each([
    ['nonce', 0],
    ['nonce', 1.5],
    ['nonce', '1'],
    ['nonce', 2 ** 53],
    ['idempotencyKey', 'no uuid'],
    ['roomId', 7],
    ['matchId', undefined],
    ['clientId', null],
    ['surplus', 1],
  ])('with %s = %j has a wrong envelope', (field, value) => {
    const answer = catalogue.parse(message('PING', {}, { [field]: value }))
    expect(answer).toMatchObject({ ok: false, code: 'BAD_MESSAGE', path: field })
    expect(answer).not.toHaveProperty(field)
  })

  test.each([2, '1', null, undefined])('of version %j is of another protocol', (v) => {
    expect(catalogue.parse(message('PING', {}, { v }))).toEqual({
      ok: false,
      code: 'BAD_VERSION',
      path: 'v',
      nonce: 1,
      idempotencyKey: KEY,
    })
  })

  test('may be as long as a frame, counted in bytes', () => {
    for (const letter of ['x', 'ñ', '€', '🎲']) {
      const bytes = Buffer.byteLength(letter)
      const bare = Buffer.byteLength(message('SUBMIT_MOVE', { move: { type: 'say', text: '' } }))
      const room = CLIENT_FRAME_BYTES - bare
      const pad = 'x'.repeat(room % bytes)
      const text = letter.repeat(Math.floor(room / bytes)) + pad
      const fits = message('SUBMIT_MOVE', { move: { type: 'say', text } })
      expect(Buffer.byteLength(fits)).toBe(CLIENT_FRAME_BYTES)
      expect(catalogue.parse(fits).ok).toBe(true)
      expect(catalogue.parse(message('SUBMIT_MOVE', { move: { type: 'say', text: `${text}x` } }))).toEqual({
        ok: false,
        code: 'TOO_BIG',
      })
    }
  })

  test('may nest a move only so deep', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { inner: nested(depth - 1) })
    const submit = (depth: number) => message('SUBMIT_MOVE', { move: { type: 'x', deep: nested(depth) } })
    expect(catalogue.parse(submit(JSON_DEPTH - 1)).ok).toBe(true)
    expect(catalogue.parse(submit(JSON_DEPTH))).toMatchObject({ ok: false, path: 'payload.move' })
    const abyss = `{"move":{"type":"x","deep":${'['.repeat(3500)}${']'.repeat(3500)}}}`
    const text = message('SUBMIT_MOVE', 0).replace(/"payload":0/, `"payload":${abyss}`)
    expect(catalogue.parse(text)).toMatchObject({ ok: false, path: 'payload.move' })
  })

  test('cannot smuggle a prototype in', () => {
    for (const payload of ['{"move":{"type":"x","__proto__":{"seat":1}}}', '{"move":{"type":"x"},"__proto__":{}}']) {
      const text = message('SUBMIT_MOVE', 0).replace(/"payload":0/, `"payload":${payload}`)
      expect(catalogue.parse(text).ok).toBe(false)
    }
  })

  test('made of anything at all gets an answer and never throws', () => {
    const piece = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...TYPES, KEY, 1, {}, { type: 'x' }))
    const almost = fc
      .record({ v: fc.constantFrom(1, 1, 1, 2), type: fc.constantFrom(...TYPES), payload: piece, nonce: piece })
      .map((raw) => JSON.stringify({ ...ENVELOPE, ...raw }))
    const answered = (text: string) => {
      const answer = catalogue.parse(text)
      if (answer.ok) expect(JSON.parse(text)).toEqual(answer.message)
      else expect(['BAD_MESSAGE', 'BAD_VERSION', 'TOO_BIG']).toContain(answer.code)
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), almost), answered), { numRuns: 3000 })
    for (const text of ['', '[]', 'null', '"x"', '1', '{', '\u0000', '{"v":1}']) answered(text)
  })
})

describe("a game's own message", () => {
  test('for a move is read as the same move in its plain form', () => {
    const order = SAMPLES.SUBMIT_MARKET_ORDER[1] as object
    const own = catalogue.parse(message('SUBMIT_MARKET_ORDER', order))
    const general = catalogue.parse(message('SUBMIT_MOVE', { move: { type: 'marketOrder', ...order } }))
    expect(own).toEqual({ ...general, sentAs: 'SUBMIT_MARKET_ORDER' })
  })

  test('is unknown where no game has it, and so is a field of a profile', () => {
    const general = new MessageCatalogue()
    for (const payload of SAMPLES.SUBMIT_WAGER) {
      const answer = general.parse(message('SUBMIT_WAGER', payload))
      expect(answer).toMatchObject({ code: 'BAD_MESSAGE', path: 'type' })
    }
    const answer = general.parse(message('SET_PROFILE', { guild: 'G-01' }))
    expect(answer).toMatchObject({ code: 'BAD_MESSAGE', path: 'payload.guild' })
  })

  test('brings its limit along', () => {
    expect([...catalogue.limits]).toEqual([['SUBMIT_MARKET_ORDER', GAME.moves.SUBMIT_MARKET_ORDER.limit]])
  })

  test('that two games have is right when it is for one of them', () => {
    const other = { moves: { SUBMIT_WAGER: { move: 'wager', payload: { all: { kind: 'flag' } } } } } as const
    const both = new MessageCatalogue<object>([GAME, other])
    for (const payload of [{ all: true }, ...SAMPLES.SUBMIT_WAGER]) {
      const answer = both.parse(message('SUBMIT_WAGER', payload))
      expect(answer).toMatchObject({ ok: true, message: { payload: { move: { type: 'wager', ...payload } } } })
    }
    const mixed = { all: true, ...SAMPLES.SUBMIT_WAGER[0] }
    expect(both.parse(message('SUBMIT_WAGER', mixed))).toMatchObject({ ok: false, code: 'BAD_MESSAGE' })
  })

  test.each([
    ['a move that another game means something else by', { moves: { SUBMIT_WAGER: { move: 'bid', payload: {} } } }],
    ['a message that all games share', { moves: { PING: { move: 'ping', payload: {} } } }],
    ['a message of the platform', { facts: { MATCH_END: { fact: 'matchEnd', payload: {} } } }],
    ['a message that is not called as its fact', { facts: { ROUND_BEGINS: { fact: 'roundBegun', payload: {} } } }],
  ])('is not let in as %s', (_, other) => {
    expect(() => new MessageCatalogue<object>([GAME, other])).toThrow(/cannot/)
  })

  test('has the type that its description says', () => {
    expectTypeOf<ClientPayload<'SUBMIT_WAGER', typeof GAME>>().toEqualTypeOf<
      { readonly on: string | null; readonly amount: number; readonly bold: boolean } & {
        readonly [K in never]?: never
      }
    >()
    expectTypeOf<ClientPayload<'SUBMIT_MARKET_ORDER', typeof GAME>['times']>().toEqualTypeOf<0 | 1 | 2 | undefined>()
    expectTypeOf<ServerPayload<'MARKET_OPENED', typeof GAME>['leader']>().toEqualTypeOf<string | null>()
    expectTypeOf<ClientPayload<'SET_PROFILE', typeof GAME>['courage']>().toEqualTypeOf<'NONE' | 'SOME' | undefined>()
    expectTypeOf<ClientType>().not.toExtend<'SUBMIT_WAGER'>()
  })
})
