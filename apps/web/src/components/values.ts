import type { Domain, Json, Locale } from '@ludoteca/kernel'
import { formatInt, lookUp } from '@ludoteca/kernel'

/** A value or a name as a person would write it: `fromTurn` is “From turn”. */
export function readable(value: Json, yes = 'yes', no = 'no'): string {
  if (typeof value === 'boolean') return value ? yes : no
  if (typeof value !== 'string') return typeof value === 'object' ? JSON.stringify(value) : String(value)
  const spaced = value.replace(/([a-z\d])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A value in a few words, for “Standard: …”. Records become their values, lists are counted out. */
export function inShort(value: Json, locale: Locale, yes: string, no: string): string {
  if (typeof value === 'number') return formatInt(value, locale)
  if (Array.isArray(value)) return value.map((item) => inShort(item as Json, locale, yes, no)).join('; ')
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .map(([name, part]) => `${readable(name).toLowerCase()} ${inShort(part as Json, locale, yes, no)}`)
      .join(', ')
  }
  return readable(value, yes, no)
}

/** A value in the words a game has for it; of a list each. */
export function named(value: Json, values: Readonly<Record<string, string>> | undefined): Json {
  return Array.isArray(value)
    ? value.map((item) => named(item as Json, values))
    : (lookUp(values, String(value)) ?? value)
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
