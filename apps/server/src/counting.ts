import type { Metrics } from './http/metrics.ts'
import type { SocketCounters } from './sockets/ports.ts'
import type { LogStats } from './storage/storage.ts'

/** What sockets count, as metrics. */
export function socketCounters(metrics: Metrics): SocketCounters {
  return {
    opened: () => metrics.socketsOpen.inc(),
    closed: () => metrics.socketsOpen.dec(),
    received: () => metrics.messagesIn.inc(),
    sent: (messages) => metrics.messagesOut.inc(messages),
    refused: (code) => {
      metrics.refusals.inc({ code })
      if (code === 'RATE_LIMIT') metrics.rateLimited.inc({ where: 'socket' })
    },
  }
}

/** Takes over what the log and the tables count by themselves. To be called now and then. */
export class LogMeter {
  readonly #metrics: Metrics
  #rows = 0

  constructor(metrics: Metrics) {
    this.#metrics = metrics
  }

  read({ rows }: LogStats, tablesOpen: number): void {
    this.#metrics.movesStored.inc(rows - this.#rows)
    this.#rows = rows
    this.#metrics.tablesOpen.set(tablesOpen)
  }
}
