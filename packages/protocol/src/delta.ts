import { Broken, type Json } from '@ludoteca/kernel'
import { namesIn, type PathEncoder, Walker } from './paths.ts'

/**
 * What happens at one path: a plain value sets, `[value]` sets an object or a list, `[]` deletes the key. Under the key
 * `length` of a list a number cuts the list. On the wire a longer list is what changed inside a part that numbers its
 * paths by itself; a decoder puts that in its place.
 */
export type Change = string | number | boolean | null | readonly [] | readonly [Json] | Delta
/**
 * What changed inside an object or a list: path, change, path, change … A path is names and indices, as `players/3/cash`;
 * in names `~1` stands for `/` and `~0` for `~`, as in JSON Pointer.
 */
export type Delta = readonly Change[]

/** An object by its keys. */
export type Fields = Record<string, Json | undefined>
type Nested = readonly Json[] | { readonly [key: string]: Json }

/**
 * Makes `last` equal to `next`, in place, and says what changed; nothing when nothing did. Whatever it takes over is
 * copied, so that `next` may go on changing. The answer shares parts with `last`: write it out before the next call.
 * As in JSON, keys without a value count as missing. With `paths`, those that were given out before are numbers.
 */
export function sync<T extends object>(last: T, next: T, paths?: PathEncoder): Delta | undefined {
  const differ = new Differ(paths)
  differ.inside(last as Nested, next as Nested)
  return differ.take()
}

/** Brings things up to date one by one and notes what changed, again and again. */
export class Differ {
  /** Made for the first change: an empty list that waits for it grows old, and whatever it holds later with it. */
  #delta: Change[] | undefined
  readonly #walker: Walker

  constructor(paths?: PathEncoder) {
    this.#walker = new Walker(paths)
  }

  /** What has changed since the last time; nothing when nothing did. */
  take(): Delta | undefined {
    const delta = this.#delta
    this.#delta = undefined
    return delta
  }

  /** What follows lies under that key. */
  enter(key: string | number): void {
    this.#walker.enter(key)
  }

  leave(): void {
    this.#walker.leave()
  }

  /** Makes that key of `last` equal to `value`. */
  value(last: Fields, key: string | number, value: Json | undefined): void {
    const before = last[key]
    if (value === before || value === undefined || key === '__proto__') return
    if (areAlike(before, value) && !areManyPlain(before, value)) {
      this.#walker.enter(key)
      this.inside(before, value as Nested)
      this.#walker.leave()
    } else this.#note(key, set(last, key, value))
  }

  /**
   * Makes that key of `last` equal to `value`, and says how it changed as a part of its own: set to something else, or
   * what changed inside it, in paths that begin there.
   */
  part(last: Fields, key: string, value: Json): Change | undefined {
    const before = last[key]
    if (value === before) return undefined
    if (!areAlike(before, value) || areManyPlain(before, value)) return set(last, key, value)
    this.inside(before, value as Nested)
    return this.take()
  }

  /** Makes `last` equal to `next`; both are objects, or both are lists. */
  inside(last: Nested, next: Nested): void {
    if (Array.isArray(next)) this.#list(last as Json[], next)
    else this.#fields(last as Fields, next as Fields)
  }

  #fields(last: Fields, next: Fields): void {
    let surplus = 0
    for (const key in next) {
      const value = next[key]
      if (value === undefined || key === '__proto__') continue
      surplus--
      if (value !== last[key]) this.value(last, key, value)
    }
    for (const _ in last) surplus++
    // Keys are only looked at one by one when there are more of them than there should be.
    if (surplus > 0) this.#drop(last, next)
  }

  #list(last: Json[], next: readonly Json[]): void {
    for (let i = 0; i < next.length; i++) {
      const value = next[i] ?? null
      if (value !== last[i]) this.value(last as unknown as Fields, i, value)
    }
    if (last.length <= next.length) return
    last.length = next.length
    this.#note('length', next.length)
  }

  /** Removes what is not in `next`. */
  #drop(last: Fields, next: Fields): void {
    for (const key in last) {
      if (Object.hasOwn(next, key) && next[key] !== undefined) continue
      delete last[key]
      this.#note(key, [])
    }
  }

  #note(key: string | number, change: Change): void {
    this.#walker.enter(key)
    const path = this.#walker.path()
    if (this.#delta === undefined) this.#delta = [path, change]
    else this.#delta.push(path, change)
    this.#walker.leave()
  }
}

/** Whether one may become the other bit by bit. */
function areAlike(last: Json | undefined, next: Json): last is Nested {
  return isNested(next) && isNested(last) && Array.isArray(next) === Array.isArray(last)
}

/** Puts a copy under that key. */
function set(last: Fields, key: string | number, value: Json): Change {
  const own = copy(value)
  last[key] = own
  return isNested(own) ? [own] : own
}

/** About what a path costs beside its change, once it has a number. */
const PATH_LENGTH = 6

/** Whether these are lists of plain values that differ so much that the whole list is less to write. */
function areManyPlain(last: Json, next: Json): boolean {
  if (!Array.isArray(last) || !Array.isArray(next)) return false
  let changes = last.length > next.length ? 1 : 0
  let changed = 0
  let unchanged = 0
  for (let i = 0; i < next.length; i++) {
    const value = next[i] ?? null
    if (value === last[i]) unchanged += lengthOf(value)
    else if (isNested(value)) return false
    else {
      changes++
      changed += lengthOf(value)
    }
  }
  return changes > 1 && unchanged + changed + next.length < changed + changes * PATH_LENGTH
}

/** About how long a plain value is as text. */
function lengthOf(value: Json): number {
  if (typeof value === 'string') return value.length + 2
  return typeof value === 'number' ? (value >= 0 && value < 10 ? 1 : 3) : 4
}

function copy(value: Json): Json {
  if (!isNested(value)) return value
  if (Array.isArray(value)) return value.map((item) => copy(item ?? null))
  const own: Fields = {}
  for (const key in value) {
    const item = (value as Fields)[key]
    if (item !== undefined && key !== '__proto__') own[key] = copy(item)
  }
  return own as Json
}

/** Applies a difference in place. Throws when it was not made for this value. */
export function patch(last: object, delta: Delta): void {
  apply(last as Fields, delta, (value) => value)
}

/** The value with a difference applied. The old one stays as it was; both share what did not change. */
export function patched<T extends object>(last: T, delta: Delta): T {
  const own = new Set<Nested>()
  const ownOf = (value: Nested): Nested => {
    if (own.has(value)) return value
    const copied = Array.isArray(value) ? [...value] : { ...value }
    own.add(copied)
    return copied
  }
  const next = ownOf(last as unknown as Nested) as unknown as T
  apply(next as unknown as Fields, delta, ownOf)
  return next
}

/** `own` gives what may be written to in the place of what is there. */
function apply(target: Fields, delta: Delta, own: (value: Nested) => Nested): void {
  for (let i = 0; i < delta.length; i += 2) {
    const names = namesIn(String(delta[i]))
    const key = names.pop() as string
    let parent = target
    for (const name of names) parent = enter(parent, name, own)
    const change = delta[i + 1] as Change
    if (key === '__proto__') throw new Broken('a difference does not fit', { key })
    if (!Array.isArray(change)) parent[key] = change as Json
    else if (change.length === 0) delete parent[key]
    else parent[key] = change[0] as Json
  }
}

function enter(parent: Fields, key: string, own: (value: Nested) => Nested): Fields {
  const value = parent[key]
  if (!isNested(value) || key === '__proto__') throw new Broken('a difference does not fit', { key })
  const inner = own(value)
  parent[key] = inner
  return inner as unknown as Fields
}

function isNested(value: unknown): value is Nested {
  return typeof value === 'object' && value !== null
}
