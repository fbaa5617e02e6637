import { type IncomeResult, type LedgerLine, LINES, propertyName, seatOf } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'

/** One line of a receipt as it is printed. */
interface ReceiptLine {
  readonly key: string
  readonly label: string
  /** The property it is about. */
  readonly about: string | undefined
  readonly amount: number
}

/** What one owner earned and paid. */
export interface Receipt {
  readonly seat: Seat
  /** What was in the till before: the total takes it to `after`. */
  readonly before: number
  readonly lines: readonly ReceiptLine[]
  readonly total: number
  readonly after: number
  readonly debt: number
  readonly wealth: number
  readonly sales: IncomeResult['forcedSales']
  /** What it cost in Fame, and what for when it was spent. */
  readonly fame: number
  readonly spend: IncomeResult['fameSpendUsed']
}

/** A result as it is printed: its lines add up to the total. */
export function receiptOf(result: IncomeResult): Receipt {
  const { ownerId, lines, cashAfter, debtAfter, wealthAfter, forcedSales, fameDelta = 0, fameSpendUsed } = result
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  return {
    seat: seatOf(ownerId),
    before: cashAfter - total,
    lines: lines.map(printed),
    total,
    after: cashAfter,
    debt: debtAfter,
    wealth: wealthAfter,
    sales: forcedSales,
    fame: fameDelta,
    spend: fameSpendUsed,
  }
}

function printed({ line, amount, ref }: LedgerLine, i: number): ReceiptLine {
  const isProperty = ref?.startsWith('P-') ?? false
  return { key: `${i}-${line}`, label: LINES[line], about: isProperty ? propertyName(ref ?? '') : undefined, amount }
}

/** Lines come out one after the other at this pace, unless the time is short. */
const LINE_MS = 140
/** Everything is printed in this share of the phase, so that there is time to read it. */
const PRINTED_SHARE = 0.4

/** How long after one line the next one comes, in milliseconds. */
export function paceOf(lines: number, phaseMs: number | undefined): number {
  if (phaseMs === undefined || lines === 0) return LINE_MS
  return Math.min(LINE_MS, Math.floor((phaseMs * PRINTED_SHARE) / (lines + 1)))
}
