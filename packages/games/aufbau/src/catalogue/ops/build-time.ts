import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { activeEffects } from '../sources.ts'

/** [F-38] Rounds a building takes; the best builder leads, and one round is the least. */
export function buildRounds(p: Readonly<Player>, rounds: number): number {
  let best = 0
  for (const active of activeEffects(p, 'buildTime')) best = Math.min(best, amountOf(p, active, active.effect.rounds))
  return Math.max(1, rounds + best)
}
