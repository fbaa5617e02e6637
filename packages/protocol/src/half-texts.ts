const HALF_CHARACTER = /\p{Surrogate}/u

/**
 * Where a text or the name of a field holds a NUL, which PostgreSQL does not store, or half of a character, which would
 * be another one after it was stored; nothing when all are whole. For values of which it is known how deep they are.
 */
export function placeOfHalfText(value: unknown): readonly string[] | undefined {
  if (isHalf(value)) return []
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, inside] of Object.entries(value)) {
    if (isHalf(name)) return []
    const place = placeOfHalfText(inside)
    if (place) return [name, ...place]
  }
  return undefined
}

function isHalf(value: unknown): boolean {
  return typeof value === 'string' && (value.includes('\0') || HALF_CHARACTER.test(value))
}
