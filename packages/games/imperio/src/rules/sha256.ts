import { hashText } from '@ludoteca/kernel'

/** [8.2] The first 48 bits of a text's SHA-256: all that a draw takes. */
export function first48(text: string): number {
  if (!digest(text)) return Number.parseInt(composedHash(text).slice(0, 12), 16)
  return ((hash[0] as number) >>> 0) * 2 ** 16 + ((hash[1] as number) >>> 16)
}

/** [8.1] All of it, as lower-case hex. */
export function hexHash(text: string): string {
  if (!digest(text)) return composedHash(text)
  let hex = ''
  for (let i = 0; i < hash.length; i++) hex += ((hash[i] as number) >>> 0).toString(16).padStart(8, '0')
  return hex
}

/** What has tildes is composed and encoded first. */
function composedHash(text: string): string {
  return hashText(text.normalize('NFC'))
}

/**
 * Works out the hash of a plain text; says no to others. A match draws hundreds of times, from short texts that begin
 * with one of a few seeds. So the block that prefix and seed fill is worked out once for each seed, and nothing is made
 * on the way that would have to be thrown away.
 */
function digest(text: string): boolean {
  const blocks = (text.length + PADDING_MIN + BLOCK - 1) >> BLOCK_LOG
  if (blocks > BLOCKS_MAX || !write(text, blocks)) return false
  if (!beginsLikeTheLast()) learnBeginning()
  hash.set(afterFirst)
  for (let block = 1; block < blocks; block++) compress(block * WORDS)
  return true
}

/** Bytes in a block, and the least that ends a message: a mark and its length. */
const BLOCK = 64
const BLOCK_LOG = 6
const PADDING_MIN = 9
const WORDS = 16
/** Longer texts are few: many ids in a tie. */
const BLOCKS_MAX = 8
const MARK = 0x80

// Kept from call to call, so that none has to be made; every call writes what it reads.
const message = new Int32Array(BLOCKS_MAX * WORDS)
const schedule = new Int32Array(64)
const hash = new Int32Array(8)
/** The first block of the last text, and the hash after it. */
const firstBlock = new Int32Array(WORDS)
const afterFirst = new Int32Array(8)

/** Writes a text as padded blocks. Says whether it is plain. */
function write(text: string, blocks: number): boolean {
  const { length } = text
  const end = blocks * WORDS - 1
  let word = 0
  let seen = 0
  for (let i = 0; i < length; i++) {
    const code = text.charCodeAt(i)
    seen |= code
    word = (word << 8) | code
    if ((i & 3) === 3) message[i >> 2] = word
  }
  if (seen >= MARK) return false
  const bits = 8 * (length & 3)
  let at = length >> 2
  message[at] = bits === 0 ? MARK << 24 : (word << (32 - bits)) | (MARK << (24 - bits))
  while (++at < end) message[at] = 0
  message[end] = 8 * length
  return true
}

function beginsLikeTheLast(): boolean {
  for (let i = 0; i < WORDS; i++) if (message[i] !== firstBlock[i]) return false
  return true
}

function learnBeginning(): void {
  hash.set(START)
  compress(0)
  for (let i = 0; i < WORDS; i++) firstBlock[i] = message[i] as number
  afterFirst.set(hash)
}

/** FIPS 180-4, 6.2.2: takes in the block of the message that begins at this word. */
function compress(at: number): void {
  const w = schedule
  for (let i = 0; i < WORDS; i++) w[i] = message[at + i] as number
  for (let i = WORDS; i < 64; i++) {
    const x = w[i - 15] as number
    const y = w[i - 2] as number
    const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[i] = ((w[i - 16] as number) + low + (w[i - 7] as number) + high) | 0
  }
  let a = hash[0] as number
  let b = hash[1] as number
  let c = hash[2] as number
  let d = hash[3] as number
  let e = hash[4] as number
  let f = hash[5] as number
  let g = hash[6] as number
  let h = hash[7] as number
  for (let i = 0; i < 64; i++) {
    const ofE = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t = (h + ofE + (g ^ (e & (f ^ g))) + (K[i] as number) + (w[i] as number)) | 0
    const ofA = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const u = (ofA + ((a & b) | (c & (a | b)))) | 0
    h = g
    g = f
    f = e
    e = (d + t) | 0
    d = c
    c = b
    b = a
    a = (t + u) | 0
  }
  add(0, a)
  add(1, b)
  add(2, c)
  add(3, d)
  add(4, e)
  add(5, f)
  add(6, g)
  add(7, h)
}

function add(at: number, word: number): void {
  hash[at] = ((hash[at] as number) + word) | 0
}

/** The first 32 bits of the fractions of the square roots of the first eight primes. */
// biome-ignore format: a table
const START = Int32Array.of(
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
)
/** The same of the cube roots of the first sixty-four. */
// biome-ignore format: a table
const K = Int32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
)
