import type { Seat } from '@ludoteca/kernel'
import {
  INFLATION_FROM_PROPERTIES,
  INTEREST_DIVISOR,
  LOAN_DEFAULT_FAME,
  OPS_DIVISOR,
  PRINCIPAL_PER_ROUND,
} from '../data/constants.ts'
import { moodOf } from '../data/moods.ts'
import { ownerAt, ownerId } from '../owners.ts'
import type { Draft, IncomeResult, LineCode } from '../results.ts'
import type { Scheduled, State } from '../state.ts'
import { loseFame } from './cortina.ts'
import { addDebt, type ForcedSale, sellWhileShort } from './debt.ts'
import { Ledgers } from './ledgers.ts'
import { listOf } from './list.ts'
import { meterOf } from './meters.ts'
import { modeOf } from './mode.ts'
import { report } from './news.ts'
import { countProperties } from './properties.ts'
import { rentOf } from './rent.ts'
import { changeCash, limelightOf, pay, statsOf } from './resources.ts'
import { leaderTaxes } from './tax.ts'
import { wealthOfAll } from './wealth.ts'

/** [3.4] Each step is done for all owners before the next one begins. */
export function resolveIncome(s: State): IncomeResult[] {
  const books = new Ledgers(s.owners)
  const before = listOf(s.owners, ({ fame, fameSpent }) => ({ fame, fameSpent }))
  collectRents(s, books)
  everybody(s, (seat) => take(s, books, seat, 'OPS', opsOf(s, seat)))
  everybody(s, (seat) => take(s, books, seat, 'INFLATION', inflationOf(s, seat)))
  everybody(s, (seat) => take(s, books, seat, 'INTEREST', interestOf(s, seat)))
  everybody(s, (seat) => repayPrincipal(s, books, seat))
  everybody(s, (seat) => give(s, books, seat, 'MOOD', moodCashOf(s, seat)))
  settleDue(s, books)
  if (modeOf(s).hasLeaderTax) taxLeaders(s, books)
  everybody(s, (seat) => coverShortfall(s, books, seat))
  const wealth = wealthOfAll(s)
  return listOf(s.owners, ({ cash, debt, fame, fameSpent }, seat) => {
    const was = before[seat] as (typeof before)[number]
    const result: Draft<IncomeResult> = {
      ownerId: ownerId(seat),
      lines: books.lines(seat),
      cashAfter: cash,
      debtAfter: debt,
      wealthAfter: wealth[seat] as number,
      forcedSales: books.sales(seat),
    }
    if (fame !== was.fame) result.fameDelta = fame - was.fame
    if (fameSpent !== was.fameSpent) result.fameSpendUsed = 'CORTINA'
    return result
  })
}

function everybody(s: State, each: (seat: Seat) => void): void {
  for (let seat = 0; seat < s.owners.length; seat++) each(seat)
}

function give(s: State, books: Ledgers, seat: Seat, line: LineCode, amount: number, ref?: string): void {
  if (amount === 0) return
  changeCash(s, seat, amount)
  books.add(seat, line, amount, ref)
}

function take(s: State, books: Ledgers, seat: Seat, line: LineCode, amount: number, ref?: string): void {
  give(s, books, seat, line, -amount, ref)
}

/** I1. All rents are worked out before anything else moves. */
function collectRents(s: State, books: Ledgers): void {
  for (const property of s.properties) {
    if (property.owner === null) continue
    const rent = rentOf(s, property)
    changeCash(s, property.owner, rent)
    books.add(property.owner, 'RENT', rent, property.propertyId)
    statsOf(s, property.owner).rentThisRound += rent
  }
}

/** I2a. Rounded down. */
export function opsOf(s: Readonly<State>, seat: Seat): number {
  let size = 0
  for (const { owner, upgradeLevel } of s.properties) if (owner === seat) size += 1 + upgradeLevel
  return Math.floor(size / OPS_DIVISOR)
}

/** I2b. */
function inflationOf(s: Readonly<State>, seat: Seat): number {
  if (countProperties(s, seat) < INFLATION_FROM_PROPERTIES) return 0
  return Math.max(0, meterOf(s, 'Inflation') - 1)
}

/** I3a. Rounded down. */
export function interestOf(s: Readonly<State>, seat: Seat): number {
  return Math.floor((ownerAt(s, seat).debt * (1 + meterOf(s, 'InterestRates'))) / INTEREST_DIVISOR)
}

/** I3b. Never makes cash negative. */
function repayPrincipal(s: State, books: Ledgers, seat: Seat): void {
  const owner = ownerAt(s, seat)
  if (owner.debt === 0 || owner.cash < PRINCIPAL_PER_ROUND) return
  owner.debt -= PRINCIPAL_PER_ROUND
  take(s, books, seat, 'PRINCIPAL', PRINCIPAL_PER_ROUND)
}

/** I4a. What the mood of the city gives or takes. */
function moodCashOf(s: Readonly<State>, seat: Seat): number {
  if (s.mood === null) return 0
  const { effect } = moodOf(s.mood)
  const { compliance } = ownerAt(s, seat)
  switch (effect.type) {
    case 'CASH_IF_COMPLIANCE':
      return compliance >= effect.minCompliance ? effect.delta : 0
    case 'CASH_IF_COMPLIANCE_LOW':
      return compliance <= effect.maxCompliance ? effect.delta : 0
    case 'CASH_IF_FEW_PROPS':
      return countProperties(s, seat) <= effect.maxProperties ? effect.delta : 0
    default:
      return 0
  }
}

/** I4b, I4c. Pacts first, then loans, each in deal order. */
function settleDue(s: State, books: Ledgers): void {
  const due = s.scheduled.filter(({ round }) => round === s.round)
  for (const payment of due) if (payment.kind === 'PACT') payPact(s, books, payment)
  for (const payment of due) if (payment.kind === 'LOAN') repayLoan(s, books, payment)
  s.scheduled = s.scheduled.filter(({ round }) => round > s.round)
}

/** [4.4.3] Who cannot pay goes into debt, and the bank pays instead. */
function payPact(s: State, books: Ledgers, { from, to, amount, dealId }: Scheduled): void {
  if (to === null) return
  if (ownerAt(s, from).cash >= amount) {
    pay(s, from, to, amount)
    books.add(from, 'PACT', -amount, dealId)
  } else {
    changeCash(s, to, amount)
    borrow(s, books, from, amount)
  }
  books.add(to, 'PACT', amount, dealId)
}

/** [4.4.2] The unpaid part becomes debt, at the cost of 1 Fame. */
function repayLoan(s: State, books: Ledgers, { from, amount, dealId }: Scheduled): void {
  const paid = Math.min(amount, Math.max(0, ownerAt(s, from).cash))
  take(s, books, from, 'LOAN', paid, dealId)
  if (paid === amount) {
    statsOf(s, from).loansRepaid++
    return
  }
  borrow(s, books, from, amount - paid)
  statsOf(s, from).loansDefaulted++
  // Behind a curtain of smoke it is neither news nor gossip, as with scandals [decision 119].
  if (!loseFame(s, from, LOAN_DEFAULT_FAME)) return
  limelightOf(s, from).loansDefaulted++
  report(s, 'LOAN_DEFAULT', { owner: from })
}

/** I5. */
function taxLeaders(s: State, books: Ledgers): void {
  const taxes = leaderTaxes(wealthOfAll(s))
  everybody(s, (seat) => {
    const tax = taxes[seat] as number
    take(s, books, seat, 'FAME_TAX', tax)
    statsOf(s, seat).leaderTaxPaid += tax
  })
}

/** I6. Forced sales; what is still missing becomes debt. */
function coverShortfall(s: State, books: Ledgers, seat: Seat): void {
  noteSales(s, books, seat, sellWhileShort(s, seat))
  const shortfall = -ownerAt(s, seat).cash
  if (shortfall <= 0) return
  give(s, books, seat, 'TO_DEBT', shortfall)
  borrow(s, books, seat, shortfall)
}

function borrow(s: State, books: Ledgers, seat: Seat, amount: number): void {
  noteSales(s, books, seat, addDebt(s, seat, amount))
}

/** [7.1.2] The first sale of an owner is news. */
function noteSales(s: State, books: Ledgers, seat: Seat, sales: readonly ForcedSale[]): void {
  for (const { propertyId, price, toCash } of sales) {
    if (books.sales(seat).length === 0) report(s, 'FORCED_SALE', { owner: seat, propertyId, amount: price })
    books.sell(seat, propertyId, price, toCash)
  }
}
