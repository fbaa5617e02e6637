import { type Choice, next, type Step } from '@ludoteca/kernel'
import { CLOCKS_SEC } from '../data/defaults.ts'
import type { Fact } from '../facts.ts'
import type { DecideMove, Move } from '../moves.ts'
import { planDomains, refusalOfPlan, sealed } from '../rules/plans.ts'
import type { DecisionsFrame, State } from '../state.ts'
import { type Asked, askWaiting, question } from './ask.ts'
import { changeSettings, orSettings } from './settings.ts'

const choice: Choice<State, DecideMove> = {
  type: 'decide',
  paramsOf: planDomains,
  check: refusalOfPlan,
}
const ask = question({
  prompt: 'decide',
  choices: [choice],
  fallback: { type: 'decide', level: 'keep', lottery: 'skip' },
  clockSec: CLOCKS_SEC.decide,
})

/** [7.4] Level and lottery, sealed: nothing changes until the last player has confirmed. */
export const decisions: Step<State, DecisionsFrame, Move, Fact> = {
  ask(s, f) {
    const waiting = askWaiting(s, f.sealed, null, ask)
    // One device is handed round in seat order; with a seat of their own everybody answers when they like.
    if (s.config.mode === 'table') return orSettings(waiting[0] as Asked)
    return waiting
  },
  on: {
    decide(s, f, seat, plan, io) {
      f.sealed[seat] = sealed(plan)
      io.tell({ type: 'decided', seat })
      if (f.sealed.includes(null)) return
      io.reveal()
      next(s, { step: 'levels', plans: f.sealed })
    },
    changeSettings,
  },
}
