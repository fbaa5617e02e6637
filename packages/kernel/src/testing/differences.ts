import { isFields } from '../domain.ts'
import { canonical } from '../hash.ts'

/** Every place at which two values differ, as paths like `state.players[1].hand[0]`. The order of keys does not count. */
export function* differences(a: unknown, b: unknown, path: string): Generator<string> {
  if (a === b) return
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.max(a.length, b.length); i++) yield* differences(a[i], b[i], `${path}[${i}]`)
  } else if (isFields(a) && isFields(b)) {
    for (const key of keysOf(a)) yield* differences(a[key], b[key], `${path}.${key}`)
    for (const key of keysOf(b)) if (a[key] === undefined) yield `${path}.${key}`
  } else yield path
}

/**
 * Where two values would first differ as bytes, and how: `view.players[1].hand[0]: 4 or 17`. Keys in another order are a
 * difference, too, since whoever is sent both can tell them apart.
 */
export function firstUnlike(a: unknown, b: unknown, path: string): string | undefined {
  if (a === b) return undefined
  if (Array.isArray(a) && Array.isArray(b)) {
    for (let i = 0; i < Math.max(a.length, b.length); i++) {
      const unlike = firstUnlike(a[i], b[i], `${path}[${i}]`)
      if (unlike !== undefined) return unlike
    }
    return undefined
  }
  if (!isFields(a) || !isFields(b)) return `${path}: ${shortened(a)} or ${shortened(b)}`
  const [left, right] = [keysOf(a), keysOf(b)]
  for (const key of left) {
    const unlike = firstUnlike(a[key], b[key], `${path}.${key}`)
    if (unlike !== undefined) return unlike
  }
  const surplus = right.find((key) => a[key] === undefined)
  if (surplus !== undefined) return firstUnlike(undefined, b[surplus], `${path}.${surplus}`)
  const isOrdered = left.every((key, i) => key === right[i])
  return isOrdered ? undefined : `${path}: keys in the order ${left.join()} or ${right.join()}`
}

/** What JSON would write of an object. */
function keysOf(fields: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(fields).filter((key) => fields[key] !== undefined)
}

const SHOWN_MAX = 120

function shortened(value: unknown): string {
  const text = value === undefined ? 'nothing' : canonical(value)
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text
}
