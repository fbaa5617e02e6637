import type { Seat } from '@ludoteca/kernel'
import { CORTINA_FAME, CORTINA_FROM_BEFORE } from '../data/constants.ts'
import { ownerAt } from '../owners.ts'
import type { Preferences, State } from '../state.ts'
import { changeFame, statsOf } from './resources.ts'

/**
 * [4.6] Whether Cortina de humo would hide this loss of Fame: any one may be hidden, down to the size that its owner has
 * asked for. Matches of version 1 know no such wish: what took less than 2 was never hidden in them.
 */
export function mayHide(s: Readonly<State>, seat: Seat, loss: number): boolean {
  const { fameSpent, fame } = ownerAt(s, seat)
  const { famePolicy, cortinaFrom = CORTINA_FROM_BEFORE } = s.preferences[seat] as Preferences
  return famePolicy !== 'NONE' && !fameSpent && fame >= CORTINA_FAME && loss >= cortinaFrom
}

/** Pays for it, before anything else takes Fame. */
export function hide(s: State, seat: Seat): void {
  ownerAt(s, seat).fameSpent = true
  changeFame(s, seat, -CORTINA_FAME)
  statsOf(s, seat).cortinaUsed++
}

/** Fame that is lost in INCOME, unless it is hidden. Says whether anybody hears of it. */
export function loseFame(s: State, seat: Seat, loss: number): boolean {
  const isHidden = mayHide(s, seat, loss)
  if (isHidden) hide(s, seat)
  else changeFame(s, seat, -loss)
  return !isHidden
}
