import { Broken, type DerivedDraw } from '@ludoteca/kernel'
import { bareId } from '../data/packed.ts'
import { listOf } from './list.ts'
import { first48, hexHash } from './sha256.ts'

/** [8.1] What a hash is made of. Numbers are whole and not negative; lists are joined by `joined` before. */
export type Part = string | number

const SEPARATOR = '\u001f'
const PREFIX = 'II1'

/** [8.1] The canonical hash as lower-case hex. */
export function H(...parts: readonly Part[]): string {
  return hexHash(textOf(parts))
}

function textOf(parts: readonly Part[]): string {
  let text = PREFIX
  for (const part of parts) text += SEPARATOR + part
  return text
}

const BITS_48 = 2 ** 48

/** [8.2] A number from 0 to n − 1, all equally likely. */
export function randInt(n: number, ...parts: readonly Part[]): number {
  return drawFor(n, textOf(parts))
}

function drawFor(n: number, text: string): number {
  const value = drawBelow(n, (attempt) => first48(attempt === 0 ? text : `${text}${SEPARATOR}retry:${attempt}`))
  if (heard !== undefined) heard({ parts: text.split(SEPARATOR), of: n, value })
  return value
}

/** Who hears of draws just now. Nothing depends on it. */
let heard: ((draw: DerivedDraw) => void) | undefined

/** Has somebody hear every draw that is made meanwhile, with what it is made of. */
export function hearDraws(hear: (draw: DerivedDraw) => void, work: () => void): void {
  const before = heard
  heard = hear
  try {
    work()
  } finally {
    heard = before
  }
}

/** [8.2] The same over any digests, of which the first 48 bits count, so that biased values are seen to be rejected. */
export function drawBelow(n: number, digest: (attempt: number) => number): number {
  if (n < 1) throw new Broken('nothing to draw from', { n })
  const limit = BITS_48 - (BITS_48 % n)
  for (let attempt = 0; ; attempt++) {
    const x = digest(attempt)
    if (x < limit) return x % n
  }
}

/** [8.3] The seed of a round. */
export function roundSeedOf(matchSeed: string, round: number): string {
  return H(matchSeed, round)
}

/** [8.1] A list as one part: sorted in code unit order and joined. */
export function joined(ids: readonly string[]): string {
  return ids.toSorted(byCodeUnits).join(',')
}

/** [8.3] One of these ids, whatever their order. */
export function coin(seed: string, context: string, ids: readonly string[]): string {
  const sorted = ids.toSorted(byCodeUnits)
  // A pack that changes a price alone is played with the luck it would have had.
  return sorted[randInt(sorted.length, seed, bareId(context), listOf(sorted, bareId).join(','))] as string
}

/** [8.3] One of these values, each as likely as its weight says. Some weight must be above 0. */
export function weighted<T>(entries: readonly (readonly [value: T, weight: number])[], ...parts: readonly Part[]): T {
  let total = 0
  for (const [, weight] of entries) total += weight
  let left = randInt(total, ...parts)
  for (const [value, weight] of entries) {
    if (left < weight) return value
    left -= weight
  }
  throw new Broken('the weights do not add up', { total })
}

/** [8.4] A new list; index 0 is the top of the pile. The order of the given list does not matter. */
export function shuffled(list: readonly string[], seed: string, label: string, epoch: number): string[] {
  const pile = list.toSorted(byCodeUnits)
  const text = textOf([seed, 'SHUFFLE', label, epoch]) + SEPARATOR
  for (let i = pile.length - 1; i > 0; i--) {
    const j = drawFor(i + 1, text + i)
    const card = pile[i] as string
    pile[i] = pile[j] as string
    pile[j] = card
  }
  return pile
}

export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
