import { type Choice, one, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt } from '../owners.ts'
import { canGrow, developCostOf, insureCostOf, whyNotAct } from '../rules/actions.ts'
import { whyNotBreak } from '../rules/pacts.ts'
import { propertiesOf } from '../rules/properties.ts'
import type { State } from '../state.ts'
import { frameOf } from './asking.ts'
import { ANSWERS } from './deal-answers.ts'
import { OFFERS, offerAgain } from './deal-offers.ts'
import { addOns, idsOf, NEVER } from './domains.ts'

function whyNotAction(s: Readonly<State>, seat: Seat, move: MoveOf<'action'>): Refusal | undefined {
  return frameOf(s, 'action')?.done[seat] ? refuse('ALREADY_SUBMITTED') : whyNotAct(s, seat, move)
}

const simpleAction: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  paramsOf(s, seat) {
    const names = ['PASS', 'SECURITY', 'PR', 'AUDIT']
    if (!whyNotBreak(s, seat)) names.push('BREAK_PACT')
    return { action: one(names), propertyId: NEVER, level: NEVER, ...addOns(s, seat) }
  },
  check: whyNotAction,
}
const develop: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  paramsOf(s, seat) {
    const mine = propertiesOf(s, seat).filter(canGrow)
    if (mine.length === 0 || developCostOf(s) > ownerAt(s, seat).cash + 1) return null
    return { action: one(['DEVELOP']), propertyId: one(idsOf(mine)), ...addOns(s, seat) }
  },
  check: whyNotAction,
}
const insure: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  paramsOf(s, seat) {
    const mine = propertiesOf(s, seat).filter((property) => insureCostOf(property, 'FULL') !== undefined)
    if (mine.length === 0) return null
    return {
      action: one(['INSURE']),
      propertyId: one(idsOf(mine)),
      level: one(['BASIC', 'FULL']),
      ...addOns(s, seat),
    }
  },
  check: whyNotAction,
}

const actAgain: Choice<State, MoveOf<'action'>> = { type: 'action', paramsOf: () => null, check: whyNotAction }

/** What an owner can do without anybody else. */
export const OWN_ACTIONS: readonly Choice<State, Move>[] = [simpleAction, develop, insure]
/** What an owner who has not acted yet may do. */
export const ACTIONS: readonly Choice<State, Move>[] = [...OWN_ACTIONS, ...OFFERS]
/** What every owner may do as often as he is asked, and what says why he may not act twice. */
export const MEANWHILE: readonly Choice<State, Move>[] = [...ANSWERS, actAgain, offerAgain]
