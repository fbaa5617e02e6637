import type { Seat } from '@ludoteca/kernel'
import type { Check, Defence } from './checks.ts'
import type {
  DomainKind,
  OfficeKind,
  OrganizationKind,
  Specialist,
  SpecialistKind,
  SpecialistTier,
  Tier,
  TroopKind,
  YieldMode,
} from './estate.ts'
import type { Goods, Price } from './ledger.ts'
import type { Item } from './moves.ts'

/** [5.2–5.13] What somebody did. `paid` is what it cost in the end, `key` the canonical key that was used up. */
export type ActionFact =
  | (Done & { readonly type: 'influenceGained'; readonly permanent: boolean; readonly amount: number })
  | (Done & {
      readonly type: 'moneyLent'
      readonly investments: number
      readonly payout: number
      /** [D-01] No maintenance follows, in which it would come back. */
      readonly isLast: boolean
    })
  | (Done & {
      readonly type: 'sold'
      readonly market: string
      readonly items: readonly Item[]
      readonly gold12: number
      /** [5.4] How much of it came from market and events, and what was lost on the way. */
      readonly market12: number
      readonly cargo: Cargo | null
    })
  | (Done & {
      readonly type: 'bought'
      readonly market: string
      readonly items: readonly Item[]
      readonly delivered: boolean
      readonly lapsed: boolean
      /** [D-01] No maintenance follows, in which it would arrive. */
      readonly isLast: boolean
    })
  | (Done & { readonly type: 'materialsGained'; readonly target: string; readonly goods: readonly Goods[] })
  | (Done & {
      readonly type: 'postAcquired'
      readonly post: 'domain' | 'city' | 'office' | 'trade'
      readonly tier: Tier
      /** Empty when nothing came of it. */
      readonly id: string
      readonly lapsed: boolean
      readonly specialization: OfficeKind | null
      /** [7.3, row 30] The die that may halve the price of a city after the fire; 0 where none was cast. */
      readonly discountRoll: number
    })
  | (Done & {
      readonly type: 'organizationAcquired'
      readonly kind: OrganizationKind
      readonly tier: Tier
      readonly id: string
      readonly lapsed: boolean
    })
  | (Done & {
      readonly type: 'tenantsAcquired'
      readonly host: string
      readonly levels: number
      readonly lapsed: boolean
    })
  | (Done & {
      readonly type: 'troopsRecruited'
      readonly kind: TroopKind
      readonly levels: number
      readonly lapsed: boolean
    })
  | (Done & {
      readonly type: 'politicsDone'
      readonly step: 'damageDefend' | 'manipulate'
      readonly information: number
      readonly kw: number
      readonly as: number
      readonly n: number
      readonly defence: Defence | null
    })
  | (Done & {
      readonly type: 'loyaltySecured'
      readonly targets: readonly string[]
      readonly loyalty: number
      readonly lapsed: boolean
    })
  | {
      readonly type: 'informationConverted'
      readonly seat: Seat
      readonly to: 'gold' | 'influence'
      readonly amount: number
      readonly gained: number
    }

/** What every fact about an action says. */
export interface Done {
  readonly seat: Seat
  readonly check: Check
  readonly paid: Price
  readonly key: string
  /** [5.0.5] It ran as a bonus action. */
  readonly bonus: boolean
}
export interface Cargo {
  readonly kind: 'pirates' | 'conflict' | 'storm'
  readonly roll: number
  readonly defence: Defence | null
  readonly lost: number
}

/** [5.11, 5.12] Facility actions. `free` says that the free one was used. */
export type FacilityFact =
  | (Built & { readonly type: 'facilityBuilt'; readonly host: string; readonly facility: string; readonly id: string })
  | (Built & {
      readonly type: 'projectStarted'
      readonly host: string
      readonly facility: string
      readonly id: string
      readonly rounds: number
    })
  | (Built & { readonly type: 'workshopBuilt'; readonly id: string; readonly host: string; readonly tier: Tier })
  | (Built & { readonly type: 'workshopUpgraded'; readonly id: string; readonly tier: Tier })
  | (Built & { readonly type: 'storageBuilt'; readonly id: string; readonly host: string; readonly tier: Tier })
  | (Built & { readonly type: 'storageUpgraded'; readonly id: string; readonly tier: Tier })
  | (Built & { readonly type: 'domainSpecialized'; readonly domain: string; readonly kind: DomainKind })
  | (Built & { readonly type: 'citySpecialized'; readonly city: string; readonly kind: string; readonly focus: string })
  | (Built & {
      readonly type: 'facilityImproved'
      readonly host: string
      readonly facility: string
      readonly id: string
    })
  | (Built & { readonly type: 'starterUpgraded'; readonly domain: string })
  | (Built & {
      readonly type: 'specialistHired'
      readonly check: Check
      readonly kind: SpecialistKind
      readonly tier: SpecialistTier
      /** 2d6 of the recruit table; 0 when the check failed. */
      readonly recruitRoll: number
      readonly lapsed: boolean
      /** The specialist and the apprentice; empty when nobody came. */
      readonly hired: readonly Specialist[]
    })

interface Built {
  readonly seat: Seat
  readonly paid: Price
  readonly free: boolean
}

/** [5.1, 5.8] */
export type FreeFact =
  | { readonly type: 'cityModeSet'; readonly seat: Seat; readonly city: string; readonly mode: 'leased' | 'production' }
  | { readonly type: 'officeYieldSet'; readonly seat: Seat; readonly office: string; readonly mode: YieldMode }
  | { readonly type: 'tradeModeSet'; readonly seat: Seat; readonly trade: string; readonly mode: 'produce' | 'trade' }
  | {
      readonly type: 'repaired'
      readonly seat: Seat
      readonly target: string
      /** The key where the target is a facility; empty otherwise. */
      readonly facility: string
      readonly gold: number
    }
  | {
      readonly type: 'facilityOptionSet'
      readonly seat: Seat
      readonly facility: string
      readonly choice: number
      readonly option: number
    }
  | { readonly type: 'officeFocusSet'; readonly seat: Seat; readonly office: string; readonly focus: string }
  | { readonly type: 'lossChosen'; readonly seat: Seat; readonly choice: 'gold' | 'influence' }
  | { readonly type: 'noted'; readonly seat: Seat; readonly text: string }
