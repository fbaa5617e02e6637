import type { Seat } from '@ludoteca/kernel'
import type { View } from '@ludoteca/ludomercatus'

/** Whom the market waits for. */
export function actorOf({ current, debt, phase, active }: View): Seat {
  switch (current?.step) {
    case 'auction':
      return current.order[current.at] ?? active
    case 'trade':
      return current.responder
    case 'buy':
    case 'inherit':
    case 'claim':
    case 'place':
      return current.seat
    default:
      return phase === 'debt' && debt ? debt.debtor : active
  }
}
