import type { Refusal } from '@ludoteca/kernel'
import { poolOf } from '../catalogue/slots.ts'
import { EVENT } from '../data/events.ts'
import type { FacilityKind } from '../data/facilities.ts'
import { RANK } from '../data/posts.ts'
import type { Tier } from '../estate.ts'
import type { Price } from '../ledger.ts'
import { deny } from '../refusals.ts'
import type { Player, World } from '../state.ts'
import { boostedPrice } from './boosts.ts'
import { isActive, isStartRound } from './events.ts'
import { INSULAE, listedCost } from './facility-cost.ts'
import { REFORMS } from './facility-worth.ts'
import { facilitiesOf, type Host } from './holdings.ts'
import { hostId, slotsOf, slotsUsed } from './slots.ts'

/** [5.11] Building that takes longer than a round. */
export interface BuildingTime {
  readonly rounds: number
  readonly laborPerRound: number
}
const INSULAE_TIME: BuildingTime = { rounds: 4, laborPerRound: 2 }

/** [5.11] How many insulae a city takes, those in progress included. */
const INSULAE_MAX: Readonly<Record<Tier, number>> = { small: 0, medium: 2, large: 4 }
const REFORMS_OFFICES = 2

export function buildingTime(key: string): BuildingTime | null {
  return key === INSULAE ? INSULAE_TIME : null
}

/** [5.11] RULE: wrong place, no slot, or what the four specific keys ask for. */
export function refusePlace(p: Readonly<Player>, { key, hosts }: FacilityKind, host: Host): Refusal | undefined {
  if (!hosts.includes(host.kind)) return deny('RULE', 'wrongPlace')
  if (key === REFORMS) return refuseReforms(p, host) ?? refuseFull(p, host)
  if (key === INSULAE) return refuseInsulae(p, host) ?? refuseFull(p, host)
  return refuseFull(p, host, key)
}

export function refuseFull(p: Readonly<Player>, host: Host, key = ''): Refusal | undefined {
  const pool = poolOf(host, key)
  const slots = slotsOf(p, host, pool)
  return slotsUsed(p, host, pool) < slots ? undefined : deny('RULE', 'noSlot', { slots })
}

function refuseReforms(p: Readonly<Player>, host: Host): Refusal | undefined {
  if (host.kind === 'office' && RANK[host.post.tier] < RANK.medium) {
    return deny('RULE', 'hostTooSmall', { tier: 'medium' })
  }
  if (p.offices.length < REFORMS_OFFICES) return deny('RULE', 'officesNeeded', { need: REFORMS_OFFICES })
  return hasReforms(p) ? deny('RULE', 'onlyOnce') : undefined
}

/** Once for each player, damaged or in progress as it may be. */
export function hasReforms({ offices, projects }: Readonly<Player>): boolean {
  for (const { facilities } of offices) for (const { key } of facilities) if (key === REFORMS) return true
  for (const { key } of projects) if (key === REFORMS) return true
  return false
}

function refuseInsulae(p: Readonly<Player>, host: Host): Refusal | undefined {
  if (host.kind !== 'city') return undefined
  const max = INSULAE_MAX[host.post.tier]
  if (max === 0) return deny('RULE', 'hostTooSmall', { tier: 'medium' })
  let insulae = 0
  for (const { key } of facilitiesOf(p, host)) if (key === INSULAE) insulae++
  for (const { key, host: at } of p.projects) if (key === INSULAE && at === host.post.id) insulae++
  return insulae >= max ? deny('RULE', 'insulaeFull', { max }) : undefined
}

/** [5.11] Listed cost with events, and the labour of the first round of building. */
export function facilityPrice(
  w: Readonly<World>,
  p: Readonly<Player>,
  { key, category }: FacilityKind,
  host: Host,
): Price {
  const { gold12, influence, labor, information, magicPower, goods } = listedCost(key)
  const price: Price = {
    gold12: goldWithEvents12(w, category, host, gold12),
    influence,
    labor: labor + firstLabor(w, key),
    information,
    magicPower,
    goods,
  }
  return boostedPrice(w, p, 'buildFacility', key, hostId(host), price)
}

/** [7.3] Rows 23 and 13. */
export function goldWithEvents12(
  w: Readonly<World>,
  category: FacilityKind['category'],
  host: Host,
  gold12: number,
): number {
  if (host.kind === 'office' && category === 'general' && isActive(w, EVENT.taxSurplus)) return 2 * gold12
  if (host.kind === 'trade' && isStartRound(w) && isActive(w, EVENT.tradeCollapse)) return 12 * Math.ceil(gold12 / 24)
  return gold12
}

/** [5.11, 3.2.5] The great building of the empire makes labour dear. */
function firstLabor(w: Readonly<World>, key: string): number {
  const labor = buildingTime(key)?.laborPerRound ?? 0
  return isActive(w, EVENT.imperialBuilding) ? 2 * labor : labor
}
