import { next, type Step } from '@ludoteca/kernel'
import { DOUBLES_MAX } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import { type Move, ROLL } from '../moves.ts'
import { advance, isDoubles, sendToJail, throwDice, thrownTotal } from '../rules/movement.ts'
import type { PreRollFrame, State } from '../state.ts'
import type { ChoiceOf } from './choices.ts'
import { management } from './management.ts'
import { windowQuestion } from './windows.ts'

export const rollChoice: ChoiceOf<'roll'> = { type: 'roll' }
const question = windowQuestion('preRoll', [rollChoice], ROLL)

/** [5.3] The window before the dice are thrown. */
export const preRoll: Step<State, PreRollFrame, Move, Fact> = {
  ask: question,
  on: { ...management, roll },
}

/** [5.3.2] Doubles give another roll; the third in a row leads to jail instead of moving. */
export function roll(s: State, _f: unknown, seat: number, _move: unknown, io: Parameters<typeof throwDice>[3]): void {
  throwDice(s, seat, 'move', io)
  const doubles = isDoubles(s)
  if (doubles) s.doublesCount++
  if (s.doublesCount === DOUBLES_MAX) return sendToJail(s, seat, 'doubles', io)
  s.mayRollAgain = doubles
  const thrown = thrownTotal(s)
  advance(s, seat, thrown, 'dice', io)
  next(s, { step: 'resolve', seat, throw: thrown, rent: 'normal' }, { step: 'finishRoll' })
}
