import { type ClientType, clientPayloads } from '../src/index.ts'

export const KEY = '6f1c0b52-8a43-4f0e-9d3a-0c6f2b7f1e55'
export const ENVELOPE = { v: 1, roomId: 'QWERT', matchId: null, clientId: '', nonce: 1, idempotencyKey: KEY }

/** A message as it travels. */
export const message = (type: string, payload: unknown, rest: object = {}) =>
  JSON.stringify({ ...ENVELOPE, type, payload, ...rest })

/** Messages without a mistake: for every type one or more of what it may carry. */
export const SAMPLES: { readonly [T in ClientType]: readonly object[] } = {
  JOIN_ROOM: [{ role: 'PLAYER' }, { role: 'OWNER', heard: 12, entropy: 'dice' }],
  LEAVE_ROOM: [{}],
  SET_PROFILE: [
    {},
    { displayName: 'Ana', extras: { color: 'red', lucky: 7, loud: true } },
    {
      team: 'T-17',
      realName: 'Ana María',
      realNameVisibility: 'VISIBLE',
      preferAutoPay: false,
      famePolicy: 'CONTROL_FIRST',
      portrait: { hair: 3 },
    },
  ],
  SUBMIT_MOVE: [{ move: { type: 'bid', amount: 40 } }, { move: { type: 'continue' }, seat: -1, answers: 9 }],
  SUBMIT_BID: [
    { propertyId: 'P-10', amount: 4, useFameToken: false },
    { propertyId: null, amount: 0, useFameToken: false },
  ],
  SUBMIT_ACTION: [{ action: 'PASS' }, { action: 'INSURE', propertyId: 'P-10', level: 'FULL', yape: true }],
  SUBMIT_DEAL_OFFER: [
    { templateId: 'CASH_FOR_PROPERTY', toOwnerId: 'O-03', fields: { side: 'BUY', propertyId: 'P-22', price: 5 } },
  ],
  SUBMIT_DEAL_RESPONSE: [{ dealId: 'D-02-001', response: 'COUNTER', counterFields: { price: 7 } }],
  SUBMIT_MOOD_VOTE: [{ optionId: 'M-01' }],
  SUBMIT_ELECTION_VOTE: [{ candidateId: 'C-01' }, { candidateId: 'C-01', contribution: 2 }],
  SUBMIT_WATCHER_RUMOR: [{ targetOwnerId: 'O-01' }],
  SUBMIT_AWARD_VOTE: [{ awardId: 'AW-1', ownerId: 'O-02' }],
  REQUEST_SNAPSHOT: [{}, { heard: 3 }],
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
export const TYPES = Object.keys(clientPayloads) as ClientType[]
