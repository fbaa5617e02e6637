import type { Box } from '@ludoteca/kernel'
import { loadBox } from '../load.ts'
import { bareLoop } from './bare-loop.ts'
import { type HeapGrowth, heapGrowth, longMatch, positionCosts } from './costs.ts'
import { drawCosts } from './draws.ts'
import { type Pace, type PaceTable, paceOf } from './pace.ts'
import { type Contestant, median, Race, type Timing } from './race.ts'
import { type Parts, playBots, playRandom, replayScripts, type Script, type Setting, settingOf } from './random-play.ts'

/** Where processor time goes, as shares of the whole. */
type Profile = Readonly<Record<string, number>>
export interface EngineReport {
  readonly game: string
  readonly rulesVersion: number
  readonly node: string
  readonly seats: number
  readonly rounds: number
  /** Per move, or per thing copied, hashed or written. Absolute times say little; the ratios are what counts. */
  readonly timings: readonly Timing[]
  readonly ratios: Readonly<Record<string, number>>
  readonly profile: { readonly random: Profile; readonly bots: Profile }
  /** Processor time per move of each fifth of a match of 5,000 moves, and the last over the first. */
  readonly longMatch: { readonly fifthsMicros: readonly number[]; readonly lastToFirst: number }
  readonly heap: HeapGrowth
  /** How fast other games are played. */
  readonly paces: readonly Pace[]
}
export interface BenchSpec {
  readonly rounds: number
  /** Moves each contestant plays in a round. */
  readonly moves: number
  progress?(finished: number): void
}

const GAME = 'ludomercatus'
const SEATS = 4
const LONG_MATCHES = 3
const HEAP_MATCHES = 100
/** Their bots think longer, so they play less in a round. */
const PACE_MOVES_SHARE = 5
/** Random souls would not live for so many moves in any other. */
const MILD_HOUSE = { houseLoss: 0, presenceTable: [0, 0, 0, 0], keysToWin: 6, keysLoseThreshold: 0, maxRounds: 1000 }
/** Of Aufbau: each grows its house in another way. */
const STRATEGIES = { name: 'five strategies', bots: ['amtsfokus', 'handel', 'stadt', 'werkstatt', 'domaenen'] }
const PACES: readonly PaceTable[] = [
  { game: GAME, options: {}, seats: SEATS },
  { game: 'aufbau', options: {}, seats: 5 },
  { game: 'aufbau', options: {}, seats: 5, company: STRATEGIES },
  { game: 'banca', options: {}, seats: 4 },
  { game: 'carcosa', options: {}, seats: 4, long: { options: MILD_HOUSE, moves: 4000 } },
  { game: 'imperio', options: { mode: 'QUICK' }, seats: 12 },
]

/** Measures the engine in one rotating run. */
export async function benchEngine({ rounds, moves, progress }: BenchSpec): Promise<EngineReport> {
  const box = await loadBox(GAME)
  // The loop knows no trades, so what is compared with it is played without them.
  const plain = settingOf(box, { maxProposalsPerTurn: 0 }, SEATS)
  const full = settingOf(box, {}, SEATS)
  const race = new Race(contestants(box, plain, full, moves), rounds, progress)
  const paces: Pace[] = []
  for (const table of PACES) {
    paces.push(await paceOf(await loadBox(table.game), table, rounds, Math.ceil(moves / PACE_MOVES_SHARE)))
  }
  const fifths = Array.from({ length: LONG_MATCHES }, () => longMatch(full, { moves: 5000, parts: 5 }))
  const fifthsMicros = (fifths[0] as readonly number[]).map((_, i) => median(fifths.map((run) => run[i] as number)))
  return {
    game: box.game.id,
    rulesVersion: box.game.version,
    node: process.version,
    seats: SEATS,
    rounds,
    timings: race.timings(),
    ratios: {
      'random play to bare loop': race.ratio('random play, no trades', 'bare loop'),
      'applying alone to bare loop': race.ratio('apply', 'bare loop'),
      'bot play to bare loop': race.ratio('bot play', 'bare loop'),
      'bot play to random play': race.ratio('bot play', 'random play'),
      'copy to a random move': race.ratio('copy a position', 'random play'),
      'hash to a random move': race.ratio('hash a state', 'random play'),
      'draws to a random move': race.ratio('draws by chacha12', 'random play'),
      'draws by chacha12 to those by xoroshiro128+': race.ratio('draws by chacha12', 'draws by xoroshiro128+'),
    },
    profile: {
      random: profileOf(race, 'random play, no trades', '', 'draw'),
      bots: profileOf(race, 'bot play', ', bots', 'bot'),
    },
    longMatch: { fifthsMicros, lastToFirst: (fifthsMicros.at(-1) as number) / (fifthsMicros[0] as number) },
    heap: heapGrowth(box, full, HEAP_MATCHES),
    paces,
  }
}

function contestants(box: Box, plain: Setting, full: Setting, moves: number): Contestant[] {
  const random: Script[] = []
  const bots: Script[] = []
  playRandom(plain, 'script', moves, random)
  playBots(box, full, 'script', moves, bots)
  const replay = (name: string, setting: Setting, scripts: readonly Script[], parts: Parts): Contestant => ({
    name,
    run: () => replayScripts(setting, scripts, parts),
  })
  return [
    bareLoop(moves),
    { name: 'random play, no trades', run: () => playRandom(plain, 'script', moves) },
    { name: 'random play', run: () => playRandom(full, 'script', moves) },
    { name: 'bot play', run: () => playBots(box, full, 'script', moves) },
    replay('apply', plain, random, {}),
    replay('decisions + apply', plain, random, { decisions: true }),
    replay('decisions + check + apply', plain, random, { decisions: true, check: true }),
    replay('view + apply', plain, random, { view: true }),
    replay('apply, bots', full, bots, {}),
    replay('decisions + apply, bots', full, bots, { decisions: true }),
    replay('decisions + check + apply, bots', full, bots, { decisions: true, check: true }),
    replay('view + apply, bots', full, bots, { view: true }),
    ...positionCosts(full, bots),
    ...drawCosts(full, moves, ['chacha12', 'xoroshiro128+']),
  ]
}

/** The cost of each part is what is saved by leaving it out; `rest` names what only the whole play does. */
function profileOf(race: Race, whole: string, suffix: string, rest: string): Profile {
  const all = race.micros(whole)
  const apply = race.micros(`apply${suffix}`)
  const decided = race.micros(`decisions + apply${suffix}`)
  const checked = race.micros(`decisions + check + apply${suffix}`)
  return {
    apply: apply / all,
    decisions: (decided - apply) / all,
    check: (checked - decided) / all,
    [rest]: (all - checked) / all,
    'one view per move, for comparison': (race.micros(`view + apply${suffix}`) - apply) / all,
  }
}
