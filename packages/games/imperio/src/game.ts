import type { Game, Io, Outcome, PlayedPack } from '@ludoteca/kernel'
import { type Config, checkOptions, options } from './config.ts'
import { copy } from './copy.ts'
import { CORTINA_ANY, OWNERS_MAX, OWNERS_MIN } from './data/constants.ts'
import { type Content, LIMA } from './data/content.ts'
import type { Fact } from './facts.ts'
import { glance } from './glance.ts'
import { invariants, transitions } from './invariants.ts'
import type { Move } from './moves.ts'
import { listOf } from './rules/list.ts'
import { deckTierOf, modeOf } from './rules/mode.ts'
import { rankLines } from './rules/ranking.ts'
import { wealthOfAll } from './rules/wealth.ts'
import { sample } from './sample.ts'
import { initialState } from './setup.ts'
import type { Preferences, State } from './state.ts'
import { apply, decisions, settle } from './steps.ts'
import { type View, view } from './view.ts'

/** [1.9] What owners preferred who said nothing, before they could say from what loss on Cortina de humo is worth it. */
const USUAL_1: Preferences = { preferAutoPay: true, famePolicy: 'NONE' }
/** [1.9] What owners prefer who say nothing. */
export const USUAL: Preferences = { ...USUAL_1, cortinaFrom: CORTINA_ANY }

export type Imperio = Game<Config, State, Move, View, Fact>

/** Imperio Inmobiliario. */
export const imperio: Imperio = rulesOf(3, USUAL, LIMA)
/** Matches begun when the press had one template of each kind, and used it again and again. */
export const imperio2: Imperio = rulesOf(2, USUAL, LIMA)
/** Matches begun before owners could say from what loss on Cortina de humo is worth it. */
export const imperio1: Imperio = rulesOf(1, USUAL_1, LIMA)

/** The same rules, the newest first, with what a pack says. */
export function rulesWith(content: Content, pack: PlayedPack): readonly [newest: Imperio, ...older: Imperio[]] {
  // Nobody ever played an older version with a pack.
  return [rulesOf(3, USUAL, content, pack)]
}

/** The rules of a version. What sets it apart is in the state, so that each match goes on as it began. */
function rulesOf(version: number, usual: Readonly<Preferences>, content: Content, pack?: PlayedPack): Imperio {
  return {
    id: 'imperio',
    version,
    ...(pack && { pack }),
    seats: { min: OWNERS_MIN, max: OWNERS_MAX },
    options,
    checkOptions,
    setup(config, seats, io) {
      const s = initialState(config, seats, io.chance, usual, content)
      if (version > 2) s.printed = []
      tellStart(s, io)
      settle(s, io)
      return s
    },
    decisions,
    apply,
    outcome: (s) => outcome(s, version),
    view,
    glance,
    sample,
    copy,
    invariants,
    transitions,
    // [2.3.2] What was accepted is final.
    undo: () => 'none',
  }
}

/** [11.5] MATCH_START, as far as the rules know it. */
export function tellStart(s: Readonly<State>, io: Io<Fact>): void {
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

/** [7.5] No two owners share a rank. If the second is as rich as the first, it says what decided; version 1 did not. */
function outcome(s: Readonly<State>, version: number): Outcome | undefined {
  if (s.agenda.length > 0) return undefined
  const tieBreak = version > 1 ? rankLines(s)[1]?.tieBreak : undefined
  return {
    reason: tieBreak === undefined ? 'roundsPlayed' : `tied.${tieBreak}`,
    scores: wealthOfAll(s),
    ranks: listOf(s.owners, (_, seat) => 1 + s.ranking.indexOf(seat)),
    winners: s.ranking.slice(0, 1),
  }
}
