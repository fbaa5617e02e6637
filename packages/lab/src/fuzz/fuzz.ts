import { loadBox } from '../load.ts'
import { type Crew, work } from '../pool.ts'
import { Stopwatch } from '../stopwatch.ts'
import { Coverage, type CoverageReport } from './coverage.ts'
import { type Finding, type FuzzHarvest, type FuzzSpec, fuzzStretch } from './stretch.ts'

/** What a fuzzing run found. All but the two times is the same in every run. */
export interface FuzzReport {
  readonly game: string
  readonly rulesVersion: number
  readonly seed: string
  readonly matches: number
  readonly moves: number
  readonly seconds: number
  readonly cpuSeconds: number
  /** Matches in which play came to a point where nobody can go on. */
  readonly deadEnds: number
  /** Matches that had not ended after the greatest number of moves. */
  readonly endless: number
  /** Everything that must not be, dead ends and endless matches included. */
  readonly violations: readonly Finding[]
  readonly coverage: CoverageReport
  readonly interrupted?: true
}

/** Plays random matches of a game and looks at them from all sides. */
export async function fuzz(spec: FuzzSpec, crew: Crew = {}): Promise<FuzzReport> {
  const box = await loadBox(spec.game)
  const watch = new Stopwatch()
  const coverage = new Coverage(box)
  const findings: Finding[] = []
  let moves = 0
  let matches = 0
  const interrupted = await work<FuzzHarvest>(
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
      },
    },
    crew,
  )
  findings.sort((a, b) => a.match - b.match)
  const count = (check: string) => new Set(findings.filter((f) => f.check === check).map((f) => f.match)).size
  return {
    game: box.game.id,
    rulesVersion: box.game.version,
    seed: spec.seed,
    matches,
    moves,
    ...watch.read(),
    deadEnds: count('stuck'),
    endless: count('ends'),
    violations: findings,
    coverage: coverage.report(),
    ...(interrupted ? { interrupted } : {}),
  }
}
