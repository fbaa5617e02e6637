import type { Seat } from '@ludoteca/kernel'
import { PROPERTIES } from '../data/board.ts'
import type { Move } from '../moves.ts'
import { belongsTo, deedOf, groupAt, ownsGroup } from '../rules/deeds.ts'
import { interest, liftCost } from '../rules/mortgage.ts'
import { playerAt } from '../rules/seats.ts'
import { frameOf, type View } from '../view.ts'
import { UNMORTGAGE_SPARE } from './params.ts'
import { priceOf } from './value.ts'

/** [26 Selling] Lifts the mortgage that matters most, once there is cash to spare beyond the reserve. */
export function chooseUnmortgage(view: View, seat: Seat, reserve: number): Move | undefined {
  const budget = playerAt(view, seat).cash - reserve - UNMORTGAGE_SPARE
  let best: number | null = null
  for (const space of PROPERTIES) {
    const deed = deedOf(view, space)
    if (!deed.mortgaged || !belongsTo(deed, seat) || liftCost(space) > budget) continue
    if (best === null || urgency(view, space, seat) > urgency(view, best, seat)) best = space
  }
  return best === null ? undefined : { type: 'unmortgage', space: best }
}

/** [13.8] Lifting at once saves paying the interest twice, if the cash is there anyway. */
export function chooseInheritance(view: View, seat: Seat, reserve: number): Move | undefined {
  const inherit = frameOf(view, 'inherit')
  if (inherit === undefined) return undefined
  const { spaces } = inherit
  let budget = playerAt(view, seat).cash - reserve - UNMORTGAGE_SPARE
  for (const space of spaces) budget -= interest(space)
  const lift: number[] = []
  for (const space of spaces.toSorted((a, b) => urgency(view, b, seat) - urgency(view, a, seat) || a - b)) {
    const cost = liftCost(space) - interest(space)
    if (cost > budget) continue
    lift.push(space)
    budget -= cost
  }
  return { type: 'settleInherited', lift }
}

const STREET_URGENCY = 10_000
const HARBOUR_URGENCY = 5_000

/** [26 Selling] Streets of full groups, because they can be built on; then harbours; then by price. */
function urgency(view: View, space: number, seat: Seat): number {
  const group = groupAt(space)
  if (group.kind === 'street' && ownsGroup(view, seat, group)) return STREET_URGENCY + priceOf(space)
  return group.kind === 'railroad' ? HARBOUR_URGENCY : priceOf(space)
}
