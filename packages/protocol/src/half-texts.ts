const HALF_CHARACTER = /\p{Surrogate}/u

/**
 * The path of the first string or field name with a NUL, which PostgreSQL cannot store, or with a lone surrogate, which
 * would be stored as another character; undefined when there is none. Recursive: the depth must have been checked before.
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
