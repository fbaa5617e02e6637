import type { Io } from '@ludoteca/kernel'
import { boundCombat } from '../catalogue/bills.ts'
import { saleDivisor } from '../catalogue/ops/auto-sale.ts'
import { capIncrease } from '../catalogue/ops/cap.ts'
import { combatPower } from '../catalogue/ops/combat.ts'
import { dcParts } from '../catalogue/ops/dc.ts'
import { type Cover, coverOf, hostDefence, isDefended } from '../catalogue/ops/defence.ts'
import { roundsSpared, shieldedLoss, triggerDelta } from '../catalogue/ops/event-shield.ts'
import { isWorkshopOpen as isGrantedOpen } from '../catalogue/ops/grant-workshop.ts'
import { hiredLoyalty } from '../catalogue/ops/loyalty.ts'
import { marketPush } from '../catalogue/ops/market-shift.ts'
import { changedPrice } from '../catalogue/ops/price.ts'
import { refineSteps } from '../catalogue/ops/refine.ts'
import { loyaltyCheckBonus, rollBonus } from '../catalogue/ops/roll.ts'
import { rollFlatGold } from '../catalogue/ops/sale-flat.ts'
import { type Room, storageRoom } from '../catalogue/ops/storage.ts'
import { isUnlocked } from '../catalogue/ops/unlock.ts'
import { workshopCost } from '../catalogue/ops/upkeep.ts'
import { factoredOversight, factoredYield } from '../catalogue/ops/yield-factor.ts'
import { placesTaken } from '../catalogue/places.ts'
import { entryOf } from '../catalogue/specs.ts'
import type { DcPart } from '../checks.ts'
import { EVENT, EVENT_SECTION_ROUNDS } from '../data/events.ts'
import type { Material } from '../data/materials.ts'
import type { SpecialistKind, Tier, Workshop } from '../estate.ts'
import type { Fact } from '../facts.ts'
import type { Price } from '../ledger.ts'
import type { Move } from '../moves.ts'
import type { Player, World } from '../state.ts'
import { isActive } from './events.ts'

/*
 * [11.1] What facilities, specialisations and specialists of the full catalogue add to the rules of v1. Rules ask here
 * and nowhere else; with the catalogue of v1 every answer is neutral.
 */

const NO_PARTS: readonly DcPart[] = []

/** What caps can be raised. */
export type CapName =
  | 'sellBuy'
  | 'lend'
  | 'oversight'
  | 'mercenary'
  | 'militia'
  | 'bodyguard'
  | 'specialists'
  | 'ownMarkets'
  | 'hostTenants'
  | 'hostFollowers'
  | 'hostWorkshopSmall'
  | 'hostWorkshopMedium'
  | 'hostChambersSlotFree'
  /** Free facility actions a round. */
  | 'freeBuilds'

/** What a defence roll is about: a post, or the envy of others. */
export type DefencePlace = { readonly host: string } | 'counterReaction' | 'cargo' | 'politics'
export interface DefenceBoost extends Readonly<Cover> {
  /** Combat power that counts for this roll alone. */
  readonly combat: number
}
const NO_DEFENCE: DefenceBoost = { bonus: 0, combat: 0, halvesDc: false, rerollFrom: undefined }

/** Whether this facility does what the full catalogue says, and not what v1 says. */
export function isCatalogued(p: Readonly<Player>, key: string): boolean {
  return p.works !== null && entryOf(key) !== undefined
}

/** [4.3] Modifiers of a command's DC; counted as increases and reductions like all others. */
export function dcBoosts(
  _w: Readonly<World>,
  p: Readonly<Player>,
  action: Move['type'],
  mode: string,
  size: Tier,
): readonly DcPart[] {
  return p.works === null ? NO_PARTS : dcParts(p, action, mode, size)
}

/** Added to the total of a command's check. */
export function rollBoost(_w: Readonly<World>, p: Readonly<Player>, action: Move['type'], mode: string): number {
  return p.works === null ? 0 : rollBonus(p, action, mode)
}

/** [4.4] Added to the loyalty of a group when it is tested. */
export function loyaltyBoost(p: Readonly<Player>): number {
  return p.works === null ? 0 : loyaltyCheckBonus(p, 'groups')
}

/** How much a cap is raised; `host` for caps of one post. */
export function capBoost(_w: Readonly<World>, p: Readonly<Player>, what: CapName, host = ''): number {
  return p.works === null ? 0 : capIncrease(p, what, host)
}

/** [4.4] */
export function defenceBoost(
  w: Readonly<World>,
  p: Readonly<Player>,
  event: number,
  place: DefencePlace,
): DefenceBoost {
  if (p.works === null) return NO_DEFENCE
  const host = typeof place === 'object' ? place.host : ''
  const { bonus, halvesDc, rerollFrom } = coverOf(p, w.round, place)
  const combat = combatPower(p, 'defence', host) + (isAtSea(p, event, place) ? combatPower(p, 'sea') : 0)
  return { bonus, halvesDc, rerollFrom, combat }
}

/** [11.1] Ships help enterprises and their cargo against pirates and in a conflict. */
function isAtSea({ trades }: Readonly<Player>, event: number, place: DefencePlace): boolean {
  if (event !== EVENT.raidersOrPirates && event !== EVENT.borderConflict) return false
  return place === 'cargo' || (typeof place === 'object' && trades.some(({ id }) => id === place.host))
}

/** Combat power beyond troops and brave specialists, less what is bound to some place. */
export function combatBoost(p: Readonly<Player>, kind: 'open' | 'covert' | 'sea' | 'defence'): number {
  if (p.works === null) return 0
  return combatPower(p, kind) - (kind === 'open' ? boundCombat(p) : 0)
}

/** Change of the number up to which a d20 triggers an event at a place. */
export function triggerBoost(_w: Readonly<World>, p: Readonly<Player>, event: number, host: string): number {
  return p.works === null ? 0 : triggerDelta(p, event, host)
}

/** What is left of a loss through an event at a place. */
export function boostedLoss(p: Readonly<Player>, event: number, host: string, loss: number): number {
  return p.works === null ? loss : shieldedLoss(p, event, host, loss)
}

/** [7.2] Whether an event still holds for this player: some are rid of it sooner. */
export function isActiveFor(w: Readonly<World>, p: Readonly<Player>, event: number): boolean {
  if (!isActive(w, event)) return false
  return p.works === null || w.round - w.sectionStart < EVENT_SECTION_ROUNDS - roundsSpared(p, event)
}

/** [11.1, 7.3 row 37] Whether something at a place is made to defend it. */
export function isFortified(p: Readonly<Player>, host: string): boolean {
  return p.works !== null && isDefended(p, host)
}

/** [F-23, 7.3 row 6] What hides a cult from those who look into it. */
export function hidingBoost(p: Readonly<Player>, host: string): number {
  return p.works === null ? 0 : hostDefence(p, host)
}

/** A listed price as facilities change it. `mode` is the facility key, kind or tier that is bought. */
export function boostedPrice(
  _w: Readonly<World>,
  p: Readonly<Player>,
  action: Move['type'],
  mode: string,
  host: string,
  price: Price,
  units = 1,
): Price {
  return p.works === null ? price : changedPrice(p, { action, mode, host, units }, price)
}

/** [6.3] What a workshop costs. */
export function boostedWorkshopCost(
  p: Readonly<Player>,
  workshop: Readonly<Workshop>,
  what: 'gold' | 'labor',
  listed: number,
): number {
  return p.works === null ? listed : workshopCost(p, workshop, what, listed)
}

/** [P19] Workshops that a facility gave work as long as it does. */
export function isWorkshopOpen(p: Readonly<Player>, workshop: Readonly<Workshop>): boolean {
  return p.works === null || isGrantedOpen(p, workshop)
}

/** [6.8] Steps of refinement for this workshop beyond those of v1. */
export function refineBoost(_w: Readonly<World>, p: Readonly<Player>, workshop: string): number {
  return p.works === null ? 0 : refineSteps(p, workshop)
}

/** [3.2.3] What a domain produces. */
export function boostedProduction(p: Readonly<Player>, domain: string, count: number): number {
  return p.works === null ? count : factoredYield(p, 'production', domain, count)
}

/** [5.7] What looking after a workshop yields. */
export function boostedOversight(p: Readonly<Player>, workshop: string, count: number): number {
  return p.works === null ? count : factoredOversight(p, workshop, count)
}

/** [6.8] Room beyond that of storages. */
export function roomBoost(p: Readonly<Player>): Room | null {
  return p.works === null ? null : storageRoom(p)
}

/** [6.8] Twelfths of gold for one of a material when what is left is sold; `usual12` is what others get. */
export function boostedUnit12(p: Readonly<Player>, material: Material, usual12: number): number {
  return p.works === null || material.kind === 'special' ? usual12 : 12 / saleDivisor(p, material, 12 / usual12)
}

/** [7.1] Where this player pushes the 2d6 of own markets, or of the local one. */
export function marketBoost(p: Readonly<Player>, scope: 'ownMarkets' | 'local'): number {
  return p.works === null ? 0 : marketPush(p, scope)
}

/** [5.4–5.6] Gold that trading brings on top, rolled by its owner. */
export function rollTradeBoost(p: Readonly<Player>, action: Move['type'], io: Io<Fact>): number {
  return p.works === null ? 0 : rollFlatGold(p, action, io)
}

/** [5.8] Whether offices may split what they yield thanks to a facility at work. */
export function unlocksSplit(p: Readonly<Player>): boolean {
  return p.works !== null && isUnlocked(p, 'officeYieldSplit')
}

/** [5.11] Places for workshops and storages that facilities have taken. */
export function takenPlaces(p: Readonly<Player>, host: string, tier: Tier): number {
  return p.works === null ? 0 : placesTaken(p, host, tier)
}

/** [5.12] What a new specialist thinks more of the house. */
export function hiredLoyaltyBoost(p: Readonly<Player>, kind: SpecialistKind): number {
  return p.works === null ? 0 : hiredLoyalty(p, kind)
}
