import type { Domain, Json, Params } from '@ludoteca/kernel'
import type { ShellWords } from '../words/shell-words.ts'
import type { Fields } from './fill.ts'
import { type Reading, readValue, type Speech } from './read.ts'

export type InlineReading =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly why: string }

/** Reads parameters that follow a choice on the same line, in order; `;` parts them where words alone would not. */
export function readInline(
  params: Params,
  text: string,
  shell: ShellWords,
  speechFor: (name: string) => Speech,
): InlineReading {
  const fields: [string, Json][] = []
  let tokens = text.split(/\s+/)
  let why: string | undefined
  for (const name of Object.keys(params)) {
    if (tokens.length === 0) break
    const domain = params[name] as Domain
    const stop = tokens.findIndex((token) => token.endsWith(';'))
    const found = longest(domain, stop < 0 ? tokens : tokens.slice(0, stop + 1), speechFor(name))
    if (found.reading.ok) {
      fields.push([name, found.reading.value])
      tokens = tokens.slice(found.length)
      continue
    }
    why ??= found.reading.why
    if (!domain.optional) break
  }
  if (tokens.length === 0) return { ok: true, fields: Object.fromEntries(fields) }
  return { ok: false, why: why ?? shell.ask.tooMuch(tokens.join(' ')) }
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
