import type { Environment } from '../environment.ts'
import type { Connection } from './connection.ts'
import type { SocketSettings } from './settings.ts'

/** How often quiet connections are looked for in each period of `pingMs`. */
const BEATS = 100
/** Each look covers twice the needed share, so that no connection waits for longer than half a period. */
const PORTIONS = BEATS / 2

/**
 * Breaks the connections on which nobody answers, and asks those who have been quiet. Only a few of them at a time:
 * thousands of pings in one go, and as many answers, would keep every move waiting.
 */
export class Heartbeat {
  readonly #connections: ReadonlySet<Connection>
  readonly #env: Environment
  readonly #settings: Pick<SocketSettings, 'pingMs' | 'silenceMs'>
  readonly #timer: NodeJS.Timeout

  constructor(
    connections: ReadonlySet<Connection>,
    env: Environment,
    settings: Pick<SocketSettings, 'pingMs' | 'silenceMs'>,
  ) {
    this.#connections = connections
    this.#env = env
    this.#settings = settings
    this.#timer = setInterval(() => this.beat(), settings.pingMs / BEATS).unref()
  }

  beat(): void {
    const now = this.#env.elapsed()
    const { pingMs, silenceMs } = this.#settings
    let portion = Math.ceil(this.#connections.size / PORTIONS)
    for (const connection of this.#connections) {
      if (now - connection.receivedAt >= silenceMs) connection.wire.terminate()
      else if (portion > 0 && now - connection.quietSince >= pingMs) {
        connection.ping()
        portion--
      }
    }
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
