import { type Io, next } from '@ludoteca/kernel'
import { HOTEL, PROPERTIES } from '../data/board.ts'
import type { CardEffect } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import { debtTo, debtToBank, debtToEach } from '../rules/debt.ts'
import { deedOf } from '../rules/deeds.ts'
import { advance, distanceTo, distanceToNext, sendToJail, stepBack } from '../rules/movement.ts'
import { liveAfter, playerAt } from '../rules/seats.ts'
import { transfer } from '../rules/transfer.ts'
import type { Holdings, RentMode, ResolveFrame, State } from '../state.ts'

/** [10.3] Carries out a card; ends the step it is called from. */
export function follow(s: State, f: ResolveFrame, effect: CardEffect, io: Io<Fact>): void {
  const { seat } = f
  switch (effect.kind) {
    case 'advanceTo':
      return goOn(s, f, distanceTo(playerAt(s, seat).position, effect.space), 'normal', io)
    case 'advanceToNearest': {
      const mode = effect.target === 'railroad' ? 'double' : 'tenTimes'
      return goOn(s, f, distanceToNext(playerAt(s, seat).position, effect.target), mode, io)
    }
    case 'moveBack':
      stepBack(s, seat, effect.steps, io)
      return next(s, { step: 'resolve', seat, throw: f.throw, rent: 'normal' })
    case 'goToJail':
      return sendToJail(s, seat, 'card', io)
    case 'collectBank':
      transfer(s, 'bank', seat, effect.amount)
      io.tell({ type: 'received', reason: 'card', payer: 'bank', payee: seat, amount: effect.amount })
      return next(s)
    case 'payBank':
      return next(s, debtToBank(seat, effect.amount, 'card'))
    case 'payEach':
      return next(s, debtToEach(liveAfter(s, seat), seat, effect.amount, 'payEach'))
    case 'collectEach':
      return next(s, ...liveAfter(s, seat).map((other) => debtTo(seat, other, effect.amount, 'collectEach')))
    case 'repairs': {
      const due = repairs(s, seat, effect.perHouse, effect.perHotel)
      return due === 0 ? next(s) : next(s, debtToBank(seat, due, 'repairs'))
    }
    case 'keepJailCard':
      return next(s)
  }
}

function goOn(s: State, f: ResolveFrame, spaces: number, rent: RentMode, io: Io<Fact>): void {
  advance(s, f.seat, spaces, 'card', io)
  next(s, { step: 'resolve', seat: f.seat, throw: f.throw, rent })
}

/** [10.3] A hotel is not also four houses. */
function repairs(at: Pick<Holdings, 'deeds'>, seat: number, perHouse: number, perHotel: number): number {
  let due = 0
  for (const space of PROPERTIES) {
    const { owner, level } = deedOf(at, space)
    if (owner === seat) due += level === HOTEL ? perHotel : level * perHouse
  }
  return due
}
