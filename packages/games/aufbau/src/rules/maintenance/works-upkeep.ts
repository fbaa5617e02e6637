import { EVENT } from '../../data/events.ts'
import { byTier, rankOf } from '../../data/posts.ts'
import { STORAGE, WORKSHOP } from '../../data/works.ts'
import type { Workshop } from '../../estate.ts'
import type { Player, World } from '../../state.ts'
import { boostedWorkshopCost, isActiveFor, isWorkshopOpen } from '../boosts.ts'
import { isActive } from '../events.ts'
import { type Books, charge } from './books.ts'
import { UPKEEP_FROM_ROUND } from './fixed-costs.ts'

/** [P19, 6.3] In the order they were acquired; who cannot be paid for stands still. */
export function workshopUpkeep(b: Books): void {
  const { w, p } = b
  const isFree = w.round < UPKEEP_FROM_ROUND
  p.turn.maintained = []
  for (const workshop of p.workshops) {
    const { id, damage } = workshop
    if (damage !== null) continue
    if (!isWorkshopOpen(p, workshop)) b.idle.push(id)
    else if (isFree) p.turn.maintained.push(id)
    else maintainWork(b, 'workshop', id, workshopGold(w, p, workshop), workshopLabor(w, p, workshop))
  }
}

/** [P20, 6.3] */
export function storageUpkeep(b: Books): void {
  const { w, p } = b
  const isFree = w.round < UPKEEP_FROM_ROUND
  for (const { id, tier, damage } of p.storages) {
    if (damage !== null) continue
    if (isFree) p.turn.maintained.push(id)
    else maintainWork(b, 'storage', id, 0, byTier(STORAGE.upkeepLabor, tier))
  }
}

function maintainWork(b: Books, source: 'workshop' | 'storage', id: string, gold: number, labor: number): void {
  const { p } = b
  // [6.3] Storages cost no gold, so debts do not close them.
  const isPayable = b.labor >= labor && (source === 'storage' || p.gold12 >= 12 * gold)
  if (!isPayable) {
    b.idle.push(id)
    return
  }
  charge(b, source, id, gold, labor, 0)
  p.turn.maintained.push(id)
}

/** [6.3] Rows 9, 20 and 27 make workshops dearer. */
function workshopGold(w: Readonly<World>, p: Readonly<Player>, workshop: Readonly<Workshop>): number {
  const { tier } = workshop
  let gold = byTier(WORKSHOP.upkeepGold, tier)
  if (isActive(w, EVENT.capitalBuilding)) gold += 1
  if (isActive(w, EVENT.alchemyAccident)) gold += 1
  if (isActiveFor(w, p, EVENT.cityRiot)) gold += rankOf(tier)
  return boostedWorkshopCost(p, workshop, 'gold', gold)
}

/** [6.3] Row 3 keeps workers in bed. */
function workshopLabor(w: Readonly<World>, p: Readonly<Player>, workshop: Readonly<Workshop>): number {
  const labor = byTier(WORKSHOP.upkeepLabor, workshop.tier) + (isActive(w, EVENT.plague) ? 1 : 0)
  return boostedWorkshopCost(p, workshop, 'labor', labor)
}
