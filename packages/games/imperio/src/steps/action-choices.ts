import { type Choice, one, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt } from '../owners.ts'
import { canGrow, developCostOf, insureCostOf, whyNotAct } from '../rules/actions.ts'
import { whyNotBreak } from '../rules/pacts.ts'
import { propertiesOf } from '../rules/properties.ts'
import type { Property, State } from '../state.ts'
import { frameOf } from './asking.ts'
import { ANSWERS } from './deal-answers.ts'
import { OFFERS, offerAgain } from './deal-offers.ts'
import { addOns, idsOf, NEVER } from './domains.ts'

function whyNotAction(s: Readonly<State>, seat: Seat, move: MoveOf<'action'>): Refusal | undefined {
  return frameOf(s, 'action')?.done[seat] ? refuse('ALREADY_SUBMITTED') : whyNotAct(s, seat, move)
}

const SIMPLE = one(['PASS', 'SECURITY', 'PR', 'AUDIT'])
const SIMPLE_OR_BREAK = one(['PASS', 'SECURITY', 'PR', 'AUDIT', 'BREAK_PACT'])
const DEVELOP = one(['DEVELOP'])
const INSURE = one(['INSURE'])
const LEVEL = one(['BASIC', 'FULL'])

const simpleAction: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  paramsOf(s, seat) {
    const { yape, famePolicy, cortinaFrom } = addOns(s, seat)
    const action = whyNotBreak(s, seat) ? SIMPLE : SIMPLE_OR_BREAK
    return { action, propertyId: NEVER, level: NEVER, yape, famePolicy, cortinaFrom }
  },
  suits: (_s, _seat, { action }) => action !== 'DEVELOP' && action !== 'INSURE',
  check: whyNotAction,
}
const develop: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  paramsOf(s, seat) {
    const mine = idsOf(propertiesOf(s, seat, canGrow))
    if (mine.length === 0 || developCostOf(s) > ownerAt(s, seat).cash + 1) return null
    const { yape, famePolicy, cortinaFrom } = addOns(s, seat)
    return { action: DEVELOP, propertyId: one(mine), yape, famePolicy, cortinaFrom }
  },
  suits: (_s, _seat, { action }) => action === 'DEVELOP',
  check: whyNotAction,
}
const insure: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  paramsOf(s, seat) {
    const mine = idsOf(propertiesOf(s, seat, canInsure))
    if (mine.length === 0) return null
    const { yape, famePolicy, cortinaFrom } = addOns(s, seat)
    return { action: INSURE, propertyId: one(mine), level: LEVEL, yape, famePolicy, cortinaFrom }
  },
  suits: (_s, _seat, { action }) => action === 'INSURE',
  check: whyNotAction,
}

function canInsure(property: Readonly<Property>): boolean {
  return insureCostOf(property, 'FULL') !== undefined
}

const actAgain: Choice<State, MoveOf<'action'>> = { type: 'action', paramsOf: () => null, check: whyNotAction }

/** What an owner can do without anybody else. */
export const OWN_ACTIONS: readonly Choice<State, Move>[] = [simpleAction, develop, insure]
/** What an owner who has not acted yet may do. */
export const ACTIONS: readonly Choice<State, Move>[] = [...OWN_ACTIONS, ...OFFERS]
/** What every owner may do as often as he is asked, and what says why he may not act twice. */
export const MEANWHILE: readonly Choice<State, Move>[] = [...ANSWERS, actAgain, offerAgain]
