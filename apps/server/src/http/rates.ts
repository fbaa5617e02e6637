import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { networkOf } from '../limits/network.ts'
import type { HttpDeps } from './deps.ts'
import { Refused } from './errors.ts'
import { isForApi } from './paths.ts'

/** How many requests of a kind one address may make in a minute. */
export interface HttpRates {
  /** Everything that has no rate of its own. */
  readonly general: number
  /** Coming in as somebody new. */
  readonly guest: number
  /** What needs a password to be hashed. */
  readonly password: number
  /** Looking for a room by its code: too few to find one by trying. */
  readonly room: number
  /** What makes the server play a match again. */
  readonly record: number
}

const RATES: HttpRates = { general: 300, guest: 20, password: 20, room: 60, record: 30 }
const MINUTE_MS = 60_000

type RateName = Exclude<keyof HttpRates, 'general'>

/** The rate of a route. */
export interface RouteRate {
  readonly rateLimit: { readonly max: number } | false
}

/** Limits requests by address. While Redis is away nobody is turned down. */
export function limitRequests(app: FastifyInstance, { settings, redis, metrics }: HttpDeps): void {
  const rates = { ...RATES, ...settings.rates }
  app.register(fastifyRateLimit, {
    max: rates.general,
    timeWindow: MINUTE_MS,
    nameSpace: 'ludoteca:http:',
    keyGenerator: (request) => networkOf(request.ip),
    skipOnError: true,
    // A page is dozens of files, and whoever opens it has done nothing wrong.
    allowList: (request) => !isForApi(request),
    ...(redis === undefined ? {} : { redis }),
    errorResponseBuilder: (_request, { ttl }) => {
      metrics.rateLimited.inc({ where: 'http' })
      return new Refused('RATE_LIMIT', { seconds: Math.ceil(ttl / 1000) })
    },
  })
}

/** The rate of one kind of request, for the `config` of its routes. */
export function rateOf(name: RateName, settings: HttpDeps['settings']): RouteRate {
  return { rateLimit: { max: { ...RATES, ...settings.rates }[name] } }
}

/** For those who look after the server. */
export const UNLIMITED: RouteRate = { rateLimit: false }
