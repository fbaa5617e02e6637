import { type Choice, type Decision, next, one, refuse, type Step } from '@ludoteca/kernel'
import { PR_COST } from '../data.ts'
import type { Fact } from '../facts.ts'
import type { Move, MoveOf } from '../moves.ts'
import { ownerAt } from '../owners.ts'
import type { ActionFrame, Frame, State } from '../state.ts'
import { clock, thinkMs } from './asking.ts'
import { answerDeal, dealOffer, dealResponse, offerDeal, settleDeals } from './deals.ts'
import { payRents } from './rents.ts'

const PASS: Move = { type: 'action', action: 'PASS' }

export function openAction(s: State): Frame {
  return { step: 'action', done: s.owners.map(() => false) }
}

/** Everybody acts once; meanwhile any two may make a deal. */
export const action: Step<State, ActionFrame, Move, Fact> = {
  ask(s, f) {
    const asked: Decision<State, Move>[] = []
    for (const [seat, done] of f.done.entries()) {
      if (!done) asked.push({ seat, prompt: 'action', choices: [act], fallback: PASS, ...clock(s, thinkMs(s)) })
      // Asked of everybody alike, deal or no deal: who is asked must not tell the others anything.
      asked.push({ seat, prompt: 'deals', choices: [dealOffer, dealResponse], open: true, poll: stretch })
    }
    return asked
  },
  on: {
    action(s, f, seat, { action: what }, io) {
      const owner = ownerAt(s, seat)
      if (what === 'PR') {
        owner.cash -= PR_COST
        owner.fame++
      }
      f.done[seat] = true
      io.tell({ type: 'actionTaken', seat, action: what })
      if (f.done.includes(false)) return
      settleDeals(s, io)
      payRents(s, io)
      next(s)
    },
    dealOffer: (s, _f, seat, move, io) => offerDeal(s, seat, move, io),
    dealResponse: (s, _f, _seat, move, io) => answerDeal(s, move, io),
  },
}

const act: Choice<State, MoveOf<'action'>> = {
  type: 'action',
  params: { action: one(['PASS', 'PR']) },
  check(s, seat, move) {
    const { cash } = ownerAt(s, seat)
    return move.action === 'PR' && cash < PR_COST ? refuse('E_CASH', { cost: PR_COST, cash }) : undefined
  },
}

/** A new offer is worth another look; there is at most one by each seat. */
function stretch(s: Readonly<State>): number {
  return s.round * 100 + s.deals.length
}
