import { type ClientPayload, type ClientType, factTypeOf } from '../src/index.ts'
import { catalogue, type GAME } from './game.ts'

export const KEY = '6f1c0b52-8a43-4f0e-9d3a-0c6f2b7f1e55'
export const ENVELOPE = { v: 1, roomId: 'QWERT', matchId: null, clientId: '', nonce: 1, idempotencyKey: KEY }

/** A message as it travels. */
export const message = (type: string, payload: unknown, rest: object = {}) =>
  JSON.stringify({ ...ENVELOPE, type, payload, ...rest })

type Type = ClientType<typeof GAME>

/** Messages without a mistake: for every type one or more of what it may carry. */
export const SAMPLES: { readonly [T in Type]: readonly ClientPayload<T, typeof GAME>[] } = {
  JOIN_ROOM: [{ role: 'PLAYER' }, { role: 'OWNER', factCount: 12, entropy: 'dice' }],
  LEAVE_ROOM: [{}],
  SET_PROFILE: [
    {},
    { displayName: 'Ana', extras: { color: 'red', lucky: 7, loud: true } },
    { realName: 'Ana María', realNameVisibility: 'VISIBLE', portrait: { hair: 3 } },
    { guild: 'G-17', quiet: false, courage: 'SOME', patience: 4 },
  ],
  SUBMIT_MOVE: [{ move: { type: 'bid', amount: 40 } }, { move: { type: 'continue' }, seat: -1, answers: 9 }],
  SUBMIT_WAGER: [
    { on: 'red', amount: 4, bold: false },
    { on: null, amount: 0, bold: true },
  ],
  SUBMIT_MARKET_ORDER: [
    { side: 'BUY', terms: {} },
    {
      side: 'SELL',
      times: 2,
      terms: { lot: 'P-22', price: { least: 5 } },
      notes: ['now', 'never'],
      prices: { red: 1, blue: 0 },
      to: { name: 'Beto', share: 0.5 },
    },
  ],
  REQUEST_SNAPSHOT: [{}, { factCount: 3 }],
  REQUEST_SEAT: [{ seat: 0 }, { seat: null }],
  SET_READY: [{ ready: true }],
  HOST_COMMAND: [
    { command: 'SET_GAME', game: 'banca' },
    { command: 'SET_OPTIONS', options: { rounds: 3 }, seats: 4 },
    { command: 'SET_ROOM', locked: true },
    { command: 'START' },
    { command: 'CANCEL_START' },
    { command: 'KICK', participantId: 'abc' },
    { command: 'ADD_BOT', strength: 'easy' },
    { command: 'REMOVE_BOT', seat: 2 },
    { command: 'HAND_OVER', participantId: 'abc' },
    { command: 'CLOSE' },
  ],
  REQUEST_REMATCH: [{ accept: true }],
  SEND_REACTION: [{ emoji: 'FUEGO' }],
  REPORT_NAME: [{ targetId: 'p2', reason: 'OFENSIVO' }],
  PING: [{}],
}

/** Every type of message. */
export const TYPES = [...catalogue.clientPayloads.keys()] as Type[]

/** What a message is read as: one of the game's own for a move is another way to write SUBMIT_MOVE. */
export function plain({ type, payload, ...rest }: Readonly<Record<string, unknown>>): object {
  const isMove = type === 'SUBMIT_WAGER' || type === 'SUBMIT_MARKET_ORDER'
  if (!isMove) return { ...rest, type, payload }
  const move = { type: factTypeOf(type.replace('SUBMIT_', '')), ...(payload as object) }
  return { ...rest, type: 'SUBMIT_MOVE', payload: { move } }
}
