import {
  type Alternatives,
  type Domain,
  formatInt,
  type Given,
  isEmpty,
  type Json,
  type ListDomain,
  maybe,
  type RecordDomain,
  same,
} from '@ludoteca/kernel'
import { beside, fit, widthOf } from '../terminal/layout.ts'
import { type Desk, say } from './desk.ts'
import { hintFor } from './hint.ts'
import { entriesFor, readValue, type Speech } from './read.ts'
import { agreeing, domainsOf, entryDomains, joined, namesIn, type Ways } from './ways.ts'

/** How the values of a choice are spoken of. */
export interface Topic {
  /** What a parameter is called. */
  title(name: string): string
  value(name: string, value: Json): string
  /** What fits what has been answered, where the game says it in words. */
  alternatives?(name: string, given: Given): readonly Alternatives[] | undefined
}

type Filled = { readonly [name: string]: Json }

/**
 * Asks for every parameter that is not there yet, in one of the ways that agree with what is there. What can only be one
 * thing is not asked; in lists it is said (`saysOnly`), or nobody would know what is counted.
 */
export async function fillFields(
  desk: Desk,
  topic: Topic,
  ways: Ways,
  given: Given,
  { saysOnly = false } = {},
): Promise<Filled> {
  const asked = new Map(Object.entries(given))
  let left = ways
  for (const [name, value] of asked) left = agreeing(left, name, value)
  for (;;) {
    const name = namesIn(left).find((each) => !asked.has(each))
    if (name === undefined) break
    const domains = domainsOf(left, name)
    const only = onlyValue(joined(domains))
    if (saysOnly && only !== undefined) sayOnly(desk, topic, name, only)
    const questions = topic.alternatives?.(name, Object.fromEntries(asked))
    const value = questions
      ? await askAlternatives(desk, topic, name, domains, questions)
      : await askValue(desk, topic, name, domains)
    asked.set(name, value)
    left = agreeing(left, name, value)
  }
  return Object.fromEntries([...asked].filter((field): field is [string, Json] => field[1] !== undefined))
}

/** Puts the game's own questions about a parameter; a list is answered entry by entry. */
async function askAlternatives(
  desk: Desk,
  topic: Topic,
  name: string,
  [domain]: readonly Domain[],
  questions: readonly Alternatives[],
): Promise<Json | undefined> {
  const answers: Json[] = []
  for (const { title, of } of questions) {
    const labelOf = (value: Json) => of.find((each) => same(each.value, value))?.label
    const asked: Topic = { title: () => title, value: (_name, value) => labelOf(value) ?? topic.value(name, value) }
    answers.push((await askValue(desk, asked, name, [{ kind: 'one', of: of.map(({ value }) => value) }])) ?? null)
  }
  if (domain?.kind !== 'list') return answers[0]
  return answers.length === 0 ? undefined : answers
}

/** How something is asked. */
interface Manner {
  /** What Enter means where something may be left out. */
  readonly leftOut?: string
  /** The list has been shown a moment ago: only a short one is shown again. */
  readonly isKnown?: boolean
}

/** Asks until the answer lies in one of the domains; nothing when it was left out. */
export async function askValue(
  desk: Desk,
  topic: Topic,
  name: string,
  domains: readonly Domain[],
  { leftOut = desk.shell.ask.optional, isKnown = false }: Manner = {},
): Promise<Json | undefined> {
  const domain = joined(domains)
  const only = onlyValue(domain)
  if (only !== undefined) return only
  if (domain.optional && (isBare(domain) || isUsualOnly(domain))) return undefined
  if (domain.kind === 'record') return askRecord(desk, topic, name, domain, domains)
  if (domain.kind === 'list' && isComposed(domain.of)) return askItems(desk, topic, name, domain, entryDomains(domains))
  const speech = speechOf(desk, topic, name)
  if (!isKnown || !isLong(domain)) showEntries(desk, domain, speech)
  const prompt = `${topic.title(name)} ${desk.paint.dim(`(${hintFor(domain, speech, leftOut)})`)}: `
  const isText = (text: string) => readValue(domain, text, speech).ok
  for (;;) {
    const text = await desk.line(prompt, domain.kind === 'text' ? isText : undefined)
    if (text.trim() === '' && domain.optional) return undefined
    if (text.trim() === '' && !mayBeEmpty(domain)) {
      say(desk, desk.shell.ask.needed)
      continue
    }
    const reading = readValue(domain, text, speech)
    if (reading.ok) return reading.value
    say(desk, reading.why)
  }
}

/** Words for the values of one parameter. */
export function speechOf(desk: Pick<Desk, 'shell'>, topic: Topic, name: string): Speech {
  const { shell } = desk
  return {
    shell,
    number: (value) => formatInt(value, shell.locale),
    labelOf(value) {
      const label = topic.value(name, value)
      // A game need not find words for plain yes and no.
      return typeof value === 'boolean' && label === String(value)
        ? ((value ? shell.yes : shell.no)[0] as string)
        : label
    },
  }
}

/** Lists what can be chosen, in as many columns as there is room for. */
export function showEntries({ terminal, paint }: Desk, domain: Domain, speech: Speech): void {
  const values = domain.kind === 'one' || domain.kind === 'some' ? domain.of : []
  const entries = entriesFor(values, speech)
  if (entries.length === 0) return
  const keyWidth = Math.max(...entries.map(({ key }) => key.length))
  const lines = entries.map(({ key, label }) => `  ${paint.bold(fit(key, keyWidth, 'right'))}  ${label}`)
  const width = Math.max(...lines.map(widthOf)) + 2
  const columns = lines.length <= 6 ? 1 : Math.max(1, Math.floor(terminal.columns / width))
  const height = Math.ceil(lines.length / columns)
  const blocks = Array.from({ length: columns }, (_, i) => lines.slice(i * height, (i + 1) * height))
  const widths = blocks.map(() => Math.min(width, terminal.columns))
  terminal.write(`${beside(blocks, widths, 0).join('\n')}\n`)
}

async function askRecord(
  desk: Desk,
  topic: Topic,
  name: string,
  { optional }: RecordDomain,
  domains: readonly Domain[],
): Promise<Json | undefined> {
  const title = topic.title(name)
  if (optional) {
    const prompt = `${title} ${desk.paint.dim(`(${desk.shell.ask.optional})`)}: `
    if (isRefused(await desk.line(prompt), desk)) return undefined
  } else say(desk, title, desk.paint.bold)
  const ways = domains.flatMap((domain) => (domain.kind === 'record' ? [domain.fields] : []))
  return fillFields(desk, topic, ways, {})
}

/** A list is asked entry by entry, until Enter says that it is whole. */
async function askItems(
  desk: Desk,
  topic: Topic,
  name: string,
  { min, max, optional }: ListDomain,
  entries: readonly Domain[],
): Promise<Json | undefined> {
  say(desk, topic.title(name), desk.paint.bold)
  const items: Json[] = []
  while (items.length < max) {
    const isNeeded = items.length < min && !(optional && items.length === 0)
    const item = await askItem(desk, topic, name, entries, isNeeded, items.length > 0)
    if (item === undefined) break
    items.push(item)
  }
  return optional && items.length === 0 ? undefined : items
}

/** An entry with fields begins with its first one, so that one sees what there is before one says that it is enough. */
async function askItem(
  desk: Desk,
  topic: Topic,
  name: string,
  entries: readonly Domain[],
  isNeeded: boolean,
  isKnown: boolean,
): Promise<Json | undefined> {
  const leftOut = desk.shell.ask.nextItem
  const ways = entries.flatMap((entry) => (entry.kind === 'record' ? [entry.fields] : []))
  const [first] = namesIn(ways)
  if (first !== undefined) {
    const domains = domainsOf(ways, first)
    const only = onlyValue(joined(domains))
    if (only !== undefined && isNeeded) sayOnly(desk, topic, first, only)
    const open = isNeeded ? domains : domains.map((domain) => maybe(domain))
    const value = await askValue(desk, topic, first, open, { leftOut, isKnown })
    if (value === undefined && !isNeeded) return undefined
    return fillFields(desk, topic, ways, { [first]: value }, { saysOnly: true })
  }
  if (!isNeeded)
    return askValue(
      desk,
      topic,
      name,
      entries.map((entry) => maybe(entry)),
      { leftOut },
    )
  return (await askValue(desk, topic, name, entries)) ?? null
}

function sayOnly(desk: Desk, topic: Topic, name: string, only: Json): void {
  say(desk, `${topic.title(name)}: ${speechOf(desk, topic, name).labelOf(only)}`)
}

/** Enter or no ends a list; anything else goes on with it. */
export function isRefused(text: string, { shell }: Desk): boolean {
  return text.trim() === '' || shell.no.includes(text.trim().toLowerCase())
}

const LONG = 20

function isLong(domain: Domain): boolean {
  return (domain.kind === 'one' || domain.kind === 'some') && domain.of.length > LONG
}

const isComposed = (domain: Domain) => domain.kind === 'record' || domain.kind === 'list'

/** A domain with one value needs no question. */
function onlyValue(domain: Domain): Json | undefined {
  if (domain.optional) return undefined
  if (domain.kind === 'one' && domain.of.length === 1) return domain.of[0]
  if (domain.kind === 'int' && domain.min === domain.max) return domain.min
  if ((domain.kind === 'some' || domain.kind === 'list') && domain.max === 0) return []
  return domain.kind === 'some' && domain.of.length === 0 ? [] : undefined
}

/** Leaving it out means the only thing it could be. */
function isUsualOnly(domain: Domain): boolean {
  return domain.kind === 'one' && domain.of.length === 1 && same(domain.of[0], domain.usual)
}

/** Nothing could be answered but nothing. */
function isBare(domain: Domain): boolean {
  if (domain.kind === 'record') return Object.values(domain.fields).every((field) => field.optional && isBare(field))
  return isEmpty(domain) || ((domain.kind === 'some' || domain.kind === 'one') && domain.of.length === 0)
}

export function mayBeEmpty(domain: Domain): boolean {
  switch (domain.kind) {
    case 'some':
    case 'list':
      return domain.min === 0
    case 'text':
      return (domain.min ?? 0) === 0
    case 'int':
      // Nothing typed is nothing given: no denarii in an offer, no limit in a setting.
      return domain.min === 0
    default:
      return false
  }
}
