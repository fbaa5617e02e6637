import { type Domain, formatInt, isEmpty, type Json, type Params, type RecordDomain } from '@ludoteca/kernel'
import { beside, fit, widthOf } from '../terminal/layout.ts'
import { type Desk, say } from './desk.ts'
import { hintFor } from './hint.ts'
import { entriesFor, readValue, type Speech } from './read.ts'

/** How the values of a choice are spoken of. */
export interface Topic {
  /** What a parameter is called. */
  title(name: string): string
  value(name: string, value: Json): string
}

export type Fields = { [name: string]: Json }

/** Asks for every parameter that is not there yet. */
export async function fillFields(desk: Desk, topic: Topic, params: Params, given: Fields): Promise<Fields> {
  const asked: [string, Json][] = []
  for (const name of Object.keys(params)) {
    if (Object.hasOwn(given, name)) continue
    const value = await askValue(desk, topic, name, params[name] as Domain)
    if (value !== undefined) asked.push([name, value])
  }
  return { ...given, ...Object.fromEntries(asked) }
}

/** Asks until the answer lies in the domain; nothing when it was left out. */
export async function askValue(desk: Desk, topic: Topic, name: string, domain: Domain): Promise<Json | undefined> {
  const only = onlyValue(domain)
  if (only !== undefined) return only
  if (domain.optional && isBare(domain)) return undefined
  if (domain.kind === 'record') return askRecord(desk, topic, name, domain)
  if (domain.kind === 'list' && isComposed(domain.of)) return askItems(desk, topic, name, domain)
  const speech = speechOf(desk, topic, name)
  showEntries(desk, domain, speech)
  const prompt = `${topic.title(name)} ${desk.paint.dim(`(${hintFor(domain, speech)})`)}: `
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

async function askRecord(desk: Desk, topic: Topic, name: string, domain: RecordDomain): Promise<Json> {
  say(desk, topic.title(name), desk.paint.bold)
  return fillFields(desk, topic, domain.fields, {})
}

interface ItemsDomain {
  readonly of: Domain
  readonly min: number
  readonly max: number
}

async function askItems(desk: Desk, topic: Topic, name: string, { of, min, max }: ItemsDomain): Promise<Json> {
  const items: Json[] = []
  const { ask } = desk.shell
  while (items.length < max) {
    const prompt = `${topic.title(name)} ${desk.paint.dim(`(${ask.nextItem(items.length, min, max)})`)}`
    if (items.length < min) say(desk, prompt)
    else if (isRefused(await desk.line(`${prompt}: `), desk)) break
    items.push((await askValue(desk, topic, name, of)) ?? null)
  }
  return items
}

/** Enter or no ends a list; anything else goes on with it. */
function isRefused(text: string, { shell }: Desk): boolean {
  return text.trim() === '' || shell.no.includes(text.trim().toLowerCase())
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

/** Nothing could be answered but nothing. */
function isBare(domain: Domain): boolean {
  return isEmpty(domain) || ((domain.kind === 'some' || domain.kind === 'one') && domain.of.length === 0)
}

function mayBeEmpty(domain: Domain): boolean {
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
