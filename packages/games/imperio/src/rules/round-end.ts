import type { State } from '../state.ts'
import { isLastRound } from './mode.ts'
import { statsOf } from './resources.ts'
import { wealthOfAll } from './wealth.ts'

/** [2.4.10] Promises of this round that were not broken are kept, and last places are noted. */
export function closeRound(s: State): void {
  for (const pact of s.pacts) {
    if (pact.round !== s.round || pact.status !== 'ACTIVE') continue
    pact.status = 'KEPT'
    statsOf(s, pact.promiser).pactsKept++
  }
  if (s.round >= 2 && !isLastRound(s)) noteLast(s)
}

/** [7.3] Whoever has strictly less than all others. */
function noteLast(s: State): void {
  const wealth = wealthOfAll(s)
  const least = Math.min(...wealth)
  if (wealth.filter((mine) => mine === least).length === 1) statsOf(s, wealth.indexOf(least)).wasLastAfterRound2 = 1
}
