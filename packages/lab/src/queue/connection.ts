import { Redis } from 'ioredis'
import type { Address } from './address.ts'
import { QueueFault } from './fault.ts'

const CONNECT_MS = 5_000
const RETRY_MS = 500

export interface ConnectionOptions {
  /** How long a lost connection is tried again before it is given up; for ever without it. */
  readonly patienceMs?: number
  /** It was lost and is being tried again. */
  away?(reason: string): void
  /** It works again. */
  back?(): void
  /** It was given up. */
  lost?(fault: QueueFault): void
}

/** A connection to Redis or Valkey, proven to work. */
export interface Connection {
  readonly redis: Redis
  readonly isAway: boolean
  close(): void
}

/** Connects once, or says why that cannot be. Later losses are tried again as the options say. */
export async function connect(
  { url, shown }: Address,
  { patienceMs = Number.POSITIVE_INFINITY, away, back, lost }: ConnectionOptions,
): Promise<Connection> {
  let reason = 'no answer'
  let isOpen = false
  let isClosing = false
  let awaySince: number | undefined
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_MS,
    // Commands wait for the connection to come back: BullMQ needs that for the ones that block.
    maxRetriesPerRequest: null,
    retryStrategy: () => (isOpen && performance.now() - (awaySince ?? Infinity) < patienceMs ? RETRY_MS : null),
  })
  redis.on('error', (error: unknown) => {
    reason = reasonOf(error)
  })
  redis.on('ready', () => {
    reason = 'the connection was closed'
    if (awaySince !== undefined) back?.()
    awaySince = undefined
  })
  redis.on('close', () => {
    if (!isOpen || isClosing || awaySince !== undefined) return
    awaySince = performance.now()
    away?.(reason)
  })
  redis.on('end', () => {
    if (isOpen && !isClosing) lost?.(new QueueFault('lost', `lost ${shown} (${reason})`))
  })
  try {
    await redis.connect()
    // Of a database that is not there the library would say nothing and take another.
    await redis.select(redis.options.db ?? 0)
  } catch (error) {
    redis.disconnect()
    const cause = error instanceof Error && error.name === 'ReplyError' ? error.message : reason
    throw new QueueFault('unreachable', `cannot reach ${shown} (${cause})`)
  }
  isOpen = true
  return {
    redis,
    get isAway() {
      return redis.status !== 'ready'
    },
    close() {
      isClosing = true
      redis.disconnect()
    },
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}
