import { FOLLOWERS } from '../../data/works.ts'
import type { Group, Specialist, SpecialistKind } from '../../estate.ts'
import type { GroupChange } from '../../maintenance-facts.ts'
import { shiftLoyalty } from '../../rules/groups.ts'
import { groupOf, isOnDuty } from '../../rules/holdings.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { type Active, activeEffects, effectsOf, type Source } from '../sources.ts'

/** [11.1 loyalty] What a newly hired specialist of that kind thinks more of the house. */
export function hiredLoyalty(p: Readonly<Player>, kind: SpecialistKind): number {
  let delta = 0
  for (const active of activeEffects(p, 'loyalty')) {
    const { when, kinds } = active.effect
    if (when === 'hired' && (!kinds || kinds.includes(kind))) delta += amountOf(p, active, active.effect.delta)
  }
  return delta
}

/** [11.1 loyalty, F-18] Loyalty of the troops with all that lifts it while it is at work. */
export function troopLoyalty(p: Readonly<Player>): number {
  let loyalty = p.troops.loyalty
  for (const active of activeEffects(p, 'loyalty')) {
    const { when, target } = active.effect
    if (when === 'active' && target === 'troops') loyalty += amountOf(p, active, active.effect.delta)
  }
  return clamp(loyalty)
}

/** [11.1 loyalty] Once, when it has been built; `times` more when it has been improved. */
export function onBuilt(p: Player, source: Source, times: number): GroupChange[] {
  const changes: GroupChange[] = []
  for (const { effect } of effectsOf(p, source, 'loyalty')) {
    if (effect.when === 'built') apply(p, effect, effect.delta * times, changes)
  }
  return changes
}

/** [F-25] What stands while a specialisation is at work comes with it and goes when it rests. */
export function onWorkChanged(p: Player, source: Source, isAtWork: boolean): GroupChange[] {
  const changes: GroupChange[] = []
  const group = groupOf(source.host)
  for (const { effect } of effectsOf(p, source, 'loyalty')) {
    if (effect.when !== 'active' || effect.target !== 'host' || !group || !('post' in source.host)) continue
    shift(group, source.host.post.id, isAtWork ? effect.delta : -effect.delta, changes)
  }
  return changes
}

/** [11.1 loyalty] What lasts some rounds is taken back. */
export function takeBackLoyalty(p: Player, source: Source): void {
  for (const { effect } of effectsOf(p, source, 'loyalty')) if (effect.rounds) apply(p, effect, -effect.delta, [])
}

function apply(p: Player, { target }: Active<'loyalty'>['effect'], delta: number, changes: GroupChange[]): void {
  if (target === 'troops') p.troops.loyalty = clamp(p.troops.loyalty + delta)
  if (target === 'housedSpecialist') {
    const guest = leastLoyal(p)
    if (guest) guest.loyalty = clamp(guest.loyalty + delta)
  }
  if (target !== 'tenants') return
  for (const { id, tenants } of p.domains) shift(tenants, id, delta, changes)
  for (const { id, tenants } of p.cities) shift(tenants, id, delta, changes)
}

/** [D-29] Only where somebody lives. */
function shift(group: Group, host: string, delta: number, changes: GroupChange[]): void {
  if (group.levels === 0) return
  const before = group.loyalty
  shiftLoyalty(group, delta)
  if (group.loyalty !== before) changes.push({ host, levels: 0, loyalty: group.loyalty - before })
}

/** [11.1 housedSpecialist] The active one with the least loyalty, the first by id of equals. */
function leastLoyal({ specialists }: Readonly<Player>): Specialist | undefined {
  let least: Specialist | undefined
  for (const one of specialists) {
    if (!isOnDuty(one)) continue
    if (!least || one.loyalty < least.loyalty || (one.loyalty === least.loyalty && one.id < least.id)) least = one
  }
  return least
}

function clamp(loyalty: number): number {
  return Math.max(0, Math.min(FOLLOWERS.loyaltyMax, loyalty))
}
