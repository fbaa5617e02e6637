import { describe, expect, test } from 'vitest'
import {
  briefUpdate,
  CLOSE,
  decisionKey,
  decisionOfKey,
  errorInWords,
  factTypeOf,
  isCoreType,
  messageTypeOf,
  PROTOCOL_CODES,
} from '../src/index.ts'
import { catalogue } from './game.ts'

const ROOM = {
  roomId: 'QWERT',
  link: '/j/QWERT',
  kind: 'friends',
  status: 'lobby',
  game: 'banca',
  options: {},
  seatsMin: 2,
  seatsMax: 6,
  idle: 'pause',
  locked: false,
  botFill: false,
  capacity: 20,
  hostId: 'p1',
  version: 3,
  countdownEndsAt: null,
  matchId: null,
  paused: false,
  lateJoin: false,
  seats: [
    {
      kind: 'human',
      participantId: 'p1',
      name: 'Ana',
      ready: true,
      connected: true,
      autopilot: false,
      left: false,
    },
    { kind: 'bot', strength: 'easy', name: 'Bot 1' },
    { kind: 'open' },
  ],
  watchers: [{ participantId: 'p2', name: 'Beto', connected: false }],
  rematch: [],
  serverSeedCommit: 'ab',
}

describe('names', () => {
  test('of announced facts and their messages go back and forth', () => {
    for (const [fact, type] of [
      ['marketOpened', 'MARKET_OPENED'],
      ['over', 'OVER'],
      ['aLongWayOff', 'A_LONG_WAY_OFF'],
    ] as const) {
      expect(messageTypeOf(fact)).toBe(type)
      expect(factTypeOf(type)).toBe(fact)
      expect(isCoreType(type)).toBe(false)
    }
  })

  test.each([
    ['bid', false, 1, 'bid'],
    ['bid', false, 2, 'bid#2'],
    ['continue', true, 1, 'table:continue'],
  ])('of the prompt %s (table: %s, number %i) is %s as text', (prompt, ofTable, nth, key) => {
    expect(decisionKey(prompt, ofTable, nth)).toBe(key)
    expect(decisionOfKey(key)).toEqual({ prompt, ofTable })
  })
})

describe('a server frame', () => {
  test('holds one message or several', () => {
    const room = { v: 1, type: 'ROOM_STATE', seq: 1, roomId: 'QWERT', matchId: null, payload: ROOM }
    const update = {
      v: 1,
      type: 'MATCH_UPDATE',
      seq: 2,
      payload: { facts: [['moved', 1, 2]], state: ['view/round', 2], clocks: { '0': 1 } },
    }
    const opened = { round: 1, lots: [{ id: 'P-1', price: 3, tags: [] }], leader: null, weather: 'fair' }
    const fact = { v: 1, type: 'MARKET_OPENED', seq: 3, payload: opened }
    expect(catalogue.parseServerFrame(JSON.stringify(room))).toEqual([room])
    expect(catalogue.parseServerFrame(JSON.stringify([room, update, fact]))).toEqual([room, update, fact])
  })

  test('holds updates in a brief form', () => {
    const payload = { facts: [['moved', 1, 2]], state: ['view/round', 2] }
    const brief = briefUpdate(7, JSON.stringify(payload))
    expect(brief).toBe('{"seq":7,"facts":[["moved",1,2]],"state":["view/round",2]}')
    expect(catalogue.parseServerFrame(brief)).toEqual([{ v: 1, type: 'MATCH_UPDATE', seq: 7, payload }])
    expect(catalogue.parseServerFrame(`[${brief},${brief}]`)).toHaveLength(2)
  })

  test.each([
    [{ seq: 1, state: ['view/round'] }],
    [{ seq: 1, facts: [], surprise: 1 }],
    [{ v: 1, type: 'ROOM_STATE', seq: 1, payload: { ...ROOM, secret: 1 } }],
    [{ v: 1, type: 'ROOM_STATE', seq: 0, payload: ROOM }],
    [{ v: 1, type: 'REACTION', seq: 1, payload: { from: 'p1', emoji: 'NOPE' } }],
    [{ v: 1, type: 'WHAT', seq: 1, payload: {} }],
    [{ v: 1, type: 'MARKET_OPENED', seq: 1, payload: {} }],
    [{ v: 1, type: 'MARKET_OPENED', seq: 1, payload: { round: 1, lots: [{ id: 'P-1' }], leader: null } }],
  ])('that is not as agreed is found out: %j', (message) => {
    expect(() => catalogue.parseServerFrame(JSON.stringify(message))).toThrow()
  })

  test('has a payload for every message that the rules of the platform name', () => {
    for (const type of ['STATE_SNAPSHOT', 'MATCH_START', 'MATCH_END', 'SHARE_ASSET_READY']) {
      expect([...catalogue.serverPayloads.keys()]).toContain(type)
    }
  })
})

describe('errors', () => {
  test('have words of their own in every language', () => {
    for (const locale of ['en', 'es', 'de'] as const) {
      const sentences = PROTOCOL_CODES.map((code) => errorInWords(code, locale))
      expect(new Set(sentences).size).toBe(PROTOCOL_CODES.length)
      for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}¡¿].*[.!?]$/u)
    }
  })

  test('that close a socket have codes of their own, in the ranges meant for them', () => {
    const codes = Object.values(CLOSE)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes)
      expect([1000, 1001, 1009, 1011].includes(code) || (code >= 4000 && code < 5000)).toBe(true)
  })
})
