import type { GameMessages, NoMessages, Outcome } from '@ludoteca/kernel'
import { z } from 'zod'
import { emojiSchema, type PayloadIn } from './client-messages.ts'
import { type CoreType, isCoreType } from './core-types.ts'
import type { Delta } from './delta.ts'
import { factSchema, type JsonObject, jsonSchema, looseJsonSchema } from './json.ts'
import { VERSION } from './limits.ts'
import { roomViewSchema } from './room.ts'
import type { ShapedFact } from './shapes.ts'
import { clocksSchema, viewerStateSchema } from './viewer-state.ts'

const seatOrNone = z.int().nullable()
const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])
const shapedFactSchema = z.custom<ShapedFact>((value) => typeof value === 'object' && value !== null)
const deltaSchema = z.custom<Delta>((value) => Array.isArray(value) && value.length > 0 && value.length % 2 === 0)
const outcomeSchema: z.ZodType<Outcome> = z.strictObject({
  reason: z.string(),
  ranks: z.array(z.number()),
  winners: z.array(z.int()),
  scores: z.array(z.number()),
})

/** The answer to JOIN_ROOM. */
export const joinResultSchema = z.strictObject({
  clientId: z.string(),
  /** The next nonce must be above this one. */
  lastNonce: z.int().min(0),
  role: z.enum(['PLAYER', 'WATCHER']),
  seat: seatOrNone,
  serverTs: z.number(),
  notice: z.literal('SEATS_FULL').exactOptional(),
})

/** The payload schemas of the platform's server messages. */
export const corePayloads = {
  ACK: z.strictObject({ nonce: z.int(), idempotencyKey: z.string(), result: jsonSchema.exactOptional() }),
  ERROR: z.strictObject({
    nonce: z.int().exactOptional(),
    idempotencyKey: z.string().exactOptional(),
    /** A code of the protocol, or of a refusal by the game. */
    code: z.string(),
    params: z.record(z.string(), scalar),
    message: z.string(),
    /** The number of the last message sent on this connection before this one. */
    seq: z.int(),
  }),
  ROOM_STATE: roomViewSchema,
  MATCH_START: z.strictObject({
    game: z.string(),
    rulesVersion: z.int(),
    /** The content pack, where it is not the built-in one: to be fetched by its hash. */
    pack: z.strictObject({ id: z.string(), sha256: z.string() }).exactOptional(),
    options: looseJsonSchema,
    seats: z.array(z.strictObject({ name: z.string(), kind: z.string() })),
    /** The random number generator that is seeded. */
    generator: z.string(),
    seedCommit: z.string(),
    serverSeedCommit: z.string(),
    startedAt: z.number(),
  }),
  STATE_SNAPSHOT: z.strictObject({
    seat: seatOrNone,
    state: viewerStateSchema,
    shapes: z.record(z.string(), z.array(z.string())),
    /** The paths that updates call 0, 1, 2 … */
    paths: z.array(z.string()),
    /** The same for each part that numbers its paths by itself, by the path of the part. */
    parts: z.record(z.string(), z.array(z.string())),
    /** How many facts this viewer has been told, including `facts`. */
    factCount: z.int(),
    facts: z.array(factSchema),
    clocks: clocksSchema,
    over: z.boolean(),
  }),
  MATCH_UPDATE: z.strictObject({
    facts: z.array(shapedFactSchema).exactOptional(),
    state: deltaSchema.exactOptional(),
    clocks: clocksSchema.exactOptional(),
  }),
  MATCH_END: z.strictObject({
    outcome: outcomeSchema,
    seed: z.string(),
    serverSeed: z.string(),
    contributions: z.array(z.strictObject({ name: z.string(), entropy: z.string() })),
    /** The path of the match's record. */
    record: z.string(),
  }),
  SHARE_ASSET_READY: z.strictObject({
    /** What the picture shows, in the game's own terms. */
    assetType: z.string(),
    ownerId: z.string().exactOptional(),
    achievementId: z.string().exactOptional(),
    /** The paths of the picture, and of the page that shows it. */
    url: z.string(),
    pageUrl: z.string(),
  }),
  REACTION: z.strictObject({ from: z.string(), emoji: emojiSchema }),
} as const satisfies Record<CoreType, z.ZodType>

type FactsIn<G extends GameMessages> = G extends { readonly facts: infer F extends NonNullable<GameMessages['facts']> }
  ? F
  : NoMessages

/** The types of messages a server may send: the platform's, and those that announce facts of a game. */
export type ServerType = CoreType | Uppercase<string>
/** The payload of a server message of that type, in every game or in those that are named. */
export type ServerPayload<
  T extends CoreType | keyof FactsIn<G>,
  G extends GameMessages = NoMessages,
> = T extends CoreType
  ? z.infer<(typeof corePayloads)[T]>
  : T extends keyof FactsIn<G>
    ? PayloadIn<FactsIn<G>[T]>
    : never
/** A server message of the platform, or of the games that are named; the type says what the payload is. */
export type ServerMessage<G extends GameMessages = NoMessages> = {
  [T in CoreType | (keyof FactsIn<G> & string)]: ServerMessageOf<T, G>
}[CoreType | (keyof FactsIn<G> & string)]
/** A server message of one type. */
export interface ServerMessageOf<T extends CoreType | keyof FactsIn<G>, G extends GameMessages = NoMessages> {
  readonly v: typeof VERSION
  readonly type: T
  /** Counts the messages of one connection from 1. */
  readonly seq: number
  readonly roomId?: string
  readonly matchId?: string | null
  readonly payload: ServerPayload<T, G>
}
/** A message that announces a fact of some game. */
export interface Announcement {
  readonly v: typeof VERSION
  readonly type: string
  readonly seq: number
  readonly payload: JsonObject
}
/** The answer to JOIN_ROOM. */
export type JoinResult = z.infer<typeof joinResultSchema>

/** Whether a message is the platform's; otherwise it announces a fact. */
export function isCoreMessage(message: ServerMessage | Announcement): message is ServerMessage {
  return isCoreType(message.type)
}

/** The envelope of every server message. */
export const serverEnvelopeSchema = z.strictObject({
  v: z.literal(VERSION),
  type: z.string(),
  seq: z.int().min(1),
  roomId: z.string().exactOptional(),
  matchId: z.string().nullable().exactOptional(),
  payload: jsonSchema,
})
