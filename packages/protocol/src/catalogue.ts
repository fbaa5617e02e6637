import { type GameMessages, isFields, type NoMessages, type RateLimit } from '@ludoteca/kernel'
import { z } from 'zod'
import { messagesOf } from './brief.ts'
import { type ClientMessage, type ClientMessageOf, clientPayloads, envelopeSchema } from './client-messages.ts'
import { isCoreType } from './core-types.ts'
import { placeOfHalfText } from './half-texts.ts'
import { CLIENT_FRAME_BYTES, VERSION } from './limits.ts'
import { messageTypeOf } from './names.ts'
import { isPlainSubmit } from './plain-submit.ts'
import { objectSchema, shapeOf } from './schemas.ts'
import { corePayloads, type ServerMessage, serverEnvelopeSchema } from './server-messages.ts'
import { isLongerThan } from './size.ts'

/** A parsed client message, or the refusal of a frame with as much of the message's identity as could be read. */
export type Parsed =
  | {
      readonly ok: true
      /** A game's own message for a move is read as the SUBMIT_MOVE that it stands for. */
      readonly message: ClientMessage
      /** The type it was sent with. */
      readonly sentAs: string
    }
  | {
      readonly ok: false
      readonly code: 'BAD_MESSAGE' | 'BAD_VERSION' | 'TOO_BIG'
      /** The path of the first error, as in `payload.seat`. */
      readonly path?: string
      readonly nonce?: number
      readonly idempotencyKey?: string
    }

type Raw = Readonly<Record<string, unknown>>
type Envelope = z.infer<typeof envelopeSchema>

const PATH_MAX = 80
const { nonce: nonceSchema, idempotencyKey: keySchema } = envelopeSchema.shape

/** The schemas of all messages: those that all games share, and those that the given games declare. Parses frames. */
export class MessageCatalogue<G extends GameMessages = NoMessages> {
  /** The schema of a client message's payload, by type. */
  readonly clientPayloads: ReadonlyMap<string, z.ZodType>
  /** The schema of a server message's payload, by type. */
  readonly serverPayloads: ReadonlyMap<string, z.ZodType>
  /** The rate limits of the games' own messages, by type. */
  readonly limits: ReadonlyMap<string, RateLimit>
  /** The moves that the games' own messages stand for, by type. */
  readonly #moves = new Map<string, string>()
  readonly #envelope: z.ZodType<Envelope>

  /** Throws when two games mean different things by one name. Where they mean the same, either schema is enough. */
  constructor(games: readonly G[] = []) {
    const moves = games.flatMap((game) => Object.entries(game.moves ?? {}))
    for (const [type, { move }] of moves) this.#claim(type, move)
    const facts = games.flatMap((game) => Object.entries(game.facts ?? {}))
    for (const [type, { fact }] of facts) {
      if (isCoreType(type) || messageTypeOf(fact) !== type) throw new Error(`${type} cannot announce the fact ${fact}`)
    }
    const fields = games.flatMap((game) => Object.entries(shapeOf(game.profile ?? {}, 'fromClient')))
    const profile = clientPayloads.SET_PROFILE.extend(Object.fromEntries(optional(united(fields))))
    this.clientPayloads = new Map<string, z.ZodType>([
      ...Object.entries(clientPayloads),
      ['SET_PROFILE', profile],
      ...united(moves.map(([type, { payload }]) => [type, objectSchema(payload, 'fromClient')])),
    ])
    this.serverPayloads = new Map<string, z.ZodType>([
      ...Object.entries(corePayloads),
      ...united(facts.map(([type, { payload }]) => [type, objectSchema(payload, 'fromServer')])),
    ])
    this.limits = new Map(moves.flatMap(([type, { limit }]) => (limit ? [[type, limit]] : [])))
    this.#envelope = envelopeSchema.extend({ type: z.enum([...this.clientPayloads.keys()]) })
  }

  /** Parses and validates one frame of a client. Never throws. */
  parse(text: string): Parsed {
    if (isLongerThan(text, CLIENT_FRAME_BYTES)) return { ok: false, code: 'TOO_BIG' }
    const raw = readJson(text)
    if (!isFields(raw)) return { ok: false, code: 'BAD_MESSAGE' }
    try {
      const parsed: Parsed = isPlainSubmit(raw) ? { ok: true, message: raw, sentAs: raw.type } : this.#judge(raw)
      // JSON can only write such texts with an escape, which hardly any message has.
      const half = parsed.ok && text.includes('\\u') ? placeOfHalfText(raw) : undefined
      return half ? bad(raw, written(half)) : parsed
    } catch {
      // No schema is known to throw at any value. Should one do so, the message is refused like any invalid one.
      return { ok: false, code: 'BAD_MESSAGE' }
    }
  }

  /** Parses and validates a frame of the server. Throws a `ZodError` when a message does not match its schema. */
  parseServerFrame(text: string): ServerMessage<G>[] {
    const messages = messagesOf(JSON.parse(text)).map((raw) => {
      const message = serverEnvelopeSchema.parse(raw)
      const payload = this.serverPayloads.get(message.type) ?? z.never()
      return { ...message, payload: payload.parse(message.payload) }
    })
    return messages as unknown as ServerMessage<G>[]
  }

  /** Validates a message with the schemas. */
  #judge(raw: Raw): Parsed {
    if (raw.v !== VERSION) return { ok: false, code: 'BAD_VERSION', path: 'v', ...identityOf(raw) }
    const envelope = this.#envelope.safeParse(raw)
    if (!envelope.success) return bad(raw, pathOf(envelope.error, []))
    const { type } = envelope.data
    const payload = (this.clientPayloads.get(type) as z.ZodType).safeParse(envelope.data.payload)
    if (!payload.success) return bad(raw, pathOf(payload.error, ['payload']))
    const move = this.#moves.get(type)
    const message =
      move === undefined
        ? { ...envelope.data, payload: payload.data }
        : { ...envelope.data, type: 'SUBMIT_MOVE', payload: { move: { type: move, ...(payload.data as object) } } }
    return { ok: true, message: message as ClientMessage & ClientMessageOf<'SUBMIT_MOVE'>, sentAs: type }
  }

  #claim(type: string, move: string): void {
    const known = this.#moves.get(type)
    if (Object.hasOwn(clientPayloads, type) || (known !== undefined && known !== move)) {
      throw new Error(`${type} cannot stand for the move ${move}`)
    }
    this.#moves.set(type, move)
  }
}

/** One schema for each name: the union of those that share it. */
function united(named: readonly (readonly [string, z.ZodType])[]): [string, z.ZodType][] {
  const names = [...new Set(named.map(([name]) => name))]
  return names.map((name) => {
    const [only, ...others] = named.filter(([other]) => other === name).map(([, schema]) => schema) as [z.ZodType]
    return [name, others.length === 0 ? only : z.union([only, ...others])]
  })
}

function optional(fields: readonly (readonly [string, z.ZodType])[]): [string, z.ZodType][] {
  return fields.map(([name, schema]) => [name, schema instanceof z.ZodExactOptional ? schema : schema.exactOptional()])
}

function bad(raw: Raw, path: string): Parsed {
  return { ok: false, code: 'BAD_MESSAGE', path, ...identityOf(raw) }
}

/** The valid ones of the ids that an answer repeats. */
function identityOf(raw: Raw): { nonce?: number; idempotencyKey?: string } {
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
