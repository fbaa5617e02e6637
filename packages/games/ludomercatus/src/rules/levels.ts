import { HOTEL, HOUSES_MAX } from '../data/board.ts'

/** A change from one building vector to another, worked out once. */
export interface LevelChange {
  readonly levels: readonly number[]
  /** Levels gained or lost. */
  readonly count: number
  /** Houses taken from the bank; negative when they go back. */
  readonly houses: number
  /** Hotels taken from the bank; negative when they go back. */
  readonly hotels: number
}

/** Houses standing on a street of this level: a hotel is not also four houses. */
export function housesAt(level: number): number {
  return level === HOTEL ? 0 : level
}

export function hotelsAt(level: number): number {
  return level === HOTEL ? 1 : 0
}

/** [12.2, 12.7] Whether highest and lowest differ by one at most. */
export function isEven(levels: readonly number[]): boolean {
  let low = HOTEL
  let high = 0
  for (const level of levels) {
    if (level < low) low = level
    if (level > high) high = level
  }
  return high - low <= 1
}

/** [12.4] Whether an order from `old` buys only houses or only hotels: a hotel goes where four houses stand. */
export function isHomogeneous(old: readonly number[], levels: readonly number[]): boolean {
  const raised = levels.filter((level, i) => level !== old[i])
  if (!raised.includes(HOTEL)) return true
  return levels.every((level, i) => level === old[i] || (level === HOTEL && old[i] === HOUSES_MAX))
}

/** [12.2] The orders a group of these levels could take, whatever cash and supply say. */
export function raisesFrom(levels: readonly number[], evenly = true): readonly LevelChange[] {
  return (evenly ? EVEN : anyChanges()).raises.get(code(levels)) ?? []
}

/** [12.7] The sales a group of these levels could take, whatever the supply says. */
export function lowersFrom(levels: readonly number[], evenly = true): readonly LevelChange[] {
  return (evenly ? EVEN : anyChanges()).lowers.get(code(levels)) ?? []
}

/** Groups have two or three streets; a vector is known by its digits in base 7, so that lengths differ. */
function code(levels: readonly number[]): number {
  let known = 0
  for (let i = 0; i < levels.length; i++) known = known * 7 + (levels[i] as number) + 1
  return known
}

type Vector = readonly number[]

/** All vectors of so many streets. */
function vectorsOf(streets: number): readonly Vector[] {
  let vectors: number[][] = [[]]
  for (let i = 0; i < streets; i++) {
    vectors = vectors.flatMap((vector) => Array.from({ length: HOTEL + 1 }, (_, level) => [...vector, level]))
  }
  return vectors
}

function changeOf(old: Vector, levels: Vector): LevelChange {
  const sum = (count: (level: number) => number) =>
    levels.reduce((total, level, i) => total + count(level) - count(old[i] as number), 0)
  return { levels, count: Math.abs(sum((level) => level)), houses: sum(housesAt), hotels: sum(hotelsAt) }
}

/** By the code of the vector that they begin with. */
type ChangeTable = ReadonlyMap<number, readonly LevelChange[]>
interface Changes {
  readonly raises: ChangeTable
  readonly lowers: ChangeTable
}

function changesAmong(isAllowed: (levels: Vector) => boolean): Changes {
  return {
    raises: changes(isAllowed, (old, levels) => isAbove(levels, old) && isHomogeneous(old, levels)),
    lowers: changes(isAllowed, (old, levels) => isAbove(old, levels)),
  }
}

function changes(isAllowed: (levels: Vector) => boolean, leads: (old: Vector, levels: Vector) => boolean): ChangeTable {
  const table = new Map<number, readonly LevelChange[]>()
  for (const streets of [2, 3]) {
    const vectors = vectorsOf(streets).filter(isAllowed)
    for (const old of vectors) {
      const found = vectors.filter((levels) => leads(old, levels)).map((levels) => changeOf(old, levels))
      table.set(code(old), found)
    }
  }
  return table
}

const isAbove = (levels: Vector, old: Vector) =>
  levels.every((level, i) => level >= (old[i] as number)) && levels.some((level, i) => level > (old[i] as number))

const EVEN = changesAmong(isEven)
let free: Changes | undefined

/** Where streets need not be built evenly. Few matches ask, so that it is worked out for the first of them. */
function anyChanges(): Changes {
  free ??= changesAmong(() => true)
  return free
}
