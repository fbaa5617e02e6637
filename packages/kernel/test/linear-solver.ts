/** What a watcher knows of one draw: the lowest bit of the word behind it. */
export interface Seen {
  /** Which draw of its stream it was, from 0. */
  readonly at: number
  readonly bit: number
}

/** The two halves of the state of xoroshiro128+. */
export interface Xoroshiro {
  readonly a: bigint
  readonly b: bigint
}

const HALF = 64
const STATE = 2 * HALF

/**
 * The state that xoroshiro128+ began with, from the lowest bits of some of its words; nothing when no state gives them.
 * Every such bit is the sum of some bits of the state, so that they are so many linear equations.
 */
export function solve(seen: readonly Seen[]): Xoroshiro | undefined {
  const sums = lowestBits(Math.max(...seen.map(({ at }) => at)) + 1)
  /** Equations by their leading bit. Bits above the state's hold what the sum must be. */
  const rows: (bigint | undefined)[] = []
  for (const { at, bit } of seen) {
    let row = (sums[at] as bigint) | (BigInt(bit) << BigInt(STATE))
    for (let lead = 0; lead < STATE; lead++) {
      if (((row >> BigInt(lead)) & 1n) === 0n) continue
      const known = rows[lead]
      if (known === undefined) {
        rows[lead] = row
        row = 0n
        break
      }
      row ^= known
    }
    // All bits of the state have gone, and 0 must be 1.
    if (row !== 0n) return undefined
  }
  return backwards(rows)
}

/** Puts in what is known, from the last bit to the first. Bits that no equation tells are 0. */
function backwards(rows: readonly (bigint | undefined)[]): Xoroshiro {
  let state = 0n
  for (let lead = STATE - 1; lead >= 0; lead--) {
    const row = rows[lead] ?? 0n
    const others = row & state
    if ((((row >> BigInt(STATE)) & 1n) ^ parity(others)) === 1n) state |= 1n << BigInt(lead)
  }
  return { a: state & MASK, b: state >> BigInt(HALF) }
}

function parity(bits: bigint): bigint {
  let left = bits
  let sum = 0n
  for (; left > 0n; left &= left - 1n) sum ^= 1n
  return sum
}

/** Which bits of the first state the lowest bit of each word is the sum of. */
function lowestBits(count: number): readonly bigint[] {
  let a = Array.from({ length: HALF }, (_, i) => 1n << BigInt(i))
  let b = Array.from({ length: HALF }, (_, i) => 1n << BigInt(HALF + i))
  return Array.from({ length: count }, () => {
    const sum = (a[0] as bigint) ^ (b[0] as bigint)
    const mixed = b.map((bits, i) => bits ^ (a[i] as bigint))
    a = mixed.map((bits, i) => bits ^ (a.at(i - 24) as bigint) ^ (i < 16 ? 0n : (mixed[i - 16] as bigint)))
    b = mixed.map((_, i) => mixed.at(i - 37) as bigint)
    return sum
  })
}

const MASK = 2n ** 64n - 1n
const turned = (half: bigint, by: bigint) => ((half << by) | (half >> (64n - by))) & MASK

/** The words of a generator in that state, from number `from` on. */
export function wordsFrom(state: Xoroshiro, from: number, count: number): readonly number[] {
  let { a, b } = state
  const words: number[] = []
  for (let at = 0; at < from + count; at++) {
    if (at >= from) words.push(Number(((a + b) & 0xffff_ffffn) ^ 0x8000_0000n))
    const mixed = a ^ b
    a = turned(a, 24n) ^ mixed ^ ((mixed << 16n) & MASK)
    b = turned(mixed, 37n)
  }
  return words
}

/**
 * Looks for any linear rule at all (Berlekamp–Massey): how many bits the shortest one looks back that gives the whole
 * sequence, and how often what was learned so far foretold the next bit wrongly.
 */
export function linearRule(bits: Uint8Array): { readonly length: number; readonly mistakes: number } {
  const rule = new Uint8Array(bits.length + 1)
  let before = new Uint8Array(bits.length + 1)
  rule[0] = 1
  before[0] = 1
  let length = 0
  let changedAt = -1
  let mistakes = 0
  for (let n = 0; n < bits.length; n++) {
    let wrong = 0
    for (let i = 0; i <= length; i++) wrong ^= (rule[i] as number) & (bits[n - i] as number)
    if (wrong === 0) continue
    mistakes++
    const last = rule.slice()
    const shift = n - changedAt
    for (let i = 0; i + shift <= n + 1; i++) rule[i + shift] = (rule[i + shift] as number) ^ (before[i] as number)
    if (2 * length > n) continue
    length = n + 1 - length
    changedAt = n
    before = last
  }
  return { length, mistakes }
}
