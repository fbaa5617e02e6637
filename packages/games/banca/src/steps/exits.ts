import { type Choice, type Decision, flag, next, refuse, type Seat, type Step, some, TABLE } from '@ludoteca/kernel'
import { SEATS } from '../data/defaults.ts'
import type { Fact } from '../facts.ts'
import type { ExitChoiceMove, ExitsMove, Move } from '../moves.ts'
import { activeSeats, bySeat } from '../rules/players.ts'
import { type ExitsFrame, type State, sealedBy } from '../state.ts'
import type { Asked } from './ask.ts'
import { changeSettings, orSettings } from './settings.ts'

const choice: Choice<State, ExitsMove> = {
  type: 'exits',
  paramsOf: (s) => ({ seats: some(leftToBanker(s)) }),
  check: (s, _seat, { seats }) =>
    seats.every((seat) => leftToBanker(s).includes(seat)) ? undefined : refuse('E_SEAT', { player: 'seats' }),
}
const asked: Asked = { seat: TABLE, prompt: 'exits', choices: [choice], fallback: { type: 'exits', seats: [] } }

const ownChoice: Choice<State, ExitChoiceMove> = { type: 'exitChoice', params: { exit: flag } }
const ownDecisions: readonly Decision<State, Move>[] = Array.from({ length: SEATS.max }, (_, seat) => ({
  seat,
  prompt: 'exitChoice',
  choices: [ownChoice],
  open: true,
}))

/**
 * [6.2] One device: the banker ticks off those who lock in, and confirms once for all. Before that, bots and people with
 * a device of their own may seal their choice themselves; then it is not the banker's any more.
 */
export const exits: Step<State, ExitsFrame, Move, Fact> = {
  ask: (s) => [...orSettings(asked), ...leftToBanker(s).map((seat) => ownDecisions[seat] as Decision<State, Move>)],
  on: {
    exits(s, f, _seat, { seats }, io) {
      if (f.sealed) io.reveal()
      next(s, { step: 'lockIn', leaving: activeSeats(s).filter((seat) => f.sealed?.[seat] ?? seats.includes(seat)) })
    },
    exitChoice(s, f, seat, { exit }, io) {
      f.sealed ??= bySeat<boolean | null>(s, null, false)
      f.sealed[seat] = exit
      io.tell({ type: 'decided', seat })
    },
    changeSettings,
  },
}

/** Those who play and have not sealed a choice of their own. */
function leftToBanker(s: Readonly<State>): Seat[] {
  return activeSeats(s).filter((seat) => sealedBy(s, seat) === null)
}
