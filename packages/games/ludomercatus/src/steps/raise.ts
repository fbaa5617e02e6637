import { NO_PARAMS, next, refuse, type Seat, type Step } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Group } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import { DECLARE_BANKRUPTCY, LIQUIDATE, type Move } from '../moves.ts'
import { bankrupt, creditorsOf } from '../rules/bankruptcy.ts'
import { streetGroup } from '../rules/buildings.ts'
import { liquidate } from '../rules/liquidation.ts'
import { mortgage, sellBuildings } from '../rules/manage.ts'
import { liveMask } from '../rules/seats.ts'
import { liquidationValue } from '../rules/worth.ts'
import type { DebtFrame, RaiseFrame, State } from '../state.ts'
import { awaited, mayResign, open } from './asking.ts'
import type { ChoiceOf } from './choices.ts'
import { openTrade, resign } from './management.ts'
import { debtorMenu, debtorTradeMenu } from './menus.ts'

/** [15.5] Lets the fixed order of sales raise the cash. */
const liquidateChoice: ChoiceOf<'liquidate'> = {
  type: 'liquidate',
  paramsOf: (s, seat) => (isSolvent(s, seat) ? NO_PARAMS : null),
  check: (s, seat) =>
    isSolvent(s, seat) ? undefined : refuse('E_CASH', { cost: dueNow(s), cash: liquidationValue(s, seat) }),
}
/** [15.4] Only for those who cannot raise what is due. */
const bankruptcyChoice: ChoiceOf<'declareBankruptcy'> = {
  type: 'declareBankruptcy',
  paramsOf: (s, seat) => (isSolvent(s, seat) ? null : NO_PARAMS),
  check: (s, seat) =>
    isSolvent(s, seat) ? refuse('E_SOLVENT', { due: dueNow(s), raisable: liquidationValue(s, seat) }) : undefined,
}
const menu = debtorMenu([liquidateChoice, bankruptcyChoice])

/** [15.2] The debtor sells, mortgages or trades; after each step the debt is looked at again. */
export const raise: Step<State, RaiseFrame, Move, Fact> = {
  ask(s, { debtor }) {
    const fallback = isSolvent(s, debtor) ? LIQUIDATE : DECLARE_BANKRUPTCY
    return [
      awaited(s, debtor, 'debt', menu, fallback, CLOCK_MS.debt),
      s.options.tradeInDebt ? open(debtor, 'rescue', debtorTradeMenu(debtor, liveMask(s))) : mayResign(debtor),
    ]
  },
  on: {
    mortgage(s, _f, seat, { space }, io) {
      mortgage(s, seat, space, io)
      next(s)
    },
    sellBuildings(s, _f, seat, { group, levels }, io) {
      sellBuildings(s, seat, streetGroup(group) as Group, levels, io)
      next(s)
    },
    liquidate(s, _f, seat, _move, io) {
      liquidate(s, seat, dueNow(s), io)
      next(s)
    },
    proposeTrade(s, _f, seat, offer, io) {
      next(s, openTrade(s, seat, offer, seat, io))
    },
    declareBankruptcy(s, _f, seat, _move, io) {
      bankrupt(s, seat, creditorsOf(s, seat), false, io)
    },
    resign,
  },
}

function isSolvent(s: Readonly<State>, seat: Seat): boolean {
  return liquidationValue(s, seat) >= dueNow(s)
}

/** The debt lies right below. */
function dueNow(s: Readonly<State>): number {
  return (s.agenda[s.agenda.length - 2] as DebtFrame).due
}
