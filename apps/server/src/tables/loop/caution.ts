import type { MoveRequest } from '../ports.ts'

/** How long somebody makes no move who has spoiled the match although everything is tried on a copy first. */
const BARRED_MS = 30_000

/**
 * What a table has learned from moves of people that broke the rules code in the middle. Whatever they spoil has to be
 * read anew, so after the first of them moves are tried on a copy, and whoever gets around that has to wait.
 */
export class Caution {
  #isWary = false
  readonly #barredUntil = new Map<string, number>()

  /** Whether moves of people are tried on a copy first. */
  get isWary(): boolean {
    return this.#isWary
  }

  isBarred(request: MoveRequest, now: number): boolean {
    return now < (this.#barredUntil.get(personOf(request)) ?? 0)
  }

  /** A move of this person has spoiled the match in memory. */
  hasSpoiled(request: MoveRequest, now: number): void {
    if (this.#isWary) this.#barredUntil.set(personOf(request), now + BARRED_MS)
    this.#isWary = true
  }

  /** The crowd's move for somebody who came or went has spoiled the match in memory. */
  hasSpoiledByCrowd(): void {
    this.#isWary = true
  }
}

/** Watchers share a seat, so a person is told by the connection where there is one. */
function personOf({ seat, listener }: MoveRequest): string {
  return listener?.participantId ?? `seat ${seat}`
}
