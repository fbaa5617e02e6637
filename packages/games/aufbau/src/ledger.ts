import type { MaterialId } from './data/materials.ts'

/** Where a line of the maintenance's ledger comes from. Groups of the report. */
export type LedgerSource =
  | 'pending'
  | 'domain'
  | 'city'
  | 'office'
  | 'organization'
  | 'followers'
  | 'trade'
  | 'specialist'
  | 'facility'
  | 'permanent'
  | 'event'
  | 'counterReaction'
  | 'troops'
  | 'food'
  | 'tax'
  | 'project'
  | 'workshop'
  | 'storage'
  | 'administration'
  /** Labour or influence that was due and not there: nobody pays it. */
  | 'shortfall'

/** [D-40] One line: what came (positive) or went (negative), and from whom. All lines add up to what was booked. */
export interface LedgerLine {
  readonly source: LedgerSource
  /** The holding, specialist or facility it concerns; the row for `event` and `tax`; empty where there is none. */
  readonly ref: string
  readonly gold12: number
  readonly labor: number
  readonly influence: number
  readonly magicPower: number
  readonly goods: readonly Goods[]
}

export interface Goods {
  readonly material: MaterialId
  readonly count: number
}

/** What something costs. */
export interface Price {
  readonly gold12: number
  readonly influence: number
  readonly labor: number
  readonly information: number
  readonly magicPower: number
  readonly goods: readonly Goods[]
  /** [11.1] People who go for good. */
  readonly permanentLabor?: number
}

/** [6.8] What the conversion did, part by part. */
export interface ConversionReport {
  readonly workshops: readonly WorkshopLine[]
  readonly alleys: readonly WorkshopLine[]
  /** [11.1] What facilities and specialists of the full catalogue made. */
  readonly facilities: readonly WorkshopLine[]
  readonly stored: readonly Goods[]
  readonly sold: readonly SaleLine[]
  readonly labor: number
  readonly influence: number
  /** All gold of the automatic sale, pools and what facilities made included. */
  readonly gold12: number
}
export interface WorkshopLine {
  /** Workshop, city of the alley, or facility. */
  readonly ref: string
  readonly used: readonly Goods[]
  readonly made: readonly Goods[]
  /** [11.1] Some facilities turn goods into gold. */
  readonly gold12?: number
}
export interface SaleLine extends Goods {
  readonly gold12: number
}
