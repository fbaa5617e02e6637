import type { Json } from './domain.ts'

/** What reading the JSON of a plain value would give. */
export function copyJson(value: unknown): Json {
  // There is no negative zero in JSON.
  if (typeof value === 'number') return value + 0
  if (typeof value !== 'object' || value === null) return (value as Json | undefined) ?? null
  if (Array.isArray(value)) return value.map(copyJson)
  const fields = value as Readonly<Record<string, unknown>>
  const own: Record<string, Json> = {}
  for (const key of Object.keys(fields)) {
    const item = fields[key]
    if (item !== undefined) own[key] = copyJson(item)
  }
  return own
}
