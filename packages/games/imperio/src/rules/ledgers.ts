import type { Seat } from '@ludoteca/kernel'
import type { IncomeResult, LedgerLine, LineCode } from '../results.ts'
import type { Owner } from '../state.ts'
import { listOf } from './list.ts'

type Sale = IncomeResult['forcedSales'][number]

/** The receipts of one INCOME, by seat. */
export class Ledgers {
  readonly #lines: LedgerLine[][]
  readonly #sales: Sale[][]

  constructor(owners: readonly Readonly<Owner>[]) {
    this.#lines = listOf(owners, () => [])
    this.#sales = listOf(owners, () => [])
  }

  add(seat: Seat, line: LineCode, amount: number, ref?: string): void {
    this.lines(seat).push(ref === undefined ? { line, amount } : { line, amount, ref })
  }

  /** Only what reaches cash is on the receipt. */
  sell(seat: Seat, propertyId: string, price: number, toCash: number): void {
    this.sales(seat).push({ propertyId, price })
    this.add(seat, 'FORCED_SALE', toCash, propertyId)
  }

  lines(seat: Seat): LedgerLine[] {
    return this.#lines[seat] as LedgerLine[]
  }

  sales(seat: Seat): Sale[] {
    return this.#sales[seat] as Sale[]
  }
}
