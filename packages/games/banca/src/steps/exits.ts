import { type Choice, next, refuse, type Step, some, TABLE } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { ExitsMove, Move } from '../moves.ts'
import { activeSeats, isActive } from '../rules/players.ts'
import type { ExitsFrame, State } from '../state.ts'
import type { Asked } from './ask.ts'
import { changeSettings, orSettings } from './settings.ts'

const choice: Choice<State, ExitsMove> = {
  type: 'exits',
  paramsOf: (s) => ({ seats: some(activeSeats(s)) }),
  check: (s, _seat, { seats }) =>
    seats.every((seat) => isActive(s, seat)) ? undefined : refuse('E_SEAT', { player: 'seats' }),
}
const asked: Asked = { seat: TABLE, prompt: 'exits', choices: [choice], fallback: { type: 'exits', seats: [] } }

/** [6.2] One device: the banker ticks off those who lock in, and confirms once for all. */
export const exits: Step<State, ExitsFrame, Move, Fact> = {
  ask: () => orSettings(asked),
  on: {
    exits(s, _f, _seat, { seats }) {
      next(s, { step: 'lockIn', leaving: seats })
    },
    changeSettings,
  },
}
