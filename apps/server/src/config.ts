import { join } from 'node:path'
import { z } from 'zod'
import { trustedProxies } from './sockets/proxies.ts'

/** The settings of an operator. All have defaults that work on one machine. */
export interface Config {
  readonly host: string
  readonly port: number
  /** The folder of the embedded database when there is no `databaseUrl`. */
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly redisUrl?: string
  /** Other sites whose pages may use this server, as `https://example.org`. */
  readonly origins: readonly string[]
  /** Trusted proxies, whose headers say the address and the scheme of a request. */
  readonly trustProxy: readonly string[]
  readonly logLevel: string
  /** How long bots wait before a move while people watch, in milliseconds. */
  readonly botMs: number
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const list = z.string().transform((text) => text.split(',').flatMap((item) => item.trim() || []))
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: whole(0, 65_535).default(8080),
  LUDOTECA_DATA: z.string().min(1).default(join('.', 'data')),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  LUDOTECA_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }).transform(originOf))).default([]),
  LUDOTECA_TRUST_PROXY: list.refine(areProxies).default(['loopback']),
  LOG_LEVEL: z.enum(LEVELS).default('info'),
  LUDOTECA_BOT_MS: whole(0, 60_000).default(700),
})

/** An origin as browsers write it: without a path, in lower case. */
function originOf(url: string): string {
  return new URL(url).origin
}

/** An invalid setting. The message names the variable, never its value, which may contain a password. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig'
}

/** Reads the settings from environment variables. An empty variable counts as not set. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const { data, error } = schema.safeParse(given)
  if (error) throw new BadConfig(`the setting ${error.issues.map(({ path }) => path[0]).join(', ')} cannot be used`)
  return {
    host: data.HOST,
    port: data.PORT,
    dataDir: data.LUDOTECA_DATA,
    ...(data.DATABASE_URL === undefined ? {} : { databaseUrl: data.DATABASE_URL }),
    ...(data.REDIS_URL === undefined ? {} : { redisUrl: data.REDIS_URL }),
    origins: data.LUDOTECA_ORIGINS,
    trustProxy: data.LUDOTECA_TRUST_PROXY,
    logLevel: data.LOG_LEVEL,
    botMs: data.LUDOTECA_BOT_MS,
  }
}

function areProxies(places: readonly string[]): boolean {
  try {
    trustedProxies(places)
    return true
  } catch {
    return false
  }
}
