import { isFields, type Json } from '@ludoteca/kernel'
import { z } from 'zod'
import type { MessageCatalogue } from '../catalogue.ts'
import { envelopeSchema } from '../client-messages.ts'
import { CLIENT_FRAME_BYTES, VERSION } from '../limits.ts'
import { fits, type Schema } from './json-schema.ts'
import { written } from './written.ts'

/** What must come of a frame, and what the answer must repeat. */
export interface Verdict {
  readonly code: 'OK' | 'BAD_MESSAGE' | 'BAD_VERSION' | 'TOO_BIG'
  readonly nonce?: number
  readonly idempotencyKey?: string
}

const schemaOf = (schema: z.ZodType): Schema => z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema
const envelope = schemaOf(envelopeSchema)

/** Each type of message that clients may send, whole. */
export type MessageSchemas = ReadonlyMap<string, Schema>

/** What the documents say of the messages of a catalogue. */
export function messageSchemas({ clientPayloads }: Pick<MessageCatalogue, 'clientPayloads'>): MessageSchemas {
  const whole = ([type, payload]: readonly [string, z.ZodType]): [string, Schema] => {
    const properties = { ...envelope.properties, type: { const: type }, payload: schemaOf(payload) }
    return [type, { ...envelope, properties }]
  }
  return new Map([...clientPayloads].map(whole))
}

/** An escape for NUL or for half of a character: when whole texts are written, there is none. */
const HALF_TEXT = /(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/

/** What the documented schemas say of a frame: worked out another way than the server does it. */
export function verdictOn(schemas: MessageSchemas, text: string): Verdict {
  if (bytesOf(text) > CLIENT_FRAME_BYTES) return { code: 'TOO_BIG' }
  const raw = read(text)
  if (!isFields(raw)) return { code: 'BAD_MESSAGE' }
  const ids = idsOf(raw)
  if (!Object.hasOwn(raw, 'v') || raw.v !== VERSION) return { code: 'BAD_VERSION', ...ids }
  const schema = typeof raw.type === 'string' ? schemas.get(raw.type) : undefined
  const isRight = schema !== undefined && fits(schema, raw) && !HALF_TEXT.test(written(raw as Json))
  return { code: isRight ? 'OK' : 'BAD_MESSAGE', ...ids }
}

function idsOf(raw: Readonly<Record<string, unknown>>): Pick<Verdict, 'nonce' | 'idempotencyKey'> {
  const { nonce = {}, idempotencyKey = {} } = envelope.properties ?? {}
  return {
    ...(fits(nonce, raw.nonce) && { nonce: raw.nonce as number }),
    ...(fits(idempotencyKey, raw.idempotencyKey) && { idempotencyKey: raw.idempotencyKey as string }),
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function bytesOf(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const point = letter.codePointAt(0) as number
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}
