import { type Io, next, type Step } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Move } from '../moves.ts'
import type { Frame, OpenFrame, RoundPhase, State } from '../state.ts'
import { openAction } from './action.ts'
import { openAwards } from './awards.ts'
import { openBid } from './bid.ts'
import { openEvents } from './events.ts'
import { openMood } from './mood.ts'
import { openPress } from './press.ts'
import { openReveal } from './reveal.ts'
import { openVote } from './vote.ts'

/** A phase begins: everybody hears its name, then what it shows, then somebody is asked. */
export const open: Step<State, OpenFrame, Move, Fact> = {
  run(s, { phase }, io) {
    s.phase = phase
    io.tell({ type: 'phaseChange', round: s.round, phase })
    next(s, OPENINGS[phase](s, io))
  },
}

const OPENINGS: Readonly<Record<RoundPhase, (s: State, io: Io<Fact>) => Frame>> = {
  REVEAL: openReveal,
  BID: openBid,
  ACTION: openAction,
  MOOD: openMood,
  VOTE: openVote,
  EVENTS: openEvents,
  PRESS: openPress,
  AWARDS: openAwards,
}
