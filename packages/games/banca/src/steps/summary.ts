import { type Choice, next, type Step, TABLE } from '@ludoteca/kernel'
import { CLOCKS_SEC } from '../data/defaults.ts'
import type { Fact } from '../facts.ts'
import type { Move, NextTurnMove } from '../moves.ts'
import type { State, SummaryFrame } from '../state.ts'
import { type Asked, askWaiting, question } from './ask.ts'
import { changeSettings, orSettings } from './settings.ts'

const choice: Choice<State, NextTurnMove> = { type: 'nextTurn' }
const shown = { prompt: 'summary', choices: [choice], fallback: { type: 'nextTurn' } } as const
const askBanker: Asked = { seat: TABLE, ...shown }
const ask = question({ ...shown, clockSec: CLOCKS_SEC.summary })

/** [10.5] The payout is shown until the banker, or live everybody who still plays, wants to go on. */
export const summary: Step<State, SummaryFrame, Move, Fact> = {
  ask(s, { confirmed }) {
    if (s.config.mode === 'table') return orSettings(askBanker)
    return askWaiting(s, confirmed, false, ask)
  },
  on: {
    nextTurn(s, f, seat) {
      if (seat !== TABLE) f.confirmed[seat] = true
      if (seat === TABLE || !f.confirmed.includes(false)) next(s, { step: 'turnEnd' })
    },
    changeSettings,
  },
}
