import { type Move as AnyMove, currentFrame, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import { type AnyActionRule, whyNot } from './actions/action.ts'
import { ACTIONS } from './actions/index.ts'
import type { Action } from './moves.ts'
import type { State } from './state.ts'

/** [12.2] Why an action is not on offer to the soul whose turn it is; other refusals stay as they are. */
export function explain(s: Readonly<State>, seat: Seat, move: AnyMove, refusal: Refusal): Refusal {
  if (refusal.code !== 'E_PHASE' || !Object.hasOwn(ACTIONS, move.type)) return refusal
  const top = currentFrame(s)
  if (top?.step !== 'turn' || top.seat !== seat) return refusal
  const code = whyNot(ACTIONS[move.type as Action['type']] as unknown as AnyActionRule, s, seat)
  return code === undefined ? refusal : refuse(code)
}
