import type { Seat } from '@ludoteca/kernel'
import type { State } from '../state.ts'
import { playerAt } from './players.ts'

/** [4.3] All money moves between a player and the bank, so none is made or lost. A negative amount comes back. */
export function payBank(s: State, seat: Seat, amount: number): void {
  playerAt(s, seat).balance -= amount
  s.bank += amount
}
