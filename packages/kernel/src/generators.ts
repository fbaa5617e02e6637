import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { ChaCha, littleWords } from './chacha.ts'
import { Broken } from './game.ts'

/**
 * What makes luck out of a seed. A match keeps the one it began with, and its record names it.
 *
 * `chacha12`: whoever has seen every draw so far knows nothing about the next.
 * `xoroshiro128+`: that of all matches before records named one. Its lowest bit is a linear function of its state, so 128
 * dice with an even number of sides give all later ones away. For old matches and their records alone.
 */
export type GeneratorName = 'chacha12' | 'xoroshiro128+'

/** What matches begin with. */
export const GENERATOR: GeneratorName = 'chacha12'
/** That of records that name none. */
export const UNNAMED_GENERATOR: GeneratorName = 'xoroshiro128+'

const NAMES: readonly unknown[] = [GENERATOR, UNNAMED_GENERATOR]

export function isGeneratorName(value: unknown): value is GeneratorName {
  return NAMES.includes(value)
}

/** The words of one stream, one after the other. */
export interface Words {
  /** 32 bits, as a whole number from 0 up. */
  next(): number
  /** Where the stream stands, for `words`. */
  save(): readonly number[]
  clone(): Words
}

/** The streams of one seed. */
export interface Source {
  /** A stream from its beginning, or from where it stood. */
  words(stream: string, saved?: readonly number[]): Words
}

/** What this generator makes of this seed. */
export function sourceOf(name: GeneratorName, seed: string): Source {
  switch (name) {
    case 'chacha12': {
      const key = littleWords(hashOf(`ludoteca chacha12 ${seed}`), 8)
      return { words: (stream, saved) => new ChaCha({ key, nonce: nonceOf(stream) }, saved?.[0]) }
    }
    case 'xoroshiro128+':
      return { words: (stream, saved) => new Xoroshiro(saved ?? xoroshiroState(seed, stream)) }
    default:
      // A match that a later version of this code began.
      throw new Broken('this generator is not known here', { generator: name })
  }
}

/** More names of streams than all games have. */
const NONCES_KEPT = 1000
const nonces = new Map<string, Int32Array>()

/** A stream's nonce is a hash of its name, which is worked out once: there are few names and many matches. */
function nonceOf(stream: string): Int32Array {
  let nonce = nonces.get(stream)
  if (nonce === undefined) {
    nonce = littleWords(hashOf(stream), 3)
    if (nonces.size >= NONCES_KEPT) nonces.clear()
    nonces.set(stream, nonce)
  }
  return nonce
}

const SIGN_BIT = 2 ** 31
/** The last letter that is one byte in UTF-8. */
const LAST_PLAIN = 0x7f

class Xoroshiro implements Words {
  readonly #generator: ReturnType<typeof xoroshiro128plusFromState>

  constructor(state: readonly number[]) {
    this.#generator = xoroshiro128plusFromState([...state])
  }

  next(): number {
    return (this.#generator.next() ^ SIGN_BIT) >>> 0
  }

  save(): readonly number[] {
    return this.#generator.getState()
  }

  clone(): Xoroshiro {
    return new Xoroshiro(this.save())
  }
}

function xoroshiroState(seed: string, stream: string): readonly number[] {
  const key = new DataView(hashOf(`${seed}\u0000${stream}`).buffer)
  return [key.getInt32(0), key.getInt32(4), key.getInt32(8), key.getInt32(12) | 1]
}

/** The hash of a text. Plain letters are their own bytes: to ask the encoder for them costs a third of the hash. */
function hashOf(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i)
    if (letter > LAST_PLAIN) return sha256(utf8ToBytes(text))
    bytes[i] = letter
  }
  return sha256(bytes)
}
