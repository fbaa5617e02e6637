import { randomBytes } from 'node:crypto'

/** Time and luck of the server. Nothing else in it reads a clock or a generator, so tests can fix both. */
export interface Environment {
  /** Epoch milliseconds. Somebody may set this clock forwards or back: it tells dates, not durations. */
  now(): number
  /** Milliseconds since some moment in the past. Never goes back, whatever is done to the clock: it tells durations. */
  elapsed(): number
  bytes(count: number): Uint8Array
}

/** The real ones. */
export const system: Environment = { now: Date.now, elapsed: () => performance.now(), bytes: randomBytes }

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
/** Letters that cannot be taken for another one, spoken or written: a friend types them. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const ID_LENGTH = 12
const CODE_LENGTH = 5

/** A name for something that is hard to guess: 60 bits. */
export function randomId(env: Pick<Environment, 'bytes'>): string {
  return pickLetters(env, ID_LETTERS, ID_LENGTH)
}

/** The five letters under which friends find a room. */
export function roomCode(env: Pick<Environment, 'bytes'>): string {
  return pickLetters(env, CODE_LETTERS, CODE_LENGTH)
}

function pickLetters(env: Pick<Environment, 'bytes'>, letters: string, length: number): string {
  // Bytes from this bound on would make the first letters more likely than the others.
  const bound = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of env.bytes(length)) {
      if (byte < bound && text.length < length) text += letters[byte % letters.length]
    }
  }
  return text
}
