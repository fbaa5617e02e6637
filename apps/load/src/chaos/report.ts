import type { DatabaseKind } from '../house.ts'

/** How often each fault is to happen, or has happened. */
export interface FaultCounts {
  /** The server is killed, or the database. */
  readonly kills: number
  /** The server's clock is set forwards or back by two hours, or right again. */
  readonly jumps: number
  /** The database stands still for a while. */
  readonly freezes: number
  /** Redis does. */
  readonly hangs: number
}

/** What to do to whom. */
export interface ChaosWishes extends FaultCounts {
  readonly database: DatabaseKind
  /** What is killed; only a PostgreSQL can be while the server stays. */
  readonly target: 'server' | 'database'
  readonly seed: string
  /** Hears of progress. */
  readonly log?: (line: string) => void
  /** Ends the run early. */
  readonly signal?: AbortSignal
}

/** What must never happen, and how often it did. */
interface Harm {
  /** Acknowledged moves that are not stored. */
  readonly lost: number
  /** Moves stored twice, and facts shown twice. */
  readonly doubled: number
  /** Moves and facts that nobody made, or that were refused, or shown and not stored. */
  readonly ghosts: number
  /** Facts shown in another order than is stored. */
  readonly disordered: number
  /** Clocks that moved before their time, and for questions that nobody asked any more. */
  readonly earlyClocks: number
  readonly doubleClocks: number
  /** Moves made by clocks or autopilots for people who answer as soon as they can, and were not given the time to. */
  readonly forfeits: number
  /** Matches that did not go on, and clients that did not get back in. */
  readonly stuck: number
}

/** What came of it. */
export interface ChaosReport extends FaultCounts, Harm {
  readonly database: DatabaseKind
  readonly target: 'server' | 'database'
  /** Moves that the server said it had taken. */
  readonly acknowledged: number
  /** How many facts were shown to somebody, and compared with what is stored. */
  readonly shown: number
  readonly matches: number
  readonly moves: number
  /** How many of the moves were made by clocks. */
  readonly clocks: number
  /** How many of these were made for people who answer promptly, on a machine that was too busy. */
  readonly late: number
  /** How often a player found at the end of a match that its luck had held. */
  readonly fair: number
  readonly seconds: number
  readonly seed: string
  /** Whatever was wrong, a sentence each; of many the first. */
  readonly faults: readonly string[]
}
