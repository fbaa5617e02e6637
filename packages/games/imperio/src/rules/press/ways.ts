import { EVENT_CARDS, eventCard } from '../../data/cards/deck.ts'
import type { EventCard } from '../../data/cards/types.ts'
import { HEADLINE_MAX } from '../../data/news.ts'
import { packedFor } from '../../data/packed.ts'
import { type PersonaId, personaOf } from '../../data/personas.ts'
import { shockOf } from '../../data/shocks.ts'
import { brevesOf, templatesOf } from '../../data/voices/voices.ts'
import type { NewsItem, State } from '../../state.ts'
import { fill, longestOf } from './fill.ts'
import { gapsOf } from './gaps.ts'
import { isCardNews } from './select.ts'

/** A way to write of something. */
export interface Way {
  /** Of the template, whatever fills its gaps. */
  readonly id: string
  readonly text: string
}

/**
 * [7.1.4] All that the persona may write of an item: its own templates, and what the card or the shock says of itself. A
 * line that would be too long is none.
 */
export function waysOf(personaId: PersonaId, item: Readonly<NewsItem>): readonly Way[] {
  return filled(templatesFor(personaId, item), item)
}

/** What is left of them in this match. */
export function freshWays(s: Readonly<State>, item: Readonly<NewsItem>): readonly Way[] {
  return filled(freshTemplates(s, item), item)
}

/** Whether anything is: the first one will do. */
export function canBeTold(s: Readonly<State>, item: Readonly<NewsItem>): boolean {
  const gaps = gapsOf(item)
  return freshTemplates(s, item).some(({ text }) => longestOf(fill(text, gaps)) <= HEADLINE_MAX)
}

function filled(templates: readonly Way[], item: Readonly<NewsItem>): readonly Way[] {
  const gaps = gapsOf(item)
  const ways: Way[] = []
  for (const { id, text } of templates) {
    const line = fill(text, gaps)
    if (longestOf(line) <= HEADLINE_MAX) ways.push({ id, text: line })
  }
  return ways
}

function freshTemplates({ personaId, printed }: Readonly<State>, item: Readonly<NewsItem>): readonly Way[] {
  const templates = templatesFor(personaId, item)
  return printed === undefined ? templates : templates.filter(({ id }) => !printed.includes(id))
}

/** The same with their gaps open. */
function templatesFor(personaId: PersonaId, item: Readonly<NewsItem>): readonly Way[] {
  return [...voiced(personaId, item), ...quoted(personaId, item)]
}

function voiced(personaId: PersonaId, { kind }: Readonly<NewsItem>): readonly Way[] {
  if (isCardNews(kind)) return NO_WAYS
  const own = numbered(templatesOf(kind, personaId), kind, '')
  return kind === 'QUIET' ? [...own, ...prefixed(personaId, 'BREVES', brevesOf(personaId))] : own
}

/** A card's own headlines, and a shock's, after the persona's prefix. */
function quoted(personaId: PersonaId, { kind, cardId }: Readonly<NewsItem>): readonly Way[] {
  if (cardId === null || kind === 'ELECTION' || kind === 'MOOD_RESULT' || kind === 'INSURED_SAVE') return NO_WAYS
  if (kind === 'GLOBAL') return prefixed(personaId, cardId, shockOf(cardId).headlines_es)
  const { id, headlines_es } = kind === 'OBRAS' ? worksOf(personaId) : eventCard(cardId)
  return prefixed(personaId, id, headlines_es)
}

const NO_WAYS: readonly Way[] = []

/** The card behind news of works, of which the item knows only what is built. */
function worksOf(personaId: PersonaId): EventCard {
  const cards = packedFor(personaId)?.events
  return cards === undefined ? WORKS : (cards.find(announces) as EventCard)
}

const announces = ({ effects }: EventCard) => effects !== null && effects.activateInfra !== null
const WORKS = EVENT_CARDS.find(announces) as EventCard

function prefixed(personaId: PersonaId, id: string, lines: readonly string[]): readonly Way[] {
  return numbered(lines, id, personaOf(personaId).prefix_es)
}

/** Lines never change, and each match asks for hundreds of them: they are put together once. */
function numbered(lines: readonly string[], id: string, prefix: string): readonly Way[] {
  let known = NUMBERED.get(lines)
  if (known === undefined) {
    known = new Map()
    NUMBERED.set(lines, known)
  }
  const name = `${id} ${prefix}`
  let ways = known.get(name)
  if (ways === undefined) {
    ways = lines.map((line, i) => ({ id: `${id} ${i}`, text: prefix + line }))
    known.set(name, ways)
  }
  return ways
}
const NUMBERED = new WeakMap<readonly string[], Map<string, readonly Way[]>>()
