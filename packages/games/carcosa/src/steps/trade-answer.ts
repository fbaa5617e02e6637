import { type AskStep, flag, next } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { exchange } from '../rules/trade.ts'
import type { State, TradeAnswerFrame } from '../state.ts'
import { type AnyChoice, awaited } from './asking.ts'

const NO: Move = { type: 'tradeAnswer', accept: false }
const CHOICES: readonly AnyChoice[] = [{ type: 'tradeAnswer', params: { accept: flag } }]

/** [7.7, D-31] TRADE_ANSWER. */
export const tradeAnswer: AskStep<State, TradeAnswerFrame, Move, Fact> = {
  ask: (s, { to }) => awaited(s, to, 'tradeAnswer', CHOICES, NO),
  on: {
    tradeAnswer(s, { seat, to, give, take }, _seat, { accept }, io) {
      io.tell({ type: 'tradeAnswered', seat, by: to, accepted: accept })
      if (accept) exchange(s, seat, to, give, take, io)
      next(s)
    },
  },
}
