import type { GameMessages, NoMessages, SchemaFields, SchemaValues, Strength } from '@ludoteca/kernel'
import { z } from 'zod'
import { looseJsonSchema, moveSchema } from './json.ts'
import { VERSION } from './limits.ts'
import { textSchema } from './text.ts'

const id = textSchema({ min: 1, max: 40 })
const seat = z.int().min(0).max(99)
const count = z.int().min(0)
const entropy = textSchema({ max: 64 })
const nothing = z.strictObject({})

/** How well a bot plays. */
export const strengthSchema: z.ZodType<Strength> = z.enum(['random', 'easy', 'normal'])
/** Listed for everybody, or found by those who know the code. */
export const roomKindSchema = z.enum(['public', 'friends'])
/** What a match does while nobody is there. */
export const idleSchema = z.enum(['pause', 'continue'])
/** The reactions there are. */
export const emojiSchema = z.enum(['FUEGO', 'RISA', 'LLANTO', 'DINERO', 'APLAUSO', 'ASOMBRO'])

const EXTRAS_MAX = 16
const extraSchema = z.union([textSchema({ max: 200 }), z.number(), z.boolean()])
const extrasRecord = z
  .record(textSchema({ max: 40 }), extraSchema)
  .refine((extras) => Object.keys(extras).length <= EXTRAS_MAX)
  .meta({ maxProperties: EXTRAS_MAX })
/** The schema library drops a field `__proto__` silently, so it is refused before. */
const extrasSchema = looseJsonSchema.pipe(extrasRecord)

/** What only the host may do. */
export const hostCommandSchema = z.discriminatedUnion('command', [
  z.strictObject({ command: z.literal('SET_GAME'), game: id }),
  z.strictObject({ command: z.literal('SET_OPTIONS'), options: looseJsonSchema, seats: seat.exactOptional() }),
  z.strictObject({
    command: z.literal('SET_ROOM'),
    kind: roomKindSchema.exactOptional(),
    idle: idleSchema.exactOptional(),
    locked: z.boolean().exactOptional(),
    botFill: z.boolean().exactOptional(),
  }),
  z.strictObject({ command: z.literal('START') }),
  z.strictObject({ command: z.literal('CANCEL_START') }),
  z.strictObject({ command: z.literal('KICK'), participantId: id }),
  z.strictObject({ command: z.literal('ADD_BOT'), seat: seat.exactOptional(), strength: strengthSchema }),
  z.strictObject({ command: z.literal('REMOVE_BOT'), seat }),
  z.strictObject({ command: z.literal('HAND_OVER'), participantId: id }),
  z.strictObject({ command: z.literal('CLOSE') }),
])

/** The payload schemas of the client messages that all games share. Unknown keys are refused. */
export const clientPayloads = {
  JOIN_ROOM: z.strictObject({
    role: z.enum(['PLAYER', 'OWNER', 'WATCHER']),
    factCount: count.exactOptional(),
    entropy: entropy.exactOptional(),
  }),
  LEAVE_ROOM: nothing,
  /** A game may add fields of its own. */
  SET_PROFILE: z.strictObject({
    displayName: textSchema({ max: 64 }).exactOptional(),
    entropy: entropy.exactOptional(),
    extras: extrasSchema.exactOptional(),
    realName: textSchema({ max: 40 }).exactOptional(),
    realNameVisibility: z.enum(['HIDDEN', 'VISIBLE']).exactOptional(),
    portrait: looseJsonSchema.exactOptional(),
  }),
  SUBMIT_MOVE: z.strictObject({
    move: moveSchema,
    seat: z.int().min(-2).max(99).exactOptional(),
    answers: count.exactOptional(),
  }),
  REQUEST_SNAPSHOT: z.strictObject({ factCount: count.exactOptional() }),
  REQUEST_SEAT: z.strictObject({ seat: seat.nullable() }),
  SET_READY: z.strictObject({ ready: z.boolean() }),
  HOST_COMMAND: hostCommandSchema,
  REQUEST_REMATCH: z.strictObject({ accept: z.boolean() }),
  SEND_REACTION: z.strictObject({ emoji: emojiSchema }),
  REPORT_NAME: z.strictObject({ targetId: id, reason: z.enum(['OFENSIVO', 'SUPLANTA', 'OTRO']) }),
  PING: nothing,
} as const

/** The envelope of every client message. */
export const envelopeSchema = z.strictObject({
  v: z.literal(VERSION),
  type: z.string(),
  roomId: textSchema({ max: 40 }),
  matchId: textSchema({ max: 40 }).nullable(),
  /** The participant's id, which the answer to JOIN_ROOM gives; empty before. */
  clientId: textSchema({ max: 40 }),
  nonce: z.int().min(1),
  idempotencyKey: z.guid(),
  payload: z.unknown(),
})

/** Any field that some game has in SET_PROFILE. */
interface FieldsOfGames {
  readonly [field: string]: unknown
}
interface GeneralPayloads
  extends Omit<{ [T in keyof typeof clientPayloads]: z.infer<(typeof clientPayloads)[T]> }, 'SET_PROFILE'> {
  SET_PROFILE: z.infer<typeof clientPayloads.SET_PROFILE> & FieldsOfGames
}
/** The payload of a declared message. */
export type PayloadIn<M> = M extends { readonly payload: infer F extends SchemaFields } ? SchemaValues<F> : never
type MovesIn<G extends GameMessages> = G extends { readonly moves: infer M extends NonNullable<GameMessages['moves']> }
  ? M
  : NoMessages
type ProfileIn<G extends GameMessages> = G extends { readonly profile: infer F extends SchemaFields }
  ? Partial<SchemaValues<F>>
  : unknown

/** The types of messages that a client may send in every game, and in those that are named. */
export type ClientType<G extends GameMessages = NoMessages> = keyof GeneralPayloads | (keyof MovesIn<G> & string)
/** The payload of a client message of that type. */
export type ClientPayload<
  T extends ClientType<G> = ClientType,
  G extends GameMessages = NoMessages,
> = T extends 'SET_PROFILE'
  ? GeneralPayloads['SET_PROFILE'] & ProfileIn<G>
  : T extends keyof GeneralPayloads
    ? GeneralPayloads[T]
    : T extends keyof MovesIn<G>
      ? PayloadIn<MovesIn<G>[T]>
      : never
/** A client message that all games share; the type says what the payload is. */
export type ClientMessage = { [T in ClientType]: ClientMessageOf<T> }[ClientType]
/** A client message of one type. */
export interface ClientMessageOf<T extends ClientType> {
  readonly v: typeof VERSION
  readonly type: T
  readonly roomId: string
  readonly matchId: string | null
  readonly clientId: string
  readonly nonce: number
  readonly idempotencyKey: string
  readonly payload: ClientPayload<T>
}
/** What only the host may do. */
export type HostCommand = z.infer<typeof hostCommandSchema>
/** One of the six reactions. */
export type Emoji = z.infer<typeof emojiSchema>
/** Listed for everybody, or found by those who know the code. */
export type RoomKind = z.infer<typeof roomKindSchema>
/** What a match does while nobody is there. */
export type Idle = z.infer<typeof idleSchema>
