import type { MaterialId } from '../data/materials.ts'
import { DOMAIN, TRADE } from '../data/posts.ts'
import { STORAGE, WORKSHOP } from '../data/works.ts'
import type { SpecialistTier, Tier } from '../estate.ts'
import { eachFixedUpkeep } from '../rules/fixed-upkeep.ts'
import { eachIncome } from '../rules/income.ts'
import type { Player, World } from '../state.ts'
import { madeGold } from './recipes.ts'
import type { Taste } from './worth.ts'

/** What labour and influence are sold for, in gold. */
export const LABOR = 1 / 2
export const INFLUENCE = 1 / 3
/** Automatic sale of raw and special materials. */
export const RAW = 1 / 4
export const SPECIAL = 2

/** Gold that comes in every round, with all else at what it is sold for. */
export function yieldOf(w: Readonly<World>, p: Readonly<Player>, { craft, room }: Taste): number {
  let sum = ventures(p) + harvest(p)
  eachIncome(w, p, (_source, _ref, gold, labor, influence) => {
    sum += gold + labor * LABOR + influence * INFLUENCE
  })
  eachFixedUpkeep(w, p, (_source, _ref, gold, labor, influence) => {
    sum -= gold + labor * LABOR + influence * INFLUENCE
  })
  if (craft > 0) sum += craft * crafts(w, p)
  if (room > 0) sum += room * roomOf(p)
  return sum
}

/** [6.1] */
function harvest({ domains }: Readonly<Player>): number {
  let raw = 0
  for (const { tier } of domains) raw += DOMAIN.raw[tier]
  return raw * RAW
}

/** [6.2] */
function ventures({ trades }: Readonly<Player>): number {
  let sum = 0
  for (const { tier, mode, damage } of trades) {
    if (damage !== null) continue
    sum += mode === 'produce' ? TRADE.produce[tier] * SPECIAL : TRADE.goldOut[tier] - TRADE.specialIn[tier] * SPECIAL
  }
  return sum
}

/** What somebody who knows the craft promises a round, for workshops yet to be built. */
export const PROMISE: Readonly<Record<SpecialistTier, number>> = { simple: 2, experienced: 4, master: 4 }

function crafts(w: Readonly<World>, { workshops, specialists }: Readonly<Player>): number {
  let sum = 0
  for (const { output, tier } of workshops) sum += craftYield(w, output, tier)
  for (const { kind, tier } of specialists) {
    if (kind === 'artisan' || kind === 'workshop') return sum + PROMISE[tier]
  }
  return sum
}

/** What a workshop makes beyond what goes into it. */
export function craftYield(w: Readonly<World>, output: MaterialId, tier: Tier): number {
  const upkeep = WORKSHOP.upkeepGold[tier] + WORKSHOP.upkeepLabor[tier] * LABOR
  return madeGold(w, output, tier) - WORKSHOP.rawIn[tier] * RAW - upkeep
}

function roomOf({ storages }: Readonly<Player>): number {
  let sum = 0
  for (const { tier } of storages) sum += STORAGE.raw[tier]
  return sum
}
