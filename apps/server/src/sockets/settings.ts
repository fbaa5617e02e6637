import type { RateLimit } from '@ludoteca/kernel'
import { HEARTBEAT_MS, RATE_STRIKES, SILENCE_MS, UNSENT_BYTES_MAX } from '@ludoteca/protocol'
import { trustedProxies } from './proxies.ts'

/** Settings of sockets. */
export interface SocketSettings {
  readonly path: string
  /** Pages that may connect besides those of the same host, as `https://example.org`. */
  readonly origins: readonly string[]
  /** Whether this address is a proxy whose forwarding headers are trusted. */
  trustsProxy(address: string): boolean
  readonly connectionsMax: number
  readonly perAddressMax: number
  readonly perPersonMax: number
  /** How many messages of one connection may be queued. */
  readonly waitingMax: number
  readonly unsentBytesMax: number
  readonly pingMs: number
  /** A connection on which nothing was received for so long is dead. */
  readonly silenceMs: number
  /** How often rooms are told who is still connected. */
  readonly presenceMs: number
  /** How long to wait before a match that could not be sent is tried again. */
  readonly reattachMs: number
  /** So many RATE_LIMIT errors within the window close the connection, as do so many messages nobody can read. */
  readonly rateStrikes: RateLimit
  readonly badStrikes: RateLimit
  /** How long `close` waits for messages that are being handled. */
  readonly drainMs: number
  /** How long the other side may take to complete the closing handshake. */
  readonly closeMs: number
}

/** The defaults. */
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
