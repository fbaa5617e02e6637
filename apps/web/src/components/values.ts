import type { Domain, Json } from '@ludoteca/kernel'

/** A value or a name as a person would write it: `fromTurn` is “From turn”. */
export function readable(value: Json, yes = 'yes', no = 'no'): string {
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value)
  const spaced = value.replace(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A value to begin with. */
export function firstOf(domain: Domain): Json {
  switch (domain.kind) {
    case 'int':
      return domain.min
    case 'one':
      return domain.of[0] ?? null
    case 'some':
      return domain.of.slice(0, domain.min)
    case 'record':
      return Object.fromEntries(Object.entries(domain.fields).map(([name, of]) => [name, firstOf(of)]))
    case 'list':
      return Array.from({ length: domain.min }, () => firstOf(domain.of))
    case 'text':
      return ''
  }
}
