import type { DatabaseKind } from '../house.ts'

/** What to do to whom. */
export interface ChaosWishes {
  readonly kills: number
  readonly database: DatabaseKind
  /** What is knocked over; only a PostgreSQL can be while the server stays. */
  readonly target: 'server' | 'database'
  readonly seed: string
  /** Hears of progress. */
  readonly log?: (line: string) => void
  /** Ends the run early. */
  readonly signal?: AbortSignal
}

/** What came of it. */
export interface ChaosReport {
  readonly database: DatabaseKind
  readonly target: 'server' | 'database'
  readonly kills: number
  /** Moves that the server said it had taken. */
  readonly acknowledged: number
  /** How many of those are not in the log exactly once. */
  readonly lost: number
  /** Matches that did not go on, and clients that did not get back in. */
  readonly stuck: number
  readonly matches: number
  readonly moves: number
  /** How often a player found at the end of a match that its luck had held. */
  readonly fair: number
  readonly seconds: number
  readonly seed: string
  /** Whatever was wrong, a sentence each; of many the first. */
  readonly faults: readonly string[]
}
