import { createHash } from 'node:crypto'
import { type Audience, canonical, type Seat } from '@ludoteca/kernel'

/**
 * What everybody in a run did and saw, told by themselves. All times are milliseconds by the one clock of whoever runs
 * it, which nobody sets and which never goes back.
 */
export interface History {
  readonly people: ReadonlyMap<string, Person>
  readonly sent: readonly Sent[]
  readonly seen: readonly Seen[]
  readonly faults: readonly Fault[]
}

/** What went wrong from when to when. */
export interface Fault {
  readonly kind: 'kills' | 'jumps' | 'freezes' | 'hangs'
  readonly from: number
  /** When all was there again. */
  readonly until: number
}

/** Somebody in a room. */
export interface Person {
  /** Answers always, and as soon as it can: no clock has reason to move instead. */
  readonly isPrompt: boolean
  /** Answers just as promptly when the table itself is asked. */
  readonly speaksForTable: boolean
}

/** A move that somebody sent, and what was said about it. */
export interface Sent {
  readonly who: string
  readonly matchId: string
  /** As the log names it: keys belong to their sender. */
  readonly key: string
  /** When it left, and when it left again because nobody had answered or the answer was to wait. */
  readonly at: readonly number[]
  /** The fingerprint of the move. */
  readonly move: string
  /** When it was acknowledged or refused for good; nothing while nobody knows. */
  readonly answeredAt: number | undefined
  /** With which code it was refused. */
  readonly refusal: string | undefined
}

/** Facts that one viewer was shown. */
export interface Seen {
  readonly who: string
  /** Nothing for watchers. */
  readonly seat: Seat | null
  readonly matchId: string
  readonly at: number
  /** How many facts this viewer had been shown before. */
  readonly from: number
  /** Their fingerprints, in order. */
  readonly facts: readonly string[]
}

/** A match as it is stored, with all that its moves have told. */
export interface Story {
  readonly matchId: string
  /** What was told at set-up. */
  readonly opening: readonly ToldFact[]
  readonly moves: readonly StoryMove[]
}

/** A fact with its audience. */
export interface ToldFact {
  /** The fingerprint of the fact. */
  readonly fact: string
  readonly to: Audience
}

/** One move of the log. */
export interface StoryMove {
  /** Counts from 1. */
  readonly seq: number
  readonly seat: Seat
  /** Who made it, if no person did. */
  readonly by: 'clock' | 'autopilot' | 'bot' | null
  readonly key: string
  /** The fingerprint of the move. */
  readonly move: string
  readonly told: readonly ToldFact[]
  /** The question that a clock's move answers; nothing when there was none. */
  readonly question: Question | undefined
}

/** Something a seat is asked, with a clock. */
export interface Question {
  readonly prompt: string
  readonly clockMs: number
  /** The number of the move after which it was asked; 0 for set-up. */
  readonly putBy: number
}

/** Equal for equal values, whatever the order of their keys. */
export function fingerprint(value: unknown): string {
  return createHash('sha1').update(canonical(value)).digest('base64').slice(0, 12)
}

/** Whether the server has said that it took this move. */
export function isAcknowledged({ answeredAt, refusal }: Sent): boolean {
  return answeredAt !== undefined && refusal === undefined
}
