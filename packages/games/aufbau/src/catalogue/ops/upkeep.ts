import { lookUp } from '@ludoteca/kernel'
import { RANK } from '../../data/posts.ts'
import type { TroopKind, Workshop } from '../../estate.ts'
import { find } from '../../rules/holdings.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import type { UpkeepTarget } from '../effects.ts'
import { isAt } from '../hosts.ts'
import { type Active, activeEffects } from '../sources.ts'

/** What fixed upkeep comes to in gold, before anything is saved. */
export type FixedGold = Readonly<Record<'domains' | 'cities' | TroopKind, number>>

/** [11.1 upkeep] Each facility that saves something says how much; together never more than is due. */
export function eachSaving(p: Readonly<Player>, due: FixedGold, visit: (ref: string, gold: number) => void): void {
  const left: Record<string, number> = { ...due }
  for (const active of activeEffects(p, 'upkeep')) {
    const accounts = ACCOUNTS[active.effect.target]
    if (!accounts) continue
    let saved = 0
    const wanted = -amountOf(p, active, active.effect.gold ?? 0) * timesOf(p, active)
    for (const account of accounts) {
      const some = Math.min(wanted - saved, left[account] as number)
      left[account] = (left[account] as number) - some
      saved += some
    }
    if (saved > 0) visit(active.source.ref, saved)
  }
}

/** Whose upkeep is meant. */
const ACCOUNTS: Readonly<Partial<Record<UpkeepTarget, readonly (keyof FixedGold)[]>>> = {
  domains: ['domains'],
  cities: ['cities'],
  troops: ['bodyguard', 'militia', 'mercenary', 'thug'],
  militia: ['militia'],
  bodyguardLevel: ['bodyguard'],
  militiaLevel: ['militia'],
  mercenaryLevel: ['mercenary'],
  thugLevel: ['thug'],
}

/** Once for all, or for each level up to a number. */
function timesOf({ troops }: Readonly<Player>, { effect }: Active<'upkeep'>): number {
  if (!effect.target.endsWith('Level')) return 1
  const levels = lookUp(troops.levels, effect.target.slice(0, -'Level'.length)) ?? 0
  return Math.min(levels, effect.units ?? levels)
}

/** [11.1 upkeep] What a workshop costs, never less than nothing. */
export function workshopCost(
  p: Readonly<Player>,
  { host, tier }: Readonly<Workshop>,
  what: 'gold' | 'labor',
  listed: number,
): number {
  let cost = listed
  for (const active of activeEffects(p, 'upkeep')) {
    if (isForWorkshop(p, active, host)) cost += amountOf(p, active, active.effect[what] ?? 0, RANK[tier])
  }
  return Math.max(0, cost)
}

function isForWorkshop(p: Readonly<Player>, { effect, source }: Active<'upkeep'>, host: string): boolean {
  if (effect.target === 'hostWorkshops') return isAt(source.host, host)
  return effect.target === 'cityWorkshops' && find(p.cities, host) !== undefined
}
