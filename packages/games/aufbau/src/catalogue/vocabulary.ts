import type { Dice } from '../data/dice.ts'
import type { MarketGroup, MaterialId } from '../data/materials.ts'
import type { DomainKind, OfficeKind, OrganizationKind, SpecialistKind, Tier, TroopKind } from '../estate.ts'
import type { Move } from '../moves.ts'

/*
 * [11.1] The language in which facilities, specialisations and specialists say what they cost and do. Data is written in
 * it (data/full), one interpreter for each operation reads it (ops), and words are made from it. Here are its smaller
 * words; `effects.ts` has the operations, `entries.ts` whole entries.
 */

/** What an amount can grow with. */
export type Scale =
  | 'hostRank'
  | 'hostLevels'
  | 'domainLevels'
  | 'cityLevels'
  | 'allLevels'
  | 'domains'
  | 'cities'
  | 'domainRanks'
  | 'tradeRanks'
  | 'underworldRank'
  | 'cultRank'
  | 'craftRank'
  | 'guildRanks'
  | 'hqOrganizationRanks'
  | 'troopLevels'
  | 'troopKinds'
  | 'guard'
  | 'militia'
  | 'mercenary'
  | 'ships'
  | 'linkedPylons'
  | 'bastionStep'
  /** Influence that this very facility brings. */
  | 'ownInfluence'
  /** Of the purchase or workshop that is being asked about. */
  | 'workshopRank'
  | 'targetRank'
  | 'levelsBought'

export type Amount = number | Scaled | Tabled | Summed | Rolled
/** `each` times what the scale says, divided by `every` and rounded down unless told otherwise; at most `max`. */
export interface Scaled {
  readonly each: number
  readonly per: Scale
  readonly every?: number
  readonly max?: number
  readonly round?: 'ceil'
}
/** The entry that the scale points to, or the last one. */
export interface Tabled {
  readonly table: readonly number[]
  readonly per: Scale
}
export interface Summed {
  readonly sum: readonly Amount[]
  readonly max?: number
}
interface Rolled {
  readonly dice: Dice
}

/** Numerator and denominator. */
export type Fraction = readonly [number, number]

/** Any or a random material that fits: `raw`, `special`, with tier, market group or tag; alternatives joined by `|`. */
export type Picked = `any:${string}` | `random:${string}`
export type Good = MaterialId | Picked

export type Predicate =
  | { readonly is: 'domain'; readonly kind: DomainKind; readonly focus?: string; readonly notFocus?: string }
  | { readonly is: 'city'; readonly kind: string; readonly focus?: string; readonly notFocus?: string }
  | { readonly is: 'office'; readonly kind: OfficeKind }
  /** The organisation it is built at is one of these. */
  | { readonly is: 'hostOrganization'; readonly kinds: readonly OrganizationKind[] }
  /** The player owns one. */
  | { readonly is: 'organization'; readonly kind: OrganizationKind }
  /** So many active specialists of these fields; of any where none is named. */
  | { readonly is: 'specialist'; readonly kinds: readonly SpecialistKind[]; readonly count?: number }
  | { readonly is: 'troops'; readonly kind: TroopKind; readonly levels: number }
  | { readonly is: 'hostFacility'; readonly key: string }
  | { readonly is: 'hostWorkshop'; readonly tier: Tier }
  | { readonly is: 'followerLevels'; readonly count: number }
  | { readonly is: 'offices'; readonly count: number }
  /** Some workshop or facility of the player makes it. */
  | { readonly is: 'produces'; readonly material: MaterialId }
  /** Owns a cult or an office of church oversight. */
  | { readonly is: 'religious' }
  | { readonly is: 'localMarketPositive'; readonly group: MarketGroup }

/** What is paid once. */
export type Cost = Partial<
  Readonly<Record<'gold' | 'influence' | 'labor' | 'magicPower' | 'permanentLabor' | Good, number>>
>
/** What is paid every round, or every so many. */
export type Due = Amount | { readonly amount: Amount; readonly everyRounds: number }
export type ChargeName =
  | 'gold'
  | 'influence'
  | 'labor'
  | 'magicPower'
  | 'food'
  /** So many levels of the host give neither labour nor gold. */
  | 'hostLevelIdle'
  /** Troop levels but militia, or combat power, that count for nothing else. */
  | 'boundTroopLevels'
  | 'boundCombat'
  | Good
export type Charges = Partial<Readonly<Record<ChargeName, Due>>>
/** One of several ways to pay, as the player chooses. */
export type Upkeep = Charges | { readonly oneOf: readonly Charges[] }

/** A move, or one mode of it. */
export type ActionRef =
  | Move['type']
  | 'gainInfluence.temporary'
  | 'gainMaterials.domainAdministration'
  | 'gainMaterials.workshopOversight'
