/** Words in a block. */
const BLOCK = 16

/** The best attacks that anybody has published get through seven, and those only on paper. */
const ROUNDS = 12

/** Eight words of key and three of nonce. Never changed, so that many streams share them. */
export interface KeyStream {
  readonly key: Int32Array
  readonly nonce: Int32Array
}

/**
 * The words of ChaCha12's key stream (RFC 8439 with twelve rounds), one after the other, from any place on. Nobody is
 * known to be able to tell them from pure luck without the key, however many of them they see. There are 2³⁶ of them.
 */
export class ChaCha {
  readonly #of: KeyStream
  readonly #words = new Uint32Array(BLOCK)
  /** The number of the block after the one at hand. */
  #nextBlock: number
  /** The next word of the block at hand. */
  #at = BLOCK

  /** `position` is the number of words that were taken already. */
  constructor(of: KeyStream, position = 0) {
    this.#of = of
    this.#nextBlock = Math.floor(position / BLOCK)
    const taken = position % BLOCK
    if (taken === 0) return
    this.#refill()
    this.#at = taken
  }

  /** How many words were taken, which is all there is to know besides the key. */
  save(): readonly [position: number] {
    return [this.#nextBlock * BLOCK + this.#at - BLOCK]
  }

  /** The next word: 32 bits as a whole number. */
  next(): number {
    if (this.#at === BLOCK) this.#refill()
    return this.#words[this.#at++] as number
  }

  clone(): ChaCha {
    const twin = new ChaCha(this.#of)
    twin.#words.set(this.#words)
    twin.#nextBlock = this.#nextBlock
    twin.#at = this.#at
    return twin
  }

  #refill(): void {
    chachaBlock(this.#of, ROUNDS, this.#nextBlock++, this.#words)
    this.#at = 0
  }
}

/** So many words out of bytes, the least byte of each first. */
export function littleWords(bytes: Uint8Array, count: number): Int32Array {
  const words = new Int32Array(count)
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    const low = (bytes[at] as number) | ((bytes[at + 1] as number) << 8)
    words[i] = low | ((bytes[at + 2] as number) << 16) | ((bytes[at + 3] as number) << 24)
  }
  return words
}

// "expand 32-byte k"
const C0 = 0x61707865
const C1 = 0x3320646e
const C2 = 0x79622d32
const C3 = 0x6b206574

/**
 * Block `counter` of the key stream. Written out in local variables instead of a list, which is more than twice as fast:
 * simulations draw a lot.
 */
export function chachaBlock({ key, nonce }: KeyStream, rounds: number, counter: number, out: Uint32Array): void {
  const k0 = key[0] as number
  const k1 = key[1] as number
  const k2 = key[2] as number
  const k3 = key[3] as number
  const k4 = key[4] as number
  const k5 = key[5] as number
  const k6 = key[6] as number
  const k7 = key[7] as number
  const n0 = nonce[0] as number
  const n1 = nonce[1] as number
  const n2 = nonce[2] as number
  let x0 = C0
  let x1 = C1
  let x2 = C2
  let x3 = C3
  let x4 = k0
  let x5 = k1
  let x6 = k2
  let x7 = k3
  let x8 = k4
  let x9 = k5
  let x10 = k6
  let x11 = k7
  let x12 = counter | 0
  let x13 = n0
  let x14 = n1
  let x15 = n2
  for (let round = 0; round < rounds; round += 2) {
    // Down the four columns,
    x0 = (x0 + x4) | 0
    x12 = turned(x12 ^ x0, 16)
    x8 = (x8 + x12) | 0
    x4 = turned(x4 ^ x8, 12)
    x0 = (x0 + x4) | 0
    x12 = turned(x12 ^ x0, 8)
    x8 = (x8 + x12) | 0
    x4 = turned(x4 ^ x8, 7)
    x1 = (x1 + x5) | 0
    x13 = turned(x13 ^ x1, 16)
    x9 = (x9 + x13) | 0
    x5 = turned(x5 ^ x9, 12)
    x1 = (x1 + x5) | 0
    x13 = turned(x13 ^ x1, 8)
    x9 = (x9 + x13) | 0
    x5 = turned(x5 ^ x9, 7)
    x2 = (x2 + x6) | 0
    x14 = turned(x14 ^ x2, 16)
    x10 = (x10 + x14) | 0
    x6 = turned(x6 ^ x10, 12)
    x2 = (x2 + x6) | 0
    x14 = turned(x14 ^ x2, 8)
    x10 = (x10 + x14) | 0
    x6 = turned(x6 ^ x10, 7)
    x3 = (x3 + x7) | 0
    x15 = turned(x15 ^ x3, 16)
    x11 = (x11 + x15) | 0
    x7 = turned(x7 ^ x11, 12)
    x3 = (x3 + x7) | 0
    x15 = turned(x15 ^ x3, 8)
    x11 = (x11 + x15) | 0
    x7 = turned(x7 ^ x11, 7)
    // and along the four diagonals.
    x0 = (x0 + x5) | 0
    x15 = turned(x15 ^ x0, 16)
    x10 = (x10 + x15) | 0
    x5 = turned(x5 ^ x10, 12)
    x0 = (x0 + x5) | 0
    x15 = turned(x15 ^ x0, 8)
    x10 = (x10 + x15) | 0
    x5 = turned(x5 ^ x10, 7)
    x1 = (x1 + x6) | 0
    x12 = turned(x12 ^ x1, 16)
    x11 = (x11 + x12) | 0
    x6 = turned(x6 ^ x11, 12)
    x1 = (x1 + x6) | 0
    x12 = turned(x12 ^ x1, 8)
    x11 = (x11 + x12) | 0
    x6 = turned(x6 ^ x11, 7)
    x2 = (x2 + x7) | 0
    x13 = turned(x13 ^ x2, 16)
    x8 = (x8 + x13) | 0
    x7 = turned(x7 ^ x8, 12)
    x2 = (x2 + x7) | 0
    x13 = turned(x13 ^ x2, 8)
    x8 = (x8 + x13) | 0
    x7 = turned(x7 ^ x8, 7)
    x3 = (x3 + x4) | 0
    x14 = turned(x14 ^ x3, 16)
    x9 = (x9 + x14) | 0
    x4 = turned(x4 ^ x9, 12)
    x3 = (x3 + x4) | 0
    x14 = turned(x14 ^ x3, 8)
    x9 = (x9 + x14) | 0
    x4 = turned(x4 ^ x9, 7)
  }
  out[0] = x0 + C0
  out[1] = x1 + C1
  out[2] = x2 + C2
  out[3] = x3 + C3
  out[4] = x4 + k0
  out[5] = x5 + k1
  out[6] = x6 + k2
  out[7] = x7 + k3
  out[8] = x8 + k4
  out[9] = x9 + k5
  out[10] = x10 + k6
  out[11] = x11 + k7
  out[12] = x12 + counter
  out[13] = x13 + n0
  out[14] = x14 + n1
  out[15] = x15 + n2
}

/** The same bits, moved to the left in a circle. */
function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
