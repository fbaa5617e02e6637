import type { PlayerMove } from '../../moves.ts'
import { PRICE_PERCENT } from '../../rules/prices.ts'
import type { Mind } from '../mind.ts'
import type { Ideas } from './family.ts'

/** [5.0.6, 5.0.7] A purchase whose price depends on the result; what is too dear lapses, and a failure buys nothing. */
export function bargain(
  mind: Mind,
  ideas: Ideas,
  move: PlayerMove,
  gold: number,
  influence: number,
  worth: number,
): void {
  const best = worth - costAt(mind, gold, influence, PRICE_PERCENT.veryGood)
  if (!ideas.hopes(Math.max(best, 0))) return
  ideas.rolled(
    move,
    12 * gold,
    influence,
    best,
    worth - costAt(mind, gold, influence, PRICE_PERCENT.good),
    worth - costAt(mind, gold, influence, PRICE_PERCENT.success),
    isPayable(mind, gold, influence) ? worth - costAt(mind, gold, influence, PRICE_PERCENT.poor) : 0,
    0,
  )
}

function costAt({ rates }: Mind, gold: number, influence: number, percent: number): number {
  return 12 * share(gold, percent) * rates.gold12 + share(influence, percent) * rates.influence
}

/** Whether even a poor result can be paid for. */
function isPayable({ me }: Mind, gold: number, influence: number): boolean {
  return 12 * share(gold, PRICE_PERCENT.poor) <= me.gold12 && share(influence, PRICE_PERCENT.poor) <= me.turn.influence
}

function share(amount: number, percent: number): number {
  return Math.ceil((amount * percent) / 100)
}
