import { isFields } from '@ludoteca/kernel'
import type { z } from 'zod'
import { type ClientMessage, clientPayloads, envelopeSchema } from './client-messages.ts'
import { placeOfHalfText } from './half-texts.ts'
import { CLIENT_FRAME_BYTES, VERSION } from './limits.ts'
import { isPlainSubmit } from './plain-submit.ts'
import { isLongerThan } from './size.ts'

/** A client message, or what is wrong with it and as much of its identity as could be read. */
export type Parsed =
  | { readonly ok: true; readonly message: ClientMessage }
  | {
      readonly ok: false
      readonly code: 'BAD_MESSAGE' | 'BAD_VERSION' | 'TOO_BIG'
      /** Where the first mistake lies, as in `payload.seat`. */
      readonly path?: string
      readonly nonce?: number
      readonly idempotencyKey?: string
    }

const PATH_MAX = 80
const { nonce: nonceSchema, idempotencyKey: keySchema } = envelopeSchema.shape

/** Reads one frame of a client. Never throws, whatever the text. */
export function parseClientMessage(text: string): Parsed {
  if (isLongerThan(text, CLIENT_FRAME_BYTES)) return { ok: false, code: 'TOO_BIG' }
  const raw = readJson(text)
  if (!isFields(raw)) return { ok: false, code: 'BAD_MESSAGE' }
  try {
    const parsed: Parsed = isPlainSubmit(raw) ? { ok: true, message: raw } : judge(raw)
    // JSON writes such texts with an escape, which nearly no message has.
    const half = parsed.ok && text.includes('\\u') ? placeOfHalfText(raw) : undefined
    return half ? bad(raw, written(half)) : parsed
  } catch {
    // No schema is known that fails at a value, but should there be one, then its message is not as agreed.
    return { ok: false, code: 'BAD_MESSAGE' }
  }
}

/** What the schemas say. */
function judge(raw: Readonly<Record<string, unknown>>): Parsed {
  if (raw.v !== VERSION) return { ok: false, code: 'BAD_VERSION', path: 'v', ...identityOf(raw) }
  const envelope = envelopeSchema.safeParse(raw)
  if (!envelope.success) return bad(raw, pathOf(envelope.error, []))
  const payload = clientPayloads[envelope.data.type].safeParse(envelope.data.payload)
  if (!payload.success) return bad(raw, pathOf(payload.error, ['payload']))
  envelope.data.payload = payload.data
  return { ok: true, message: envelope.data as ClientMessage }
}

function bad(raw: Readonly<Record<string, unknown>>, path: string): Parsed {
  return { ok: false, code: 'BAD_MESSAGE', path, ...identityOf(raw) }
}

/** So that the answer can say which message it answers, as far as that can be told. */
function identityOf(raw: Readonly<Record<string, unknown>>): { nonce?: number; idempotencyKey?: string } {
  const nonce = nonceSchema.safeParse(raw.nonce)
  const key = keySchema.safeParse(raw.idempotencyKey)
  return { ...(nonce.success && { nonce: nonce.data }), ...(key.success && { idempotencyKey: key.data }) }
}

function pathOf(error: z.ZodError, start: readonly PropertyKey[]): string {
  const issue = error.issues[0]
  const surplus = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  return written([...start, ...(issue?.path ?? []), ...surplus])
}

function written(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, PATH_MAX)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
