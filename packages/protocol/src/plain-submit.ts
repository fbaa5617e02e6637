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
 * Whether this is a SUBMIT_MOVE without any mistake, as the schemas would say. Moves are nearly all that a server hears,
 * and the schemas need ten times as long for the same verdict. What is not accepted here is left to them: they say what
 * is wrong with it.
 */
export function isPlainSubmit(raw: Fields): raw is Fields & ClientMessageOf<'SUBMIT_MOVE'> {
  // Each of the eight fields is there if what it holds is right, and then there is no room for another.
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
