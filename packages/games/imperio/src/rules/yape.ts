import { type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import { YAPE_CASH, YAPE_FAME } from '../data/constants.ts'
import { ownerAt } from '../owners.ts'
import type { State } from '../state.ts'
import { changeCash, changeFame } from './resources.ts'

/** [4.6] Yape de emergencia: once per match, and no other fame spend in the round. */
export function whyNotYape(s: Readonly<State>, seat: Seat, yape: boolean | undefined): Refusal | undefined {
  if (yape !== true) return undefined
  const { yapeUsed, fameSpent, fame } = ownerAt(s, seat)
  if (yapeUsed) return refuse('YAPE_USED')
  if (fameSpent) return refuse('FAME_SPEND_USED')
  return fame < YAPE_FAME ? refuse('NO_FAME', { cost: YAPE_FAME, fame }) : undefined
}

/** What it adds to the cash that may be spent; it is credited with the actions. */
export function yapeCash(yape: boolean | undefined): number {
  return yape === true ? YAPE_CASH : 0
}

export function spendYape(s: State, seat: Seat): void {
  const owner = ownerAt(s, seat)
  owner.yapeUsed = true
  owner.fameSpent = true
  changeFame(s, seat, -YAPE_FAME)
  changeCash(s, seat, YAPE_CASH)
}
