import type { Seat } from '@ludoteca/kernel'
import { DISTRICT_NAMES } from '../data/districts.ts'
import type { DealFields, Move } from '../moves.ts'
import { isAsked, termsOf } from '../rules/deals/offers.ts'
import { paymentOf, priceBandOf, type Terms } from '../rules/deals/terms.ts'
import type { Deal } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { canSpare, gainOf, isInTheWay, pays } from './judging.ts'
import { cashOf, propertyIn } from './seen.ts'

/** A price is only haggled over when the two are so close. */
const HAGGLED_MAX = 4
/** [4.3.2] From this part of the timer on nobody counters. */
const COUNTERS_CLOSED = 2

/** [15.3] The answer to an offer or to a counter, as soon as there is one to answer. */
export function chooseAnswer(view: View, seat: Seat, character: Character): Move | undefined {
  for (const deal of view.deals) if (isAsked(deal, seat)) return answerTo(view, seat, deal, character)
  return undefined
}

function answerTo(view: View, seat: Seat, deal: Readonly<Deal>, character: Character): Move {
  const { dealId, status } = deal
  const terms = termsOf(deal)
  if (!character.judgesDeals) return { type: 'dealResponse', dealId, response: 'REJECT' }
  if (pays(view, seat, terms, character)) return { type: 'dealResponse', dealId, response: 'ACCEPT' }
  const mayCounter = status === 'PENDING' && view.dealStage < COUNTERS_CLOSED
  const counterFields = mayCounter ? counterTo(view, seat, terms, character) : undefined
  if (counterFields === undefined) return { type: 'dealResponse', dealId, response: 'REJECT' }
  return { type: 'dealResponse', dealId, response: 'COUNTER', counterFields }
}

/** What would make a deal of it, where it is about as much. */
function counterTo(view: View, seat: Seat, terms: Terms, character: Character): DealFields | undefined {
  if (terms.templateId === 'CASH_FOR_PROPERTY') return counterPrice(view, seat, terms, character)
  if (terms.templateId === 'NON_COMPETE') return counterDistrict(view, seat, terms, character)
  return undefined
}

/** The price that leaves the own margin, if the buyer can pay it. */
function counterPrice(view: View, seat: Seat, terms: Terms, character: Character): DealFields | undefined {
  const missing = character.margin - gainOf(view, seat, terms)
  const { payer, amount } = paymentOf(terms)
  const price = payer === seat ? amount - missing : amount + missing
  const [min, max] = priceBandOf(propertyIn(view, terms.fields.propertyId))
  if (missing <= 0 || missing > HAGGLED_MAX || price < min || price > max || price > cashOf(view, payer))
    return undefined
  return canSpare(view, seat, { ...terms, fields: { ...terms.fields, price } }, character) ? { price } : undefined
}

/** Another district, where the promise would be worth something. */
function counterDistrict(view: View, seat: Seat, terms: Terms, character: Character): DealFields | undefined {
  for (const district of DISTRICT_NAMES) {
    if (district === terms.fields.district || !isInTheWay(view, terms.from, seat, district)) continue
    return pays(view, seat, { ...terms, fields: { district } }, character) ? { district } : undefined
  }
  return undefined
}
