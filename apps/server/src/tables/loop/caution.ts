import type { MoveRequest } from '../ports.ts'

/** How long a person may not move whose move spoiled the match although moves are tried on a copy first. */
const BARRED_MS = 30_000

/**
 * Limits the damage of moves that throw in the middle of the rules. A match that such a move has spoiled has to be
 * read again, so after the first of them moves are tried on a copy; a person who spoils it even then is barred for a while.
 */
export class Caution {
  #isWary = false
  readonly #barredUntil = new Map<string, number>()

  /** Whether people's moves are tried on a copy first. */
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

/** Identifies a person: by the connection where there is one, since watchers share a seat. */
function personOf({ seat, listener }: MoveRequest): string {
  return listener?.participantId ?? `seat ${seat}`
}
