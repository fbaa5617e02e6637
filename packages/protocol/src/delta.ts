import { Broken, type Json } from '@ludoteca/kernel'

/**
 * What changed inside an object or a list, by path: `players/3/cash`. A plain value sets, `[value]` sets an object or a
 * list, `[]` deletes the key, an object goes on from there. Under the key `length` of a list a number cuts the list.
 * In names `~1` stands for `/` and `~0` for `~`, as in JSON Pointer.
 */
export interface Delta {
  readonly [path: string]: Change
}
/** What happens at one path. */
export type Change = string | number | boolean | null | readonly [] | readonly [Json] | Delta

type Fields = Record<string, Json | undefined>
type Changes = Record<string, Change>
type Nested = readonly Json[] | { readonly [key: string]: Json }

/**
 * Makes `last` equal to `next`, in place, and says what changed; nothing when nothing did. Whatever it takes over is
 * copied, so that `next` may go on changing. The answer shares parts with `last`: write it out before the next call.
 * As in JSON, keys without a value count as missing.
 */
export function sync<T extends object>(last: T, next: T): Delta | undefined {
  return Array.isArray(next) ? syncList(last as Json[], next) : syncFields(last as Fields, next as Fields)
}

function syncFields(last: Fields, next: Fields): Changes | undefined {
  let changes: Changes | undefined
  let surplus = 0
  for (const key in next) {
    const value = next[key]
    if (value === undefined || key === '__proto__') continue
    surplus--
    const before = last[key]
    if (value === before) continue
    const change = syncValue(last, key, before, value)
    if (change !== undefined) changes = note(changes, key, change)
  }
  for (const _ in last) surplus++
  return surplus > 0 ? dropKeys(last, next, changes) : changes
}

/** Keys are only looked at one by one when there are more of them than there should be. */
function dropKeys(last: Fields, next: Fields, changes: Changes | undefined): Changes | undefined {
  let noted = changes
  for (const key in last) {
    if (Object.hasOwn(next, key) && next[key] !== undefined) continue
    delete last[key]
    noted = note(noted, key, [])
  }
  return noted
}

function syncList(last: Json[], next: readonly Json[]): Changes | undefined {
  let changes: Changes | undefined
  for (let i = 0; i < next.length; i++) {
    const value = next[i] ?? null
    const before = last[i]
    if (value === before) continue
    const change = syncValue(last as unknown as Fields, i, before, value)
    if (change !== undefined) changes = note(changes, i, change)
  }
  if (last.length > next.length) {
    last.length = next.length
    changes = note(changes, 'length', next.length)
  }
  return changes
}

function syncValue(parent: Fields, key: string | number, before: Json | undefined, value: Json): Change | undefined {
  if (isNested(value) && isNested(before)) {
    if (!Array.isArray(value)) {
      if (!Array.isArray(before)) return syncFields(before as Fields, value as Fields)
    } else if (Array.isArray(before)) {
      const changes = syncList(before, value)
      return changes && shorter(changes, before)
    }
  }
  const own = copy(value)
  parent[key] = own
  return isNested(own) ? [own] : own
}

/** A lone change further down is noted under its whole path. */
function note(changes: Changes = {}, key: string | number, change: Change): Changes {
  const name = typeof key === 'number' ? String(key) : escape(key)
  const only = isDelta(change) ? onlyKey(change) : undefined
  if (only === undefined) changes[name] = change
  else changes[`${name}/${only}`] = (change as Delta)[only] as Change
  return changes
}

function onlyKey(delta: Delta): string | undefined {
  let only: string | undefined
  for (const key in delta) {
    if (only !== undefined) return undefined
    only = key
  }
  return only
}

/** How much shorter `"a/b":1` is than `"a":{"b":1}`. */
const PATH_SAVES = 4

/** A list of plain values often changes so much that the whole list is less to write. */
function shorter(changes: Changes, list: readonly Json[]): Change {
  for (let i = 0; i < list.length; i++) if (isNested(list[i])) return changes
  const whole: Change = [list]
  const saved = onlyKey(changes) === undefined ? 0 : PATH_SAVES
  return JSON.stringify(whole).length < JSON.stringify(changes).length - saved ? whole : changes
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
  const next = shallowCopy(last as unknown as Nested) as unknown as T
  apply(next as unknown as Fields, delta, shallowCopy)
  return next
}

/** `own` gives what may be written to in the place of what is there. */
function apply(target: Fields, delta: Delta, own: (value: Nested) => Nested): void {
  for (const path in delta) {
    const names = path.split('/')
    let parent = target
    for (let i = 0; i < names.length - 1; i++) parent = enter(parent, unescape(names[i] as string), own)
    const key = unescape(names[names.length - 1] as string)
    const change = delta[path] as Change
    if (isDelta(change)) apply(enter(parent, key, own), change, own)
    else if (!Array.isArray(change)) parent[key] = change as Json
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

function shallowCopy(value: Nested): Nested {
  return Array.isArray(value) ? [...value] : { ...value }
}

function isNested(value: Json | undefined): value is Nested {
  return typeof value === 'object' && value !== null
}

function isDelta(change: Change): change is Delta {
  return typeof change === 'object' && change !== null && !Array.isArray(change)
}

function escape(name: string): string {
  return name.includes('/') || name.includes('~') ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name
}

function unescape(name: string): string {
  return name.includes('~') ? name.replaceAll('~1', '/').replaceAll('~0', '~') : name
}
