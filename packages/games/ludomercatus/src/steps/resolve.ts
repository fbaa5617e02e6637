import { type Io, next, type Seat, type Step } from '@ludoteca/kernel'
import { SPACES, type Space } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { drawCard } from '../rules/cards.ts'
import { debtToBank, rentDebt } from '../rules/debt.ts'
import { deedOf } from '../rules/deeds.ts'
import { sendToJail, throwDice, thrownTotal } from '../rules/movement.ts'
import { harbourCardRent, mayCollect, owesRent, type Rent, rentOf, workCardRent } from '../rules/rent.ts'
import { playerAt } from '../rules/seats.ts'
import { transfer } from '../rules/transfer.ts'
import type { ResolveFrame, State } from '../state.ts'
import { follow } from './card-effects.ts'

/** [7] What a space does to whoever stands on it. */
export const resolve: Step<State, ResolveFrame, Move, Fact> = {
  run(s, f, io) {
    const { seat } = f
    const space = SPACES[playerAt(s, seat).position] as Space
    switch (space.type) {
      case 'street':
      case 'railroad':
      case 'utility':
        return property(s, f, space, io)
      case 'tax':
        return next(s, debtToBank(seat, space.tax, 'tax'))
      case 'chance':
      case 'chest':
        return follow(s, f, drawCard(s, seat, space.type, io).effect, io)
      case 'gotojail':
        return sendToJail(s, seat, 'space', io)
      case 'free':
        takePot(s, seat, io)
        return next(s)
      case 'go':
      case 'jail':
        return next(s)
    }
  },
}

/** [7, 8] Unowned property is for sale, somebody else's costs rent. */
function property(s: State, f: ResolveFrame, { index }: Space, io: Io<Fact>): void {
  const { owner, mortgaged } = deedOf(s, index)
  const { seat } = f
  if (owner === null) {
    if (s.options.auctionOnly) return next(s, { step: 'lot', space: index, opener: seat, openerBids: true })
    return next(s, { step: 'buy', seat, space: index })
  }
  if (!owesRent(s, seat, index)) {
    const isForgone = owner !== seat && !mortgaged && !mayCollect(s, owner)
    if (isForgone) io.tell({ type: 'rentForgone', seat, space: index, owner })
    return next(s)
  }
  const { amount, rule } = rentFor(s, f, index, io)
  next(s, rentDebt(owner, seat, amount, index, rule))
}

/** [9.4] The fresh throw is made only now that rent is known to be due. */
function rentFor(s: State, { seat, throw: thrown, rent }: ResolveFrame, space: number, io: Io<Fact>): Rent {
  switch (rent) {
    case 'normal':
      return rentOf(s, space, thrown)
    case 'double':
      return harbourCardRent(s, space)
    case 'tenTimes':
      throwDice(s, seat, 'utilityCard', io)
      return workCardRent(thrownTotal(s))
  }
}

/** [18.1] */
function takePot(s: State, seat: Seat, io: Io<Fact>): void {
  const { pot } = s.bank
  if (pot === 0) return
  transfer(s, 'pot', seat, pot)
  io.tell({ type: 'received', reason: 'pot', payer: 'pot', payee: seat, amount: pot })
  io.tell({ type: 'potChanged', pot: 0 })
}
