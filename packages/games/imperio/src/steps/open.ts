import { type Io, next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Frame, OpenFrame, RoundPhase } from '../frames.ts'
import type { Move } from '../moves.ts'
import { nomineesOf } from '../rules/awards.ts'
import { hasWatchers } from '../rules/mode.ts'
import type { State } from '../state.ts'
import { openAction } from './action.ts'
import { openAwards } from './awards.ts'
import { openBid } from './bid.ts'
import { openDeals } from './deals.ts'
import { openEvents } from './events.ts'
import { openIncome } from './income.ts'
import { openMood } from './mood.ts'
import { openPress } from './press.ts'
import { openReveal } from './reveal.ts'
import { openVote } from './vote.ts'

/** How each phase begins. */
export type Openings = Readonly<Record<RoundPhase, (s: State, io: Io<Fact>) => Frame>>

/** A phase begins: everybody hears its name, then what it shows, then somebody is asked. */
export function openWith(openings: Openings): Step<State, OpenFrame, Move, Fact> {
  return {
    run(s, { phase }, io) {
      if (isSkipped(s, phase)) return next(s)
      s.phase = phase
      io.tell({ type: 'phaseChange', round: s.round, phase })
      // Nearly every phase begins by showing what was drawn from a secret seed or kept sealed.
      io.reveal()
      next(s, openings[phase](s, io))
    },
  }
}

/** [decision 43] Nothing to bid for. [decision 44] Nobody to give awards. [7.2.2] Nobody to get any. */
function isSkipped(s: Readonly<State>, phase: RoundPhase): boolean {
  if (phase === 'BID') return s.market.row.length === 0
  return phase === 'AWARDS' && (!hasWatchers(s) || nomineesOf(s).length === 0)
}

export const OPENINGS: Openings = {
  REVEAL: openReveal,
  BID: openBid,
  INCOME: openIncome,
  ACTION: openAction,
  MOOD: openMood,
  VOTE: openVote,
  DEALS: openDeals,
  EVENTS: openEvents,
  PRESS: openPress,
  AWARDS: openAwards,
}

export const open = openWith(OPENINGS)
