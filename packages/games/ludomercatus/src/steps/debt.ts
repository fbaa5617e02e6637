import { first, next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { bankrupt } from '../rules/bankruptcy.ts'
import { canPay, payDebt } from '../rules/debt.ts'
import { liquidationValue } from '../rules/worth.ts'
import type { DebtFrame, State } from '../state.ts'

/** [15.1, 15.2] Paid as soon as the cash is there; until then the debtor raises it and comes back here. */
export const debt: Step<State, DebtFrame, Move, Fact> = {
  run(s, f, io) {
    const { debtor, due, reason, payees } = f
    if (canPay(s, f)) {
      payDebt(s, f, io)
      if (f.opened) io.tell({ type: 'debtSettled', seat: debtor, due, reason })
      return next(s)
    }
    if (!f.opened) {
      f.opened = true
      io.tell({ type: 'debtOpened', seat: debtor, due, reason, payees: [...payees] })
    }
    // [15.4] Without trades nothing could save an insolvent debtor any more.
    if (!s.options.tradeInDebt && liquidationValue(s, debtor) < due) return bankrupt(s, debtor, payees, false, io)
    first(s, { step: 'raise', debtor })
  },
}
