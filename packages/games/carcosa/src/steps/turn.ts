import { type AskStep, first, type Io, next, type Seat } from '@ludoteca/kernel'
import { type AnyActionRule, choiceOf, openRoom, whyNotNow } from '../actions/action.ts'
import { ACTIONS } from '../actions/index.ts'
import { CLOCK_MS } from '../config.ts'
import { SPECIAL_ROOMS_POOL, type SpecialId } from '../data/special-rooms.ts'
import type { Fact } from '../facts.ts'
import type { Action, Move } from '../moves.ts'
import { soulAt } from '../rules/souls.ts'
import type { State, TurnFrame } from '../state.ts'
import { type AnyChoice, awaited } from './asking.ts'

// Each rule only ever meets its own kind of move. All have one shape here, so that the loop below reads them fast.
const RULES: readonly AnyActionRule[] = (Object.values(ACTIONS) as unknown as readonly AnyActionRule[]).map(
  ({ type, cost, room, whyNot, params, check, run, isGratis }) =>
    ({ type, cost, room, whyNot, params, check, run, isGratis }) as AnyActionRule,
)
interface Offer {
  readonly rule: AnyActionRule
  readonly choice: AnyChoice
}
const OFFERS: readonly Offer[] = RULES.map((rule) => ({ rule, choice: choiceOf(rule) }))
/** [7.8] What may be done in each special room, and in none: most actions of one room are out of place in all others. */
const OFFERS_IN: ReadonlyMap<SpecialId | null, readonly Offer[]> = new Map(
  [null, ...SPECIAL_ROOMS_POOL].map((here) => [
    here,
    OFFERS.filter(({ rule: { room } }) => room === undefined || room === here),
  ]),
)
const END_TURN: Move = { type: 'endTurn' }

/** [5.3] Somebody acts until he ends his turn. Only what can be done is on offer; `explaining.ts` says why not the rest. */
export const turn: AskStep<State, TurnFrame, Move, Fact> = {
  ask(s, { seat }) {
    const me = soulAt(s, seat)
    const offers = OFFERS_IN.get(openRoom(s, me.node)) as readonly Offer[]
    const mayPay = whyNotNow('PAID', s, me) === undefined
    const mayFreely = whyNotNow('FREE', s, me) === undefined
    const choices: AnyChoice[] = []
    for (let i = 0; i < offers.length; i++) {
      const { rule, choice } = offers[i] as Offer
      if (rule.cost === 'PAID' ? !mayPay : rule.cost === 'FREE' && !mayFreely) continue
      if (rule.whyNot?.(s, seat, me) === undefined) choices.push(choice)
    }
    return awaited(s, seat, 'turn', choices, END_TURN, CLOCK_MS.turn)
  },
  on: { ...Object.fromEntries(RULES.map((rule) => [rule.type, handlerOf(rule)])), endTurn: (s) => next(s) },
}

/** [D-24] The price in actions is paid before anything happens. */
function handlerOf(rule: AnyActionRule) {
  return (s: State, _f: TurnFrame, seat: Seat, move: Action, io: Io<Fact>): void => {
    const me = soulAt(s, seat)
    if (rule.cost === 'PAID' && !rule.isGratis?.(me)) me.actionsLeft--
    if (rule.cost === 'FREE') me.freeActions++
    s.reveals = 0
    first(s, ...rule.run(s, seat, move, io))
  }
}
