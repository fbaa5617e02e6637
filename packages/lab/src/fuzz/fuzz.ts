import { loadBox } from '../load.ts'
import { type Crew, work } from '../pool.ts'
import { Stopwatch } from '../stopwatch.ts'
import { Coverage, type CoverageReport } from './coverage.ts'
import { type Endless, type Finding, type FuzzHarvest, type FuzzSpec, fuzzStretch } from './stretch.ts'

/** What a fuzzing run found. All but the two times is the same in every run. */
export interface FuzzReport {
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  readonly matches: number
  readonly moves: number
  readonly seconds: number
  readonly cpuSeconds: number
  /** Everything that must not be. */
  readonly violations: readonly Finding[]
  /** How many of them are dead ends: points where the match is not over and nobody can go on. */
  readonly deadEnds: number
  /** Matches cut off after the greatest number of moves. Not wrong by itself: random play may go on for ever. */
  readonly endless: readonly Endless[]
  readonly coverage: CoverageReport
  readonly interrupted?: true
}

/** Plays random matches of a game and looks at them from all sides. */
export async function fuzz(spec: FuzzSpec, crew: Crew = {}): Promise<FuzzReport> {
  const box = await loadBox(spec.game)
  const watch = new Stopwatch()
  const coverage = new Coverage(box)
  const findings: Finding[] = []
  const endless: Endless[] = []
  let moves = 0
  let matches = 0
  const { interrupted, cpuSeconds } = await work<FuzzHarvest>(
    spec.matches,
    {
      name: 'fuzzStretch',
      spec,
      here: async (stretch) => fuzzStretch(box, spec, stretch),
      take(harvest) {
        matches += harvest.matches
        moves += harvest.moves
        coverage.merge(harvest.reached)
        findings.push(...harvest.findings)
        endless.push(...harvest.endless)
      },
    },
    crew,
  )
  const byMatch = (a: { match: number }, b: { match: number }) => a.match - b.match
  return {
    game: box.game.id,
    rulesVersion: box.game.version,
    seed: spec.seed,
    matches,
    moves,
    ...watch.read(cpuSeconds),
    violations: findings.sort(byMatch),
    deadEnds: findings.filter(({ check }) => check === 'stuck').length,
    endless: endless.sort(byMatch),
    coverage: coverage.report(),
    ...(interrupted ? { interrupted } : {}),
  }
}
