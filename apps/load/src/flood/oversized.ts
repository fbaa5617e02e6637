import { CLIENT_FRAME_BYTES } from '@ludoteca/protocol'
import type { Actor } from './actor.ts'
import { type Draft, draftOf, type Envelope } from './draft.ts'

/** Beyond this the server does not even read. */
export const READ_BYTES = 4 * CLIENT_FRAME_BYTES
const HUGE_BYTES = 200_000

/** A message of exactly or of more than the size that is allowed. */
export function oversized(actor: Actor): Draft {
  const { chance } = actor.part
  const message = actor.compose('PING', {})
  switch (chance.int('oversized', 4)) {
    case 0:
      return draftOf(message, 'ACK', { frame: padded(message, CLIENT_FRAME_BYTES) })
    case 1:
      return tooBig(padded(message, CLIENT_FRAME_BYTES + 1 + chance.int('oversized', READ_BYTES - CLIENT_FRAME_BYTES)))
    case 2:
      // Few letters, but three bytes each.
      return tooBig('€'.repeat(Math.ceil(CLIENT_FRAME_BYTES / 3) + chance.int('oversized', 100)))
    default:
      return { ...tooBig('x'.repeat(READ_BYTES + 1 + chance.int('oversized', HUGE_BYTES))), answer: undefined }
  }
}

function tooBig(frame: string): Draft {
  return { frame, answer: 'TOO_BIG', ids: {}, strike: 'big' }
}

function padded(message: Envelope, bytes: number): string {
  return JSON.stringify(message).padEnd(bytes)
}
