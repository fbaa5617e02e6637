import type { Seat } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import { mayBeSwapped, priceBandOf } from '../rules/deals/terms.ts'
import { isTradeLocked } from '../rules/properties.ts'
import type { Property } from '../state.ts'
import type { View } from '../view.ts'
import type { Character } from './character.ts'
import { hasDeceived } from './judging.ts'
import { offerTo } from './offering.ts'
import { cashOf } from './seen.ts'
import { incomesLeft, NONE, Worths } from './worths.ts'

/** What the other one must have of a deal to be asked. */
const SHARE = 1
/** The other one is not asked for his last cash. */
const LEFT_TO_BUYER = 2

/** An offer, and what it would bring. Properties are places in the deck. */
interface Trade {
  readonly with: Seat
  readonly gives: number
  readonly takes: number
  readonly price: number
  readonly gain: number
}

/**
 * The best deal of properties that pays for both: they are worth more to whoever completes a set with them. `places` are
 * those of the own ones in the deck.
 */
export function chooseTrade(
  view: View,
  seat: Seat,
  places: readonly number[],
  character: Character,
): { move: Move; gain: number } | undefined {
  // Without a rent to come a property is worth the same to everybody.
  if (incomesLeft(view) === 0) return undefined
  const { properties } = view
  const mine = places.filter((at) => !isTradeLocked(view, properties[at] as Readonly<Property>))
  if (mine.length === 0) return undefined
  const worths = new Worths(view)
  let best: Trade | undefined
  const consider = (trade: Trade | undefined) => {
    if (trade !== undefined && trade.gain >= (best === undefined ? character.margin : best.gain + 1)) best = trade
  }
  for (let at = 0; at < properties.length; at++) {
    const theirs = properties[at] as Readonly<Property>
    const other = theirs.owner
    if (other === null || other === seat || worths.around(seat, at) === 0) continue
    if (isTradeLocked(view, theirs) || hasDeceived(view, other, seat)) continue
    consider(purchase(view, worths, seat, at, character))
    for (const own of mine) consider(swap(view, worths, seat, own, at))
  }
  for (const own of mine) {
    for (let other = 0; other < view.owners.length; other++) {
      if (other === seat || worths.around(other, own) === 0 || hasDeceived(view, other, seat)) continue
      consider(sale(view, worths, seat, other, own))
    }
  }
  return best && { move: moveOf(view, best), gain: best.gain }
}

function purchase({ owners, properties }: View, worths: Worths, seat: Seat, takes: number, { keep }: Character) {
  const theirs = properties[takes] as Readonly<Property>
  const other = theirs.owner as Seat
  const most = (owners[seat]?.cash ?? 0) - keep
  const worth = worths.to(seat, takes)
  const asked = worths.to(other, takes) + SHARE
  if (asked > most || asked >= worth) return undefined
  const [min, max] = priceBandOf(theirs)
  const price = Math.max(min, asked)
  if (price > max || price > most) return undefined
  return { with: other, gives: NONE, takes, price, gain: worth - price }
}

function swap({ properties }: View, worths: Worths, seat: Seat, gives: number, takes: number): Trade | undefined {
  const [own, theirs] = [properties[gives] as Readonly<Property>, properties[takes] as Readonly<Property>]
  const gain = worths.to(seat, takes, gives) - worths.to(seat, gives)
  if (gain <= 0 || !mayBeSwapped(own, theirs)) return undefined
  const other = theirs.owner as Seat
  if (worths.to(other, gives, takes) - worths.to(other, takes) < SHARE) return undefined
  return { with: other, gives, takes, price: 0, gain }
}

function sale(view: View, worths: Worths, seat: Seat, other: Seat, gives: number): Trade | undefined {
  const own = view.properties[gives] as Readonly<Property>
  const kept = worths.to(seat, gives)
  const offered = Math.min(worths.to(other, gives) - SHARE, cashOf(view, other) - LEFT_TO_BUYER)
  if (offered <= kept) return undefined
  const [min, max] = priceBandOf(own)
  const price = Math.min(max, offered)
  return price < min ? undefined : { with: other, gives, takes: NONE, price, gain: price - kept }
}

function moveOf({ properties }: View, { with: other, gives, takes, price }: Trade): Move {
  const [given, taken] = [properties[gives]?.propertyId, properties[takes]?.propertyId]
  if (given !== undefined && taken !== undefined) {
    return offerTo(other, 'SWAP', { givePropertyId: given, takePropertyId: taken })
  }
  if (taken !== undefined) return offerTo(other, 'CASH_FOR_PROPERTY', { side: 'BUY', propertyId: taken, price })
  return offerTo(other, 'CASH_FOR_PROPERTY', { side: 'SELL', propertyId: given as string, price })
}
