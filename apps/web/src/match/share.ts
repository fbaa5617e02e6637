/** `next`, with every part that equals the same part of `last` replaced by it: what did not change stays the same object. */
export function share<T>(last: unknown, next: T): T {
  if (Object.is(last, next)) return next
  if (typeof last !== 'object' || typeof next !== 'object' || last === null || next === null) return next
  if (Array.isArray(last) !== Array.isArray(next)) return next
  const before = last as Readonly<Record<string, unknown>>
  const after = next as Record<string, unknown>
  const keys = Object.keys(after)
  let isSame = keys.length === Object.keys(before).length
  for (const key of keys) {
    const isKnown = Object.hasOwn(before, key)
    const shared = isKnown ? share(before[key], after[key]) : after[key]
    if (!isKnown || shared !== before[key]) isSame = false
    after[key] = shared
  }
  return isSame ? (last as T) : next
}
