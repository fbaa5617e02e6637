/** Why the server refuses a message, apart from the refusals of a game, which begin with `E_` or are its own. */
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
  'CLOSED_BY_HOUSE',
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
  /** One side said good-bye. */
  bye: 1000,
  /** The server stops; come back soon. */
  closing: 1001,
  /** A frame was far beyond the limit. */
  tooBig: 1009,
  /** The server failed at something of this connection alone. */
  failed: 1011,
  /** One message after the other was not understood. */
  badMessages: 4000,
  /** There is no session: get one over HTTP first. */
  noSession: 4001,
  /** Three RATE_LIMIT errors within 60 s. */
  tooFast: 4008,
  /** The same person connected elsewhere. */
  replaced: 4009,
  /** The host showed this person the door. */
  kicked: 4010,
  /** The account may not be used for some time, or for ever. */
  suspended: 4011,
  /** Whoever looks after the server has closed the room. */
  closedByHouse: 4012,
  /** The client did not read what was sent to it. */
  tooSlow: 4013,
  /** This person or address has too many connections. */
  tooMany: 4029,
} as const
/** One of the codes above. */
export type CloseCode = (typeof CLOSE)[keyof typeof CLOSE]
