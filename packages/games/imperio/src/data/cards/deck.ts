import { packedFor } from '../packed.ts'
import { INCIDENTES } from './incidentes.ts'
import { LICENCIAS } from './licencias.ts'
import { PRENSA } from './prensa.ts'
import { SEGURIDAD } from './seguridad.ts'
import type { CardCategory, Category, EventCard } from './types.ts'

export const CARD_CATEGORIES: readonly CardCategory[] = ['SEGURIDAD', 'LICENCIAS', 'PRENSA', 'INCIDENTES']
/** [spec 5.3] In the order in which a category is drawn. */
export const CATEGORIES: readonly Category[] = [...CARD_CATEGORIES, 'GLOBAL']
/** [spec 5.2] In percent, before anything is added. */
export const CATEGORY_WEIGHTS: Readonly<Record<Category, number>> = {
  SEGURIDAD: 25,
  LICENCIAS: 25,
  PRENSA: 25,
  INCIDENTES: 20,
  GLOBAL: 5,
}

export const EVENT_CARDS: readonly EventCard[] = [...SEGURIDAD, ...LICENCIAS, ...PRENSA, ...INCIDENTES]

const BY_ID: ReadonlyMap<string, EventCard> = new Map(EVENT_CARDS.map((card) => [card.id, card]))

/** The card of a copy: both `E-051#2` and `E-051` are E-051. */
export function eventCard(copy: string): EventCard {
  const at = copy.indexOf('#')
  const id = at < 0 ? copy : copy.slice(0, at)
  return (BY_ID.get(id) ?? packedFor(id)?.eventById.get(id)) as EventCard
}

/** [spec 5.4] The names of all copies in a category's pile. */
export function copiesIn(category: CardCategory, cards = EVENT_CARDS): string[] {
  const names: string[] = []
  for (const { id, category: its, drawable, copies } of cards) {
    if (its !== category || !drawable) continue
    if (copies === 1) names.push(id)
    else for (let n = 1; n <= copies; n++) names.push(`${id}#${n}`)
  }
  return names
}
