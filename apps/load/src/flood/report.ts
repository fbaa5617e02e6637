import type { DatabaseKind } from '../house.ts'

/** How much to send. */
export interface FloodWishes {
  readonly messages: number
  /** Moves that the rules of each game must refuse; so many in all. */
  readonly moves: number
  readonly database: DatabaseKind
  readonly seed: string
  readonly log?: (line: string) => void
  readonly signal?: AbortSignal
}

/** What came of it. */
export interface FloodReport {
  readonly database: DatabaseKind
  /** The games whose matches were flooded. */
  readonly games: readonly string[]
  readonly messages: number
  readonly moves: number
  /** Messages and moves that were not answered as the protocol says. */
  readonly wrong: number
  /** How often each answer was given. */
  readonly answers: Readonly<Record<string, number>>
  /** How often connections were closed, by code; each was opened again. */
  readonly closes: Readonly<Record<string, number>>
  /** Whether the hash chain of every match, and what everybody sees of it, are as they were. */
  readonly unchanged: boolean
  /** What the server remembers, after a collection: halfway, and at the end. */
  readonly dataBytes: readonly [number, number]
  /** What is in memory besides: compiled code and what belongs to it, at the same two moments. */
  readonly codeBytes: readonly [number, number]
  readonly seconds: number
  readonly seed: string
  /** Whatever was wrong, a sentence each; of many the first. */
  readonly faults: readonly string[]
}
