import { currentFrame, next, type Refusal, refuse, type Seat, type Step, some } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { debtToBank } from '../rules/debt.ts'
import { deedOf } from '../rules/deeds.ts'
import { interest, mortgageValue, nameable } from '../rules/mortgage.ts'
import { playerAt } from '../rules/seats.ts'
import type { InheritFrame, State } from '../state.ts'
import { fixedQuestion } from './asking.ts'
import type { ChoiceOf } from './choices.ts'
import { resign } from './management.ts'

const settleChoice: ChoiceOf<'settleInherited'> = {
  type: 'settleInherited',
  paramsOf: (s) => ({ lift: some(inheritedNow(s).spaces) }),
  check: (s, seat, { lift }) => refusalOfLift(s, seat, lift),
}
const KEEP_ALL: MoveOf<'settleInherited'> = { type: 'settleInherited', lift: [] }
const question = fixedQuestion('inherit', [settleChoice], KEEP_ALL, CLOCK_MS.inherit)

/** [13.8] Each mortgaged property is freed now, or kept mortgaged for its interest alone. */
export const inherit: Step<State, InheritFrame, Move, Fact> = {
  ask: (s, { seat }) => question(s, seat),
  on: {
    settleInherited(s, { spaces }, seat, { lift }, io) {
      const cost = costOf(spaces, lift)
      for (const space of lift) deedOf(s, space).mortgaged = false
      io.tell({ type: 'inherited', seat, lifted: [...lift], kept: spaces.filter((space) => !lift.includes(space)) })
      next(s, debtToBank(seat, cost, 'inheritance'))
    },
    resign,
  },
}

/** Interest for all of them, and the value of those that are freed. */
function costOf(spaces: readonly number[], lift: readonly number[]): number {
  let cost = 0
  for (const space of spaces) cost += interest(space)
  for (const space of lift) cost += mortgageValue(space)
  return cost
}

/** [13.8] Freeing anything needs cash for the whole; keeping all may be owed. */
function refusalOfLift(s: Readonly<State>, seat: Seat, lift: readonly number[]): Refusal | undefined {
  const { spaces } = inheritedNow(s)
  const foreign = lift.find((space) => !spaces.includes(space))
  if (foreign !== undefined) return refuse('E_OWNER', { space: nameable(foreign) })
  const cost = costOf(spaces, lift)
  const { cash } = playerAt(s, seat)
  return lift.length > 0 && cost > cash ? refuse('E_CASH', { cost, cash }) : undefined
}

function inheritedNow(s: Readonly<State>): InheritFrame {
  return currentFrame(s) as InheritFrame
}
