import type { Json } from '@ludoteca/kernel'
import { Differ, PathEncoder } from '@ludoteca/protocol'

/**
 * One part of a view as its receivers have it. Channels that show the same object under the same key share it, so
 * that it is compared and encoded once for all of them. What a channel is sent depends only on what it shows: when
 * channels begin to show different things, each goes on with a copy of what they had in common until then.
 */
export class ShownPart {
  #shown: { part: Json }
  /** Paths below this part that were sent before are sent as numbers. */
  #paths: PathEncoder
  #differ: Differ
  /** The next change must tell receivers to forget the numbers they have. */
  #isNumberedAnew = true
  /** The object that the rules returned, after commit `#commit`. Its content may have changed since. */
  #source: Json
  #commit: number
  /** By object: the parts with which channels go on that show another object after this commit. */
  #others: Map<Json, ShownPart> | undefined
  #change: string | undefined
  #isCompared = true

  constructor(value: Json, commit: number, paths = new PathEncoder()) {
    this.#shown = { part: copy(value) }
    this.#source = value
    this.#commit = commit
    this.#paths = paths
    this.#differ = new Differ(paths)
  }

  /** All of it as JSON. */
  get text(): string {
    return JSON.stringify(this.#shown.part)
  }

  /** The numbered paths, which a new receiver needs to apply the next changes. */
  get paths(): readonly string[] {
    return this.#paths.paths
  }

  get source(): Json {
    return this.#source
  }

  /** The part for a channel that shows this value after a commit. Called for all channels before the first of them is updated. */
  showing(value: Json, commit: number): ShownPart {
    if (commit !== this.#commit) {
      this.#turnTo(value, commit)
      return this
    }
    return value === this.#source ? this : this.#otherShowing(value, commit)
  }

  /** What the commit changed, as JSON; undefined when nothing did. */
  get change(): string | undefined {
    if (!this.#isCompared) {
      this.#isCompared = true
      this.#change = this.#compare()
    }
    return this.#change
  }

  /** Resets what depends on earlier values: the numbers of its paths, and the order of its keys. */
  beginAnew(): void {
    this.#shown = { part: copy(this.#source) }
    this.#paths = new PathEncoder()
    this.#differ = new Differ(this.#paths)
    this.#isNumberedAnew = true
  }

  #turnTo(value: Json, commit: number): void {
    this.#source = value
    this.#commit = commit
    this.#others = undefined
    this.#change = undefined
    this.#isCompared = false
  }

  #otherShowing(value: Json, commit: number): ShownPart {
    this.#others ??= new Map()
    const known = this.#others.get(value)
    if (known) return known
    const other = new ShownPart(this.#shown.part, commit, new PathEncoder(this.#paths))
    other.#isNumberedAnew = this.#isNumberedAnew
    other.#turnTo(value, commit)
    this.#others.set(value, other)
    return other
  }

  #compare(): string | undefined {
    const change = this.#differ.part(this.#shown, 'part', this.#source)
    if (change === undefined) return undefined
    const text = JSON.stringify(change)
    const isInside = Array.isArray(change) && change.length > 1
    if (!isInside || !this.#isNumberedAnew) return text
    this.#isNumberedAnew = false
    return `[0,${text.slice(1)}`
  }
}

function copy(value: Json): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}

/** Merges equal parts of channels that were all updated after the same commit. */
export class SharedParts {
  readonly #byKey = new Map<string, Map<Json, ShownPart>>()

  /**
   * The part that all who show the same under this key go on with. It begins anew for everybody, as its past shows in
   * its paths' numbers, and not all of them may have seen it.
   */
  gather(key: string, part: ShownPart): ShownPart {
    const bySource = this.#byKey.get(key) ?? new Map<Json, ShownPart>()
    this.#byKey.set(key, bySource)
    const known = bySource.get(part.source)
    if (known) return known
    part.beginAnew()
    bySource.set(part.source, part)
    return part
  }
}

/** Two pieces of a list or an object in JSON, either of which may be empty. */
export function joined(first: string, second: string): string {
  if (first === '' || second === '') return first + second
  return `${first},${second}`
}
