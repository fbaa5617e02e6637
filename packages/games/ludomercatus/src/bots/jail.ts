import type { Seat } from '@ludoteca/kernel'
import { JAIL_FINE, PROPERTIES } from '../data/board.ts'
import { JAIL_ROLL, type Move } from '../moves.ts'
import { deedOf } from '../rules/deeds.ts'
import { playerAt } from '../rules/seats.ts'
import type { View } from '../view.ts'
import { dangerOf, incomeOf } from './danger.ts'
import { EARLY_UNOWNED, JAIL_PAY_CASH, JAIL_STAY_DANGER } from './params.ts'

/** [26 Jail] Early on freedom finds property; later the cell keeps one from paying rent, or from collecting it. */
export function chooseJail(view: View, seat: Seat): Move {
  const { cash, jailCards } = playerAt(view, seat)
  const early = unownedCount(view) > EARLY_UNOWNED
  if (!early && dangerOf(view, seat) > JAIL_STAY_DANGER + rentLost(view, seat)) return JAIL_ROLL
  if (jailCards.length > 0) return { type: 'jailCard' }
  return cash >= (early ? JAIL_PAY_CASH : JAIL_FINE) ? { type: 'jailPay' } : JAIL_ROLL
}

/** What staying costs where nobody in the cell collects rent. */
function rentLost(view: View, seat: Seat): number {
  return view.options.noRentInJail ? incomeOf(view, seat) : 0
}

function unownedCount(view: View): number {
  let count = 0
  for (const space of PROPERTIES) if (deedOf(view, space).owner === null) count++
  return count
}
