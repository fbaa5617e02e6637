import type { Chance } from '@ludoteca/kernel'
import type { Actor } from './actor.ts'
import type { Draft, Envelope, Ids } from './draft.ts'

const MISSING = Symbol('missing')
const LONG = 'x'.repeat(41)

/** Values that no message may have there. */
const WRONG: { readonly [field in keyof Envelope]: readonly unknown[] } = {
  v: [0, 2, '1', null, [1], MISSING],
  type: ['NOPE', 'ping', '', 'constructor', '__proto__', 'toString', 5, null, [], MISSING],
  roomId: [5, null, {}, LONG, MISSING],
  matchId: [5, true, [], LONG, MISSING],
  clientId: [5, null, {}, LONG, MISSING],
  nonce: [0, -1, 1.5, '1', null, 2 ** 53, 1e300, MISSING],
  idempotencyKey: ['', 'abc', 5, null, 'g'.repeat(36), '00000000-0000-4000-8000-0000000000000', MISSING],
  payload: [null, 5, 'x', [], [{}], { nobody: 'asked' }, MISSING],
}
const FIELDS = Object.keys(WRONG) as (keyof Envelope)[]

/** What each of these messages cannot carry. */
const PAYLOADS: readonly (readonly [string, unknown])[] = [
  ['JOIN_ROOM', { role: 'KING' }],
  ['JOIN_ROOM', { role: 'PLAYER', factCount: -1 }],
  ['JOIN_ROOM', { role: 'PLAYER', entropy: LONG + LONG }],
  ['SET_READY', { ready: 'yes' }],
  ['SET_PROFILE', { displayName: LONG + LONG }],
  ['SET_PROFILE', { extras: { a: {} } }],
  ['SUBMIT_MOVE', {}],
  ['SUBMIT_MOVE', { move: 'bid' }],
  ['SUBMIT_MOVE', { move: { amount: 1 } }],
  ['SUBMIT_MOVE', { move: { type: 5 } }],
  ['SUBMIT_MOVE', { move: { type: 'bid' }, seat: 1.5 }],
  ['SUBMIT_MOVE', { move: { type: 'bid' }, seat: -3 }],
  ['SUBMIT_MOVE', { move: { type: 'bid' }, seat: 100 }],
  ['SUBMIT_MOVE', { move: { type: 'bid' }, answers: -1 }],
  ['SUBMIT_MOVE', { move: { type: 'bid', deep: nested(20) } }],
  ['SUBMIT_MOVE', { move: JSON.parse('{"type":"bid","__proto__":{"cash":1000}}') }],
  ['SUBMIT_BID', { propertyId: null, amount: 0.5, useFameToken: false }],
  ['SUBMIT_BID', { propertyId: null, amount: 0 }],
  ['SUBMIT_ACTION', { action: 'STEAL' }],
  ['SUBMIT_ELECTION_VOTE', { candidateId: 'C-01', contribution: 3 }],
  ['HOST_COMMAND', { command: 'WIN' }],
  ['HOST_COMMAND', { command: 'ADD_BOT', strength: 'perfect' }],
  ['HOST_COMMAND', { command: 'SET_OPTIONS', options: [] }],
  ['SEND_REACTION', { emoji: 'SUSTO' }],
  ['REQUEST_SEAT', { seat: '0' }],
  ['REQUEST_REMATCH', { accept: 1 }],
]

/** A message that nobody can read. */
export function malformed(actor: Actor): Draft {
  const { chance } = actor.part
  switch (chance.int('malformed', 6)) {
    case 0:
      return unreadable(garbage(chance))
    case 1:
      return unreadable(
        chance.pick('malformed', ['', ' ', 'null', '5', '"PING"', '[]', '[{"v":1}]', '{', '{}}', '\u0000']),
      )
    case 2: {
      const text = JSON.stringify(actor.compose('PING', {}))
      return unreadable(text.slice(0, 1 + chance.int('malformed', text.length - 1)))
    }
    case 3:
      return unreadable(Buffer.from(JSON.stringify(actor.compose('PING', {}))))
    case 4: {
      const [type, payload] = chance.pick('malformed', PAYLOADS)
      return misshapen(actor.compose(type, payload))
    }
    default:
      return misshapen(spoilt(actor.compose('PING', {}), chance))
  }
}

function unreadable(frame: string | Uint8Array): Draft {
  // Nothing at all has no version either, but an object without one is told about that.
  return { frame, answer: 'BAD_MESSAGE', ids: {}, strike: 'unreadable' }
}

function misshapen(message: Envelope): Draft {
  const answer = message.v === 1 ? 'BAD_MESSAGE' : 'BAD_VERSION'
  return { frame: JSON.stringify(message), answer, ids: readableIds(message), strike: 'unreadable' }
}

function spoilt(message: Envelope, chance: Chance): Envelope {
  const field = chance.pick('malformed', [...FIELDS, 'surplus' as const])
  if (field === 'surplus') return { ...message, surplus: 1 } as Envelope
  const wrong = chance.pick('malformed', WRONG[field])
  const { [field]: _, ...others } = message
  return (wrong === MISSING ? others : { ...message, [field]: wrong }) as Envelope
}

function readableIds({ nonce, idempotencyKey }: Envelope): Ids {
  const isNonce = Number.isSafeInteger(nonce) && (nonce as number) >= 1
  const isKey = typeof idempotencyKey === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(idempotencyKey)
  return { ...(isNonce && { nonce: nonce as number }), ...(isKey && { idempotencyKey }) }
}

function garbage(chance: Chance): string {
  const letters = Array.from({ length: chance.int('garbage', 200) }, () => 32 + chance.int('garbage', 0x3000))
  return `#${String.fromCharCode(...letters)}`
}

function nested(depth: number): unknown {
  return depth === 0 ? 0 : [nested(depth - 1)]
}
