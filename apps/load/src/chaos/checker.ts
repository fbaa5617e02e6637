import { checkClocks } from './check-clocks.ts'
import { checkMoves } from './check-moves.ts'
import { checkViewers } from './check-viewers.ts'
import type { History, Story } from './history.ts'

/** What is wrong, a sentence each, by kind. */
export interface Verdict {
  /** Acknowledged, and not stored. */
  readonly lost: readonly string[]
  /** Stored twice, or shown twice to somebody. */
  readonly doubled: readonly string[]
  /** Stored or shown, and made by nobody; shown, and not stored; stored, and refused. */
  readonly ghosts: readonly string[]
  /** Shown in another order than the one that is stored, or with a hole. */
  readonly disordered: readonly string[]
  /** Clocks that moved before their time was up. */
  readonly earlyClocks: readonly string[]
  /** Clocks that moved where nothing was asked any more. */
  readonly doubleClocks: readonly string[]
  /** Moves made for somebody who answers always, and as soon as they can, and was not given the time to. */
  readonly forfeits: readonly string[]
  /** Moves made for such a person who had the time: the machine on which they run was too busy. No fault of the server's. */
  readonly late: readonly string[]
}

/** What the server promises about clocks, in milliseconds. */
export interface Promised {
  /** How long a clock waits beyond its time. */
  readonly clockGraceMs: number
  /** How long clocks wait for people after the server or its database was away. */
  readonly returnGraceMs: number
}

/** Compares what everybody did and saw with what is stored. */
export function check(history: History, stories: readonly Story[], promised: Promised): Verdict {
  const moves = checkMoves(history, stories)
  const viewers = checkViewers(history, stories)
  return {
    lost: moves.lost,
    doubled: [...moves.doubled, ...viewers.doubled],
    ghosts: [...moves.ghosts, ...viewers.ghosts],
    disordered: viewers.disordered,
    ...checkClocks(history, stories, promised),
  }
}
