import type { Environment } from '../environment.ts'
import type { Reply } from '../replies.ts'

/** How many replies to one participant are kept in memory; older ones count as unknown. */
const REPLIES_MAX = 64
/** How long the cache of a participant is kept after it was last used, so that it is there when they reconnect. */
const KEPT_MS = 600_000

/** A reply, or the promise of one while its message is being handled. */
type Kept = Reply | Promise<{ readonly reply: Reply }>

/** What is known of the messages of one participant: the highest nonce, and the replies by idempotency key. */
export class ReplyCache {
  #lastNonce = 0
  /** Oldest first. */
  readonly #replies = new Map<string, Kept>()
  /** Replies that were stored before the participant joined, by this process or another. */
  #earlier: ReadonlyMap<string, Reply> = new Map()

  get lastNonce(): number {
    return this.#lastNonce
  }

  seen(nonce: number): void {
    this.#lastNonce = Math.max(this.#lastNonce, nonce)
  }

  find(key: string): Kept | undefined {
    return this.#replies.get(key) ?? this.#earlier.get(key)
  }

  restore(earlier: ReadonlyMap<string, Reply>): void {
    this.#earlier = earlier
  }

  /** Keeps the reply for this key; a reply replaces its promise. */
  keep(key: string, reply: Kept): void {
    this.#replies.set(key, reply)
    if (this.#replies.size <= REPLIES_MAX) return
    for (const oldest of this.#replies.keys()) {
      this.#replies.delete(oldest)
      return
    }
  }

  /** Forgets the reply for this key: its message had no effect and may be repeated. */
  forget(key: string): void {
    this.#replies.delete(key)
  }
}

/** The reply caches of all participants who are or were connected to this process. */
export class ReplyCaches {
  readonly #caches = new Map<string, { readonly cache: ReplyCache; usedAt: number }>()
  readonly #env: Pick<Environment, 'elapsed'>

  constructor(env: Pick<Environment, 'elapsed'>) {
    this.#env = env
  }

  get size(): number {
    return this.#caches.size
  }

  /** The cache of that participant, made when there is none. Restarts the time for which it is kept. */
  of(participantId: string): ReplyCache {
    const usedAt = this.#env.elapsed()
    const known = this.#caches.get(participantId)
    if (known !== undefined) {
      known.usedAt = usedAt
      return known.cache
    }
    const cache = new ReplyCache()
    this.#caches.set(participantId, { cache, usedAt })
    return cache
  }

  /** Drops the caches that were not used for a long time. */
  sweep(): void {
    const limit = this.#env.elapsed() - KEPT_MS
    for (const [participantId, { usedAt }] of this.#caches) {
      if (usedAt < limit) this.#caches.delete(participantId)
    }
  }
}
