import { assert } from '@ludoteca/kernel'
import type { Purse } from '../facts.ts'
import type { State } from '../state.ts'
import { playerAt } from './seats.ts'

/** All money moves here, so that it is conserved in one place. The bank has no end of it. [1.4] */
export function transfer(s: State, payer: Purse, payee: Purse, amount: number): void {
  if (typeof payer === 'number') {
    const player = playerAt(s, payer)
    player.cash -= amount
    assert(player.cash >= 0, 'cash never falls below nothing [D02]')
  } else if (payer === 'pot') s.bank.pot -= amount
  if (typeof payee === 'number') playerAt(s, payee).cash += amount
  else if (payee === 'pot') s.bank.pot += amount
}
