import { Broken, type Json } from '@ludoteca/kernel'

/**
 * What changed between two JSON values: `[value]` sets, `{ key: … }` goes into an object or a list, `0` deletes the key;
 * under the key `length` of a list a bare number cuts it.
 */
export type Delta = number | readonly [Json] | { readonly [key: string]: Delta }

type Mutable = Record<string, Json | undefined>
type Changes = Record<string, Delta>

/**
 * Makes `last` equal to `next`, in place, and says what changed; nothing when nothing did. Whatever it takes over is
 * copied, so that `next` may go on changing. The answer shares parts with `last`: write it out before the next call.
 * As in JSON, keys without a value count as missing.
 */
export function sync(last: Json, next: Json): Delta | undefined {
  if (Array.isArray(next)) return syncList(last as Json[], next)
  return syncFields(last as Mutable, next as Mutable)
}

function syncFields(last: Mutable, next: Mutable): Delta | undefined {
  let changes: Changes | undefined
  for (const key in next) {
    const value = next[key]
    const before = last[key]
    if (value === before || value === undefined || key === '__proto__') continue
    const change = syncValue(last, key, before, value)
    if (change === undefined) continue
    changes ??= {}
    changes[key] = change
  }
  for (const key in last) {
    const value: unknown = next[key]
    // A function is what a key such as `constructor` finds on every object: it is not there as data.
    if (value !== undefined && typeof value !== 'function') continue
    delete last[key]
    changes ??= {}
    changes[key] = 0
  }
  return changes
}

function syncList(last: Json[], next: readonly Json[]): Delta | undefined {
  let changes: Changes | undefined
  let isFlat = true
  for (let i = 0; i < next.length; i++) {
    const value = next[i] ?? null
    const before = last[i]
    if (typeof value === 'object' && value !== null) isFlat = false
    if (value === before) continue
    const change = syncValue(last as unknown as Mutable, i, before, value)
    if (change === undefined) continue
    changes ??= {}
    changes[i] = change
  }
  if (last.length > next.length) {
    last.length = next.length
    changes ??= {}
    changes.length = next.length
  }
  return changes !== undefined && isFlat ? shorter(changes, last) : changes
}

/** Lists of plain values often change so much that the whole list is less to write. */
function shorter(changes: Changes, list: readonly Json[]): Delta {
  const whole: Delta = [list]
  return JSON.stringify(whole).length < JSON.stringify(changes).length ? whole : changes
}

function syncValue(parent: Mutable, key: string | number, before: Json | undefined, value: Json): Delta | undefined {
  if (isNested(value) && isNested(before) && Array.isArray(value) === Array.isArray(before)) return sync(before, value)
  const own = copy(value)
  parent[key] = own
  return [own]
}

function isNested(value: Json | undefined): value is readonly Json[] | { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null
}

function copy(value: Json): Json {
  if (!isNested(value)) return value
  if (Array.isArray(value)) return value.map((item) => copy(item ?? null))
  const own: Mutable = {}
  for (const key in value) {
    const item = (value as Mutable)[key]
    if (item !== undefined && key !== '__proto__') own[key] = copy(item)
  }
  return own as Json
}

/** Applies a difference in place. Throws when it was not made for this value. */
export function patch(last: Json, delta: Delta): void {
  const target = last as Mutable
  for (const key in delta as Changes) {
    if (key === '__proto__') continue
    const change = (delta as Changes)[key] as Delta
    if (typeof change === 'number') shrink(target, key, change)
    else if (Array.isArray(change)) target[key] = change[0] as Json
    else patch(within(target, key), change)
  }
}

/** The value with a difference applied. The old one stays as it was; both share what did not change. */
export function patched(last: Json, delta: Delta): Json {
  const next = (Array.isArray(last) ? [...last] : { ...(last as object) }) as Mutable
  for (const key in delta as Changes) {
    if (key === '__proto__') continue
    const change = (delta as Changes)[key] as Delta
    if (typeof change === 'number') shrink(next, key, change)
    else if (Array.isArray(change)) next[key] = change[0] as Json
    else next[key] = patched(within(next, key), change)
  }
  return next as Json
}

function within(target: Mutable, key: string): Json {
  const value = target[key]
  if (!isNested(value)) throw new Broken('a difference does not fit', { key })
  return value
}

function shrink(target: Mutable, key: string, change: number): void {
  if (Array.isArray(target)) target.length = change
  else delete target[key]
}
