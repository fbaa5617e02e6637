import { type Json, lookUp, type Move, type Params, type PlainDecision } from '@ludoteca/kernel'
import { fit } from '../terminal/layout.ts'
import { type Desk, say } from './desk.ts'
import { type Entry, findEntry, plain } from './entries.ts'
import { askValue, type Fields, fillFields, showEntries, speechOf, type Topic } from './fill.ts'
import { hintFor } from './hint.ts'
import { readInline } from './inline.ts'
import { keyDomain, type Offer, offersOf, saysItAll, variantOf } from './offers.ts'

/**
 * Puts a seat's decisions and makes a move out of the answer. Whether the rules permit it is not decided here.
 * In a `calm` position nothing presses, so that going on is what Enter means.
 */
export async function askMove(desk: Desk, decisions: readonly PlainDecision[], calm: boolean): Promise<Move> {
  const offers = offersOf(desk.words, decisions)
  const [only] = offers
  if (only && offers.length === 1 && !saysItAll(only.value) && only.value.key === undefined) return askOnly(desk, only)
  showOffers(desk, offers)
  const obvious = obviousOf(offers, calm)
  const hint = obvious ? desk.paint.dim(` (${desk.shell.ask.enterPlays(obvious.label)})`) : ''
  for (;;) {
    const text = await desk.line(`${desk.shell.ask.whatNow}${hint} `)
    if (text.trim() === '' && obvious) return complete(desk, obvious.value, {})
    const picked = pick(desk, offers, text)
    const fields = picked && readFields(desk, picked.offer.value, picked.rest)
    if (picked && fields) return complete(desk, picked.offer.value, fields)
  }
}

/** One thing to do, and it needs an answer: the answer may be given at once. */
async function askOnly(desk: Desk, { value: offer, label }: Entry<Offer>): Promise<Move> {
  const topic = topicOf(desk, offer.type)
  const params = variantOf(offer, undefined)
  const [first] = Object.keys(params) as [string]
  const domain = lookUp(params, first)
  if (domain === undefined || domain.kind === 'record' || domain.kind === 'list') return complete(desk, offer, {})
  const speech = speechOf(desk, topic, first)
  showEntries(desk, domain, speech)
  for (;;) {
    const text = await desk.line(`${topic.title(first)} ${desk.paint.dim(`(${hintFor(domain, speech)})`)}: `)
    const rest = withoutName(text, [offer.type, label])
    if (rest === '' && (domain.optional || domain.kind === 'some')) {
      return complete(desk, offer, domain.optional ? {} : { [first]: [] })
    }
    const fields = rest === '' ? undefined : readFields(desk, offer, rest)
    if (fields) return complete(desk, offer, fields)
    if (rest === '') say(desk, desk.shell.ask.needed)
  }
}

function showOffers(desk: Desk, offers: readonly Entry<Offer>[]): void {
  const { terminal, paint, shell } = desk
  const firstOpen = offers.findIndex(({ value }) => !value.awaited)
  for (const [i, { key, label, value }] of offers.entries()) {
    if (i === firstOpen && i > 0) terminal.write(`  ${paint.dim(shell.ask.alsoPossible)}\n`)
    const more = saysItAll(value) ? onlyWay(desk, value) : ' …'
    terminal.write(`  ${paint.bold(fit(key, 2, 'right'))}  ${label}${paint.dim(more)}\n`)
  }
}

/** What a choice will be about when there is only one thing it can be about. */
function onlyWay(desk: Desk, offer: Offer): string {
  const topic = topicOf(desk, offer.type)
  const values = Object.entries(variantOf(offer, undefined)).flatMap(([name, domain]) =>
    // A bare yes or no says nothing without its question.
    domain.kind === 'one' ? domain.of.filter(isTelling).map((value) => topic.value(name, value)) : [],
  )
  return values.length === 0 ? '' : ` (${values.join(', ')})`
}

function isTelling(value: Json): boolean {
  return typeof value !== 'boolean'
}

/** What Enter alone chooses: the one thing the match waits for, or among several the one that needs no further word. */
function obviousOf(offers: readonly Entry<Offer>[], calm: boolean): Entry<Offer> | undefined {
  if (offers.length > 1 && !calm) return undefined
  const [first, ...others] = offers.filter(({ value }) => value.awaited)
  if (first === undefined || others.length === 0) return first
  return saysItAll(first.value) && !others.some(({ value }) => saysItAll(value)) ? first : undefined
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

/** The parameters that were typed behind a choice, or nothing when they make no sense. */
function readFields(desk: Desk, offer: Offer, rest: string): Fields | undefined {
  if (rest === '') return {}
  const topic = topicOf(desk, offer.type)
  const speechFor = (name: string) => speechOf(desk, topic, name)
  const reading = readInline(paramsInOrder(offer), rest, desk.shell, speechFor)
  if (!reading.ok) say(desk, reading.why)
  return reading.ok ? reading.fields : undefined
}

/** Variants are told apart first; what else they need depends on it, so only one variant's rest can be typed ahead. */
function paramsInOrder(offer: Offer): Params {
  return offer.key === undefined ? open(variantOf(offer, undefined)) : { [offer.key]: keyDomain(offer) }
}

/** Parameters with only one value are not typed. */
function open(params: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([, { kind, ...d }]) => kind !== 'one' || lengthOf(d) !== 1))
}

function lengthOf(domain: object): number | undefined {
  return 'of' in domain && Array.isArray(domain.of) ? domain.of.length : undefined
}

async function complete(desk: Desk, offer: Offer, given: Fields): Promise<Move> {
  const topic = topicOf(desk, offer.type)
  const { key } = offer
  const fields =
    key === undefined || Object.hasOwn(given, key)
      ? given
      : { ...given, [key]: (await askValue(desk, topic, key, keyDomain(offer))) as Json }
  const params = variantOf(offer, lookUp(fields, key))
  return { type: offer.type, ...(await fillFields(desk, topic, params, fields)) }
}

function topicOf({ words, names }: Desk, type: string): Topic {
  return {
    title: (name) => words.param(type, name),
    value: (name, value) => words.value(type, name, value, names),
  }
}

function withoutName(text: string, names: readonly string[]): string {
  const line = text.trim()
  const named = names.find((name) => plain(line).startsWith(`${plain(name)} `))
  return named ? line.slice(named.length).trim() : line
}
