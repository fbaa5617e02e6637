import type { Game, Io, Outcome } from '@ludoteca/kernel'
import { type Config, checkOptions, options } from './config.ts'
import { copy } from './copy.ts'
import { OWNERS_MAX, OWNERS_MIN } from './data/constants.ts'
import type { Fact } from './facts.ts'
import { invariants, transitions } from './invariants.ts'
import type { Move } from './moves.ts'
import { deckTierOf, modeOf } from './rules/mode.ts'
import { wealthOfAll } from './rules/wealth.ts'
import { sample } from './sample.ts'
import { initialState } from './setup.ts'
import type { State } from './state.ts'
import { apply, decisions, settle } from './steps.ts'
import { type View, view } from './view.ts'

/** Imperio Inmobiliario. */
export const imperio: Game<Config, State, Move, View, Fact> = {
  id: 'imperio',
  version: 1,
  seats: { min: OWNERS_MIN, max: OWNERS_MAX },
  options,
  checkOptions,
  setup(config, seats, io) {
    const s = initialState(config, seats, io.chance)
    tellStart(s, io)
    settle(s, io)
    return s
  },
  decisions,
  apply,
  outcome,
  view,
  sample,
  copy,
  invariants,
  transitions,
  // [2.3.2] What was accepted is final.
  undo: () => 'none',
}

/** [11.5] MATCH_START, as far as the rules know it. */
function tellStart(s: Readonly<State>, io: Io<Fact>): void {
  const mode = modeOf(s)
  io.tell({
    type: 'matchStarted',
    mode: s.config.mode,
    rounds: mode.rounds,
    personaId: s.personaId,
    seedCommit: s.seedCommit,
    deckTier: deckTierOf(mode, s.owners.length),
    specialRounds: mode.specialRounds,
    electionRounds: mode.elections,
  })
  io.tell({ type: 'phaseChange', round: 0, phase: 'MATCH_INIT' })
}

/** [7.5] No two owners share a rank. */
function outcome(s: Readonly<State>): Outcome | undefined {
  if (s.agenda.length > 0) return undefined
  return {
    reason: 'roundsPlayed',
    scores: wealthOfAll(s),
    ranks: s.owners.map((_, seat) => 1 + s.ranking.indexOf(seat)),
    winners: s.ranking.slice(0, 1),
  }
}
