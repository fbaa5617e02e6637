import { randomBytes } from 'node:crypto'

/** Clock and random bytes of the server. Nothing else reads a clock or a generator, so that tests can fake both. */
export interface Environment {
  /** Epoch milliseconds. This clock may be set forwards or back: it is for dates, not for durations. */
  now(): number
  /** Milliseconds since some moment in the past. Monotonic: for durations. */
  elapsed(): number
  bytes(count: number): Uint8Array
}

/** The real environment. */
export const system: Environment = { now: Date.now, elapsed: () => performance.now(), bytes: randomBytes }

const ID_LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'
/** Letters that are not mistaken for others, spoken or written: friends type them. */
const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const ID_LENGTH = 12
const CODE_LENGTH = 5

/** An id that is hard to guess: 60 bits. */
export function randomId(env: Pick<Environment, 'bytes'>): string {
  return pickLetters(env, ID_LETTERS, ID_LENGTH)
}

/** The code of a room: five letters. */
export function roomCode(env: Pick<Environment, 'bytes'>): string {
  return pickLetters(env, CODE_LETTERS, CODE_LENGTH)
}

function pickLetters(env: Pick<Environment, 'bytes'>, letters: string, length: number): string {
  // Larger bytes are rejected, or the first letters would be more likely than the others.
  const bound = 256 - (256 % letters.length)
  let text = ''
  while (text.length < length) {
    for (const byte of env.bytes(length)) {
      if (byte < bound && text.length < length) text += letters[byte % letters.length]
    }
  }
  return text
}
