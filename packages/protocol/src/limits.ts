import type { RateLimit } from '@ludoteca/kernel'

/** The version of the protocol; the only one there is. */
export const VERSION = 1

/** The most bytes a client may send in one frame. */
export const CLIENT_FRAME_BYTES = 8 * 1024
/** The most bytes a server sends in one frame. */
export const SERVER_FRAME_BYTES = 256 * 1024
/** How deep objects and lists inside a move may be nested. */
export const JSON_DEPTH = 16
/** A connection with more bytes than this waiting to be sent is too slow and is closed. */
export const UNSENT_BYTES_MAX = 1024 * 1024

/** How often both sides send a heartbeat. */
export const HEARTBEAT_MS = 20_000
/** A connection on which nothing was received for so long is considered dead. */
export const SILENCE_MS = 40_000

/** How fast a client may talk. A game may limit messages of its own. */
export const RATE_LIMITS = {
  /** All messages of one session. */
  session: { count: 10, perMs: 1000, burst: 20 },
  /** All messages from one address. */
  address: { count: 60, perMs: 1000 },
  JOIN_ROOM: { count: 5, perMs: 60_000 },
  SET_PROFILE: { count: 10, perMs: 60_000 },
  REQUEST_SNAPSHOT: { count: 6, perMs: 60_000 },
  SEND_REACTION: { count: 1, perMs: 2000 },
  REPORT_NAME: { count: 5, perMs: 60_000 },
  /** Over HTTP, per account. */
  createRoom: { count: 5, perMs: 600_000 },
  /** Requests for unknown rooms, per address: whoever guesses codes is refused existing rooms, too, for a while. */
  unknownRoom: { count: 20, perMs: 600_000 },
} as const satisfies Record<string, RateLimit>

/** How long a session that joined too often must wait. */
export const JOIN_BLOCK_MS = 60_000
/** So many RATE_LIMIT errors within the window close the connection. */
export const RATE_STRIKES: RateLimit = { count: 3, perMs: 60_000 }
