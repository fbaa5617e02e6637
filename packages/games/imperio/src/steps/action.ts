import {
  type AwaitedDecision,
  type Decision,
  type Io,
  next,
  type OpenDecision,
  type Seat,
  type Step,
} from '@ludoteca/kernel'
import { COUNTER_CUTOFF_SEC, OFFER_CUTOFF_SEC } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import type { Act, ActionFrame, Frame } from '../frames.ts'
import type { Move } from '../moves.ts'
import { fire } from '../rules/achievements/trigger.ts'
import { execute } from '../rules/actions.ts'
import { prefer } from '../rules/belongings.ts'
import { isOpen, openDeal, respond } from '../rules/deals/offers.ts'
import { listOf } from '../rules/list.ts'
import { modeOf } from '../rules/mode.ts'
import { hasBroken } from '../rules/pacts.ts'
import type { State } from '../state.ts'
import { ACTIONS, MEANWHILE } from './action-choices.ts'
import { crowdMay, eachMay, eachMust, goOnAs } from './asking.ts'
import { onCrowd, WATCHING } from './crowd.ts'

const PASS: Move = { type: 'action', action: 'PASS' }
const MUST_ACT = eachMust('action', ACTIONS, PASS)
const MAY_DEAL = eachMay('deals', MEANWHILE)
const CROWD_MAY = crowdMay(WATCHING)

/** [4.5.2] Whoever broke a pact in BID has acted. */
export function openAction(s: State): Frame {
  return {
    step: 'action',
    done: listOf(s.owners, (_, seat) => hasBroken(s, seat)),
    acts: listOf(s.owners, () => null),
    stage: 0,
  }
}

/** [2.4.5] Everybody acts once, sealed; meanwhile any two may make a deal. */
export const action: Step<State, ActionFrame, Move, Fact> = {
  ask(s, f) {
    const asked: Decision<State, Move>[] = []
    const mustAct = MUST_ACT(s, modeOf(s).timersSec.ACTION)
    for (let seat = 0; seat < f.done.length; seat++) {
      if (!f.done[seat]) asked.push(mustAct[seat] as AwaitedDecision<State, Move>)
      // Asked of everybody alike, deal or no deal: who is asked must not tell the others anything.
      asked.push(MAY_DEAL[seat] as OpenDecision<State, Move>)
    }
    asked.push(CROWD_MAY(s), stageGoesOn(s, f.stage))
    return asked
  },
  on: {
    // [1.9] How Fame is spent may be changed with any action.
    action(s, f, seat, move, io) {
      prefer(s, seat, move)
      const { action: what, propertyId = null, level = null, yape = false } = move
      take(s, f, seat, { action: what, propertyId, level, yape }, io)
    },
    dealOffer(s, f, seat, move, io) {
      prefer(s, seat, move)
      openDeal(s, seat, move, io)
      take(s, f, seat, { action: 'DEAL', propertyId: null, level: null, yape: move.yape === true }, io)
    },
    dealResponse(s, f, _seat, move, io) {
      respond(s, move, io)
      closeIfDone(s, f, io)
    },
    ...onCrowd,
    continue(s, f, _seat, _move, io) {
      if (f.stage < LAST_STAGE && s.config.clocks) f.stage++
      else close(s, f, io)
    },
  },
}

const LAST_STAGE = 2
const GO_ON_BY_STAGE = Array.from({ length: LAST_STAGE + 1 }, (_, stage) => goOnAs(`ACTION.${stage}`))

/** [decision 102] The timer in three parts: offers, then no more offers, then no more counters. */
function stageGoesOn(s: Readonly<State>, stage: number): AwaitedDecision<State, Move> {
  return (GO_ON_BY_STAGE[stage] as (typeof GO_ON_BY_STAGE)[number])(s, stageSec(s, stage))
}

function stageSec(s: Readonly<State>, stage: number): number {
  const { ACTION } = modeOf(s).timersSec
  if (!s.config.clocks) return ACTION
  if (stage === 0) return ACTION - OFFER_CUTOFF_SEC
  return stage === 1 ? OFFER_CUTOFF_SEC - COUNTER_CUTOFF_SEC : COUNTER_CUTOFF_SEC
}

function take(s: State, f: ActionFrame, seat: Seat, act: Act, io: Io<Fact>): void {
  f.acts[seat] = act
  f.done[seat] = true
  io.tell({ type: 'actionIn', seat })
  closeIfDone(s, f, io)
}

/** [2.3.4] All have acted and no deal is open. */
function closeIfDone(s: State, f: ActionFrame, io: Io<Fact>): void {
  if (!f.done.includes(false) && !s.deals.some(isOpen)) close(s, f, io)
}

/** [decision 67] All actions together, in owner order. */
function close(s: State, f: ActionFrame, io: Io<Fact>): void {
  const actions = f.acts.flatMap((act, seat) => {
    if (act === null && f.done[seat]) return []
    return [execute(s, seat, act ?? { action: 'PASS', propertyId: null, level: null, yape: false })]
  })
  io.reveal()
  io.tell({ type: 'actionResults', actions })
  fire(s, 'ACTION_RESOLVED')
  next(s)
}
