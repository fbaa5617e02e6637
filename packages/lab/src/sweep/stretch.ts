import type { Box } from '@ludoteca/kernel'
import type { Stretch } from '../pool.ts'
import type { Sheaf } from '../simulate/harvest.ts'
import { type SimulationSpec, simulateStretch } from '../simulate/stretch.ts'
import type { Setting } from './grid.ts'

/** Matches of several settings in one row: first all of the first setting, then all of the second. */
export interface RungSpec extends Omit<SimulationSpec, 'matches' | 'keepRows' | 'tables'> {
  readonly settings: readonly Setting[]
  /** Each setting plays the matches from here up to, not including, `to`: on the same luck. */
  readonly from: number
  readonly to: number
}

/** What was played of one setting, by its place among those of the rung. */
export type SettingSheaf = readonly [place: number, sheaf: Sheaf]

/** Plays some of the matches of a rung. */
export function sweepStretch(box: Box, spec: RungSpec, { from, to }: Stretch): SettingSheaf[] {
  const { settings, from: first, to: last, ...simulation } = spec
  const each = last - first
  const sheaves: SettingSheaf[] = []
  for (let at = from; at < to; ) {
    const place = Math.floor(at / each)
    const begins = place * each
    const end = Math.min(to, begins + each)
    const options = { ...spec.options, ...settings[place] }
    const stretch = { from: first + at - begins, to: first + end - begins }
    sheaves.push([place, simulateStretch(box, { ...simulation, options, matches: last }, stretch)])
    at = end
  }
  return sheaves
}
