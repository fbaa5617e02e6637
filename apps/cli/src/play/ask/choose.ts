import type { Json, Move, PlainChoice, PlainDecision } from '@ludoteca/kernel'
import { fit } from '../terminal/layout.ts'
import { type Desk, say } from './desk.ts'
import { type Entry, findEntry, plain } from './entries.ts'
import { type Fields, fillFields, showEntries, speechOf, type Topic } from './fill.ts'
import { hintFor } from './hint.ts'
import { readInline } from './inline.ts'

interface Offer extends PlainChoice {
  readonly awaited: boolean
}

/** Puts a seat's decisions and makes a move out of the answer. Whether the rules permit it is not decided here. */
export async function askMove(desk: Desk, decisions: readonly PlainDecision[]): Promise<Move> {
  const offers = offersOf(desk, decisions)
  const [only] = offers
  if (only && offers.length === 1 && Object.keys(only.value.params).length > 0) return askOnly(desk, only)
  showOffers(desk, offers)
  const obvious = obviousOf(offers)
  const hint = obvious ? desk.paint.dim(` (${desk.shell.ask.enterPlays(obvious.label)})`) : ''
  for (;;) {
    const text = await desk.line(`${desk.shell.ask.whatNow}${hint} `)
    if (text.trim() === '' && obvious) return { type: obvious.value.type }
    const picked = pick(desk, offers, text)
    const fields = picked && inlineFields(desk, picked.offer.value, picked.rest)
    if (picked && fields) return complete(desk, picked.offer.value, fields)
  }
}

/** One thing to do, and it needs an answer: the answer may be given at once. */
async function askOnly(desk: Desk, { value: offer, label }: Entry<Offer>): Promise<Move> {
  const topic = topicOf(desk, offer.type)
  const [first] = Object.keys(offer.params) as [string]
  const domain = offer.params[first]
  if (domain === undefined || domain.kind === 'record' || domain.kind === 'list') return complete(desk, offer, {})
  const speech = speechOf(desk, topic, first)
  showEntries(desk, domain, speech)
  for (;;) {
    const text = await desk.line(`${topic.title(first)} ${desk.paint.dim(`(${hintFor(domain, speech)})`)}: `)
    const rest = withoutName(text, [offer.type, label])
    if (rest === '' && domain.optional) return complete(desk, offer, {})
    if (rest === '') {
      say(desk, desk.shell.ask.needed)
      continue
    }
    const fields = inlineFields(desk, offer, rest)
    if (fields) return complete(desk, offer, fields)
  }
}

/** Awaited choices come first; each keeps its place in the numbering. */
function offersOf({ words }: Desk, decisions: readonly PlainDecision[]): Entry<Offer>[] {
  const ordered = [...decisions].sort((a, b) => Number(a.open) - Number(b.open))
  const offers = ordered.flatMap(({ open, choices }) => choices.map((choice) => ({ ...choice, awaited: !open })))
  return offers.map((value, i) => ({ key: String(i + 1), label: words.choice(value.type), value }))
}

function showOffers({ terminal, paint, shell }: Desk, offers: readonly Entry<Offer>[]): void {
  const firstOpen = offers.findIndex(({ value }) => !value.awaited)
  for (const [i, { key, label, value }] of offers.entries()) {
    if (i === firstOpen && i > 0) terminal.write(`  ${paint.dim(shell.ask.alsoPossible)}\n`)
    const more = Object.keys(value.params).length > 0 ? ' …' : ''
    terminal.write(`  ${paint.bold(fit(key, 2, 'right'))}  ${label}${paint.dim(more)}\n`)
  }
}

/** What Enter alone plays: the one thing the match waits for, if it needs no further word. */
function obviousOf(offers: readonly Entry<Offer>[]): Entry<Offer> | undefined {
  const awaited = offers.filter(({ value }) => value.awaited)
  const [first] = awaited
  return awaited.length === 1 && first && Object.keys(first.value.params).length === 0 ? first : undefined
}

/** Splits a line into the choice it names and the parameters that follow. */
function pick(desk: Desk, offers: readonly Entry<Offer>[], text: string) {
  const tokens = text.trim().split(/\s+/)
  for (let length = tokens.length; length > 0; length--) {
    const name = tokens.slice(0, length).join(' ')
    const byType = offers.find(({ value }) => plain(value.type) === plain(name))
    const found = byType ? { entry: byType } : findEntry(offers, name)
    if (found && 'entry' in found) return { offer: found.entry, rest: tokens.slice(length).join(' ') }
    if (found) {
      say(desk, desk.shell.ask.ambiguous(name, found.several.map(({ label }) => label).join(', ')))
      return undefined
    }
  }
  if (text.trim() !== '') say(desk, desk.shell.ask.unknownChoice(text.trim()))
  return undefined
}

function inlineFields(desk: Desk, { type, params }: PlainChoice, rest: string): Fields | undefined {
  if (rest === '') return {}
  const topic = topicOf(desk, type)
  const reading = readInline(params, rest, desk.shell, (name) => speechOf(desk, topic, name))
  if (!reading.ok) say(desk, reading.why)
  return reading.ok ? reading.fields : undefined
}

async function complete(desk: Desk, { type, params }: PlainChoice, given: Fields): Promise<Move> {
  return { type, ...(await fillFields(desk, topicOf(desk, type), params, given)) }
}

function topicOf({ words, names }: Desk, type: string): Topic {
  return {
    title: (name) => words.param(type, name),
    value: (name, value: Json) => words.value(type, name, value, names),
  }
}

function withoutName(text: string, names: readonly string[]): string {
  const line = text.trim()
  const named = names.find((name) => plain(line).startsWith(`${plain(name)} `))
  return named ? line.slice(named.length).trim() : line
}
