import { type Game, type Outcome, playSteps, TABLE } from '@ludoteca/kernel'
import { type Config, checkOptions, frozen, options } from './config.ts'
import { SEATS } from './data/defaults.ts'
import type { Fact } from './facts.ts'
import { glance } from './glance.ts'
import { invariants, transitions } from './invariants.ts'
import type { Move } from './moves.ts'
import { drawModifier } from './rules/modifier.ts'
import { ranksOf } from './rules/ranking.ts'
import { copy, type Frame, initialState, type State } from './state.ts'
import { auctionResult } from './steps/auction-result.ts'
import { bids } from './steps/bids.ts'
import { call } from './steps/call.ts'
import { decisions } from './steps/decisions.ts'
import { exitChoices } from './steps/exit-choices.ts'
import { exits } from './steps/exits.ts'
import { levels } from './steps/levels.ts'
import { lockIn } from './steps/lock-in.ts'
import { lottery } from './steps/lottery.ts'
import { over } from './steps/over.ts'
import { payout } from './steps/payout.ts'
import { summary } from './steps/summary.ts'
import { turn } from './steps/turn.ts'
import { turnEnd } from './steps/turn-end.ts'
import { sample, type View, view } from './view.ts'

const table = {
  turn,
  exits,
  exitChoices,
  lockIn,
  decisions,
  levels,
  lottery,
  auctionResult,
  call,
  bids,
  payout,
  summary,
  turnEnd,
  over,
}
const steps = playSteps<Frame, State, Move, Fact>(table)
/** The names of all steps. */
export const stepNames: readonly string[] = Object.keys(table)

/** Banca: levels, lotteries and auctions for the larger share of a bank that everybody fills. */
export const banca: Game<Config, State, Move, View, Fact> = {
  id: 'banca',
  version: 1,
  seats: SEATS,
  options,
  checkOptions,
  setup(given, seats, io) {
    const config = frozen(given)
    const s = initialState(config, seats, drawModifier(config.modifierBands, 1, io.chance))
    io.tell({ type: 'gameStarted', seats, config, bank: s.bank })
    steps.settle(s, io)
    return s
  },
  decisions: steps.decisions,
  apply: steps.apply,
  outcome,
  view,
  glance,
  sample,
  copy,
  invariants,
  transitions,
  /** [14.1] At one device the banker may take back anything; the luck comes back as it was. */
  undo: (s, seat) => (s.config.mode === 'table' && seat === TABLE ? 'any' : 'none'),
}

function outcome(s: Readonly<State>): Outcome | undefined {
  if (s.ending === null) return undefined
  const scores = s.players.map(({ balance }) => balance)
  const ranks = ranksOf(scores)
  return { reason: s.ending, ranks, scores, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1) }
}
