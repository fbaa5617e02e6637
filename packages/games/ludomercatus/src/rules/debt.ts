import type { Io, Seat } from '@ludoteca/kernel'
import type { Fact, PaidReason } from '../facts.ts'
import type { DebtFrame, DebtReason, RentRule, State } from '../state.ts'
import { playerAt } from './seats.ts'
import { transfer } from './transfer.ts'

/** A payment due to the bank. */
export function debtToBank(debtor: Seat, amount: number, reason: DebtReason): DebtFrame {
  return debtFrame(debtor, [], amount, amount, reason, null, null)
}

/** A payment due to one player. */
export function debtTo(payee: Seat, debtor: Seat, amount: number, reason: DebtReason): DebtFrame {
  return debtFrame(debtor, [payee], amount, amount, reason, null, null)
}

/** [10.3] The same amount due to each of several players. */
export function debtToEach(payees: Seat[], debtor: Seat, each: number, reason: DebtReason): DebtFrame {
  return debtFrame(debtor, payees, each, each * payees.length, reason, null, null)
}

/** [9] Rent for standing on a space. */
export function rentDebt(owner: Seat, debtor: Seat, amount: number, space: number, rule: RentRule): DebtFrame {
  return debtFrame(debtor, [owner], amount, amount, 'rent', space, rule)
}

function debtFrame(
  debtor: Seat,
  payees: Seat[],
  each: number,
  due: number,
  reason: DebtReason,
  space: number | null,
  rule: RentRule | null,
): DebtFrame {
  return { step: 'debt', debtor, payees, each, due, reason, space, rule, opened: false }
}

/** [15.1] Pays a debt the debtor can pay. */
export function payDebt(s: State, f: Readonly<DebtFrame>, io: Io<Fact>): void {
  const { debtor, payees, each } = f
  if (payees.length === 0) payBank(s, f, io)
  for (let i = 0; i < payees.length; i++) {
    const payee = payees[i] as Seat
    transfer(s, debtor, payee, each)
    if (f.rule === null) {
      io.tell({ type: 'paid', reason: f.reason as PaidReason, payer: debtor, payee, amount: each })
    } else {
      const space = f.space as number
      io.tell({ type: 'rentPaid', space, rule: f.rule, payer: debtor, payee, amount: each })
    }
  }
}

/** [15.6] Taxes, cards, repairs and fines feed the jackpot when there is one; mortgage interest never does. */
function payBank(s: State, { debtor, due, reason }: Readonly<DebtFrame>, io: Io<Fact>): void {
  const payee = s.options.freeParkingJackpot && reason !== 'inheritance' ? 'pot' : 'bank'
  transfer(s, debtor, payee, due)
  io.tell({ type: 'paid', reason: reason as PaidReason, payer: debtor, payee, amount: due })
  if (payee === 'pot') io.tell({ type: 'potChanged', pot: s.bank.pot })
}

export function canPay(s: Readonly<State>, { debtor, due }: Readonly<DebtFrame>): boolean {
  return playerAt(s, debtor).cash >= due
}
