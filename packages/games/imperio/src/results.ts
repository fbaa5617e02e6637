import type { DistrictName } from './data/districts.ts'
import type { Infra } from './data/infra.ts'
import type { MeterId } from './data/meters.ts'
import type { NewsKindId } from './data/news.ts'
import type { ActionId } from './moves.ts'

/** A result while it is put together: what happened seldom is added only where it did. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] }

export interface LotResult {
  readonly propertyId: string
  readonly winnerId: string | null
  readonly price: number
  readonly tieBreak: 'NONE' | 'TOKEN' | 'FAME' | 'COIN'
  readonly bids: readonly { readonly ownerId: string; readonly amount: number; readonly token: boolean }[]
}

/** [decision 185] Codes of the receipt. */
export type LineCode =
  | 'RENT'
  | 'OPS'
  | 'INFLATION'
  | 'INTEREST'
  | 'PRINCIPAL'
  | 'MOOD'
  | 'PACT'
  | 'LOAN'
  | 'FAME_TAX'
  | 'FORCED_SALE'
  | 'TO_DEBT'
export interface LedgerLine {
  readonly line: LineCode
  readonly amount: number
  /** A property or a deal. */
  readonly ref?: string
}
export interface IncomeResult {
  readonly ownerId: string
  readonly lines: readonly LedgerLine[]
  readonly cashAfter: number
  readonly debtAfter: number
  readonly wealthAfter: number
  readonly forcedSales: readonly { readonly propertyId: string; readonly price: number }[]
  /** What an unpaid loan or a debt that was written off cost, or what was paid to hide it. */
  readonly fameDelta?: number
  readonly fameSpendUsed?: 'CORTINA'
}
export interface ActionResult {
  readonly ownerId: string
  readonly action: ActionId | 'DEAL'
  readonly propertyId?: string
  readonly level?: 'BASIC' | 'FULL'
  readonly cost: number
  readonly yape: boolean
}

/** [11.6] What one slot of EVENTS did. `FIZZLE` as a card means that nothing happened. */
export interface EventResult {
  readonly slot: number
  readonly cardId: string
  readonly targetOwnerId?: string
  readonly targetPropertyId?: string
  readonly district?: DistrictName
  readonly infraId?: Infra['id']
  readonly effectsApplied: EffectsApplied
  readonly mitigationsApplied: MitigationsApplied
  /** For shocks. */
  readonly perOwner?: readonly { readonly ownerId: string; readonly cashDelta: number; readonly overflow: number }[]
  /** The card's own headlines with their gaps filled, without the persona's prefix. */
  readonly headlines: readonly string[]
}
export interface EffectsApplied {
  readonly cashDelta: number
  readonly debtDelta: number
  readonly fameDelta: number
  readonly rentPenaltyApplied?: readonly {
    readonly propertyId: string
    readonly delta: number
    readonly duration: number
  }[]
  readonly meterDelta?: Readonly<Partial<Record<MeterId, number>>>
  readonly complianceDelta?: number
  readonly exposureDelta?: number
  readonly tradeLockedUntilRound?: number
  readonly propertyLost?: string
  /** For a lost property; not part of `cashDelta`. */
  readonly compensation?: number
  /** [3.6.2] Sold to keep debt below its cap. */
  readonly forcedSales?: readonly { readonly propertyId: string; readonly price: number }[]
}
export interface MitigationsApplied {
  readonly insuranceUsed?: 'BASIC' | 'FULL'
  readonly securityContractUsed?: boolean
  readonly compliancePrevented?: boolean
  readonly fameSpendUsed?: 'CONTROL_DANOS' | 'CORTINA'
  readonly capsApplied?: readonly 'ROUND_DAMAGE'[]
  readonly autoChoiceTaken?: 'PAY' | 'PENALTY' | 'A' | 'B'
}

/**
 * [7.1.4] A headline. Rules know no names: where a display name belongs, `text` holds the owner's id in braces, as in
 * "{O-03} paga 6 por Loft Barranco".
 */
export interface Headline {
  readonly text: string
  readonly kind: NewsKindId
  readonly ownerId: string | null
}

/** [7.5] What decides between two who are as rich as each other. */
export type TieBreak = 'FAME' | 'DEBT' | 'PROPERTIES' | 'CASH' | 'COIN'

export interface RankLine {
  readonly ownerId: string
  readonly rank: number
  readonly wealth: number
  readonly fame: number
  readonly debt: number
  readonly properties: number
  readonly ladderPoints: number
  /** Why he comes after the one before him, who is as rich. */
  readonly tieBreak?: TieBreak
}
