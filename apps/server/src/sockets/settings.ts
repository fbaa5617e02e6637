import type { RateLimit } from '@ludoteca/kernel'
import { HEARTBEAT_MS, RATE_STRIKES, SILENCE_MS, UNSENT_BYTES_MAX } from '@ludoteca/protocol'
import { trustedProxies } from './proxies.ts'

/** How sockets behave. */
export interface SocketSettings {
  readonly path: string
  /** Pages that may connect besides those of the same host, as `https://example.org`. */
  readonly origins: readonly string[]
  /** Whether to believe what this address says about whom it forwards. */
  trustsProxy(address: string): boolean
  readonly connectionsMax: number
  readonly perAddressMax: number
  readonly perPersonMax: number
  /** Messages of one connection that may wait for the one being worked on. */
  readonly waitingMax: number
  readonly unsentBytesMax: number
  readonly pingMs: number
  /** A connection without any sign of life for so long is dead. */
  readonly silenceMs: number
  /** How often rooms hear who is still there. */
  readonly presenceMs: number
  /** How long somebody waits for a match that could not be shown, before it is tried again. */
  readonly reattachMs: number
  /** So many RATE_LIMIT errors within the window close the connection, as do so many messages nobody can read. */
  readonly rateStrikes: RateLimit
  readonly badStrikes: RateLimit
  /** How long `close` waits for messages being worked on. */
  readonly drainMs: number
  /** How long the other side may take to say good-bye. */
  readonly closeMs: number
}

/** What holds when nobody says otherwise. */
export const SOCKET_SETTINGS: SocketSettings = {
  path: '/ws',
  origins: [],
  trustsProxy: trustedProxies('loopback'),
  connectionsMax: 10_000,
  perAddressMax: 40,
  perPersonMax: 10,
  waitingMax: 64,
  unsentBytesMax: UNSENT_BYTES_MAX,
  pingMs: HEARTBEAT_MS,
  silenceMs: SILENCE_MS,
  presenceMs: 10_000,
  reattachMs: 5_000,
  rateStrikes: RATE_STRIKES,
  badStrikes: { count: 20, perMs: 60_000 },
  drainMs: 5000,
  closeMs: 5000,
}
