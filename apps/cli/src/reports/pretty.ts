const LINE_MAX = 100

/** Any plain value as indented text: short things on one line, long ones below each other. */
export function pretty(value: unknown, indent = ''): string {
  const short = inline(value)
  if (short.length + indent.length <= LINE_MAX) return `${indent}${short}`
  const entries = Array.isArray(value) ? value.map((item, i) => [`${i}`, item]) : Object.entries(value as object)
  return entries.map(([key, item]) => entry(key as string, item, indent)).join('\n')
}

function entry(key: string, value: unknown, indent: string): string {
  const short = `${indent}${key}: ${inline(value)}`
  if (short.length <= LINE_MAX || typeof value !== 'object') return short
  return `${indent}${key}:\n${pretty(value, `${indent}  `)}`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `[${value.map(inline).join(', ')}]`
  if (value === null || value === undefined) return '–'
  if (typeof value !== 'object') return String(value)
  return `{${Object.entries(value)
    .map(([key, item]) => `${key}: ${inline(item)}`)
    .join(', ')}}`
}
