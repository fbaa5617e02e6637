import type { Seat } from '@ludoteca/kernel'
import { DECLINE, type Move } from '../moves.ts'
import { groupAt, heldIn } from '../rules/deeds.ts'
import { mortgageable, mortgageValue } from '../rules/mortgage.ts'
import { playerAt } from '../rules/seats.ts'
import { frameOf, type View } from '../view.ts'
import { bidLimit } from './auction.ts'
import { coversReserve } from './danger.ts'
import { SHORT_PERCENT } from './params.ts'
import { blocks, completes, priceOf } from './value.ts'

/** [26 Buying] Buys, raises the missing cash first, or leaves it to the auction. */
export function chooseBuy(view: View, seat: Seat): Move | undefined {
  const space = frameOf(view, 'buy')?.space
  if (space === undefined) return undefined
  const { cash } = playerAt(view, seat)
  const price = priceOf(space)
  const wanted = completes(view, space, seat) || blocks(view, space, seat)
  if (cash < price) return wanted ? raiseFor(view, seat, price - cash, price) : DECLINE
  if (isCheaperByAuction(view, seat, space)) return DECLINE
  return wanted || coversReserve(view, seat, cash - price) ? { type: 'buy' } : DECLINE
}

/** [26 Auction] Declining on purpose pays when nobody else could bid the price. */
function isCheaperByAuction(view: View, seat: Seat, space: number): boolean {
  if (view.options.noAuctions) return false
  const limit = Math.min(priceOf(space) - 1, bidLimit(view, seat, space))
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat && playerAt(view, other).cash >= limit) return false
  }
  return true
}

/** [26 Buying] If little is missing, lone properties are mortgaged for it, the cheapest that will do first. */
function raiseFor(view: View, seat: Seat, missing: number, price: number): Move {
  if (missing * 100 > price * SHORT_PERCENT) return DECLINE
  let raisable = 0
  let choice: number | null = null
  for (const space of mortgageable(view, seat)) {
    if (heldIn(view, seat, groupAt(space)) > 1) continue
    raisable += mortgageValue(space)
    if (choice === null || isBetterToMortgage(space, choice, missing)) choice = space
  }
  return choice === null || raisable < missing ? DECLINE : { type: 'mortgage', space: choice }
}

/** One that covers what is missing beats one that does not; then the smaller of two that do, the larger otherwise. */
function isBetterToMortgage(space: number, than: number, missing: number): boolean {
  const value = mortgageValue(space)
  const other = mortgageValue(than)
  if (value >= missing !== other >= missing) return value >= missing
  return value >= missing ? value < other : value > other
}
