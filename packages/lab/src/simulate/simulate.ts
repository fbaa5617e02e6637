import { type Box, lookUp, type PackRef } from '@ludoteca/kernel'
import { type CourseReport, courseOf } from '../course/course.ts'
import type { PackedBlock, TableName } from '../data/table.ts'
import { loadBox } from '../load.ts'
import { type Crew, work } from '../pool.ts'
import { Stopwatch } from '../stopwatch.ts'
import type { Summary } from '../tally.ts'
import { type Interval, wilson } from '../wilson.ts'
import { type Fault, Harvest, type MatchRow, type Sheaf } from './harvest.ts'
import { type SimulationSpec, simulateStretch } from './stretch.ts'

export interface BotReport extends Interval {
  /** Seats of finished matches; where all play together, finished matches. */
  readonly seatsPlayed: number
  /** A win shared by two counts one half for each; where all play together, everybody wins wholly. */
  readonly wins: number
  /** Of the seats played, or of the matches where all play together, the share that won, with its 95 % interval beside it. */
  readonly winShare: number
  readonly meanRank: number
}
/** What a simulation found. All but the four times is the same in every run. */
export interface SimulationReport {
  readonly game: string
  readonly rulesVersion: number
  /** Only there when it was played with another than the game brings along. */
  readonly pack?: PackRef
  readonly seed: string
  readonly options: object
  readonly bots: readonly string[]
  readonly matches: number
  readonly finished: number
  /** Whether everything was as it must be: looked at after every move, or at the end of every match. */
  readonly invariants: { readonly checked: 'moves' | 'ends'; readonly broken: number; readonly first?: Fault }
  readonly moves: number
  readonly seconds: number
  readonly cpuSeconds: number
  readonly movesPerCpuSecond: number
  readonly matchesPerCpuSecond: number
  readonly winsBySeat: readonly number[]
  readonly winsByBot: Readonly<Record<string, number>>
  readonly byBot: Readonly<Record<string, BotReport>>
  readonly endings: Readonly<Record<string, number>>
  readonly movesPerMatch: Pick<Summary, 'mean' | 'sd' | 'p50' | 'p95' | 'max'>
  readonly metrics: Readonly<Record<string, Omit<Summary, 'max'>>>
  /** Matches stopped because a bot made a move that is refused; only there if any. */
  readonly refusedBotMoves?: number
  /** Only there when the simulation was stopped early. */
  readonly interrupted?: true
}
export interface Simulation {
  readonly report: SimulationReport
  /** In order, if the spec keeps rows. */
  readonly rows: readonly MatchRow[]
  /** If the spec asks for it. */
  readonly course?: CourseReport
}

/** Rows of moves are many: fewer matches at a time keep them small. */
const STRETCH_WITH_MOVES = 4

/** Plays matches between bots on all cores. `takeRows` gets the tables that the spec asks for as they come, in any order. */
export async function simulate(
  spec: SimulationSpec,
  crew: Crew = {},
  takeRows?: (table: TableName, block: PackedBlock) => void,
): Promise<Simulation> {
  const box = await loadBox(spec.game, spec.pack)
  const watch = new Stopwatch()
  const harvest = new Harvest({ keepRows: spec.keepRows ?? false })
  const { interrupted, cpuSeconds } = await work<Sheaf>(
    spec.matches,
    {
      name: 'simulateStretch',
      spec,
      here: async (stretch) => simulateStretch(box, spec, stretch),
      take(sheaf) {
        harvest.merge(sheaf)
        for (const [table, block] of sheaf.tables ?? []) takeRows?.(table, block)
      },
      ...(spec.tables?.includes('moves') ? { stretchMax: STRETCH_WITH_MOVES } : {}),
    },
    crew,
  )
  const rows = harvest.rows.sort((a, b) => a.match - b.match)
  const report = reportOf(box, spec, harvest, watch.read(cpuSeconds), interrupted)
  return { report, rows, ...(spec.course ? { course: courseOf(box, harvest) } : {}) }
}

function reportOf(
  box: Box,
  spec: SimulationSpec,
  harvest: Harvest,
  { seconds, cpuSeconds }: ReturnType<Stopwatch['read']>,
  interrupted: boolean,
): SimulationReport {
  const { mean, sd, p50, p95, max } = harvest.tally('moves').summary()
  const moves = harvest.tally('moves').sum()
  const byBot = each(harvest.namesUnder('won by bot '), (name) => botReport(harvest, name))
  return {
    game: box.game.id,
    rulesVersion: box.game.version,
    ...(box.game.pack && { pack: { id: box.game.pack.id, sha256: box.game.pack.sha256 } }),
    seed: spec.seed,
    options: spec.options,
    bots: spec.bots,
    matches: harvest.matches,
    finished: harvest.tally('won by seat 0').size,
    invariants: invariantsOf(spec, harvest),
    moves,
    seconds,
    cpuSeconds,
    movesPerCpuSecond: moves / cpuSeconds,
    matchesPerCpuSecond: harvest.matches / cpuSeconds,
    winsBySeat: spec.bots.map((_, seat) => harvest.tally(`won by seat ${seat}`).sum()),
    winsByBot: each(Object.keys(byBot), (name) => (lookUp(byBot, name) as BotReport).wins),
    byBot,
    endings: each(harvest.namesUnder('ending '), (reason) => harvest.tally(`ending ${reason}`).size),
    movesPerMatch: { mean, sd, p50, p95, max },
    metrics: each(harvest.namesUnder('metric '), (name) => {
      const { max: _max, ...summary } = harvest.tally(`metric ${name}`).summary()
      return summary
    }),
    ...(harvest.botRefused > 0 ? { refusedBotMoves: harvest.botRefused } : {}),
    ...(interrupted ? { interrupted } : {}),
  }
}

function invariantsOf({ check }: SimulationSpec, { faults }: Harvest): SimulationReport['invariants'] {
  const [first] = [...faults].sort((a, b) => a.match - b.match)
  return { checked: check ? 'moves' : 'ends', broken: faults.length, ...(first ? { first } : {}) }
}

function botReport(harvest: Harvest, name: string): BotReport {
  const won = harvest.tally(`won by bot ${name}`)
  const wins = won.sum()
  return {
    seatsPlayed: won.size,
    wins,
    winShare: won.mean(),
    ...wilson(wins, won.size),
    meanRank: harvest.tally(`rank of bot ${name}`).mean(),
  }
}

function each<T>(names: readonly string[], of: (name: string) => T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, of(name)]))
}
