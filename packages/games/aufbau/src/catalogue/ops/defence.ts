import { lookUp } from '@ludoteca/kernel'
import type { DefencePlace } from '../../rules/boosts.ts'
import { find } from '../../rules/holdings.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { isAt } from '../hosts.ts'
import { type Active, activeEffects } from '../sources.ts'

/** What facilities, specialisations and specialists do for one defence roll. */
export interface Cover {
  bonus: number
  /** The DC is halved, rounded up. */
  halvesDc: boolean
  /** Who repeats a failed roll: the first that has not done so in this round. */
  rerollFrom: string | undefined
}

/** [11.1 defence] */
export function coverOf(p: Readonly<Player>, round: number, place: DefencePlace): Cover {
  const cover: Cover = { bonus: 0, halvesDc: false, rerollFrom: undefined }
  for (const active of activeEffects(p, 'defence')) {
    if (!covers(p, active, place)) continue
    const { bonus = 0, halvesDc = false, reroll = false } = active.effect
    const { ref } = active.source
    cover.bonus += amountOf(p, active, bonus)
    cover.halvesDc ||= halvesDc
    if (reroll && lookUp(p.works?.usedAt, ref) !== round) cover.rerollFrom ??= ref
  }
  return cover
}

/** [F-23] What only this place has to hide behind. */
export function hostDefence(p: Readonly<Player>, host: string): number {
  let bonus = 0
  for (const active of activeEffects(p, 'defence')) {
    const { effect, source } = active
    if (effect.scope === 'host' && isAt(source.host, host)) bonus += amountOf(p, active, effect.bonus ?? 0)
  }
  return bonus
}

/** [F-22, 11.1] Whether anything there is made to defend it. */
export function isDefended(p: Readonly<Player>, host: string): boolean {
  for (const { effect, source } of activeEffects(p, 'defence')) {
    if (effect.scope === 'host' && isAt(source.host, host)) return true
  }
  return false
}

/** [F-20] Intrigue is what envy does and what follows a step that went wrong. */
function covers(p: Readonly<Player>, { effect, source }: Active<'defence'>, place: DefencePlace): boolean {
  const host = typeof place === 'object' ? place.host : ''
  switch (effect.scope) {
    case 'all':
      return true
    case 'counterReaction':
      return place === 'counterReaction' || place === 'politics'
    case 'domains':
      return find(p.domains, host) !== undefined
    case 'host':
      return isAt(source.host, host)
  }
}
