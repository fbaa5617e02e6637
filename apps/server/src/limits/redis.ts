import { Redis } from 'ioredis'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Environment } from '../environment.ts'
import type { Limiter, Rate } from './limiter.ts'

/** How long one request to Redis may take. */
const ANSWER_MS = 250
/** How long Redis is not used after it did not answer. */
const LEAVE_ALONE_MS = 2000

/** The log for Redis going away or coming back. */
export interface RedisLog {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
}

/** One Redis for all limits. It never blocks: while it is away, callers count in memory. */
export class SharedRedis {
  readonly client: Redis
  readonly #env: Pick<Environment, 'elapsed'>
  readonly #log: RedisLog
  #away = false
  #closing = false
  #askAgainAt = Number.NEGATIVE_INFINITY

  constructor(url: string, env: Pick<Environment, 'elapsed'>, log: RedisLog, answerMs = ANSWER_MS) {
    this.#env = env
    this.#log = log
    this.client = new Redis(url, {
      enableOfflineQueue: false,
      enableAutoPipelining: true,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      commandTimeout: answerMs,
      connectTimeout: 2000,
      retryStrategy: (tries) => Math.min(100 * tries, 2000),
    })
    this.client.on('error', (error) => this.failed(error))
    this.client.on('close', () => this.failed('the connection was closed'))
    this.client.on('ready', () => this.answered())
  }

  get isUsable(): boolean {
    return this.client.status === 'ready' && this.#env.elapsed() >= this.#askAgainAt
  }

  answered(): void {
    this.#askAgainAt = Number.NEGATIVE_INFINITY
    if (!this.#away) return
    this.#away = false
    this.#log.info({}, 'redis is back: limits are shared again')
  }

  /** Logs a warning, once per outage. */
  failed(error: unknown): void {
    this.#askAgainAt = this.#env.elapsed() + LEAVE_ALONE_MS
    if (this.#away || this.#closing) return
    this.#away = true
    const reason = error instanceof Error ? error.message : String(error)
    this.#log.warn({ reason }, 'redis is away: this process counts limits by itself')
  }

  close(): void {
    this.#closing = true
    this.client.disconnect()
  }
}

/** Counts in Redis, so that several processes share one limit. The window is fixed and of whole seconds. */
export class RedisLimiter implements Limiter {
  readonly #redis: SharedRedis
  readonly #limiter: RateLimiterRedis
  readonly #spare: Limiter
  /** No key lasts longer than this. */
  readonly #longestMs: number

  constructor(redis: SharedRedis, name: string, rate: Rate, spare: Limiter) {
    this.#redis = redis
    this.#spare = spare
    const points = rate.burst ?? rate.count
    const duration = Math.max(1, Math.round(((rate.perMs / rate.count) * points) / 1000))
    const blockDuration = Math.ceil((rate.blockMs ?? 0) / 1000)
    this.#longestMs = Math.max(duration, blockDuration) * 1000
    const keyPrefix = `ludoteca:${name}`
    this.#limiter = new RateLimiterRedis({ storeClient: redis.client, keyPrefix, points, duration, blockDuration })
  }

  take(key: string): boolean | Promise<boolean> {
    if (!this.#redis.isUsable) return this.#spare.take(key)
    return this.#ask(
      () => this.#consume(key),
      () => this.#spare.take(key),
    )
  }

  giveBack(key: string): void | Promise<void> {
    if (!this.#redis.isUsable) return this.#spare.giveBack(key)
    return this.#ask(
      async () => void (await this.#limiter.reward(key)),
      () => this.#spare.giveBack(key),
    )
  }

  async #consume(key: string): Promise<boolean> {
    const { isAllowed, msBeforeNext } = await this.#limiter.consume(key).then(
      (counted) => ({ isAllowed: true, msBeforeNext: counted.msBeforeNext }),
      (thrown: unknown) => {
        // The library throws its result to refuse.
        if (!(thrown instanceof RateLimiterRes)) throw thrown
        return { isAllowed: false, msBeforeNext: thrown.msBeforeNext }
      },
    )
    if (msBeforeNext <= this.#longestMs) return isAllowed
    // The clock of Redis was set back, and old counts would last too long: the counter is reset.
    await this.#limiter.delete(key)
    return this.#consume(key)
  }

  async #ask<T>(question: () => Promise<T>, otherwise: () => T | Promise<T>): Promise<T> {
    try {
      const answer = await question()
      this.#redis.answered()
      return answer
    } catch (error) {
      this.#redis.failed(error)
      return otherwise()
    }
  }
}
