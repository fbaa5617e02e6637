import {
  type Box,
  contains,
  type Domain,
  defaultOf,
  formatInt,
  type Game,
  type Json,
  lookUp,
  type OptionSpec,
  optionInWords,
} from '@ludoteca/kernel'
import { Mistake } from './exit.ts'
import { plain } from './play/ask/entries.ts'
import { plainWords, shellWords } from './play/words/index.ts'

export type Specs = readonly (readonly [string, OptionSpec<unknown, object>])[]

/** The options a game knows, in its own order. */
export function optionsOf(game: Game): Specs {
  return Object.entries(game.options) as [string, OptionSpec<unknown, object>][]
}

/** A value of an option as the game says it. */
export function valueInWords({ words, locale }: Box, key: string, value: Json): string {
  return optionInWords(words.option(key), value, plainWords(shellWords(locale)))
}

/** Reads `key=value` pairs by what each option of the game may be; values as the game says them, or as JSON. */
export function parseOptions(box: Box, pairs: readonly string[]): Record<string, Json> {
  const { game } = box
  const specs = new Map(optionsOf(game))
  const options = new Map<string, Json>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    if (at < 1) throw new Mistake(`an option is written key=value, not "${pair}"`)
    const key = pair.slice(0, at)
    const spec = specs.get(key)
    if (!spec) throw new Mistake(`${game.id} has no option "${key}"; ${listed([...specs.keys()])}`)
    const value = parseValue(box, key, spec.domain, pair.slice(at + 1))
    if (value === undefined || !contains(spec.domain, value)) {
      throw new Mistake(
        `option ${key} cannot be "${pair.slice(at + 1)}"; it is ${describeDomain(box, key, spec.domain)}`,
      )
    }
    options.set(key, value)
  }
  return Object.fromEntries(options)
}

function listed(keys: readonly string[]): string {
  return keys.length === 0 ? 'it has none' : `it has ${keys.join(', ')}`
}

/** The value a text stands for; nothing when it stands for none. */
function parseValue(box: Box, key: string, domain: Domain, text: string): Json | undefined {
  switch (domain.kind) {
    case 'int':
      return numberIn(text) ?? numberCalled(box, key, text)
    case 'one':
      return domain.of.find((value) => isMeant(box, key, value, text))
    case 'some':
      return parseSeveral(text, (part) => domain.of.find((value) => isMeant(box, key, value, part)))
    case 'list':
      return parseSeveral(text, (part) => parseValue(box, key, domain.of, part))
    case 'text':
      return text
    case 'record':
      return parseJson(text)
  }
}

function numberIn(text: string): number | undefined {
  const digits = text.replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined
}

/** A number by its name: “no limit” is 0. */
function numberCalled({ words }: Box, key: string, text: string): number | undefined {
  const named = Object.entries(words.option(key).values ?? {}).find(([, word]) => plain(word) === plain(text))
  return named && numberIn(named[0])
}

/** A value is meant by how it is written, by what the game calls it, and yes and no by any word for them. */
function isMeant(box: Box, key: string, value: Json, text: string): boolean {
  const { yes, no } = shellWords(box.locale)
  if (value === true && yes.some((word) => plain(word) === plain(text))) return true
  if (value === false && no.some((word) => plain(word) === plain(text))) return true
  return String(value) === text || plain(valueInWords(box, key, value)) === plain(text)
}

/** A list as JSON, or its entries with commas between them. */
function parseSeveral(text: string, parse: (part: string) => Json | undefined): Json | undefined {
  if (text.startsWith('[')) return parseJson(text)
  const found = text.trim() === '' ? [] : text.split(',').map((part) => parse(part.trim()))
  return found.includes(undefined) ? undefined : (found as Json[])
}

function parseJson(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json
  } catch {
    return undefined
  }
}

/** What may be given, in a few words. */
export function describeDomain(box: Box, key: string, domain: Domain): string {
  const inWords = (value: Json) => valueInWords(box, key, value)
  switch (domain.kind) {
    case 'int': {
      const least = lookUp(box.words.option(key).values, String(domain.min))
      const steps = (domain.step ?? 1) > 1 ? ` in steps of ${domain.step}` : ''
      const [min, max] = [formatInt(domain.min, box.locale), formatInt(domain.max, box.locale)]
      return `${min}${least === undefined ? '' : ` (${least})`} to ${max}${steps}`
    }
    case 'one':
      return domain.of.map(inWords).join(' / ')
    case 'some':
      return `some of ${domain.of.map(inWords).join(', ')}`
    case 'text':
      return `text of up to ${domain.max} characters`
    case 'list': {
      const count = domain.min === domain.max ? domain.max : `${domain.min} to ${domain.max}`
      const each = describeDomain(box, key, domain.of)
      return isComposed(domain.of) ? `a JSON list of ${count}, each ${each}` : `${count} with commas, each ${each}`
    }
    case 'record':
      return `a JSON object of ${Object.entries(domain.fields)
        .map(([name, field]) => `${name} (${describeDomain(box, key, field)})`)
        .join(', ')}`
  }
}

/** What commas alone cannot part. */
function isComposed({ kind }: Domain): boolean {
  return kind === 'record' || kind === 'list' || kind === 'some'
}

/** What an option is when nobody says. */
export function defaultText(box: Box, key: string, spec: OptionSpec<unknown, object>): string {
  return valueInWords(box, key, (defaultOf(spec, {}) ?? null) as Json)
}
