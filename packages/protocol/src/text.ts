import { z } from 'zod'

/** How many characters a text may have. */
interface Bounds {
  readonly min?: number
  readonly max: number
}

/**
 * A text of so many characters; every text from outside is described by this. The library's own `.min` and `.max` also
 * measure whatever else has a `length`, and throw at one that cannot be compared, as in `{"length":{"toString":1}}`.
 */
export function textSchema({ min, max }: Bounds): z.ZodString {
  const { $ZodCheckMaxLength, $ZodCheckMinLength } = z.core
  const longest = new $ZodCheckMaxLength({ check: 'max_length', maximum: max, when: isText })
  if (min === undefined) return z.string().check(longest)
  return z.string().check(new $ZodCheckMinLength({ check: 'min_length', minimum: min, when: isText }), longest)
}

function isText({ value }: { readonly value: unknown }): boolean {
  return typeof value === 'string'
}

/** A list of at most so many; every list from outside with a limit is described by this, for the same reason. */
export function listSchema<T extends z.ZodType>(element: T, { max }: { readonly max: number }): z.ZodArray<T> {
  const { $ZodCheckMaxLength } = z.core
  const isList = ({ value }: { readonly value: unknown }) => Array.isArray(value)
  return z.array(element).check(new $ZodCheckMaxLength({ check: 'max_length', maximum: max, when: isList }))
}
