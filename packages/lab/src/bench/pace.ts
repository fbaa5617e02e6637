import type { Box } from '@ludoteca/kernel'
import { Harvest } from '../simulate/harvest.ts'
import { simulateStretch } from '../simulate/stretch.ts'
import { BARE_LOOP, bareLoop } from './bare-loop.ts'
import { lastQuarterToFirst } from './late-moves.ts'
import { type Contestant, Race } from './race.ts'
import {
  MOVES_PER_MATCH,
  playRandom,
  playSeated,
  replayScripts,
  type Script,
  type Setting,
  settingOf,
} from './random-play.ts'
import { type Replay, type Replayed, replayAlone } from './replay-alone.ts'

/** A table at which a game is timed. */
export interface PaceTable {
  readonly game: string
  readonly options: object
  readonly seats: number
  /** Who plays, where it is not `normal` bots alone. */
  readonly company?: Company
  /** Options with which random play goes on for so many moves, where it is asked whether late moves cost more. */
  readonly long?: { readonly options: object; readonly moves: number }
}
/** Bots of several kinds, and what they are called together. */
interface Company {
  readonly name: string
  readonly bots: readonly string[]
}
/** How fast a game is played at one table, per second of one processor. */
export interface Pace extends Omit<PaceTable, 'long'> {
  readonly randomMoves: number
  readonly botMoves: number
  readonly botMatches: number
  /** The same matches as `simulate` plays them, with all that it keeps of them. */
  readonly simulatedMatches: number
  /** What a move costs there in terms of one of the bots alone, with which it took turns. */
  readonly simulatedToBots: number
  /** The bots' moves once more, with nobody to choose them, and in a thread that has not seen any bots. */
  readonly appliedMoves: number
  /** What each of these moves costs in terms of the bare loop, with which it took turns. */
  readonly toLoop: { readonly randomMove: number; readonly botMove: number; readonly appliedMove: number }
  /** Where the time of bots goes, as shares of the whole. */
  readonly profile: Readonly<Record<string, number>>
  /** What a move costs in the last quarter of a long match, in terms of the first. */
  readonly lastQuarterToFirst?: number
}

/** Lets random players and bots play so many moves a round. */
export async function paceOf(
  box: Box,
  { options, seats, company, long }: PaceTable,
  rounds: number,
  moves: number,
  replay: (replay: Replay) => Promise<Replayed> = replayAlone,
): Promise<Pace> {
  const setting = settingOf(box, options, seats)
  const bots = company?.bots ?? Array.from({ length: seats }, () => 'normal')
  const scripts: Script[] = []
  playSeated(box, setting, bots, SEED, moves, scripts)
  const race = new Race(contestants(box, setting, bots, scripts, moves), rounds)
  const applied = await replay({ game: box.game.id, options, seats, scripts, rounds })
  const perSecond = (name: string) => 1e6 / race.micros(name)
  return {
    game: box.game.id,
    options,
    seats,
    ...(company ? { company } : {}),
    randomMoves: perSecond('random'),
    botMoves: perSecond('bots'),
    botMatches: perSecond('bots') / movesPerMatch(scripts),
    simulatedMatches: perSecond('simulation') / movesPerMatch(scripts),
    simulatedToBots: race.ratio('simulation', 'bots'),
    appliedMoves: 1e6 / applied.micros,
    toLoop: {
      randomMove: race.ratio('random', BARE_LOOP),
      botMove: race.ratio('bots', BARE_LOOP),
      appliedMove: applied.toLoop,
    },
    profile: profileOf(race),
    ...(long ? { lastQuarterToFirst: lastQuarterToFirst(settingOf(box, long.options, seats), long.moves) } : {}),
  }
}

const SEED = 'script'

function contestants(
  box: Box,
  setting: Setting,
  bots: readonly string[],
  scripts: readonly Script[],
  moves: number,
): Contestant[] {
  return [
    bareLoop(moves),
    { name: 'random', run: () => playRandom(setting, SEED, moves) },
    { name: 'bots', run: () => playSeated(box, setting, bots, SEED, moves) },
    { name: 'simulation', run: () => simulateMatches(box, setting, bots, scripts.length) },
    { name: 'apply', run: () => replayScripts(setting, scripts, {}) },
    { name: 'decisions', run: () => replayScripts(setting, scripts, { decisions: true }) },
    { name: 'check', run: () => replayScripts(setting, scripts, { decisions: true, check: true }) },
    { name: 'view', run: () => replayScripts(setting, scripts, { view: true }) },
  ]
}

/** The last match was cut off. */
function movesPerMatch(scripts: readonly Script[]): number {
  const whole = scripts.length > 1 ? scripts.slice(0, -1) : scripts
  return whole.reduce((sum, { turns }) => sum + turns.length, 0) / whole.length
}

/** The cost of each part is what is saved by leaving it out. */
function profileOf(race: Race): Pace['profile'] {
  const all = race.micros('bots')
  const [apply, decisions, check] = ['apply', 'decisions', 'check'].map((name) => race.micros(name)) as [
    number,
    number,
    number,
  ]
  return {
    apply: apply / all,
    decisions: (decisions - apply) / all,
    check: (check - decisions) / all,
    bot: (all - check) / all,
    'one view per move, for comparison': (race.micros('view') - apply) / all,
  }
}

/** Simulates so many matches, cut off like those of the bots alone; says how many moves that were. */
function simulateMatches(box: Box, { config, game }: Setting, bots: readonly string[], matches: number): number {
  const spec = { game: game.id, options: config, bots, seed: SEED, matches, movesMax: MOVES_PER_MATCH }
  const harvest = new Harvest({ keepRows: false })
  harvest.merge(simulateStretch(box, spec, { from: 0, to: matches }))
  return harvest.tally('moves').sum()
}
