import type { DatabaseKind } from '../house.ts'

/** What to play. */
export interface CityWishes {
  readonly database: DatabaseKind
  /** How long phases last, in percent of what the mode says. */
  readonly clockPct: number
  readonly seed: string
  readonly log?: (line: string) => void
  readonly signal?: AbortSignal
}

/** How it went. */
export interface CityReport {
  readonly database: DatabaseKind
  readonly clockPct: number
  readonly participants: number
  /** What the machine was busy with before, as an average over a minute, and how many processors it has. */
  readonly loadAverage: number
  readonly cores: number
  readonly seconds: number
  readonly serverCpuSeconds: number
  /** Moves of owners that the others hear of. */
  readonly moves: number
  /** How many of them the record holds: one that comes after its clock is refused. */
  readonly recorded: number
  /** How often somebody heard of such a move of another: what is measured. */
  readonly observed: number
  /** Moves that ended their phase: those wait on purpose, and are left out. */
  readonly closing: number
  /** From the sending of a move until somebody else heard of it. */
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  /** Whether the record of the match holds. */
  readonly verifies: boolean
  /** What the server had to say on standard error. */
  readonly complaints: readonly string[]
}
