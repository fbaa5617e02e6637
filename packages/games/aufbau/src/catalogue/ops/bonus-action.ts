import { lookUp } from '@ludoteca/kernel'
import type { Move } from '../../moves.ts'
import type { Player } from '../../state.ts'
import { concerns } from '../actions.ts'
import { type Active, activeEffects } from '../sources.ts'

/** [11.1 bonusAction] Who lets this action be done without cost and key now: the first that has room for it. */
export function bonusActionFrom(
  p: Readonly<Player>,
  action: Move['type'],
  mode: string,
  investments: number,
): string | undefined {
  for (const active of activeEffects(p, 'bonusAction')) {
    const { actions, maxInvestments = investments } = active.effect
    if (investments <= maxInvestments && concerns(actions, action, mode) && isReady(p, active)) return active.source.ref
  }
  return undefined
}

/** All that are ready now, for whoever wants to know what is left. */
export function readyBonusActions(p: Readonly<Player>): readonly Active<'bonusAction'>[] {
  return activeEffects(p, 'bonusAction').filter((active) => isReady(p, active))
}

function isReady({ works }: Readonly<Player>, { effect, source }: Active<'bonusAction'>): boolean {
  if (works === null) return false
  const usedAt = lookUp(works.usedAt, source.ref)
  if (effect.everyUses !== undefined) return (lookUp(works.progress, source.ref) ?? 0) >= effect.everyUses
  return usedAt === undefined || (!effect.once && works.round - usedAt >= (effect.everyRounds ?? 1))
}

export function useBonusAction(p: Player, ref: string): void {
  if (p.works === null) return
  p.works.usedAt[ref] = p.works.round
  if (lookUp(p.works.progress, ref) !== undefined) p.works.progress[ref] = 0
}

/** [F-28] A use counts for whoever counts such uses; more than one bonus action is not saved up. */
export function countUse(p: Player, action: Move['type'], mode: string, isStandard: boolean): void {
  if (p.works === null) return
  for (const { effect, source } of activeEffects(p, 'bonusAction')) {
    const { everyUses, usesOf } = effect
    if (everyUses === undefined || !(usesOf ? concerns(usesOf, action, mode) : isStandard)) continue
    p.works.progress[source.ref] = Math.min(everyUses, (lookUp(p.works.progress, source.ref) ?? 0) + 1)
  }
}
