import { contains, type Domain, type IntDomain, type Json, type SomeDomain, type TextDomain } from '@ludoteca/kernel'
import type { ShellWords } from '../words/shell-words.ts'
import { type Entry, entriesOf, findEntry, plain } from './entries.ts'

/** What a typed text means, or why it means nothing. */
export type Reading = { readonly ok: true; readonly value: Json } | { readonly ok: false; readonly why: string }

/** How values and numbers are said. */
export interface Speech {
  readonly shell: ShellWords
  labelOf(value: Json): string
  number(value: number): string
}

/** Understands a typed value of a domain. Whoever knows the format may also type JSON. */
export function readValue(domain: Domain, typed: string, speech: Speech): Reading {
  const text = typed.trim()
  if (/^[[{]/.test(text)) return readJson(domain, text, speech)
  switch (domain.kind) {
    case 'int':
      return readInt(domain, text, speech)
    case 'one':
      return readOne(entriesFor(domain.of, speech), text, speech)
    case 'some':
      return readSome(domain, text, speech)
    case 'list':
      return readList(domain.of, text, [domain.min, domain.max], speech)
    case 'text':
      return readText(domain, text, speech)
    case 'record':
      return fail(speech.shell.ask.unknown(text))
  }
}

/** A list of values as it is shown and read. */
export function entriesFor(values: readonly Json[], speech: Speech): Entry<Json>[] {
  return entriesOf(values, speech.labelOf)
}

function readJson(domain: Domain, text: string, { shell }: Speech): Reading {
  try {
    const value = JSON.parse(text) as Json
    if (contains(domain, value)) return { ok: true, value }
  } catch {
    // Said below: text that is no JSON is as unknown as JSON of something else.
  }
  return fail(shell.ask.unknown(text))
}

function readInt({ min, max, step = 1 }: IntDomain, text: string, { shell, number }: Speech): Reading {
  if (plain(text) === 'min') return { ok: true, value: min }
  if (text === '' && min === 0) return { ok: true, value: 0 }
  if (plain(text) === 'max') return { ok: true, value: max - ((max - min) % step) }
  const digits = text.replaceAll(/(?<=\d)[.,' ](?=\d{3}(?!\d))/g, '').replace('−', '-')
  if (!/^[-+]?\d{1,15}$/.test(digits)) return fail(shell.ask.notANumber(text))
  const value = Number(digits)
  if (value < min || value > max) return fail(shell.ask.outOfRange(number(min), number(max)))
  if ((value - min) % step !== 0) return fail(shell.ask.notInSteps(number(step), number(min)))
  return { ok: true, value }
}

function readOne(entries: readonly Entry<Json>[], text: string, { shell }: Speech): Reading {
  const found = findEntry(entries, text) ?? findAnswer(entries, text, shell) ?? findWritten(entries, text)
  if (found === undefined) return fail(shell.ask.unknown(text))
  if ('entry' in found) return { ok: true, value: found.entry.value }
  return fail(shell.ask.ambiguous(text, found.several.map(({ label }) => label).join(', ')))
}

/** Yes and no stand for true and false, whatever the list calls them. */
function findAnswer(entries: readonly Entry<Json>[], text: string, { yes, no }: ShellWords) {
  const says = (words: readonly string[]) => words.some((word) => plain(word) === plain(text))
  const entry = entries.find(({ value }) => (value === true && says(yes)) || (value === false && says(no)))
  return entry && { entry }
}

/** Whoever knows how a value is written on the command line may type that. */
function findWritten(entries: readonly Entry<Json>[], text: string) {
  const entry = entries.find(({ value }) => typeof value === 'string' && value === text)
  return entry && { entry }
}

function readSome(domain: SomeDomain, text: string, speech: Speech): Reading {
  const { shell } = speech
  const { min, max, of } = domain
  const entries = entriesFor(of, speech)
  if (plain(text) === plain(shell.all)) return counted([...of], min, max, shell)
  const values: Json[] = []
  for (const part of isNone(text, shell) ? [] : text.split(',')) {
    const reading = readOne(entries, part.trim(), speech)
    if (!reading.ok) return reading
    if (values.includes(reading.value)) return fail(shell.ask.twice(part.trim()))
    values.push(reading.value)
  }
  return counted(domain.ordered ? values : of.filter((value) => values.includes(value)), min, max, shell)
}

function readList(of: Domain, text: string, [min, max]: readonly [number, number], speech: Speech): Reading {
  const values: Json[] = []
  for (const part of isNone(text, speech.shell) ? [] : text.split(',')) {
    const reading = readValue(of, part, speech)
    if (!reading.ok) return reading
    values.push(reading.value)
  }
  return counted(values, min, max, speech.shell)
}

function readText({ min = 0, max }: TextDomain, text: string, { shell }: Speech): Reading {
  const fits = text.length >= min && text.length <= max
  return fits ? { ok: true, value: text } : fail(shell.ask.textLength(min, max))
}

function isNone(text: string, { none }: ShellWords): boolean {
  return text === '' || text === '-' || plain(text) === plain(none)
}

function counted(value: readonly Json[], min: number, max: number, { ask }: ShellWords): Reading {
  return value.length < min || value.length > max ? fail(ask.wrongCount(min, max)) : { ok: true, value }
}

const fail = (why: string): Reading => ({ ok: false, why })
