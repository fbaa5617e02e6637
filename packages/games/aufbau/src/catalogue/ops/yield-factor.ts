import { find } from '../../rules/holdings.ts'
import type { Player } from '../../state.ts'
import type { YieldFactorEffect } from '../effects.ts'
import { isAt } from '../hosts.ts'
import { activeEffects } from '../sources.ts'

/** [11.1 yieldFactor] What a place yields, rounded down. */
export function factoredYield(
  p: Readonly<Player>,
  what: YieldFactorEffect['what'],
  host: string,
  amount: number,
): number {
  let yielded = amount
  for (const { effect, source } of activeEffects(p, 'yieldFactor')) {
    const [times, by] = effect.factor
    if (effect.what === what && isAt(source.host, host)) yielded = Math.floor((yielded * times) / by)
  }
  return yielded
}

/** The same for a workshop, which yields as the place it stands on. */
export function factoredOversight(p: Readonly<Player>, workshop: string, amount: number): number {
  return factoredYield(p, 'workshopOversight', find(p.workshops, workshop)?.host ?? '', amount)
}
