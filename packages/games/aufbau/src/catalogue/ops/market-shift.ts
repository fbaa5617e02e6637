import type { Player } from '../../state.ts'
import { DIRECTIONS } from '../compile.ts'
import type { MarketShiftEffect } from '../effects.ts'
import { activeEffects } from '../sources.ts'

/** [11.1 marketShift] Where this player pushes the 2d6 of a market. */
export function marketPush(p: Readonly<Player>, scope: MarketShiftEffect['scope']): number {
  let push = 0
  for (const { effect, choice } of activeEffects(p, 'marketShift')) {
    if (effect.scope === scope) push += DIRECTIONS[choice] ?? 0
  }
  return Math.sign(push)
}
