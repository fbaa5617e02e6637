import { eventCard, type Fact, ownerId } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'

/** In what Spanish things are called out. */
export const CALLS_LANG = 'es-PE'

/** [V5] What is called out in the streets of Lima. */
export const CALLS = { scandal: '¡Ampay!', sold: '¡Adjudicado!', hurry: '¡Al toque!' } as const

/** What of these facts is worth a call to whoever sits there, or to a watcher; one at most. */
export function callOf(facts: readonly Fact[], me: Seat | undefined): string | undefined {
  const own = me === undefined ? undefined : ownerId(me)
  for (const fact of facts) {
    if (fact.type === 'eventResults' && fact.results.some(({ cardId }) => eventCard(cardId)?.isScandal)) {
      return CALLS.scandal
    }
    if (fact.type !== 'bidResults') continue
    const winners = fact.lots.flatMap(({ winnerId }) => winnerId ?? [])
    // Whoever plays hears it for a lot of their own, and whoever watches for any.
    if (own === undefined ? winners.length > 0 : winners.includes(own)) return CALLS.sold
  }
  return undefined
}
