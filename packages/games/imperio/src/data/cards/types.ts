import type { Tag } from '../properties.ts'

/** [spec 5.2] Categories of targeted cards, in the order in which they are drawn. */
export type CardCategory = 'SEGURIDAD' | 'LICENCIAS' | 'PRENSA' | 'INCIDENTES'
export type Category = CardCategory | 'GLOBAL'
export type InsuranceLevel = 'NONE' | 'BASIC' | 'FULL'

/** [spec Appendix D] What a card does; zero or null means no effect. */
export interface Effects {
  readonly cash: number
  readonly fame: number
  readonly debt: number
  readonly rent: Timed | null
  readonly compliance: number
  readonly politicalExposure: number
  readonly tradeLockRounds: number
  readonly propertyLoss: { readonly type: 'EXPROPRIATION'; readonly compensationPct: number } | null
  readonly nextRiskCenti: number
  readonly activateInfra: { readonly rounds: number } | null
}
export interface Timed {
  readonly delta: number
  readonly rounds: number
}

/** [spec 5.5] What an owner or one of his properties must be. */
export type Condition =
  | { readonly type: 'OWNER_PROTECTED' | 'OWNER_NOT_EXPROPRIATED' | 'DISTRICT_HAS_INFRA' }
  | { readonly type: 'OWNER_COMPLIANCE_MIN' | 'OWNER_FAME_MIN' | 'PROPERTY_UPGRADE_MIN'; readonly value: number }
  | { readonly type: 'PROPERTY_HAS_ANY_TAG'; readonly tags: readonly Tag[] }

/** [spec 5.6.1] How a loss is softened. */
export interface Softening {
  readonly cashReduce?: number
  readonly cancelCash?: boolean
  readonly fameReduce?: number
  readonly blockFameLoss?: boolean
  readonly cancelFame?: boolean
  readonly cancelRent?: boolean
  readonly setCash?: number
  readonly setFame?: number
  readonly setRent?: Timed
}
export type Mitigation = Softening &
  (
    | { readonly by: 'SECURITY'; readonly when: 'EXTORTION' | 'CARD' }
    | { readonly by: 'INSURANCE'; readonly level: 'BASIC' | 'FULL' }
    | { readonly by: 'COMPLIANCE'; readonly min: number }
  )

/** [spec 5.6] Choices that the engine takes for the owner. */
export type CardChoice =
  | {
      readonly kind: 'NUMERIC'
      readonly payCash: number
      readonly pay: Effects
      readonly penaltyValue: number
      readonly penalty: Effects
      readonly pay_es: string
      readonly penalty_es: string
    }
  | {
      readonly kind: 'NON_NUMERIC'
      readonly options: readonly { readonly id: 'A' | 'B'; readonly label_es: string; readonly effects: Effects }[]
    }

export interface EventCard {
  readonly id: string
  readonly category: CardCategory
  readonly title_es: string
  readonly body_es: string
  readonly scope: 'OWNER' | 'PROPERTY' | 'DISTRICT'
  readonly polarity: 'NEGATIVE' | 'NEUTRAL' | 'POSITIVE'
  /** For display only. */
  readonly severity: 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL'
  readonly isExtortion: boolean
  readonly isScandal: boolean
  /** Null outside PRENSA. */
  readonly fameHeavy: boolean | null
  readonly isPropertyLoss: boolean
  readonly drawable: boolean
  readonly copies: number
  readonly conditions: readonly Condition[]
  /** Null when the card has a choice. */
  readonly effects: Effects | null
  readonly choice: CardChoice | null
  readonly mitigations: readonly Mitigation[]
  /** The card that is resolved instead when nobody is eligible for this one. */
  readonly fallback: string | null
  readonly sticker: string | null
  readonly stamp: string | null
  readonly headlines_es: readonly [string, string]
}
