import type { Game, Io, Outcome } from '@ludoteca/kernel'
import { type Config, checkOptions, options, SEATS_MAX, SEATS_MIN } from './config.ts'
import { copy } from './copy.ts'
import { POINT } from './data/scoring.ts'
import type { Fact } from './facts.ts'
import { grow } from './grown.ts'
import { invariants } from './invariants.ts'
import type { Move } from './moves.ts'
import { isLastRound } from './rules/rounds.ts'
import { scoreOf } from './rules/score.ts'
import { sample } from './sample.ts'
import { initialState } from './setup.ts'
import type { Player, State } from './state.ts'
import { apply, decisions } from './steps.ts'
import { transitions } from './transitions.ts'
import { glance, type View, view } from './view.ts'

function setup(config: Config, seats: number, io: Io<Fact>): State {
  io.tell({ type: 'roundStarted', round: 1 })
  const s = initialState(config, seats)
  if (config.estate === 'grown') for (const p of s.players) grow(s, p)
  return s
}

/** [D-03] Highest GoldEq wins; then more gold, then more prestige, then victory is shared. */
function outcome(s: Readonly<State>): Outcome | undefined {
  if (!s.finished) return undefined
  const scores = s.players.map((p) => scoreOf(s, p))
  const isBehind = (a: Player, b: Player) =>
    ((scores[b.seat] as number) - (scores[a.seat] as number) || b.gold12 - a.gold12 || b.as - a.as) > 0
  const ranks = s.players.map((p) => 1 + s.players.filter((other) => isBehind(p, other)).length)
  return {
    reason: isLastRound(s) ? 'rounds' : 'endCampaign',
    ranks,
    winners: s.players.filter(({ seat }) => ranks[seat] === 1).map(({ seat }) => seat),
    // People are shown whole gold; ranks know the rest.
    scores: scores.map((score) => Math.floor(score / POINT)),
  }
}

/** Aufbau: estates, markets, offices and politics over many rounds. */
export const aufbau: Game<Config, State, Move, View, Fact> = {
  id: 'aufbau',
  // 2: with the full catalogue of facilities as an option.
  version: 2,
  seats: { min: SEATS_MIN, max: SEATS_MAX },
  options,
  checkOptions,
  setup,
  decisions,
  apply,
  outcome,
  view,
  glance,
  sample,
  copy,
  copiesShare: true,
  invariants,
  transitions,
  // [12.2] Never after a die, and not once a phase is over.
  undo: () => 'own',
}
