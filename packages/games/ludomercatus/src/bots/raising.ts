import type { Ask, Seat } from '@ludoteca/kernel'
import { DECLARE_BANKRUPTCY, LIQUIDATE, type Move } from '../moves.ts'
import { deedOf, groupAt, isBuilt, spacesOf } from '../rules/deeds.ts'
import { mortgageValue } from '../rules/mortgage.ts'
import { playerAt } from '../rules/seats.ts'
import { liquidationValue } from '../rules/worth.ts'
import { frameOf, type View } from '../view.ts'
import { RESCUE_PRICE_PERCENT } from './params.ts'
import { priceOf } from './value.ts'

/** [26 Debt] Raises the money in the usual order; if it is not there, tries one sale, then gives up. */
export function chooseRaise(ask: Ask<View, Move>): Move {
  const { view, seat } = ask
  const due = frameOf(view, 'debt')?.due ?? 0
  const missing = due - liquidationValue(view, seat)
  if (missing <= 0) return LIQUIDATE
  const rescue = view.options.tradeInDebt && view.proposalsUsed[seat] === 0 ? rescueBy(view, seat, missing) : undefined
  return rescue && !ask.refusalOf(rescue) ? rescue : DECLARE_BANKRUPTCY
}

/** [26 Debt] Sells to the richest opponent the one property whose price closes the gap. */
function rescueBy(view: View, seat: Seat, missing: number): Move | undefined {
  const buyer = richestOpponent(view, seat)
  for (const space of spacesOf(view, seat)) {
    if (isBuilt(view, groupAt(space))) continue
    const price = Math.max(mortgageValue(space), Math.floor((priceOf(space) * RESCUE_PRICE_PERCENT) / 100))
    const raised = price - (deedOf(view, space).mortgaged ? 0 : mortgageValue(space))
    if (raised < missing || price > playerAt(view, buyer).cash) continue
    const give = { cash: 0, spaces: [space], jailCards: [] }
    const get = { cash: price, spaces: [], jailCards: [] }
    return { type: 'proposeTrade', to: buyer, give, get, lift: [] }
  }
  return undefined
}

function richestOpponent(view: View, seat: Seat): Seat {
  let richest = seat === 0 ? 1 : 0
  for (let other = 0; other < view.players.length; other++) {
    if (other !== seat && playerAt(view, other).cash > playerAt(view, richest).cash) richest = other
  }
  return richest
}
