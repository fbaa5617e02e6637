import { type AskStep, NO_PARAMS, next } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import { buyFrames, sell, sellParams, whyNotBuy, whyNotSell } from '../rules/motemey.ts'
import { soulAt } from '../rules/souls.ts'
import type { MotemeyEventFrame, State } from '../state.ts'
import { type AnyChoice, awaited } from './asking.ts'

const DECLINE: Move = { type: 'eventDecline' }
const CHOICES: readonly AnyChoice[] = [
  { type: 'eventBuy', paramsOf: (s, seat) => (whyNotBuy(s, soulAt(s, seat)) ? null : NO_PARAMS) },
  { type: 'eventSell', paramsOf: (s, seat) => (whyNotSell(soulAt(s, seat)) ? null : sellParams(soulAt(s, seat))) },
  { type: 'eventDecline' },
]

/** [D-33] MOTEMEY_EVENT: the shop comes to the revealer for one transaction. */
export const motemeyEvent: AskStep<State, MotemeyEventFrame, Move, Fact> = {
  ask: (s, { seat }) => awaited(s, seat, 'motemeyEvent', CHOICES, DECLINE),
  on: {
    eventBuy: (s, _f, seat) => next(s, ...buyFrames(seat)),
    eventSell(s, _f, seat, { uid }, io) {
      sell(s, seat, uid, io)
      next(s)
    },
    eventDecline(s, _f, seat, _move, io) {
      io.tell({ type: 'motemeyDeclined', seat })
      next(s)
    },
  },
}
