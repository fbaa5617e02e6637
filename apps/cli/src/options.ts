import { contains, type Domain, defaultOf, type Game, type Json, type OptionSpec } from '@ludoteca/kernel'
import { Mistake } from './exit.ts'

export type Specs = readonly (readonly [string, OptionSpec<unknown, object>])[]

/** The options a game knows, in its own order. */
export function optionsOf(game: Game): Specs {
  return Object.entries(game.options) as [string, OptionSpec<unknown, object>][]
}

/** Reads `key=value` pairs by what each option of the game may be. */
export function parseOptions(game: Game, pairs: readonly string[]): Record<string, Json> {
  const specs = new Map(optionsOf(game))
  const options = new Map<string, Json>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw new Mistake(`an option is written key=value, not "${pair}"`)
    const key = pair.slice(0, at)
    const spec = specs.get(key)
    if (!spec) throw new Mistake(`${game.id} has no option "${key}"; ${listed([...specs.keys()])}`)
    const value = parseValue(spec.domain, pair.slice(at + 1))
    if (value === undefined || !contains(spec.domain, value)) {
      throw new Mistake(`option ${key} cannot be "${pair.slice(at + 1)}"; it is ${describeDomain(spec.domain)}`)
    }
    options.set(key, value)
  }
  return Object.fromEntries(options)
}

function listed(keys: readonly string[]): string {
  return keys.length === 0 ? 'it has none' : `it has ${keys.join(', ')}`
}

/** The value a text stands for; nothing when it stands for none. */
function parseValue(domain: Domain, text: string): Json | undefined {
  switch (domain.kind) {
    case 'int':
      return /^-?\d+$/.test(text) ? Number(text) : undefined
    case 'one':
      return domain.of.find((value) => plain(value) === text)
    case 'some':
      return text.startsWith('[') ? parseJson(text) : parseSeveral(domain.of, text)
    case 'text':
      return text
    default:
      return parseJson(text)
  }
}

function parseSeveral(of: readonly Json[], text: string): Json | undefined {
  const found = text === '' ? [] : text.split(',').map((part) => of.find((value) => plain(value) === part.trim()))
  return found.includes(undefined) ? undefined : (found as Json[])
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

function plain(value: Json): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** What may be given, in a few words. */
export function describeDomain(domain: Domain): string {
  switch (domain.kind) {
    case 'int':
      return `${domain.min} to ${domain.max}${(domain.step ?? 1) > 1 ? ` in steps of ${domain.step}` : ''}`
    case 'one':
      return domain.of.map(plain).join(' or ')
    case 'some':
      return `some of ${domain.of.map(plain).join(', ')}`
    case 'text':
      return `text of up to ${domain.max} characters`
    case 'list':
      return `a JSON list of ${domain.min} to ${domain.max}, each ${describeDomain(domain.of)}`
    case 'record':
      return `a JSON object of ${Object.entries(domain.fields)
        .map(([name, field]) => `${name} (${describeDomain(field)})`)
        .join(', ')}`
  }
}

/** What an option is when nobody says. */
export function defaultText(spec: OptionSpec<unknown, object>): string {
  return plain((defaultOf(spec, {}) ?? null) as Json)
}
