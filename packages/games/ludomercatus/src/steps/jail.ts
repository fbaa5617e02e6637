import { maybe, NO_PARAMS, next, one, type Refusal, refuse, type Seat, type Step } from '@ludoteca/kernel'
import { JAIL_FINE, JAIL_ROLLS_MAX } from '../data/board.ts'
import type { DeckId } from '../data/cards.ts'
import type { Fact } from '../facts.ts'
import { JAIL_ROLL, type Move } from '../moves.ts'
import { returnCard } from '../rules/cards.ts'
import { debtToBank, payDebt } from '../rules/debt.ts'
import { release as free, isDoubles, throwDice, thrownTotal } from '../rules/movement.ts'
import { playerAt } from '../rules/seats.ts'
import type { JailFrame, MoveFrame, ReleaseFrame, State } from '../state.ts'
import type { ChoiceOf } from './choices.ts'
import { management } from './management.ts'
import { windowQuestion } from './windows.ts'

const jailRollChoice: ChoiceOf<'jailRoll'> = { type: 'jailRoll' }
const jailPayChoice: ChoiceOf<'jailPay'> = {
  type: 'jailPay',
  paramsOf: (s, seat) => (playerAt(s, seat).cash >= JAIL_FINE ? NO_PARAMS : null),
  check(s, seat) {
    const { cash } = playerAt(s, seat)
    return cash >= JAIL_FINE ? undefined : refuse('E_CASH', { cost: JAIL_FINE, cash })
  },
}
const jailCardChoice: ChoiceOf<'jailCard'> = {
  type: 'jailCard',
  paramsOf(s, seat) {
    const { jailCards } = playerAt(s, seat)
    return jailCards.length > 0 ? { deck: maybe(one(jailCards)) } : null
  },
  check: (s, seat, { deck }) => refusalOfCard(playerAt(s, seat).jailCards, deck),
}
const question = windowQuestion('jail', [jailRollChoice, jailPayChoice, jailCardChoice], JAIL_ROLL)

/** [11.2] A turn that begins in jail: roll for freedom, pay, or use a card. */
export const jail: Step<State, JailFrame, Move, Fact> = {
  ask: question,
  on: {
    ...management,
    jailPay(s, _f, seat, _move, io) {
      payDebt(s, debtToBank(seat, JAIL_FINE, 'jailFine'), io)
      leave(s, seat)
      io.tell({ type: 'leftJail', seat, how: 'fine' })
    },
    jailCard(s, _f, seat, { deck }, io) {
      returnCard(s, seat, deck ?? firstCard(playerAt(s, seat).jailCards), io)
      leave(s, seat)
      io.tell({ type: 'leftJail', seat, how: 'card' })
    },
    jailRoll(s, _f, seat, _move, io) {
      throwDice(s, seat, 'jail', io)
      const move: MoveFrame = { step: 'move', seat, spaces: thrownTotal(s) }
      // [11.3] Doubles only lead out; they give no further roll and do not count towards three.
      if (isDoubles(s)) return next(s, releaseBy(seat, 'doubles'), move, { step: 'finishRoll' })
      const player = playerAt(s, seat)
      if (player.jailTurns + 1 < JAIL_ROLLS_MAX) {
        player.jailTurns++
        return next(s, { step: 'finishRoll' })
      }
      // [11.4] The fine may have to be raised first, so it is a debt.
      const fine = debtToBank(seat, JAIL_FINE, 'jailFine')
      next(s, fine, releaseBy(seat, 'thirdFailure'), move, { step: 'finishRoll' })
    },
  },
}

/** [5.2] */
export const release: Step<State, ReleaseFrame, Move, Fact> = {
  run(s, { seat, how }, io) {
    free(s, seat)
    io.tell({ type: 'leftJail', seat, how })
    next(s)
  },
}

function releaseBy(seat: Seat, how: ReleaseFrame['how']): ReleaseFrame {
  return { step: 'release', seat, how }
}

/** [11.2] Free before the throw: a normal turn begins. */
function leave(s: State, seat: Seat): void {
  free(s, seat)
  s.windowNo++
  next(s, { step: 'preRoll' })
}

/** [D22] The chance card is used first. */
function firstCard(held: readonly DeckId[]): DeckId {
  return held.includes('chance') ? 'chance' : 'chest'
}

function refusalOfCard(held: readonly DeckId[], deck: DeckId | undefined): Refusal | undefined {
  const has = deck === undefined ? held.length > 0 : held.includes(deck)
  return has ? undefined : refuse('E_OWNER', { space: null })
}
