import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { traceOf } from '../sockets/trace.ts'

/** Settings of the log. */
export interface LogSettings {
  readonly level: string
  /** Standard output when left out. */
  readonly stream?: { write(line: string): void }
}

/** Fields that are never logged, at any depth: credentials, and what players may not know. */
const SECRETS: ReadonlySet<string> = new Set([
  'authorization',
  'body',
  'contributions',
  'cookie',
  'cookies',
  'databaseurl',
  'entropy',
  'headers',
  'move',
  'password',
  'password_hash',
  'passwordhash',
  'payload',
  'pending',
  'query',
  'recovery',
  'redisurl',
  'secret',
  'seed',
  'server_seed',
  'serverseed',
  'set-cookie',
  'state',
  'token',
  'view',
  'viewerstate',
])
const HIDDEN = '[hidden]'
const DEPTH_MAX = 8

/** Settings of the logger (pino). Requests are named by their route: paths hold codes of rooms and ids of matches. */
export function loggerOptions({ level, stream }: LogSettings): NonNullable<FastifyServerOptions['logger']> {
  return {
    level,
    ...(stream === undefined ? {} : { stream }),
    // For the bindings of child loggers; the fields of single lines are redacted at all depths below.
    redact: { paths: [...SECRETS].map((name) => `["${name}"]`), censor: HIDDEN },
    formatters: { log: (fields) => withoutSecrets(fields, 0) as Record<string, unknown> },
    // Errors are traces already; the logger's own serializer would add their messages again.
    serializers: { req: plainRequest, err: (error: object) => error as never },
    hooks: {
      logMethod(fields, write) {
        // A line without a message would get the message of its error.
        if (fields.length === 1 && typeof fields[0] === 'object') write.call(this, fields[0], '')
        else write.apply(this, fields)
      },
    },
  }
}

function withoutSecrets(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || isRequest(value)) return value
  if (value instanceof Error) return traceOf(value)
  if (depth >= DEPTH_MAX) return HIDDEN
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1))
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    SECRETS.has(key.toLowerCase()) ? HIDDEN : withoutSecrets(inner, depth + 1),
  ])
  return Object.fromEntries(entries)
}

function isRequest(value: object): value is FastifyRequest {
  return 'routeOptions' in value && 'raw' in value
}

function plainRequest(request: FastifyRequest): { method: string; route: string; address: string } {
  return { method: request.method, route: request.routeOptions.url ?? 'none', address: request.ip }
}
