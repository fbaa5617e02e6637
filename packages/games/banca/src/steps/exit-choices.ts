import { type Choice, flag, next, type Step } from '@ludoteca/kernel'
import { CLOCKS_SEC } from '../data/defaults.ts'
import type { Fact } from '../facts.ts'
import type { ExitChoiceMove, Move } from '../moves.ts'
import { activeSeats } from '../rules/players.ts'
import type { ExitChoicesFrame, State } from '../state.ts'
import { askWaiting, question } from './ask.ts'

const choice: Choice<State, ExitChoiceMove> = { type: 'exitChoice', params: { exit: flag } }
const ask = question({
  prompt: 'exitChoice',
  choices: [choice],
  fallback: { type: 'exitChoice', exit: false },
  clockSec: CLOCKS_SEC.exit,
})

/** [6.2] Live: everybody chooses for themselves, sealed until the last choice is in. */
export const exitChoices: Step<State, ExitChoicesFrame, Move, Fact> = {
  ask: (s, { sealed }) => askWaiting(s, sealed, null, ask),
  on: {
    exitChoice(s, f, seat, { exit }, io) {
      f.sealed[seat] = exit
      io.tell({ type: 'decided', seat })
      if (f.sealed.includes(null)) return
      io.reveal()
      next(s, { step: 'lockIn', leaving: activeSeats(s).filter((other) => f.sealed[other]) })
    },
  },
}
