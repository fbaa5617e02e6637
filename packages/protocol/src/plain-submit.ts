import { isFields } from '@ludoteca/kernel'
import { z } from 'zod'
import type { ClientMessageOf } from './client-messages.ts'
import { isMove } from './json.ts'
import { VERSION } from './limits.ts'

type Fields = Readonly<Record<string, unknown>>

const ENVELOPE_FIELDS = 8
const ID_LENGTH = 40
const SEAT_MIN = -2
const SEAT_MAX = 99

/**
 * Whether this is a valid SUBMIT_MOVE: a fast path for what the schemas check as well. Nearly all messages are moves, and
 * the schemas take ten times as long. A message that is not accepted here goes to the schemas, which also say what is
 * wrong with it.
 */
export function isPlainSubmit(raw: Fields): raw is Fields & ClientMessageOf<'SUBMIT_MOVE'> {
  // All eight fields are valid, so they are there; a count of eight then means that there is no other.
  return (
    raw.type === 'SUBMIT_MOVE' &&
    raw.v === VERSION &&
    isId(raw.roomId) &&
    (raw.matchId === null || isId(raw.matchId)) &&
    isId(raw.clientId) &&
    isWhole(raw.nonce, 1) &&
    typeof raw.idempotencyKey === 'string' &&
    z.regexes.guid.test(raw.idempotencyKey) &&
    isFields(raw.payload) &&
    isPlainPayload(raw.payload) &&
    Object.keys(raw).length === ENVELOPE_FIELDS
  )
}

function isPlainPayload(payload: Fields): boolean {
  const { move, seat, answers } = payload
  if (!isMove(move)) return false
  if (seat !== undefined && !isWhole(seat, SEAT_MIN, SEAT_MAX)) return false
  if (answers !== undefined && !isWhole(answers, 0)) return false
  return Object.keys(payload).length === 1 + Number(seat !== undefined) + Number(answers !== undefined)
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && value.length <= ID_LENGTH
}

function isWhole(value: unknown, min: number, max = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
}
