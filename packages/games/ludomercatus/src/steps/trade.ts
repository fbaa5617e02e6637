import { next, type Step } from '@ludoteca/kernel'
import { CLOCK_MS } from '../config.ts'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { exchange } from '../rules/exchange.ts'
import type { State, TradeFrame } from '../state.ts'
import { awaited, mayResign, open } from './asking.ts'
import { bundle, resign } from './management.ts'
import { acceptChoice, counterChoice, declineChoice, withdrawChoice } from './trade-choices.ts'

const answers = [acceptChoice, declineChoice, counterChoice]
const withdrawal = [withdrawChoice]

/** [14.6] The responder answers; the proposer may still withdraw. */
export const trade: Step<State, TradeFrame, Move, Fact> = {
  ask(s, { proposer, responder, revision }) {
    return [
      awaited(s, responder, 'trade', answers, { type: 'declineTrade', revision }, CLOCK_MS.trade),
      mayResign(responder),
      open(proposer, 'tradeOffered', withdrawal),
    ]
  },
  on: {
    acceptTrade(s, f, _seat, { lift = [] }, io) {
      const { proposer, responder, give, get, revision } = f
      const responderLift = [...lift]
      io.tell({ type: 'tradeAccepted', proposer, responder, give, get, lift: f.lift, revision, responderLift })
      exchange(s, { proposer, responder, give, get, lift: f.lift, responderLift }, io)
      next(s)
    },
    declineTrade(s, { proposer, responder }, _seat, _move, io) {
      io.tell({ type: 'tradeDeclined', proposer, responder })
      next(s)
    },
    withdrawTrade(s, { proposer, responder }, _seat, _move, io) {
      io.tell({ type: 'tradeWithdrawn', proposer, responder })
      next(s)
    },
    counterTrade(_s, f, _seat, { give, get, lift = [] }, io) {
      const proposer = f.responder
      f.responder = f.proposer
      f.proposer = proposer
      f.give = bundle(give)
      f.get = bundle(get)
      f.lift = [...lift]
      f.revision++
      const { responder, revision } = f
      io.tell({ type: 'tradeCountered', proposer, responder, give, get, lift, revision })
    },
    resign,
  },
}
