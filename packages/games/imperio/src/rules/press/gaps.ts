import { candidateOf } from '../../data/candidates.ts'
import { shortNameOf } from '../../data/districts.ts'
import { type Infra, infraOf } from '../../data/infra.ts'
import { recorded } from '../../data/literals.ts'
import { moodOf } from '../../data/moods.ts'
import type { NewsSlot } from '../../data/news.ts'
import { propertyCard } from '../../data/properties.ts'
import { shockOf } from '../../data/shocks.ts'
import type { NewsItem } from '../../state.ts'
import { type Gaps, nameOf } from './fill.ts'

/** What an item puts into the gaps of a template. */
export function gapsOf(item: Readonly<NewsItem>): Gaps {
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
function namesOf({ kind, cardId }: Readonly<NewsItem>): Gaps {
  const name = cardId === null ? undefined : NAMES[kind]
  return name === undefined ? {} : { [name[0]]: name[1](cardId as string) }
}

const NAMES: { readonly [kind: string]: readonly [NewsSlot, (id: string) => string] | undefined } = {
  ELECTION: ['CANDIDATE', (id) => recorded(candidateOf(id).nombre_es)],
  MOOD_RESULT: ['MOOD', (id) => moodOf(id).nombre_es],
  GLOBAL: ['SHOCK', (id) => shockOf(id).title_es],
  OBRAS: ['INFRA', (id) => infraOf(id as Infra['id']).label],
}
