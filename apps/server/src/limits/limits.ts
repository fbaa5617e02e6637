import { lookUp } from '@ludoteca/kernel'
import { JOIN_BLOCK_MS, RATE_LIMITS } from '@ludoteca/protocol'
import type { Redis } from 'ioredis'
import type { Environment } from '../environment.ts'
import type { Limiter, Rate } from './limiter.ts'
import { MemoryLimiter } from './memory.ts'
import { RedisLimiter, type RedisLog, SharedRedis } from './redis.ts'
import { SiteLimiter, siteRate } from './site.ts'

/** All rate limits by name. Those named after a message are counted per session; games may add some. */
export const RATES = {
  session: RATE_LIMITS.session,
  address: RATE_LIMITS.address,
  JOIN_ROOM: { ...RATE_LIMITS.JOIN_ROOM, blockMs: JOIN_BLOCK_MS },
  SET_PROFILE: RATE_LIMITS.SET_PROFILE,
  REQUEST_SNAPSHOT: RATE_LIMITS.REQUEST_SNAPSHOT,
  SEND_REACTION: RATE_LIMITS.SEND_REACTION,
  REPORT_NAME: RATE_LIMITS.REPORT_NAME,
  createRoom: RATE_LIMITS.createRoom,
  unknownRoom: RATE_LIMITS.unknownRoom,
  /** Logins from one address; for a device that has logged in before, only this limit counts. */
  logInAddress: { count: 30, perMs: 600_000 },
  /** Logins from one address to one handle, so that guessing from there does not block the owner elsewhere. */
  logInHandle: { count: 5, perMs: 600_000 },
  logInDevice: { count: 10, perMs: 600_000 },
  /** Password checks of somebody who is logged in, by session: logins of others do not count. */
  passwordInside: { count: 10, perMs: 600_000 },
  /** Codes of a second factor, by account: a thousandth of a chance in a day for whoever guesses. */
  secondFactor: { count: 5, perMs: 900_000 },
} as const satisfies Readonly<Record<string, Rate>>

/** The limits that are named after a message. */
const MESSAGES = ['JOIN_ROOM', 'SET_PROFILE', 'REQUEST_SNAPSHOT', 'SEND_REACTION', 'REPORT_NAME'] as const

/** The limits whose keys are networks. */
const BY_NETWORK: readonly LimitName[] = ['address', 'unknownRoom', 'logInAddress']

/** The name of a limit. */
type LimitName = keyof typeof RATES

/** A limiter for each name. */
export interface Limits extends Readonly<Record<LimitName, Limiter>> {
  /** The limits of messages per session, by type. */
  readonly messages: ReadonlyMap<string, Limiter>
}

/** Rates by the name of their limit, or by the type of a game's own message. */
export interface Rates extends Partial<Readonly<Record<LimitName, Rate>>> {
  readonly messages?: Readonly<Record<string, Rate>>
}

/** The limits, and the Redis they share with other processes if there is one. */
export interface OpenLimits {
  readonly limits: Limits
  readonly redis: Redis | undefined
  close(): void
}

interface LimitOptions {
  readonly redisUrl?: string
  /** How long a request to Redis may take. */
  readonly redisAnswerMs?: number
  /** The limits of the games' own messages, by type. */
  readonly messages?: ReadonlyMap<string, Rate>
  /** Rates other than the defaults. */
  readonly rates?: Rates
  readonly env: Pick<Environment, 'elapsed'>
  readonly log: RedisLog
}

/** Counts in Redis when there is an address for one, otherwise in this process. */
export function openLimits(options: LimitOptions): OpenLimits {
  const { redisUrl, redisAnswerMs, env, log } = options
  const redis = redisUrl === undefined ? undefined : new SharedRedis(redisUrl, env, log, redisAnswerMs)
  const count = (name: string, rate: Rate): Limiter => {
    const own = new MemoryLimiter(rate, env)
    return redis === undefined ? own : new RedisLimiter(redis, name, rate, own)
  }
  const make = (name: LimitName): Limiter => {
    const rate = options.rates?.[name] ?? RATES[name]
    const limiter = count(name, rate)
    return BY_NETWORK.includes(name) ? new SiteLimiter(limiter, count(`${name}:site`, siteRate(rate))) : limiter
  }
  const names = Object.keys(RATES) as LimitName[]
  const named = Object.fromEntries(names.map((name) => [name, make(name)])) as Record<LimitName, Limiter>
  const messages = new Map<string, Limiter>(MESSAGES.map((name) => [name, named[name]]))
  for (const [type, rate] of options.messages ?? []) {
    messages.set(type, count(type, lookUp(options.rates?.messages ?? {}, type) ?? rate))
  }
  const limits = { ...named, messages }
  return { limits, redis: redis?.client, close: () => redis?.close() }
}
