import type { Answer } from '../answers.ts'
import type { Environment } from '../environment.ts'

/** So many answers of one participant are kept in memory; older ones count as unknown. */
const ANSWERS_MAX = 64
/** How long the ledger of somebody who is gone is kept, so that they find it when they come back. */
const KEPT_MS = 600_000

/** An answer, or the promise of one while it is being found. */
type Kept = Answer | Promise<{ readonly answer: Answer }>

/** What one participant has sent so far: the highest nonce, and the answers by idempotency key. */
export class Ledger {
  #lastNonce = 0
  /** Oldest first. */
  readonly #answers = new Map<string, Kept>()
  /** What was stored before the person came, by this process or by another. */
  #earlier: ReadonlyMap<string, Answer> = new Map()

  get lastNonce(): number {
    return this.#lastNonce
  }

  saw(nonce: number): void {
    this.#lastNonce = Math.max(this.#lastNonce, nonce)
  }

  find(key: string): Kept | undefined {
    return this.#answers.get(key) ?? this.#earlier.get(key)
  }

  restore(earlier: ReadonlyMap<string, Answer>): void {
    this.#earlier = earlier
  }

  /** An answer takes the place of its promise. */
  keep(key: string, answer: Kept): void {
    this.#answers.set(key, answer)
    if (this.#answers.size <= ANSWERS_MAX) return
    for (const oldest of this.#answers.keys()) {
      this.#answers.delete(oldest)
      return
    }
  }

  /** The key may be used again: its message had no effect. */
  forget(key: string): void {
    this.#answers.delete(key)
  }
}

/** The ledgers of all participants this process has to do with, shared by their connections. */
export class Ledgers {
  readonly #ledgers = new Map<string, { readonly ledger: Ledger; usedAt: number }>()
  readonly #env: Pick<Environment, 'elapsed'>

  constructor(env: Pick<Environment, 'elapsed'>) {
    this.#env = env
  }

  get size(): number {
    return this.#ledgers.size
  }

  /** The ledger of that participant; asking for it keeps it for a while. */
  of(participantId: string): Ledger {
    const usedAt = this.#env.elapsed()
    const known = this.#ledgers.get(participantId)
    if (known !== undefined) {
      known.usedAt = usedAt
      return known.ledger
    }
    const ledger = new Ledger()
    this.#ledgers.set(participantId, { ledger, usedAt })
    return ledger
  }

  /** Forgets those who have been away for long. */
  sweep(): void {
    const limit = this.#env.elapsed() - KEPT_MS
    for (const [participantId, { usedAt }] of this.#ledgers) {
      if (usedAt < limit) this.#ledgers.delete(participantId)
    }
  }
}
