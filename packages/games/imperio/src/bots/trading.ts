import type { Seat } from '@ludoteca/kernel'
import { propertyCard } from '../data/properties.ts'
import type { Move } from '../moves.ts'
import { mayBeSwapped, priceBandOf } from '../rules/deals/terms.ts'
import { countInDistrict, isTradeLocked } from '../rules/properties.ts'
import type { Property } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { hasDeceived } from './judging.ts'
import { offerTo } from './offering.ts'
import { cashOf } from './seen.ts'
import { incomesLeft, worthTo } from './worths.ts'

/** What the other one must have of a deal to be asked. */
const SHARE = 1
/** The other one is not asked for his last cash. */
const LEFT_TO_BUYER = 2

/** An offer, and what it would bring. */
export interface Trade {
  readonly move: Move
  readonly gain: number
}

/** The best deal of properties that pays for both: they are worth more to whoever completes a set with them. */
export function chooseTrade(view: View, seat: Seat, character: Character): Trade | undefined {
  // Without a rent to come a property is worth the same to everybody.
  if (incomesLeft(view) === 0) return undefined
  const mine = tradable(view, (owner) => owner === seat)
  if (mine.length === 0) return undefined
  let best: Trade | undefined
  const consider = (trade: Trade | undefined) => {
    if (trade !== undefined && trade.gain >= character.margin && trade.gain > (best?.gain ?? 0)) best = trade
  }
  for (const theirs of tradable(view, (owner) => owner !== null && owner !== seat)) {
    const other = theirs.owner as Seat
    const completes = countInDistrict(view, seat, districtOf(theirs)) > 0
    if (!completes || hasDeceived(view, other, seat)) continue
    consider(purchase(view, seat, other, theirs, character))
    for (const own of mine) consider(swap(view, seat, other, own, theirs))
  }
  for (const own of mine) consider(sale(view, seat, own))
  return best
}

function purchase(
  view: View,
  seat: Seat,
  other: Seat,
  theirs: Readonly<Property>,
  { keep }: Character,
): Trade | undefined {
  const [min, max] = priceBandOf(theirs)
  const price = Math.max(min, worthTo(view, other, theirs) + SHARE)
  if (price > max || price > cashOf(view, seat) - keep) return undefined
  const move = offerTo(other, 'CASH_FOR_PROPERTY', { side: 'BUY', propertyId: theirs.propertyId, price })
  return { move, gain: worthTo(view, seat, theirs) - price }
}

function swap(
  view: View,
  seat: Seat,
  other: Seat,
  own: Readonly<Property>,
  theirs: Readonly<Property>,
): Trade | undefined {
  if (!mayBeSwapped(own, theirs)) return undefined
  const gain = worthTo(view, seat, theirs, own) - worthTo(view, seat, own)
  if (gain <= 0 || worthTo(view, other, own, theirs) - worthTo(view, other, theirs) < SHARE) return undefined
  const fields = { givePropertyId: own.propertyId, takePropertyId: theirs.propertyId }
  return { move: offerTo(other, 'SWAP', fields), gain }
}

/** To whoever has most use for it. */
function sale(view: View, seat: Seat, own: Readonly<Property>): Trade | undefined {
  const [min, max] = priceBandOf(own)
  const kept = worthTo(view, seat, own)
  let best: Trade | undefined
  for (let other = 0; other < view.owners.length; other++) {
    if (other === seat || countInDistrict(view, other, districtOf(own)) === 0 || hasDeceived(view, other, seat))
      continue
    const price = Math.min(max, worthTo(view, other, own) - SHARE, cashOf(view, other) - LEFT_TO_BUYER)
    if (price < min || price - kept <= (best?.gain ?? 0)) continue
    const move = offerTo(other, 'CASH_FOR_PROPERTY', { side: 'SELL', propertyId: own.propertyId, price })
    best = { move, gain: price - kept }
  }
  return best
}

function tradable(view: View, isMeant: (owner: Seat | null) => boolean): Readonly<Property>[] {
  return view.properties.filter((property) => isMeant(property.owner) && !isTradeLocked(view, property))
}

function districtOf({ propertyId }: Readonly<Property>) {
  return propertyCard(propertyId).district
}
