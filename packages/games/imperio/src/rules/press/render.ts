import { candidateOf } from '../../data/candidates.ts'
import { eventCard } from '../../data/cards/deck.ts'
import { shortNameOf } from '../../data/districts.ts'
import { type Infra, infraOf } from '../../data/infra.ts'
import { recorded } from '../../data/literals.ts'
import { moodOf } from '../../data/moods.ts'
import { HEADLINE_MAX, type NewsSlot, templateOf } from '../../data/news.ts'
import { type PersonaId, personaOf } from '../../data/personas.ts'
import { propertyCard } from '../../data/properties.ts'
import { shockOf } from '../../data/shocks.ts'
import { ownerId } from '../../owners.ts'
import type { Headline } from '../../results.ts'
import type { NewsItem } from '../../state.ts'
import { randInt } from '../hash.ts'
import { fill, type Gaps, longestOf, nameOf } from './fill.ts'
import { isCardNews } from './select.ts'

/** [7.1.4] What the persona makes of an item; of what would be too long, nothing. */
export function render(personaId: PersonaId, item: NewsItem, roundSeed: string, at: number): Headline {
  const text = fill(templateFor(personaId, item, roundSeed, at), gapsOf(item))
  if (longestOf(text) > HEADLINE_MAX) return quiet(personaId)
  return { text, kind: item.kind, ownerId: item.owner === null ? null : ownerId(item.owner) }
}

/** When there is no news. */
export function quiet(personaId: PersonaId): Headline {
  return { text: templateOf('QUIET', personaId), kind: 'QUIET', ownerId: null }
}

/** Cards without a kind of their own speak with one of their two headlines. */
function templateFor(personaId: PersonaId, { kind, cardId }: NewsItem, roundSeed: string, at: number): string {
  if (!isCardNews(kind)) return templateOf(kind, personaId)
  const { headlines_es } = eventCard(cardId as string)
  const { prefix_es } = personaOf(personaId)
  return prefix_es + headlines_es[randInt(headlines_es.length, roundSeed, 'PRESS', at)]
}

function gapsOf(item: NewsItem): Gaps {
  const { owner, rival, propertyId, district, amount } = item
  return {
    AMOUNT: String(amount),
    ...(owner === null ? {} : { OWNER: nameOf(owner) }),
    ...(rival === null ? {} : { RIVAL: nameOf(rival) }),
    ...(propertyId === null ? {} : { PROPERTY: recorded(propertyCard(propertyId).nombre_es) }),
    ...(district === null ? {} : { DISTRICT: recorded(shortNameOf(district)) }),
    ...namesOf(item),
  }
}

/** What `cardId` stands for depends on the kind. */
function namesOf({ kind, cardId }: NewsItem): Gaps {
  const name = cardId === null ? undefined : NAMES[kind]
  return name === undefined ? {} : { [name[0]]: name[1](cardId as string) }
}

const NAMES: { readonly [kind: string]: readonly [NewsSlot, (id: string) => string] | undefined } = {
  ELECTION: ['CANDIDATE', (id) => recorded(candidateOf(id).nombre_es)],
  MOOD_RESULT: ['MOOD', (id) => moodOf(id).nombre_es],
  GLOBAL: ['SHOCK', (id) => shockOf(id).title_es],
  OBRAS: ['INFRA', (id) => infraOf(id as Infra['id']).label],
}
