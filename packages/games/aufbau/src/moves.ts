import type { MaterialId } from './data/materials.ts'
import type {
  DomainKind,
  OfficeKind,
  OrganizationKind,
  SpecialistKind,
  SpecialistTier,
  Tier,
  TroopKind,
  YieldMode,
} from './estate.ts'

/** What is bought or sold: raw materials in sixes, special materials and labour one by one. */
export interface Item {
  readonly good: MaterialId | 'labor'
  readonly count: number
}

/** Which of two currencies bears the larger part of a price. */
export type Payment = 'goldFirst' | 'influenceFirst'

/** [5.2–5.13] Standard actions: each has a canonical key. */
export type Action =
  | { readonly type: 'gainInfluence'; readonly kind: 'temporary' | 'permanent'; readonly investments: number }
  | { readonly type: 'moneyLend'; readonly investments: number }
  | { readonly type: 'moneySell'; readonly market?: string; readonly items: readonly Item[] }
  | { readonly type: 'moneyBuy'; readonly market?: string; readonly items: readonly Item[] }
  | {
      readonly type: 'moneySellBuy'
      readonly market?: string
      readonly sell: readonly Item[]
      readonly buy: readonly Item[]
    }
  | {
      readonly type: 'gainMaterials'
      readonly mode: 'domainAdministration' | 'workshopOversight'
      readonly investments: number
      /** The domain or workshop; may be left out by who has just one. */
      readonly target?: string
    }
  | { readonly type: 'acquireDomain'; readonly tier: Tier; readonly rawPicks?: readonly MaterialId[] }
  | { readonly type: 'acquireCity'; readonly tier: Tier; readonly tenure?: 'owned' | 'pacht' }
  | {
      readonly type: 'acquireOffice'
      readonly tier: Tier
      readonly payment: Payment
      readonly specialization?: OfficeKind
    }
  | { readonly type: 'acquireOrganization'; readonly kind: OrganizationKind }
  | { readonly type: 'acquireTrade'; readonly tier: Tier }
  /** `host` is a domain, a city or an organisation. */
  | { readonly type: 'acquireTenants'; readonly host: string; readonly levels: number }
  | { readonly type: 'recruitTroops'; readonly kind: TroopKind; readonly levels: number }
  | {
      readonly type: 'damageDefend'
      readonly size: Tier
      readonly investments: number
      readonly payment: 'combat' | 'influence'
      readonly infoSpent: number
    }
  | {
      readonly type: 'manipulate'
      readonly size: Tier
      readonly investments: number
      readonly payment: Payment
      readonly infoSpent: number
    }
  | {
      readonly type: 'secureLoyalty'
      readonly size: Tier
      /** One to three domains, cities, organisations. */
      readonly targets: readonly string[]
      readonly payment: Payment
      readonly infoSpent: number
    }
  | { readonly type: 'convertInformation'; readonly to: 'gold' | 'influence'; readonly amount: number }

/** [5.0.4] Facility actions: the free one first, then standard ones. */
export type FacilityAction =
  | {
      readonly type: 'buildFacility'
      /** A post, a workshop, `troops` or `personal`. */
      readonly host: string
      readonly facility: string
      /** [11.1] With the full catalogue: alternatives chosen, and materials named. */
      readonly options?: readonly number[]
      readonly materials?: readonly MaterialId[]
    }
  | {
      readonly type: 'buildWorkshop'
      readonly host: string
      readonly tier: Tier
      readonly input?: MaterialId
      readonly output?: MaterialId
    }
  | {
      readonly type: 'upgradeWorkshop'
      readonly workshop: string
      readonly tier: Tier
      readonly input?: MaterialId
      readonly output?: MaterialId
    }
  | { readonly type: 'buildStorage'; readonly host: string; readonly tier: Tier }
  | { readonly type: 'upgradeStorage'; readonly storage: string; readonly tier: Tier }
  | {
      readonly type: 'specializeDomain'
      readonly domain: string
      readonly kind: DomainKind
      /** Of which raw material the price of agriculture is paid. */
      readonly costRaw?: MaterialId
      readonly rawPicks?: readonly MaterialId[]
      /** [11.1] With the full catalogue: what it lives on, alternatives chosen, and materials named. */
      readonly focus?: string
      readonly options?: readonly number[]
      readonly materials?: readonly MaterialId[]
    }
  | { readonly type: 'upgradeStarterDomain'; readonly rawPicks?: readonly MaterialId[] }
  | { readonly type: 'hireSpecialist'; readonly kind: SpecialistKind; readonly tier: SpecialistTier }
  /** [11.1] Only with the full catalogue. */
  | {
      readonly type: 'specializeCity'
      readonly city: string
      readonly kind: string
      readonly focus: string
      readonly materials?: readonly MaterialId[]
    }

/** [5.0.8] They cost no action. */
export type FreeCommand =
  | { readonly type: 'setCityMode'; readonly city: string; readonly mode: 'leased' | 'production' }
  | { readonly type: 'setOfficeYield'; readonly office: string; readonly mode: YieldMode }
  | { readonly type: 'setTradeMode'; readonly trade: string; readonly mode: 'produce' | 'trade' }
  /** `target` is a workshop, storage, trade enterprise or facility. */
  | { readonly type: 'repairDamage'; readonly target: string }
  /**
   * [11.1] Only with the full catalogue. `facility` is a facility, a specialisation or a specialist; `choice` says which
   * of several choices it means, the first where nothing is said.
   */
  | { readonly type: 'setFacilityOption'; readonly facility: string; readonly option: number; readonly choice?: number }
  | {
      readonly type: 'setOfficeFocus'
      readonly office: string
      readonly focus: string
      readonly materials?: readonly MaterialId[]
    }

/** [5.1] */
export type SessionCommand =
  | { readonly type: 'chooseLoss'; readonly choice: 'gold' | 'influence' }
  | { readonly type: 'addNote'; readonly text: string }
  | { readonly type: 'setReady'; readonly ready: boolean }

/** [5.1] The game master's. */
export type TableMove = { readonly type: 'advance' } | { readonly type: 'endCampaign' }

export type PlayerMove = Action | FacilityAction | FreeCommand | SessionCommand
export type Move = PlayerMove | TableMove
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>
