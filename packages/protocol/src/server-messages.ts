import type { Outcome } from '@ludoteca/kernel'
import { z } from 'zod'
import { announcedPayloads } from './announced.ts'
import { messagesOf } from './brief.ts'
import { emojiSchema } from './client-messages.ts'
import type { CoreType } from './core-types.ts'
import type { Delta } from './delta.ts'
import { factSchema, jsonSchema, looseJsonSchema } from './json.ts'
import { VERSION } from './limits.ts'
import { roomViewSchema } from './room.ts'
import type { ShapedFact } from './shapes.ts'
import { clocksSchema, sheetSchema } from './sheet.ts'

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

/** What each server message of the platform carries. */
export const corePayloads = {
  ACK: z.strictObject({ nonce: z.int(), idempotencyKey: z.string(), result: jsonSchema.exactOptional() }),
  ERROR: z.strictObject({
    nonce: z.int().exactOptional(),
    idempotencyKey: z.string().exactOptional(),
    /** One of the protocol's, or a refusal of the game. */
    code: z.string(),
    params: z.record(z.string(), scalar),
    message: z.string(),
    /** The last message sent on this connection before this one. */
    seq: z.int(),
  }),
  ROOM_STATE: roomViewSchema,
  MATCH_START: z.strictObject({
    game: z.string(),
    rulesVersion: z.int(),
    /** What the game is filled with, where that is not what it brings along: to be fetched by its hash. */
    pack: z.strictObject({ id: z.string(), sha256: z.string() }).exactOptional(),
    options: looseJsonSchema,
    seats: z.array(z.strictObject({ name: z.string(), kind: z.string() })),
    /** What makes luck of the seed. */
    generator: z.string(),
    seedCommit: z.string(),
    serverSeedCommit: z.string(),
    startedAt: z.number(),
  }),
  STATE_SNAPSHOT: z.strictObject({
    seat: seatOrNone,
    sheet: sheetSchema,
    shapes: z.record(z.string(), z.array(z.string())),
    /** The paths that updates call 0, 1, 2 … */
    paths: z.array(z.string()),
    /** The same for each part that numbers its paths by itself, by the path of the part. */
    parts: z.record(z.string(), z.array(z.string())),
    /** How many facts this viewer has been told, those below included. */
    heard: z.int(),
    facts: z.array(factSchema),
    clocks: clocksSchema,
    over: z.boolean(),
  }),
  MATCH_UPDATE: z.strictObject({
    facts: z.array(shapedFactSchema).exactOptional(),
    sheet: deltaSchema.exactOptional(),
    clocks: clocksSchema.exactOptional(),
  }),
  MATCH_END: z.strictObject({
    outcome: outcomeSchema,
    seed: z.string(),
    serverSeed: z.string(),
    contributions: z.array(z.strictObject({ name: z.string(), entropy: z.string() })),
    /** Where the record of the match can be had. */
    record: z.string(),
  }),
  SHARE_ASSET_READY: z.strictObject({
    /** What the picture shows, in the game's own terms. */
    assetType: z.string(),
    ownerId: z.string().exactOptional(),
    achievementId: z.string().exactOptional(),
    /** Where the picture is, and the page of the match it belongs to. */
    url: z.string(),
    pageUrl: z.string(),
  }),
  REACTION: z.strictObject({ from: z.string(), emoji: emojiSchema }),
} as const satisfies Record<CoreType, z.ZodType>

/** What each server message carries, announced facts included. */
export const serverPayloads = { ...corePayloads, ...announcedPayloads } as const

/** The types of messages a server may send. */
export type ServerType = keyof typeof serverPayloads
/** What a server message of that type carries. */
export type ServerPayload<T extends ServerType = ServerType> = z.infer<(typeof serverPayloads)[T]>
/** A server message; the type says what the payload is. */
export type ServerMessage = { [T in ServerType]: ServerMessageOf<T> }[ServerType]
/** A server message of one type. */
export interface ServerMessageOf<T extends ServerType> {
  readonly v: typeof VERSION
  readonly type: T
  /** Counts the messages of one connection from 1. */
  readonly seq: number
  readonly roomId?: string
  readonly matchId?: string | null
  readonly payload: ServerPayload<T>
}
/** The answer to JOIN_ROOM. */
export type JoinResult = z.infer<typeof joinResultSchema>

const outerSchema = z.strictObject({
  v: z.literal(VERSION),
  type: z.enum(Object.keys(serverPayloads) as ServerType[]),
  seq: z.int().min(1),
  roomId: z.string().exactOptional(),
  matchId: z.string().nullable().exactOptional(),
  payload: jsonSchema,
})

/** The messages of a frame, checked to the last key; throws a `ZodError` when one is not as agreed. */
export function parseServerFrame(text: string): ServerMessage[] {
  return messagesOf(JSON.parse(text)).map((raw) => {
    const message = outerSchema.parse(raw)
    return { ...message, payload: serverPayloads[message.type].parse(message.payload) } as ServerMessage
  })
}
