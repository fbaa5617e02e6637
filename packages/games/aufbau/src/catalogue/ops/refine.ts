import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { activeEffects } from '../sources.ts'

/** [11.1 refine, F-05] Each works for one workshop, chosen by its place in order of acquisition. */
export function refineSteps(p: Readonly<Player>, workshop: string): number {
  let steps = 0
  for (const active of activeEffects(p, 'refine')) {
    if (p.workshops[active.choice]?.id === workshop) steps += amountOf(p, active, active.effect.steps)
  }
  return steps
}
