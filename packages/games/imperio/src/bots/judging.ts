import type { Seat } from '@ludoteca/kernel'
import { NON_COMPETE_PAYMENT } from '../data/constants.ts'
import type { DistrictName } from '../data/districts.ts'
import { cardIndex } from '../data/properties.ts'
import { paymentOf, type Terms } from '../rules/deals/terms.ts'
import { countInDistrict } from '../rules/properties.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { wantsProtection } from './danger.ts'
import { cashOf } from './seen.ts'
import { favouriteOf } from './voting.ts'
import { Worths } from './worths.ts'

/** [15.3] Cash with which a contribution is promised. */
const PACT_CASH = 2

/** Whether this side would take the deal on these terms, for what it has of it. */
export function pays(view: View, seat: Seat, terms: Terms, character: Character): boolean {
  switch (terms.templateId) {
    case 'CASH_FOR_PROPERTY':
      return canSpare(view, seat, terms, character) && gainOf(view, seat, terms) >= character.margin
    case 'SWAP':
      return gainOf(view, seat, terms) >= character.margin
    case 'NON_COMPETE':
      return paysAsPromise(view, seat, terms, character)
    case 'ELECTION_PACT':
      return cashOf(view, seat) >= PACT_CASH && favouriteOf(view, seat) === terms.fields.candidateId
    case 'SECURITY_ESCORT':
      // [decision 109] Whoever pays is protected, so to pay is to buy SECURITY without an action.
      return paymentOf(terms).payer !== seat || wantsProtection(view, seat, character)
    case 'BANK_LOAN':
      return false
  }
}

/** What a trade of properties brings this side until the end of the match. */
export function gainOf(view: View, seat: Seat, terms: Terms): number {
  const { from, fields } = terms
  const worths = new Worths(view)
  if (terms.templateId === 'CASH_FOR_PROPERTY') {
    const { payer, amount } = paymentOf(terms)
    const worth = worths.to(seat, cardIndex(fields.propertyId as string))
    return payer === seat ? worth - amount : amount - worth
  }
  const [first, second] = [cardIndex(fields.givePropertyId as string), cardIndex(fields.takePropertyId as string)]
  const [given, received] = from === seat ? [first, second] : [second, first]
  return worths.to(seat, received, given) - worths.to(seat, given)
}

/** Whoever pays keeps some cash. */
export function canSpare(view: View, seat: Seat, terms: Terms, { keep }: Character): boolean {
  const { payer, amount } = paymentOf(terms)
  return payer !== seat || amount <= cashOf(view, seat) - keep
}

/** Whether that owner has broken a promise in this round that this one had paid for: then he is offered nothing. */
export function hasDeceived({ pacts }: View, other: Seat, seat: Seat): boolean {
  return pacts.some(({ promiser, payee, status }) => promiser === other && payee === seat && status === 'BROKEN')
}

/** The own promise costs nothing where one has nothing; a rival's is worth its price where he would be in the way. */
function paysAsPromise(view: View, seat: Seat, { from, fields }: Terms, { keep }: Character): boolean {
  const { district } = fields
  if (district === undefined) return false
  if (from === seat) return countInDistrict(view, seat, district) === 0
  return cashOf(view, seat) - NON_COMPETE_PAYMENT >= keep && isInTheWay(view, from, seat, district)
}

/** Where this owner has property: whether that rival has, too, or could outbid him. */
export function isInTheWay(view: View, rival: Seat, seat: Seat, district: DistrictName): boolean {
  if (countInDistrict(view, seat, district) === 0) return false
  return countInDistrict(view, rival, district) > 0 || cashOf(view, rival) >= cashOf(view, seat)
}
