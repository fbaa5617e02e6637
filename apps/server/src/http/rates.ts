import fastifyRateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { type Environment, system } from '../environment.ts'
import { MemoryLimiter } from '../limits/memory.ts'
import { networkOf, siteOf } from '../limits/network.ts'
import { siteRate } from '../limits/site.ts'
import type { HttpDeps } from './deps.ts'
import { RefusalError } from './errors.ts'
import { isMade } from './paths.ts'
import { rateStore } from './rate-store.ts'

/** How many requests of each kind one address may make in a minute. */
export interface HttpRates {
  /** All routes without a rate of their own. */
  readonly general: number
  /** Making a guest account. */
  readonly guest: number
  /** Routes that hash a password. */
  readonly password: number
  /** Looking up rooms by code: too few to guess one. */
  readonly room: number
  /** Routes that replay a match. */
  readonly record: number
  /** Pictures of matches, of which each player loads several. */
  readonly picture: number
}

const RATES: HttpRates = { general: 300, guest: 20, password: 20, room: 60, record: 30, picture: 120 }
const MINUTE_MS = 60_000

type RateName = Exclude<keyof HttpRates, 'general'>

/** The rate of a route. */
export interface RouteRate {
  readonly rateLimit: { readonly max: number } | false
  readonly rate?: RateName
}

/** Limits requests by address. While Redis is away nobody is refused. */
export function limitRequests(app: FastifyInstance, { settings, redis, metrics, env = system }: HttpDeps): void {
  const rates = { ...RATES, ...settings.rates }
  app.register(fastifyRateLimit, {
    max: rates.general,
    timeWindow: MINUTE_MS,
    store: rateStore(env, redis),
    keyGenerator: (request) => networkOf(request.ip),
    skipOnError: true,
    // Files are not limited, since a page consists of dozens of them.
    allowList: (request) => !isMade(request),
    errorResponseBuilder: (_request, { ttl }) => {
      metrics.rateLimited.inc({ where: 'http' })
      return new RefusalError('RATE_LIMIT', { seconds: Math.ceil(ttl / 1000) })
    },
  })
  limitSites(app, rates, metrics, env)
}

/** Limits requests by site as well, in each process by itself. */
function limitSites(
  app: FastifyInstance,
  rates: HttpRates,
  metrics: HttpDeps['metrics'],
  env: Pick<Environment, 'elapsed'>,
): void {
  const limiterOf = (count: number) => new MemoryLimiter(siteRate({ count, perMs: MINUTE_MS }), env)
  const limiters = new Map(Object.entries(rates).map(([name, count]) => [name, limiterOf(count)]))
  app.addHook('onRequest', async (request) => {
    const site = siteOf(networkOf(request.ip))
    const { rate = 'general', rateLimit } = request.routeOptions.config as Partial<RouteRate>
    if (site === undefined || rateLimit === false || !isMade(request) || limiters.get(rate)?.take(site)) return
    metrics.rateLimited.inc({ where: 'http' })
    throw new RefusalError('RATE_LIMIT', { seconds: MINUTE_MS / 1000 })
  })
}

/** The rate of one kind of request, for the `config` of its routes. */
export function rateOf(name: RateName, settings: HttpDeps['settings']): RouteRate {
  return { rateLimit: { max: { ...RATES, ...settings.rates }[name] }, rate: name }
}

/** For operators. */
export const UNLIMITED: RouteRate = { rateLimit: false }
