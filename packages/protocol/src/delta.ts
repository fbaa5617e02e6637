import { Broken, type Json } from '@ludoteca/kernel'
import { namesIn, type PathEncoder, Walker } from './paths.ts'

/**
 * What happens at one path: a plain value sets, `[value]` sets an object or a list, `[]` deletes the key. Under the key
 * `length` of a list a number cuts the list.
 */
export type Change = string | number | boolean | null | readonly [] | readonly [Json]
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
  if (Array.isArray(next)) differ.list(last as Json[], next)
  else differ.fields(last as Fields, next as Fields)
  return differ.delta.length === 0 ? undefined : differ.delta
}

/** Brings things up to date one by one and notes what changed, for whoever knows what need not be compared. */
export class Differ {
  readonly delta: Change[] = []
  readonly #walker: Walker

  constructor(paths?: PathEncoder) {
    this.#walker = new Walker(paths)
  }

  /** What follows lies under that key. */
  enter(key: string | number): void {
    this.#walker.enter(key)
  }

  leave(): void {
    this.#walker.leave()
  }

  /** Makes that key of `last` equal to `value`, and says whether it was not. */
  value(last: Fields, key: string | number, value: Json | undefined): boolean {
    const before = last[key]
    if (value === before || value === undefined || key === '__proto__') return false
    const from = this.delta.length
    if (isNested(value) && isNested(before) && Array.isArray(value) === Array.isArray(before)) {
      this.#walker.enter(key)
      if (!Array.isArray(value)) this.fields(before as Fields, value as Fields)
      else if (areManyPlain(before as Json[], value)) this.#replace(before as Json[], value)
      else this.list(before as Json[], value)
      this.#walker.leave()
    } else {
      const own = copy(value)
      last[key] = own
      this.#note(key, isNested(own) ? [own] : own)
    }
    return this.delta.length > from
  }

  /** Makes `last` equal to `next`. */
  fields(last: Fields, next: Fields): void {
    let surplus = 0
    for (const key in next) {
      const value = next[key]
      if (value === undefined || key === '__proto__') continue
      surplus--
      if (value !== last[key]) this.value(last, key, value)
    }
    for (const _ in last) surplus++
    // Keys are only looked at one by one when there are more of them than there should be.
    if (surplus > 0) this.drop(last, next)
  }

  /** Removes what is not in `next`. */
  drop(last: Fields, next: Fields): void {
    for (const key in last) {
      if (Object.hasOwn(next, key) && next[key] !== undefined) continue
      delete last[key]
      this.#note(key, [])
    }
  }

  /** Makes `last` equal to `next`. */
  list(last: Json[], next: readonly Json[]): void {
    for (let i = 0; i < next.length; i++) {
      const value = next[i] ?? null
      if (value !== last[i]) this.value(last as unknown as Fields, i, value)
    }
    if (last.length <= next.length) return
    last.length = next.length
    this.#note('length', next.length)
  }

  #replace(last: Json[], next: readonly Json[]): void {
    last.length = next.length
    for (let i = 0; i < next.length; i++) last[i] = next[i] ?? null
    this.#noteHere([last])
  }

  #note(key: string | number, change: Change): void {
    this.#walker.enter(key)
    this.#noteHere(change)
    this.#walker.leave()
  }

  #noteHere(change: Change): void {
    this.delta.push(this.#walker.path(), change)
  }
}

/** About what a path costs beside its change, once it has a number. */
const PATH_LENGTH = 6

/** Whether a list of plain values changes so much that the whole list is less to write. */
function areManyPlain(last: readonly Json[], next: readonly Json[]): boolean {
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
