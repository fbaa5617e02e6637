import type { Domain, Given, Json } from '@ludoteca/kernel'
import type { ShellWords } from '../words/shell-words.ts'
import { nameOf } from './entries.ts'
import { type Reading, readValue, type Speech } from './read.ts'
import { agreeing, domainsOf, isOneThing, joined, namesIn, type Ways } from './ways.ts'

export type InlineReading = { readonly ok: true; readonly fields: Given } | { readonly ok: false; readonly why: string }

/** Reads parameters that follow a choice on the same line, in order; `;` parts them where words alone would not. */
export function readInline(
  ways: Ways,
  text: string,
  shell: ShellWords,
  speechFor: (name: string) => Speech,
): InlineReading {
  const fields = new Map<string, Json>()
  const passed = new Set<string>()
  let left = ways
  let tokens = text.split(/\s+/)
  let why: string | undefined
  while (tokens.length > 0) {
    const name = namesIn(left).find((each) => !passed.has(each))
    if (name === undefined) break
    passed.add(name)
    const domain = joined(domainsOf(left, name))
    if (isOneThing(domain)) continue
    const stop = tokens.findIndex((token) => token.endsWith(';'))
    const found = longest(domain, stop < 0 ? tokens : tokens.slice(0, stop + 1), speechFor(name))
    if (found.reading.ok) {
      fields.set(name, found.reading.value)
      left = agreeing(left, name, found.reading.value)
      tokens = tokens.slice(found.length)
      continue
    }
    why ??= found.reading.why
    if (!domain.optional) break
  }
  if (tokens.length === 0) return { ok: true, fields: Object.fromEntries(fields) }
  return { ok: false, why: why ?? shell.ask.tooMuch(tokens.join(' ')) }
}

/** What could be typed behind a choice: a value of the first parameter that has several. */
export function firstToType(ways: Ways, speechFor: (name: string) => Speech): string | undefined {
  for (const name of namesIn(ways)) {
    const domain = joined(domainsOf(ways, name))
    if (isOneThing(domain)) continue
    if (domain.kind === 'int') return String(domain.min)
    return domain.kind === 'one' ? nameOf(speechFor(name).labelOf(domain.of[0] as Json)) : undefined
  }
  return undefined
}

/** The longest beginning of the words that the domain takes; names may hold spaces. */
function longest(domain: Domain, tokens: readonly string[], speech: Speech) {
  const whole = read(domain, tokens, speech)
  for (let length = tokens.length; length > 0; length--) {
    const reading = read(domain, tokens.slice(0, length), speech)
    if (reading.ok) return { reading, length }
  }
  return { reading: whole, length: 0 }
}

function read(domain: Domain, tokens: readonly string[], speech: Speech): Reading {
  return readValue(domain, tokens.join(' ').replace(/;$/, ''), speech)
}
