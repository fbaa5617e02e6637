import type { Metrics } from './http/metrics.ts'
import type { SocketCounters } from './sockets/ports.ts'
import type { MoveLog } from './storage/storage.ts'

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

/** What the log stores, as metrics. */
export function observeLog(log: MoveLog, metrics: Metrics): void {
  log.subscribe((rows, ms) => {
    metrics.movesStored.inc(rows)
    metrics.commitRows.observe(rows)
    metrics.commitSeconds.observe(ms / 1_000)
  })
}
