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
  const gaps = gapsOf(item)
  const ways = [...voiced(personaId, item), ...quoted(personaId, item)]
  return ways
    .map(({ id, text }) => ({ id, text: fill(text, gaps) }))
    .filter(({ text }) => longestOf(text) <= HEADLINE_MAX)
}

/** What is left of them in this match. */
export function freshWays(s: Readonly<State>, item: Readonly<NewsItem>): readonly Way[] {
  return waysOf(s.personaId, item).filter(({ id }) => !s.printed?.includes(id))
}

function voiced(personaId: PersonaId, { kind }: Readonly<NewsItem>): readonly Way[] {
  if (isCardNews(kind)) return []
  const own = templatesOf(kind, personaId).map((text, i) => ({ id: `${kind} ${i}`, text }))
  return kind === 'QUIET' ? [...own, ...prefixed(personaId, 'BREVES', brevesOf(personaId))] : own
}

/** A card's own headlines, and a shock's, after the persona's prefix. */
function quoted(personaId: PersonaId, { kind, cardId }: Readonly<NewsItem>): readonly Way[] {
  if (cardId === null || kind === 'ELECTION' || kind === 'MOOD_RESULT' || kind === 'INSURED_SAVE') return []
  if (kind === 'GLOBAL') return prefixed(personaId, cardId, shockOf(cardId).headlines_es)
  const { id, headlines_es } = kind === 'OBRAS' ? worksOf(personaId) : eventCard(cardId)
  return prefixed(personaId, id, headlines_es)
}

/** The card behind news of works, of which the item knows only what is built. */
function worksOf(personaId: PersonaId): EventCard {
  const cards = packedFor(personaId)?.events
  return cards === undefined ? WORKS : (cards.find(announces) as EventCard)
}

const announces = ({ effects }: EventCard) => effects !== null && effects.activateInfra !== null
const WORKS = EVENT_CARDS.find(announces) as EventCard

function prefixed(personaId: PersonaId, id: string, lines: readonly string[]): readonly Way[] {
  const { prefix_es } = personaOf(personaId)
  return lines.map((line, i) => ({ id: `${id} ${i}`, text: prefix_es + line }))
}
