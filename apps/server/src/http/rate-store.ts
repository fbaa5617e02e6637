import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { Environment } from '../environment.ts'

/** The count in the window of a key, and how much of the window is left. */
interface Counted {
  readonly current: number
  readonly ttl: number
}
/** Counts one more for a key. */
type Counting = (key: string, windowMs: number) => Promise<Counted>

const PREFIX = 'ludoteca:http:'
/** The most keys in memory; beyond that the least recently used is dropped. */
const KEYS_MAX = 20_000

/**
 * Where the plugin counts requests: in Redis if there is one, else in this process. Its own stores go by the clock on the
 * wall: set back, it would make a minute last for hours, and refuse everybody who asks for something now and then.
 */
export function rateStore(env: Pick<Environment, 'elapsed'>, redis: Redis | undefined): FastifyRateLimitStoreCtor {
  const count = redis === undefined ? countInMemory(env) : countInRedis(redis)
  return class RateStore implements FastifyRateLimitStore {
    readonly #route: string

    constructor(_options: object, route = '') {
      this.#route = route
    }

    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], windowMs: number): void {
      count(`${PREFIX}${this.#route}${key}`, windowMs).then((counted) => done(null, counted), done)
    }

    /** For a route that has a rate of its own. */
    child(options: object): FastifyRateLimitStore {
      // The published types lack `routeInfo`.
      const { method, url } = (options as { readonly routeInfo: { readonly method: string; readonly url: string } })
        .routeInfo
      return new RateStore({}, `${method}${url}-`)
    }
  }
}

function countInMemory({ elapsed }: Pick<Environment, 'elapsed'>): Counting {
  const windows = new LRUCache<string, { readonly since: number; readonly count: number }>({ max: KEYS_MAX })
  return async (key, windowMs) => {
    const now = elapsed()
    const known = windows.get(key)
    const isOpen = known !== undefined && now - known.since < windowMs
    const { since, count } = isOpen ? { since: known.since, count: known.count + 1 } : { since: now, count: 1 }
    windows.set(key, { since, count })
    return { current: count, ttl: since + windowMs - now }
  }
}

/** Starts a window that is new, or that lasts too long because the clock of Redis was set back. */
const COUNT = `
local count = redis.call('incr', KEYS[1])
local left = redis.call('pttl', KEYS[1])
if left >= 0 and left <= tonumber(ARGV[1]) then return {count, left} end
redis.call('set', KEYS[1], 1, 'px', ARGV[1])
return {1, tonumber(ARGV[1])}`

function countInRedis(redis: Redis): Counting {
  return async (key, windowMs) => {
    const [current, ttl] = (await redis.eval(COUNT, 1, key, windowMs)) as [number, number]
    return { current, ttl }
  }
}
