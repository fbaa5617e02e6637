import { GENERATOR, type GeneratorName, type Source, sourceOf, type Words } from './generators.ts'

/** The only luck there is. Each named stream depends on the seed and its name alone, whatever happens in others. */
export interface Chance {
  /** A whole number from 0 to n−1, all equally likely. With n = 1 nothing is drawn. */
  int(stream: string, n: number): number
  /** A throw of one die: 1 to `sides`. */
  die(stream: string, sides: number): number
  /** One of these, all equally likely. The list must not be empty. */
  pick<T>(stream: string, from: readonly T[]): T
  /** Fisher–Yates from the last place down, in place. */
  shuffle(stream: string, items: unknown[]): void
  /** A number from 0 to n−1 by a game's own construction over the seed. Recorded like any draw. */
  derive(n: number, from: (seed: string) => number): number
}

/** Where each stream stands, for snapshots. */
export type ChanceState = { readonly [stream: string]: readonly number[] }

const NOTHING: readonly number[] = []

/** What all kinds of luck share: everything is made of draws, which are kept for the log. */
export abstract class DrawnChance implements Chance {
  /** What came up since the last `take`, in order. */
  protected drawn: number[] = []
  #recording = true

  protected abstract produce(stream: string, n: number): number
  protected abstract produceFrom(n: number, from: (seed: string) => number): number

  int(stream: string, n: number): number {
    if (n <= 1) return 0
    const value = this.produce(stream, n)
    if (this.#recording) this.drawn.push(value)
    return value
  }

  die(stream: string, sides: number): number {
    return 1 + this.int(stream, sides)
  }

  pick<T>(stream: string, from: readonly T[]): T {
    return from[this.int(stream, from.length)] as T
  }

  shuffle(stream: string, items: unknown[]): void {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(stream, i + 1)
      const item = items[i]
      items[i] = items[j]
      items[j] = item
    }
  }

  derive(n: number, from: (seed: string) => number): number {
    if (n <= 1) return 0
    const value = this.produceFrom(n, from)
    if (this.#recording) this.drawn.push(value)
    return value
  }

  /** Keeps no draws from now on: for bots and simulations, which nobody asks for them. */
  unrecorded(): this {
    this.#recording = false
    return this
  }

  /** How many draws are waiting to be taken. */
  get drawnCount(): number {
    return this.drawn.length
  }

  /** The draws since the last call, and forgets them. */
  take(): readonly number[] {
    if (this.drawn.length === 0) return NOTHING
    const taken = this.drawn
    this.drawn = []
    return taken
  }

  /** Forgets the draws since the last call, without handing them over. */
  drop(): void {
    if (this.drawn.length > 0) this.drawn.length = 0
  }
}

/** How luck from a seed goes on: by which generator, and from where. */
export interface Seeded {
  readonly generator?: GeneratorName
  readonly saved?: ChanceState
}

/** Luck from a seed. The state of every stream can be saved and restored. */
export class SeededChance extends DrawnChance {
  readonly #seed: string
  readonly #generator: GeneratorName
  /** Made when something is drawn for the first time: not all luck is ever used. */
  #source: Source | undefined
  /** Where streams stood that were not used since. */
  #saved: ReadonlyMap<string, readonly number[]> | undefined
  readonly #streams = new Map<string, Words>()
  #lastStream = ''
  #last: Words | undefined

  constructor(seed: string, { generator = GENERATOR, saved }: Seeded = {}) {
    super()
    this.#seed = seed
    this.#generator = generator
    this.#saved = saved && new Map(Object.entries(saved))
  }

  protected produce(stream: string, n: number): number {
    if (stream !== this.#lastStream || this.#last === undefined) this.#turnTo(stream)
    return below(this.#last as Words, n)
  }

  /** Draws mostly come in runs from one stream, so the last one is kept at hand. */
  #turnTo(stream: string): void {
    let words = this.#streams.get(stream)
    if (words === undefined) {
      this.#source ??= sourceOf(this.#generator, this.#seed)
      words = this.#source.words(stream, this.#saved?.get(stream))
      this.#streams.set(stream, words)
    }
    this.#last = words
    this.#lastStream = stream
  }

  protected produceFrom(_n: number, from: (seed: string) => number): number {
    return from(this.#seed)
  }

  /** The same luck from here on, to be used apart from this one. */
  clone(): SeededChance {
    const twin = new SeededChance(this.#seed, { generator: this.#generator })
    twin.#source = this.#source
    twin.#saved = this.#saved
    for (const [stream, words] of this.#streams) twin.#streams.set(stream, words.clone())
    return twin
  }

  /** Where every stream used so far stands. */
  save(): ChanceState {
    const all = new Map(this.#saved)
    for (const [stream, words] of this.#streams) all.set(stream, words.save())
    return Object.fromEntries([...all.keys()].sort().map((stream) => [stream, all.get(stream) as readonly number[]]))
  }
}

/** Luck told in advance, stream by stream: what tests use. Running out of script is an error. */
export class ScriptedChance extends DrawnChance {
  readonly #script: Map<string, number[]>

  /** Values are results of `int`, so a die that shows 6 is scripted as 5. */
  constructor(script: Readonly<Record<string, readonly number[]>>) {
    super()
    this.#script = new Map(Object.entries(script).map(([stream, values]) => [stream, [...values]]))
  }

  protected produce(stream: string, n: number): number {
    const value = this.#script.get(stream)?.shift()
    if (value === undefined) throw new Error(`the script of stream "${stream}" has run out (next: 0 to ${n - 1})`)
    if (value < 0 || value >= n) throw new Error(`stream "${stream}" was scripted ${value}, outside 0 to ${n - 1}`)
    return value
  }

  protected produceFrom(n: number): number {
    return this.produce('derive', n)
  }

  /** What was scripted but never drawn. */
  unused(): Record<string, readonly number[]> {
    const left: Record<string, readonly number[]> = {}
    for (const [stream, values] of this.#script) if (values.length > 0) left[stream] = values
    return left
  }
}

const ALL_WORDS = 2 ** 32

/**
 * A number from 0 to n−1 out of one word; words beyond the largest multiple of n are thrown away, so all are equally
 * likely. Most words are too big for the engine's small whole numbers, and a rest of theirs would stay a fraction to it, as
 * would all that rules make of it: `>>> 0` makes it small again.
 */
function below(words: Words, n: number): number {
  for (;;) {
    const word = words.next()
    const rest = (word % (n >>> 0)) >>> 0
    if (word - rest + n <= ALL_WORDS) return rest
  }
}
