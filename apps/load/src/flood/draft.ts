/** What the answer must repeat, as far as the message could be read. */
export interface Ids {
  readonly nonce?: number
  readonly idempotencyKey?: string
}

/** A message with what the protocol says about it. */
export interface Draft {
  /** Text, or bytes for a binary frame. */
  readonly frame: string | Uint8Array
  /** `ACK`, or the code of the error; nothing when the connection is closed without a word. */
  readonly answer: string | undefined
  readonly ids: Ids
  /** What it counts against the connection. */
  readonly strike?: Strike
  /** Whether the server keeps the answer, so that the same message gets it again. */
  readonly isKept?: boolean
}

/** How many strikes close a connection, and with which code. More may be unreadable than usual: coming back takes time. */
export const STRIKES = {
  unreadable: { count: 60, code: 4000 },
  fast: { count: 3, code: 4008 },
  big: { count: 1, code: 1009 },
} as const
export type Strike = keyof typeof STRIKES

/** A message as it is written; any part of it may be wrong. */
export interface Envelope {
  readonly v: unknown
  readonly type: unknown
  readonly roomId: unknown
  readonly matchId: unknown
  readonly clientId: unknown
  readonly nonce: unknown
  readonly idempotencyKey: unknown
  readonly payload: unknown
}

/** A readable message and how it is answered. */
export function draftOf(message: Envelope, answer: string, more: Partial<Draft> = {}): Draft {
  const { nonce, idempotencyKey } = message
  const ids = { nonce: nonce as number, idempotencyKey: idempotencyKey as string }
  return { frame: JSON.stringify(message), answer, ids, ...more }
}

const SHOWN_MAX = 300

/** The beginning of a message, for a complaint. */
export function describe({ frame }: Draft): string {
  const text = typeof frame === 'string' ? frame : `${frame.length} bytes`
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}… (${text.length})` : text
}
