import { type Json, SeededChance } from '@ludoteca/kernel'

/** An option and the values it is to take. */
export interface Dimension {
  readonly option: string
  readonly values: readonly Json[]
}
/** One value for each option that is varied. */
export type Setting = Readonly<Record<string, Json>>

/** So many settings can be played in one sweep; of a larger grid a part is taken. */
export const SETTINGS_MAX = 500

/** How many settings there are when each value meets each other. */
export function gridSize(dimensions: readonly Dimension[]): number {
  return dimensions.reduce((size, { values }) => size * values.length, 1)
}

/** All settings of a grid; the last option changes first. */
export function wholeGrid(dimensions: readonly Dimension[]): Setting[] {
  const places = Array.from({ length: gridSize(dimensions) }, (_, at) => {
    let rest = at
    return dimensions
      .map(({ values }) => values.length)
      .reduceRight<number[]>((found, count) => {
        found.unshift(rest % count)
        rest = Math.floor(rest / count)
        return found
      }, [])
  })
  return places.map((at) => settingAt(dimensions, at))
}

/**
 * So many settings of a grid, as a Latin hypercube: the values of each option are cut into so many equal parts, and each
 * part is met once. Where two fall together, one of them is drawn anew. The same seed takes the same settings.
 */
export function sampleOf(dimensions: readonly Dimension[], samples: number, seed: string): Setting[] {
  if (samples >= gridSize(dimensions)) return wholeGrid(dimensions)
  const chance = new SeededChance(`${seed}:sweep`).unrecorded()
  const columns = dimensions.map(({ option, values }) => {
    const column = Array.from({ length: samples }, (_, part) => placeIn(part, samples, values.length, option, chance))
    chance.shuffle(option, column)
    return column
  })
  const taken = new Map<string, number[]>()
  for (let row = 0; row < samples; row++) {
    let at = columns.map((column) => column[row] as number)
    while (taken.has(at.join())) at = dimensions.map(({ option, values }) => chance.int(option, values.length))
    taken.set(at.join(), at)
  }
  return [...taken.values()].sort(byPlaces).map((at) => settingAt(dimensions, at))
}

/** A value in that part, where a part may be less or more than one value. */
const FINE = 1_000_000
function placeIn(part: number, parts: number, count: number, option: string, chance: SeededChance): number {
  return Math.min(count - 1, Math.floor(((part + chance.int(option, FINE) / FINE) / parts) * count))
}

function byPlaces(a: readonly number[], b: readonly number[]): number {
  const first = a.findIndex((place, i) => place !== b[i])
  return first < 0 ? 0 : (a[first] as number) - (b[first] as number)
}

function settingAt(dimensions: readonly Dimension[], at: readonly number[]): Setting {
  return Object.fromEntries(dimensions.map(({ option, values }, i) => [option, values[at[i] as number] as Json]))
}
