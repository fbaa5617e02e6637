import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLIENT_FRAME_BYTES, isSubmitType, JSON_DEPTH, parseClientMessage, submissionOf } from '../src/index.ts'
import { ENVELOPE, KEY, message, SAMPLES, TYPES } from './samples.ts'

describe('a client message', () => {
  test.each(TYPES)('%s is read with what it may carry, and refused with anything more', (type) => {
    for (const payload of SAMPLES[type]) {
      const text = message(type, payload)
      expect(parseClientMessage(text)).toEqual({ ok: true, message: JSON.parse(text) })
      expect(parseClientMessage(message(type, { ...payload, surplus: 1 }))).toEqual({
        ok: false,
        code: 'BAD_MESSAGE',
        path: 'payload.surplus',
        nonce: 1,
        idempotencyKey: KEY,
      })
      expect(parseClientMessage(message(type, null))).toMatchObject({ ok: false, path: 'payload' })
    }
  })

  test.each([
    ['SUBMIT_BID', { propertyId: 'P-1', amount: 1.5, useFameToken: false }, 'payload.amount'],
    ['SUBMIT_MOVE', { move: { amount: 4 } }, 'payload.move'],
    ['SUBMIT_MOVE', { move: [] }, 'payload.move'],
    ['SUBMIT_MOVE', { move: { type: 'x' }, seat: -3 }, 'payload.seat'],
    ['SET_PROFILE', { team: 'T-18' }, 'payload.team'],
    ['SET_PROFILE', { extras: Object.fromEntries(Array.from({ length: 17 }, (_, i) => [i, i])) }, 'payload.extras'],
    ['SET_PROFILE', { extras: { a: { b: 1 } } }, 'payload.extras.a'],
    ['JOIN_ROOM', { role: 'KING' }, 'payload.role'],
    ['JOIN_ROOM', { role: 'PLAYER', entropy: 'x'.repeat(65) }, 'payload.entropy'],
    ['HOST_COMMAND', { command: 'DANCE' }, 'payload.command'],
    ['NONSENSE', {}, 'type'],
    ['constructor', {}, 'type'],
  ])('%s with %j is refused where it is wrong', (type, payload, path) => {
    expect(parseClientMessage(message(type, payload))).toMatchObject({ ok: false, code: 'BAD_MESSAGE', path })
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
    const answer = parseClientMessage(message('PING', {}, { [field]: value }))
    expect(answer).toMatchObject({ ok: false, code: 'BAD_MESSAGE', path: field })
    expect(answer).not.toHaveProperty(field)
  })

  test.each([2, '1', null, undefined])('of version %j is of another protocol', (v) => {
    expect(parseClientMessage(message('PING', {}, { v }))).toEqual({
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
      expect(parseClientMessage(fits).ok).toBe(true)
      expect(parseClientMessage(message('SUBMIT_MOVE', { move: { type: 'say', text: `${text}x` } }))).toEqual({
        ok: false,
        code: 'TOO_BIG',
      })
    }
  })

  test('may nest a move only so deep', () => {
    const nested = (depth: number): unknown => (depth === 0 ? 1 : { inner: nested(depth - 1) })
    const submit = (depth: number) => message('SUBMIT_MOVE', { move: { type: 'x', deep: nested(depth) } })
    expect(parseClientMessage(submit(JSON_DEPTH - 1)).ok).toBe(true)
    expect(parseClientMessage(submit(JSON_DEPTH))).toMatchObject({ ok: false, path: 'payload.move' })
    const abyss = `{"move":{"type":"x","deep":${'['.repeat(3500)}${']'.repeat(3500)}}}`
    const text = message('SUBMIT_MOVE', 0).replace(/"payload":0/, `"payload":${abyss}`)
    expect(parseClientMessage(text)).toMatchObject({ ok: false, path: 'payload.move' })
  })

  test('cannot smuggle a prototype in', () => {
    for (const payload of ['{"move":{"type":"x","__proto__":{"seat":1}}}', '{"move":{"type":"x"},"__proto__":{}}']) {
      const text = message('SUBMIT_MOVE', 0).replace(/"payload":0/, `"payload":${payload}`)
      expect(parseClientMessage(text).ok).toBe(false)
    }
  })

  test('made of anything at all gets an answer and never throws', () => {
    const piece = fc.oneof(fc.jsonValue(), fc.constantFrom<unknown>(...TYPES, KEY, 1, {}, { type: 'x' }))
    const almost = fc
      .record({ v: fc.constantFrom(1, 1, 1, 2), type: fc.constantFrom(...TYPES), payload: piece, nonce: piece })
      .map((raw) => JSON.stringify({ ...ENVELOPE, ...raw }))
    const answered = (text: string) => {
      const answer = parseClientMessage(text)
      if (answer.ok) expect(JSON.parse(text)).toEqual(answer.message)
      else expect(['BAD_MESSAGE', 'BAD_VERSION', 'TOO_BIG']).toContain(answer.code)
    }
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json(), almost), answered), { numRuns: 3000 })
    for (const text of ['', '[]', 'null', '"x"', '1', '{', '\u0000', '{"v":1}']) answered(text)
  })
})

describe('a submission', () => {
  test('is the same move in its typed and in its plain form', () => {
    const offer = SAMPLES.SUBMIT_DEAL_OFFER[0] as object
    const typed = parseClientMessage(message('SUBMIT_DEAL_OFFER', offer))
    const plain = parseClientMessage(message('SUBMIT_MOVE', { move: { type: 'dealOffer', ...offer } }))
    if (!typed.ok || !plain.ok) throw new Error('not read')
    expect(submissionOf(typed.message)).toEqual(submissionOf(plain.message))
  })

  test('is only what submits a move', () => {
    for (const type of TYPES) {
      const parsed = parseClientMessage(message(type, SAMPLES[type][0]))
      if (!parsed.ok) throw new Error('not read')
      expect(submissionOf(parsed.message) !== undefined).toBe(type === 'SUBMIT_MOVE' || isSubmitType(type))
    }
  })
})
