import type { Seat } from '@ludoteca/kernel'
import type { EventCard } from '../../data/cards/types.ts'
import type { NewsKindId } from '../../data/news.ts'
import { propertyCard } from '../../data/properties.ts'
import type { EffectsApplied } from '../../results.ts'
import type { Property, State } from '../../state.ts'
import { report } from '../news.ts'
import { limelightOf, statsOf } from '../resources.ts'

/** [7.1.2] A loss of this much is a blow. */
const BIG_HIT_MIN = 3

type Done = Pick<EffectsApplied, 'cashDelta' | 'fameDelta' | 'compensation'> & { readonly insured: number }

/** [decision 157] The best story that a card makes, and beside it that insurance paid. */
export function reportCard(
  s: State,
  card: EventCard,
  seat: Seat,
  property: Readonly<Property> | null,
  done: Done,
): void {
  const isScandal = card.isScandal && done.fameDelta < 0
  if (isScandal) {
    statsOf(s, seat).scandalsHit++
    limelightOf(s, seat).scandals++
  }
  const place = property
    ? { propertyId: property.propertyId, district: propertyCard(property.propertyId).district }
    : { propertyId: null, district: null }
  const amount = done.compensation ?? Math.max(0, 0 - done.cashDelta)
  report(s, kindOf(card, isScandal, done), { owner: seat, ...place, amount, cardId: card.id })
  if (done.insured > 0) report(s, 'INSURED_SAVE', { owner: seat, ...place, amount: done.insured, cardId: card.id })
}

function kindOf({ polarity, category, isPropertyLoss }: EventCard, isScandal: boolean, done: Done): NewsKindId {
  if (isPropertyLoss) return 'EXPROPRIATION'
  if (isScandal) return 'SCANDAL'
  if (done.cashDelta <= -BIG_HIT_MIN) return 'BIG_HIT'
  return polarity === 'POSITIVE' ? 'EVENT_POSITIVE' : `EVENT_${category}`
}
