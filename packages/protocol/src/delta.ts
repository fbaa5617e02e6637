import { Broken, type Json } from '@ludoteca/kernel'
import { namesIn, type PathEncoder, pathText } from './paths.ts'

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

type Fields = Record<string, Json | undefined>
type Nested = readonly Json[] | { readonly [key: string]: Json }

/**
 * Makes `last` equal to `next`, in place, and says what changed; nothing when nothing did. Whatever it takes over is
 * copied, so that `next` may go on changing. The answer shares parts with `last`: write it out before the next call.
 * As in JSON, keys without a value count as missing. With `paths`, those that were given out before are numbers.
 */
export function sync<T extends object>(last: T, next: T, paths?: PathEncoder): Delta | undefined {
  const notes = new Notes(paths)
  if (Array.isArray(next)) syncList(last as Json[], next, notes)
  else syncFields(last as Fields, next as Fields, notes)
  return notes.delta.length === 0 ? undefined : notes.delta
}

/** What was found so far, and where the comparison is now. */
class Notes {
  readonly delta: Change[] = []
  readonly #trail: (string | number)[] = []
  readonly #paths: PathEncoder | undefined

  constructor(paths: PathEncoder | undefined) {
    this.#paths = paths
  }

  enter(key: string | number): void {
    this.#trail.push(key)
  }

  leave(): void {
    this.#trail.pop()
  }

  /** What happened to a key of where we are. */
  add(key: string | number, change: Change): void {
    this.#trail.push(key)
    this.addHere(change)
    this.#trail.pop()
  }

  /** What happened to all that lies where we are. */
  addHere(change: Change): void {
    this.delta.push(this.#paths?.encode(this.#trail) ?? pathText(this.#trail), change)
  }
}

function syncFields(last: Fields, next: Fields, notes: Notes): void {
  let surplus = 0
  for (const key in next) {
    const value = next[key]
    if (value === undefined || key === '__proto__') continue
    surplus--
    const before = last[key]
    if (value !== before) syncValue(last, key, before, value, notes)
  }
  for (const _ in last) surplus++
  if (surplus > 0) dropKeys(last, next, notes)
}

/** Keys are only looked at one by one when there are more of them than there should be. */
function dropKeys(last: Fields, next: Fields, notes: Notes): void {
  for (const key in last) {
    if (Object.hasOwn(next, key) && next[key] !== undefined) continue
    delete last[key]
    notes.add(key, [])
  }
}

function syncList(last: Json[], next: readonly Json[], notes: Notes): void {
  for (let i = 0; i < next.length; i++) {
    const value = next[i] ?? null
    const before = last[i]
    if (value !== before) syncValue(last as unknown as Fields, i, before, value, notes)
  }
  if (last.length > next.length) {
    last.length = next.length
    notes.add('length', next.length)
  }
}

function syncValue(parent: Fields, key: string | number, before: Json | undefined, value: Json, notes: Notes): void {
  if (isNested(value) && isNested(before) && Array.isArray(value) === Array.isArray(before)) {
    notes.enter(key)
    if (!Array.isArray(value)) syncFields(before as Fields, value as Fields, notes)
    else if (isShorterWhole(before as Json[], value)) replaceList(before as Json[], value, notes)
    else syncList(before as Json[], value, notes)
    notes.leave()
    return
  }
  const own = copy(value)
  parent[key] = own
  notes.add(key, isNested(own) ? [own] : own)
}

/** About what a path costs beside its change, once it has a number. */
const PATH_LENGTH = 6

/** A list of plain values often changes so much that the whole list is less to write. */
function isShorterWhole(last: readonly Json[], next: readonly Json[]): boolean {
  let whole = PATH_LENGTH
  let parts = last.length > next.length ? PATH_LENGTH + 2 : 0
  for (let i = 0; i < next.length; i++) {
    const value = next[i] ?? null
    if (isNested(value)) return false
    const length = lengthOf(value)
    whole += length + 1
    if (value !== last[i]) parts += PATH_LENGTH + length
  }
  return whole < parts
}

function lengthOf(value: Json): number {
  if (typeof value === 'string') return value.length + 2
  return value === false ? 5 : typeof value !== 'number' ? 4 : value >= 0 && value < 10 ? 1 : String(value).length
}

function replaceList(last: Json[], next: readonly Json[], notes: Notes): void {
  last.length = next.length
  for (let i = 0; i < next.length; i++) last[i] = next[i] ?? null
  notes.addHere([last])
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
