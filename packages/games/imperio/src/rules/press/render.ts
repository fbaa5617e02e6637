import { eventCard } from '../../data/cards/deck.ts'
import { HEADLINE_MAX, type TemplateKind } from '../../data/news.ts'
import { type PersonaId, personaOf } from '../../data/personas.ts'
import { templatesOf } from '../../data/voices/voices.ts'
import { ownerId } from '../../owners.ts'
import type { Headline } from '../../results.ts'
import type { NewsItem, State } from '../../state.ts'
import { randInt } from '../hash.ts'
import { fill, longestOf } from './fill.ts'
import { gapsOf } from './gaps.ts'
import { isCardNews } from './select.ts'
import { freshWays } from './ways.ts'

/** [7.1.4] What the persona makes of an item, as it has not written in this match yet; nothing if no way is left. */
export function write(s: State, item: Readonly<NewsItem>, at: number): Headline | undefined {
  if (s.printed === undefined) return render(s.personaId, item, s.roundSeed, at)
  const ways = freshWays(s, item)
  const way = ways[ways.length === 0 ? 0 : randInt(ways.length, s.roundSeed, 'PRESS', at)]
  if (way === undefined) return undefined
  s.printed.push(way.id)
  return headlineOf(item, way.text)
}

/** [7.1.4] In versions 1 and 2: always the first template; of what would be too long, nothing. */
export function render(personaId: PersonaId, item: Readonly<NewsItem>, roundSeed: string, at: number): Headline {
  const text = fill(templateFor(personaId, item, roundSeed, at), gapsOf(item))
  return longestOf(text) > HEADLINE_MAX ? quiet(personaId) : headlineOf(item, text)
}

/** When there is no news. */
export function quiet(personaId: PersonaId): Headline {
  return { text: templateOf('QUIET', personaId), kind: 'QUIET', ownerId: null }
}

function headlineOf({ kind, owner }: Readonly<NewsItem>, text: string): Headline {
  return { text, kind, ownerId: owner === null ? null : ownerId(owner) }
}

/** Cards without a kind of their own speak with one of their two headlines. */
function templateFor(personaId: PersonaId, { kind, cardId }: NewsItem, roundSeed: string, at: number): string {
  if (!isCardNews(kind)) return templateOf(kind, personaId)
  const { headlines_es } = eventCard(cardId as string)
  const { prefix_es } = personaOf(personaId)
  return prefix_es + headlines_es[randInt(headlines_es.length, roundSeed, 'PRESS', at)]
}

function templateOf(kind: TemplateKind, personaId: PersonaId): string {
  return templatesOf(kind, personaId)[0]
}
