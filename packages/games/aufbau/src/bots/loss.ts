import type { Move } from '../moves.ts'
import { ENVY_REACTIONS, envyThreshold } from '../rules/envy.ts'
import { baseInfluence } from '../rules/income.ts'
import { gold, type Mind } from './mind.ts'

/** [13.1] Influence if there is enough of it and nothing to buy with it, gold otherwise. */
export function chooseLoss(mind: Mind): Move {
  const { w, me, habits } = mind
  const loss = ENVY_REACTIONS[envyThreshold(me)]?.loss ?? 0
  const isRich = gold(mind) >= loss + habits.reserve
  const spares = baseInfluence(w, me) >= loss && !(habits.needsInfluence && isRich)
  return { type: 'chooseLoss', choice: spares ? 'influence' : 'gold' }
}
