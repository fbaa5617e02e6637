import type { Redis } from 'ioredis'
import type { Edition, Needs } from './edition.ts'

/** Before all keys in Redis, those of BullMQ included. */
export const PREFIX = 'ludoteca-lab'
/** How often each says that it is still there. */
export const BEAT_MS = 2_000
/** Who has not said so for this long is gone. */
const GONE_MS = 10_000

/** A process that plays stretches. */
export interface WorkerCard extends Edition {
  readonly id: string
  /** Host and process, for people. */
  readonly where: string
  readonly threads: number
}
/** A run that hands out stretches. */
export interface RunCard extends Needs {
  readonly id: string
  readonly where: string
}

/** Who is there: a card that Redis forgets unless it is shown again and again. */
export class Presence<T extends { readonly id: string }> {
  readonly #redis: Redis
  readonly #kind: string

  constructor(redis: Redis, kind: 'run' | 'worker') {
    this.#redis = redis
    this.#kind = kind
  }

  async show(card: T): Promise<void> {
    await this.#redis
      .multi()
      .sadd(this.#all, card.id)
      .set(this.#keyOf(card.id), JSON.stringify(card), 'PX', GONE_MS)
      .exec()
  }

  async leave(id: string): Promise<void> {
    await this.#redis.multi().srem(this.#all, id).del(this.#keyOf(id)).exec()
  }

  async has(id: string): Promise<boolean> {
    return (await this.#redis.exists(this.#keyOf(id))) === 1
  }

  /** All who are there, in a fixed order. */
  async list(): Promise<T[]> {
    const ids = (await this.#redis.smembers(this.#all)).sort()
    if (ids.length === 0) return []
    const cards = await this.#redis.mget(ids.map((id) => this.#keyOf(id)))
    const gone = ids.filter((_, i) => cards[i] === null)
    if (gone.length > 0) await this.#redis.srem(this.#all, gone)
    return cards.filter((card) => card !== null && card !== undefined).map((card) => JSON.parse(card) as T)
  }

  get #all(): string {
    return `${PREFIX}:${this.#kind}s`
  }

  #keyOf(id: string): string {
    return `${PREFIX}:${this.#kind}:${id}`
  }
}
