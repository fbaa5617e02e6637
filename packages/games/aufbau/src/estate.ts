import type { MaterialId } from './data/materials.ts'

export type Tier = 'small' | 'medium' | 'large'
export type DomainTier = 'starter' | Tier

/** [6.6] Tenants, followers, clients. */
export interface Group {
  levels: number
  loyalty: number
  inUnrest: boolean
}

/** [2.4] */
export interface Damage {
  readonly damagedAtRound: number
  readonly repairGold: number
  /** The row of the event. */
  readonly event: number
}

export interface Facility {
  readonly id: string
  readonly key: string
  readonly builtAtRound: number
  damage: Damage | null
  /** [11.1] All below concern the full catalogue alone: improved by a second building, ... */
  upgraded: boolean
  /** ... did not pay its upkeep this round, ... */
  resting: boolean
  /** ... which alternatives it uses, by effect, ... */
  options: readonly number[]
  /** ... materials that were named when it was built, ... */
  materials: readonly MaterialId[]
  /** ... and how much of what is limited it has given so far. */
  used: number
}

export type DomainKind = 'agriculture' | 'animalHusbandry' | 'forestry' | 'mining' | 'magic'
export interface Domain {
  readonly id: string
  tier: DomainTier
  rawPicks: readonly MaterialId[]
  specialization: DomainKind | null
  /** [11.1] */
  focus: string | null
  /** [11.1] What the full catalogue remembers of the specialisation: it works like a facility of the post. */
  specialty: Facility | null
  readonly facilities: Facility[]
  readonly tenants: Group
}

export interface City {
  readonly id: string
  readonly tier: Tier
  readonly tenure: 'owned' | 'pacht'
  mode: 'leased' | 'production'
  /** [11.1] */
  specialization: string | null
  focus: string | null
  specialty: Facility | null
  readonly facilities: Facility[]
  readonly tenants: Group
}

export type OfficeKind =
  | 'cityAdministration'
  | 'churchOversight'
  | 'courtOffice'
  | 'provinceAdministration'
  | 'militaryOffice'
export type YieldMode = 'influence' | 'gold' | 'split'
export interface Office {
  readonly id: string
  readonly tier: Tier
  yieldMode: YieldMode
  readonly specialization: OfficeKind | null
  /** [11.1] */
  focus: string | null
  specialty: Facility | null
  readonly facilities: Facility[]
}

export type OrganizationKind = 'underworld' | 'spy' | 'cult' | 'collegiumTrade' | 'collegiumCraft'
export interface Organization {
  readonly id: string
  readonly kind: OrganizationKind
  tier: Tier
  readonly facilities: Facility[]
  readonly followers: Group
}

export interface Trade {
  readonly id: string
  readonly tier: Tier
  mode: 'produce' | 'trade'
  readonly facilities: Facility[]
  damage: Damage | null
}

export interface Workshop {
  readonly id: string
  tier: Tier
  /** The domain or city it stands on. */
  readonly host: string
  input: MaterialId
  output: MaterialId
  readonly facilities: Facility[]
  damage: Damage | null
}

export interface Storage {
  readonly id: string
  tier: Tier
  readonly host: string
  damage: Damage | null
}

export type TroopKind = 'bodyguard' | 'militia' | 'mercenary' | 'thug'
export interface Troops {
  readonly levels: Record<TroopKind, number>
  loyalty: number
  readonly facilities: Facility[]
}

export interface Project {
  readonly id: string
  readonly key: string
  readonly host: string
  readonly startedAtRound: number
  readonly totalRounds: number
  remainingRounds: number
  readonly laborPerRound: number
  readonly magicPowerPerRound: number
  /** [11.1] What the facility will have chosen. */
  readonly options: readonly number[]
  readonly materials: readonly MaterialId[]
}

export type SpecialistKind =
  | 'tactician'
  | 'wizard'
  | 'administrator'
  | 'strategist'
  | 'cleric'
  | 'financier'
  | 'politician'
  | 'builder'
  | 'workshop'
  | 'enforcer'
  | 'artisan'
export type SpecialistTier = 'simple' | 'experienced' | 'master'
export interface Specialist {
  readonly id: string
  readonly kind: SpecialistKind
  readonly secondaryKind: SpecialistKind | null
  tier: SpecialistTier
  loyalty: number
  readonly influencePerRound: number
  /** [6.9] Rolls 10 and 12; counts with the full catalogue alone. */
  readonly baseEffectBonus: number
  readonly promoteAtRound: number | null
  readonly traits: readonly Trait[]
}
export interface Trait {
  /** 1 to 20. */
  readonly id: number
  readonly positiveOnly: boolean
  readonly positiveMultiplier: number
  readonly negativeMultiplier: number
}
