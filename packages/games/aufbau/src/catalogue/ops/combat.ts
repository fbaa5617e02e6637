import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import type { CombatEffect } from '../effects.ts'
import { isAt } from '../hosts.ts'
import { type Active, activeEffects } from '../sources.ts'
import { lasts } from '../timing.ts'

/** [11.1 combat] Power beyond that of troops. What is bound to one place counts only there. */
export function combatPower(p: Readonly<Player>, kind: CombatEffect['kind'], host = ''): number {
  let power = 0
  for (const active of activeEffects(p, 'combat')) {
    const { effect, source } = active
    if (effect.kind !== kind || !isTime(p, active)) continue
    if (effect.scope === 'host' && !isAt(source.host, host)) continue
    power += amountOf(p, active, effect.amount)
  }
  return power
}

function isTime({ works }: Readonly<Player>, { effect, source }: Active<'combat'>): boolean {
  const { builtAtRound } = source.facility
  return works !== null && lasts(works.round, builtAtRound, effect.everyRounds, effect.rounds)
}
