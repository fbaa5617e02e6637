import { z } from 'zod'
import { idleSchema, roomKindSchema, strengthSchema } from './client-messages.ts'
import { looseJsonSchema } from './json.ts'

/** One place at the table, as everybody in the room sees it. */
export const seatViewSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({ kind: z.literal('bot'), strength: strengthSchema, name: z.string() }),
  z.strictObject({
    kind: z.literal('human'),
    participantId: z.string(),
    name: z.string(),
    ready: z.boolean(),
    connected: z.boolean(),
    autopilot: z.boolean(),
    left: z.boolean(),
    /** What the game lets everybody see of their profile. */
    brings: looseJsonSchema.exactOptional(),
    /** The code of the portrait they chose. */
    portrait: z.string().exactOptional(),
  }),
])

/** Somebody in the room without a seat. */
export const watcherViewSchema = z.strictObject({
  participantId: z.string(),
  name: z.string(),
  connected: z.boolean(),
  portrait: z.string().exactOptional(),
})

/** A room, the same for everybody in it. */
export const roomViewSchema = z.strictObject({
  roomId: z.string(),
  /** The path of the link that people send to friends: `/j/` and the code. */
  link: z.string(),
  kind: roomKindSchema,
  status: z.enum(['lobby', 'countdown', 'running', 'ended']),
  game: z.string(),
  options: looseJsonSchema,
  /** What everybody must be told who is about to play, in the game's language. */
  disclaimer: z.string().exactOptional(),
  seatsMin: z.int(),
  seatsMax: z.int(),
  idle: idleSchema,
  locked: z.boolean(),
  /** Whether bots make up the game's minimum when the match starts. */
  botFill: z.boolean(),
  /** How many people the room holds. */
  capacity: z.int(),
  hostId: z.string(),
  version: z.int(),
  countdownEndsAt: z.number().nullable(),
  matchId: z.string().nullable(),
  paused: z.boolean(),
  /** Whether a newcomer may still take over a bot's seat. */
  lateJoin: z.boolean(),
  /** Who will take over which seat, where the game says when that may be. */
  claims: z.array(z.strictObject({ seat: z.int(), participantId: z.string() })).exactOptional(),
  /** As many as the match will have. */
  seats: z.array(seatViewSchema),
  watchers: z.array(watcherViewSchema),
  /** Those who want to play again. */
  rematch: z.array(z.string()),
  /** What whoever looks after the server has to say to everybody in the room. */
  notice: z.strictObject({ text: z.string(), at: z.number() }).exactOptional(),
  /** What the server's part of the next seed hashes to. */
  serverSeedCommit: z.string(),
})

/** One place at the table, as everybody in the room sees it. */
export type SeatView = z.infer<typeof seatViewSchema>
/** Somebody in the room without a seat. */
export type WatcherView = z.infer<typeof watcherViewSchema>
/** A room, the same for everybody in it. */
export type RoomView = z.infer<typeof roomViewSchema>
/** Where a room stands. */
export type RoomStatus = RoomView['status']
