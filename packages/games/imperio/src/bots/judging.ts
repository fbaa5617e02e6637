import type { Seat } from '@ludoteca/kernel'
import { NON_COMPETE_PAYMENT, SET_MIN } from '../data/constants.ts'
import { propertyCard } from '../data/properties.ts'
import { paymentOf, type Terms } from '../rules/deals/terms.ts'
import { countInDistrict } from '../rules/properties.ts'
import { worthOf } from '../rules/wealth.ts'
import type { Property } from '../state.ts'
import type { View } from '../view.ts'
import { wantsProtection } from './acting.ts'
import type { Character } from './character.ts'
import { cashOf, propertyIn } from './seen.ts'
import { favouriteOf } from './voting.ts'

/** [15.3] What a seller asks for, in percent of the worth, and on top for a property that belongs to a set. */
const SELLER_PERCENT = 110
const SET_PREMIUM = 2
/** [15.3] How much more the other property of a swap must be worth. */
const SWAP_GAIN = 1
/** [15.3] Cash with which a contribution is promised. */
const PACT_CASH = 2

/** [15.3] Whether this side would take the deal on these terms. */
export function pays(view: View, seat: Seat, terms: Terms, character: Character): boolean {
  switch (terms.templateId) {
    case 'CASH_FOR_PROPERTY':
      return paysAsSale(view, seat, terms, character)
    case 'SWAP':
      return paysAsSwap(view, seat, terms)
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

function paysAsSale(view: View, seat: Seat, terms: Terms, { keep }: Character): boolean {
  const { payer, amount } = paymentOf(terms)
  const property = propertyIn(view, terms.fields.propertyId)
  if (payer !== seat) return amount >= askingPriceOf(view, property)
  return amount <= propertyCard(property.propertyId).basePrice && amount <= cashOf(view, seat) - keep
}

/** [15.3] What the owner of a property wants for it. */
function askingPriceOf(view: View, property: Readonly<Property>): number {
  const isInSet = heldAround(view, property) >= SET_MIN
  return Math.ceil((worthOf(view, property) * SELLER_PERCENT) / 100) + (isInSet ? SET_PREMIUM : 0)
}

function paysAsSwap(view: View, seat: Seat, { from, fields }: Terms): boolean {
  const [first, second] = [propertyIn(view, fields.givePropertyId), propertyIn(view, fields.takePropertyId)]
  const [given, received] = from === seat ? [first, second] : [second, first]
  return worthOf(view, received) >= worthOf(view, given) + SWAP_GAIN && !breaksSet(view, given, received)
}

/** Whether the owner's set falls apart, unless what he receives keeps it together. */
function breaksSet(view: View, given: Readonly<Property>, received: Readonly<Property>): boolean {
  if (propertyCard(given.propertyId).district === propertyCard(received.propertyId).district) return false
  return heldAround(view, given) === SET_MIN
}

/** A rival's promise is worth its price where the bot has property; its own promise is never asked of it. */
function paysAsPromise(view: View, seat: Seat, { to, fields }: Terms, { keep }: Character): boolean {
  if (to !== seat || fields.district === undefined) return false
  return countInDistrict(view, seat, fields.district) > 0 && cashOf(view, seat) - NON_COMPETE_PAYMENT >= keep
}

/** How many properties the owner of this one has in its district. */
function heldAround(view: View, { owner, propertyId }: Readonly<Property>): number {
  return countInDistrict(view, owner as Seat, propertyCard(propertyId).district)
}
