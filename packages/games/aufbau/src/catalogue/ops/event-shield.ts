import { find } from '../../rules/holdings.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { isAt } from '../hosts.ts'
import { type Active, activeEffects } from '../sources.ts'

/** [11.1 eventShield] Change of the number up to which a d20 triggers an event at a place. */
export function triggerDelta(p: Readonly<Player>, event: number, host: string): number {
  let delta = 0
  for (const active of activeEffects(p, 'eventShield')) {
    if (isMeant(p, active, event, host)) delta += amountOf(p, active, active.effect.triggerDelta ?? 0)
  }
  return delta
}

/** [11.1 eventShield] What is left of a loss, rounded down. */
export function shieldedLoss(p: Readonly<Player>, event: number, host: string, loss: number): number {
  let left = loss
  for (const active of activeEffects(p, 'eventShield')) {
    const { factor } = active.effect
    if (factor && isMeant(p, active, event, host)) left = Math.floor((left * factor[0]) / factor[1])
  }
  return left
}

/** [11.1 eventShield] How many rounds less an event is felt. */
export function roundsSpared(p: Readonly<Player>, event: number): number {
  let rounds = 0
  for (const active of activeEffects(p, 'eventShield')) {
    if (active.effect.events.includes(event)) rounds -= amountOf(p, active, active.effect.durationDelta ?? 0)
  }
  return rounds
}

function isMeant(p: Readonly<Player>, { effect, source }: Active<'eventShield'>, event: number, host: string): boolean {
  if (!effect.events.includes(event)) return false
  if (effect.scope === 'host') return isAt(source.host, host)
  return effect.scope === 'owner' || find(p.domains, host) !== undefined
}
