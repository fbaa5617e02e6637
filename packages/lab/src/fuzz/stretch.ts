import { type Box, SeededChance } from '@ludoteca/kernel'
import { tryMatch, type Violation } from '@ludoteca/kernel/trial'
import type { Stretch } from '../pool.ts'
import { Coverage, type Reached } from './coverage.ts'
import { drawSetting, type Setting } from './setting.ts'

export interface FuzzSpec {
  readonly game: string
  readonly matches: number
  readonly seed: string
  /** Fixed for all matches; otherwise drawn anew for each. */
  readonly seats?: number | undefined
  /** Options fixed for all matches; the others are drawn. */
  readonly options: object
  readonly movesMax: number
  /** Costly checks run at every nth position. */
  readonly every: number
}

/** One thing that must not be, with what is needed to see it again. */
export interface Finding extends Violation, Setting {
  readonly match: number
  /** Fuzzing one match with this seed plays exactly this match. */
  readonly seed: string
}
/** A match that had not ended after the greatest number of moves; random play need not come to an end. */
export interface Endless extends Setting {
  readonly match: number
  readonly seed: string
}
export interface FuzzHarvest {
  readonly matches: number
  readonly moves: number
  readonly findings: readonly Finding[]
  readonly endless: readonly Endless[]
  readonly reached: Reached
}

/** Some tables are hasty: whoever may cut others short often does. At others everybody gets far. */
const OPEN_ONE_IN = [4, 32, 32] as const

/** Tries some of the matches of a fuzzing run. Match i depends on the seed and on i alone. */
export function fuzzStretch(box: Box, spec: FuzzSpec, { from, to }: Stretch): FuzzHarvest {
  const coverage = new Coverage(box)
  const findings: Finding[] = []
  const endless: Endless[] = []
  let moves = 0
  for (let match = from; match < to; match++) {
    const seed = seedOf(spec, match)
    const chance = new SeededChance(`${seed}:setting`)
    const setting = drawSetting(box, spec, chance)
    const openOneIn = chance.pick('patience', OPEN_ONE_IN)
    const { movesMax, every } = spec
    const result = tryMatch(box.game, { ...setting, seed, movesMax, every, openOneIn, mayRunOn: true }, coverage)
    moves += result.moves.length
    if (!result.ended && result.violations.length === 0) endless.push({ match, seed, ...setting })
    for (const violation of result.violations) findings.push({ match, seed, ...setting, ...violation })
  }
  return { matches: to - from, moves, findings, endless, reached: coverage.reached }
}

/** A single match has the seed itself, so that the seed of a finding can be given back. */
function seedOf({ seed, matches }: FuzzSpec, match: number): string {
  return matches === 1 ? seed : `${seed}:${match}`
}
