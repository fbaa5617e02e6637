import { currentFrame, NO_PARAMS, next, refuse, type Step } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import { SPACES, type Space } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import { DECLINE, type Move } from '../moves.ts'
import { giveDeed } from '../rules/full-groups.ts'
import { playerAt } from '../rules/seats.ts'
import { transfer } from '../rules/transfer.ts'
import type { BuyFrame, State } from '../state.ts'
import { type AnyDecision, awaited, open, shared } from './asking.ts'
import type { ChoiceOf } from './choices.ts'
import { management, resign } from './management.ts'
import { buyerMenu } from './menus.ts'

const buyChoice: ChoiceOf<'buy'> = {
  type: 'buy',
  paramsOf: (s, seat) => (playerAt(s, seat).cash >= priceHere(s) ? NO_PARAMS : null),
  check(s, seat) {
    const { cash } = playerAt(s, seat)
    const cost = priceHere(s)
    return cash >= cost ? undefined : refuse('E_CASH', { cost, cash })
  },
}
const declineChoice: ChoiceOf<'decline'> = { type: 'decline' }
const question = shared((s, seat): readonly AnyDecision[] => [
  awaited(s, seat, 'buy', [buyChoice, declineChoice], DECLINE, CLOCK_MS.buy),
  open(seat, 'afford', buyerMenu),
])

/** [8.1] Buy at the printed price, or let the bank auction it. */
export const buy: Step<State, BuyFrame, Move, Fact> = {
  ask: (s, { seat }) => question(s, seat),
  on: {
    buy(s, { space }, seat, _move, io) {
      const amount = priceOf(space)
      transfer(s, seat, 'bank', amount)
      giveDeed(s, space, seat)
      io.tell({ type: 'bought', seat, space, payer: seat, payee: 'bank', amount })
      next(s)
    },
    decline(s, { space }, seat, _move, io) {
      io.tell({ type: 'declined', seat, space })
      if (s.options.noAuctions) return next(s)
      next(s, { step: 'lot', space, opener: seat, openerBids: true })
    },
    mortgage: management.mortgage,
    sellBuildings: management.sellBuildings,
    resign,
  },
}

function priceOf(space: number): number {
  return (SPACES[space] as Space).price
}

function priceHere(s: Readonly<State>): number {
  return priceOf((currentFrame(s) as BuyFrame).space)
}
