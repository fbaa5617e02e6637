import type { Domain, Given, Json, Move, Params, PlainDecision } from '@ludoteca/kernel'
import { fit } from '../terminal/layout.ts'
import { Again, type Desk, say } from './desk.ts'
import { type Entry, findEntry, plain } from './entries.ts'
import { fillFields, isRefused, mayBeEmpty, showEntries, speechOf, type Topic } from './fill.ts'
import { hintFor } from './hint.ts'
import { firstToType, readInline } from './inline.ts'
import { type Offer, offersOf, saysItAll } from './offers.ts'
import { readValue, type Speech } from './read.ts'
import { domainsOf, joined, namesIn } from './ways.ts'

/**
 * Puts a seat's decisions and makes a move out of the answer. Whether the rules permit it is not decided here.
 * In a `calm` position nothing presses, so that going on is what Enter means.
 */
export async function askMove(desk: Desk, decisions: readonly PlainDecision[], calm: boolean): Promise<Move> {
  const offers = offersOf(desk.words, decisions)
  const [only] = offers
  if (only && offers.length === 1 && !saysItAll(only.value)) return askOnly(desk, only)
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

/** Something that could be typed now: a choice with what it asks for first, or that alone where nothing else is asked. */
export function exampleOf(desk: Desk, decisions: readonly PlainDecision[]): string | undefined {
  const offers = offersOf(desk.words, decisions)
  for (const { label, value: offer } of offers) {
    const topic = topicOf(desk, offer.type)
    const typed = firstToType(offer.ways, (name) => speechOf(desk, topic, name))
    if (typed !== undefined) return offers.length === 1 ? typed : `${label} ${typed}`
  }
  return undefined
}

/** One thing to do, and it needs an answer: the answer may be given at once. */
async function askOnly(desk: Desk, { value: offer, label }: Entry<Offer>): Promise<Move> {
  const topic = topicOf(desk, offer.type)
  const [first] = namesIn(offer.ways) as readonly [string]
  const domain = joined(domainsOf(offer.ways, first))
  if (domain.kind === 'record' || domain.kind === 'list') return complete(desk, offer, {})
  const speech = speechOf(desk, topic, first)
  showEntries(desk, domain, speech)
  for (;;) {
    const text = await desk.line(`${topic.title(first)} ${desk.paint.dim(`(${hintFor(domain, speech)})`)}: `)
    const rest = withoutName(text, [offer.type, label])
    const fields = rest === '' ? leftEmpty(first, domain, speech) : readFields(desk, offer, rest)
    if (fields) return complete(desk, offer, fields)
    if (rest === '') say(desk, desk.shell.ask.needed)
  }
}

/** What Enter alone answers, if anything. */
function leftEmpty(name: string, domain: Domain, speech: Speech): Given | undefined {
  if (domain.optional) return { [name]: undefined }
  const reading = mayBeEmpty(domain) ? readValue(domain, '', speech) : undefined
  return reading?.ok ? { [name]: reading.value } : undefined
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
  const values = Object.entries(offer.ways[0] as Params).flatMap(([name, domain]) =>
    // Nothing, and a bare yes or no, say nothing without their question.
    domain.kind === 'one' ? domain.of.filter(isTelling).map((value) => topic.value(name, value)) : [],
  )
  return values.length === 0 ? '' : ` (${values.join(', ')})`
}

function isTelling(value: Json): boolean {
  return typeof value !== 'boolean' && value !== null
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
function readFields(desk: Desk, offer: Offer, rest: string): Given | undefined {
  if (rest === '') return {}
  const topic = topicOf(desk, offer.type)
  const reading = readInline(offer.ways, rest, desk.shell, (name) => speechOf(desk, topic, name))
  if (!reading.ok) say(desk, reading.why)
  return reading.ok ? reading.fields : undefined
}

async function complete(desk: Desk, offer: Offer, given: Given): Promise<Move> {
  const fields = await fillFields(desk, topicOf(desk, offer.type), offer.ways, given)
  const move = { type: offer.type, ...fields }
  await confirm(desk, move)
  return move
}

/** Where the game says what a move would cost and bring, it is made only after that has been read. */
async function confirm(desk: Desk, move: Move): Promise<void> {
  const { words, names, sight, shell, paint } = desk
  const lines = sight && words.outlook ? words.outlook(move, names, sight) : []
  if (lines.length === 0) return
  for (const line of lines) say(desk, line)
  const answer = await desk.line(
    `${shell.ask.confirm} ${paint.dim(`(${shell.ask.enterPlays(shell.yes[0] as string)})`)} `,
  )
  if (answer.trim() !== '' && isRefused(answer, desk)) throw new Again()
}

function topicOf({ words, names, sight }: Desk, type: string): Topic {
  return {
    title: (name) => words.param(type, name),
    value: (name, value) => words.value(type, name, value, names, sight),
    alternatives: (name, given) => sight && words.alternatives?.(type, name, given, sight),
  }
}

function withoutName(text: string, names: readonly string[]): string {
  const line = text.trim()
  const named = names.find((name) => plain(line).startsWith(`${plain(name)} `))
  return named ? line.slice(named.length).trim() : line
}
