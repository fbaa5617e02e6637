/** ChaCha as RFC 8439 tells it, as simply as it can be written: to compare with. With 20 rounds it is that of the RFC. */
export function referenceBytes(key: Uint8Array, nonce: Uint8Array, rounds: number, count: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(count / 64) }, (_, counter) => block(key, nonce, rounds, counter))
  return Buffer.concat(blocks).subarray(0, count)
}

const COLUMNS_AND_DIAGONALS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

function block(key: Uint8Array, nonce: Uint8Array, rounds: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32LE(counter)
  const start = Buffer.concat([Buffer.from('expand 32-byte k'), key, count, nonce])
  const words = Uint32Array.from({ length: 16 }, (_, i) => start.readUInt32LE(4 * i))
  const before = words.slice()
  for (let i = 0; i < rounds / 2; i++) for (const quarter of COLUMNS_AND_DIAGONALS) turnQuarter(words, quarter)
  const out = Buffer.alloc(64)
  for (const [i, word] of words.entries()) out.writeUInt32LE((word + (before[i] as number)) >>> 0, 4 * i)
  return out
}

function turnQuarter(words: Uint32Array, [a, b, c, d]: (typeof COLUMNS_AND_DIAGONALS)[number]): void {
  const step = (to: number, from: number, other: number, by: number) => {
    words[to] = (words[to] as number) + (words[from] as number)
    const mixed = (words[other] as number) ^ (words[to] as number)
    words[other] = (mixed << by) | (mixed >>> (32 - by))
  }
  step(a, b, d, 16)
  step(c, d, b, 12)
  step(a, b, d, 8)
  step(c, d, b, 7)
}
