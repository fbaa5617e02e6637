import type { OfficeKind, Tier } from '../estate.ts'
import type { HostKind } from '../rules/holdings.ts'
import type { Effect } from './effects.ts'
import type { Amount, Charges, Cost, Predicate, Upkeep } from './vocabulary.ts'

/** `null` where a facility can be built as often as there is room. */
export interface Limit {
  readonly perHost?: number | Partial<Readonly<Record<Tier, number>>> | null
  readonly perHostRank?: number
  readonly perPlayer?: number
  readonly max?: Amount
  /** It is gone once it has been used. */
  readonly oneTime?: true
  /** It takes the place of a workshop or storage in the city. */
  readonly usesPlace?: Tier
  /** Keys of one group share the limit. */
  readonly group?: 'pylon'
}

interface Build {
  readonly rounds: number
  readonly laborPerRound: number
  readonly magicPowerPerRound?: number
}

/** A second building of the same key makes it better, without a slot. */
export interface Upgrade {
  readonly minHostTier: Tier
  readonly costFactor?: number
  readonly cost?: Cost
  readonly effectFactor: number
  readonly afterRounds?: number
  readonly adds?: readonly Effect[]
}

/** An entry of the catalogue. */
export interface FacilityEntry {
  readonly key: string
  readonly hosts: readonly HostKind[]
  readonly minHostTier: Tier | null
  readonly slots: 0 | 1
  readonly cost: Cost
  readonly upkeep: Upkeep
  readonly build?: Build
  readonly limit?: Limit
  readonly requires?: readonly Predicate[]
  /** It takes the place of that one at the same host. */
  readonly upgradeOf?: string
  readonly upgrade?: Upgrade
  readonly effects: readonly Effect[]
  /** The source was vague; what it does is a decision of ours. */
  readonly interpreted?: true
}

/** What a domain or city can be made for. With a focus its cost and effects come instead of, and after, the others. */
export interface Specialization {
  readonly kind: string
  readonly minHostTier: Tier
  readonly cost: Cost
  readonly upkeep: Charges
  readonly requires?: readonly Predicate[]
  readonly effects: readonly Effect[]
  readonly foci: Readonly<Record<string, Focus>>
}
export interface Focus {
  readonly cost?: Cost
  readonly upkeep?: Charges
  readonly effects: readonly Effect[]
}
export interface OfficeSpecialization {
  readonly kind: OfficeKind
  readonly effects: readonly Effect[]
  readonly foci: Readonly<Record<string, readonly Effect[]>>
}
