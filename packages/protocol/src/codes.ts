/** The codes of the protocol's refusals. Those of the rules begin with `E_` or are a game's own. */
export const PROTOCOL_CODES = [
  'BAD_MESSAGE',
  'BAD_VERSION',
  'TOO_BIG',
  'BAD_NONCE',
  'RATE_LIMIT',
  'NOT_FOUND',
  'NOT_JOINED',
  'NOT_HOST',
  'NOT_PLAYER',
  'NOT_WATCHER',
  'ROOM_FULL',
  'SEATS_FULL',
  'SEAT_TAKEN',
  'SEATS_LOCKED',
  'BAD_PHASE',
  'CANNOT_START',
  'BAD_OPTIONS',
  'BAD_NAME',
  'NAME_TAKEN',
  'KICKED',
  'TUTORIAL_REQUIRED',
  'SUSPENDED',
  'WARNED',
  'CLOSED_BY_ADMIN',
  'MAINTENANCE',
  'GAME_OFF',
  'MODE_OFF',
  'BOTS_OFF',
  'REACTIONS_OFF',
  'NAME_LOCKED',
  'REPLACED',
  'STALE',
  'BUSY',
  'CLOSING',
  'SERVER',
] as const
/** One of the codes above. */
export type ProtocolCode = (typeof PROTOCOL_CODES)[number]

/** Why a socket was closed. */
export const CLOSE = {
  /** Closed on purpose by either side. */
  bye: 1000,
  /** The server is shutting down: reconnect soon. */
  closing: 1001,
  /** A frame was far over the size limit. */
  tooBig: 1009,
  /** An internal error of the server, on this connection alone. */
  failed: 1011,
  /** Too many invalid messages in a row. */
  badMessages: 4000,
  /** There is no session: get one over HTTP first. */
  noSession: 4001,
  /** Three RATE_LIMIT errors within 60 s. */
  tooFast: 4008,
  /** The same person connected elsewhere. */
  replaced: 4009,
  /** The host removed this person from the room. */
  kicked: 4010,
  /** The account may not be used for some time, or for ever. */
  suspended: 4011,
  /** An administrator closed the room. */
  closedByAdmin: 4012,
  /** The client read more slowly than the server sent. */
  tooSlow: 4013,
  /** This person or address has too many connections. */
  tooMany: 4029,
} as const
/** One of the codes above. */
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]
