import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const ROWS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

/** The metrics of a server. Each part sets its own. */
export class Metrics {
  readonly registry = new Registry()
  readonly #in = { registers: [this.registry] }

  readonly socketsOpen = new Gauge({ name: 'ludoteca_sockets_open', help: 'Connections open now.', ...this.#in })
  readonly messagesIn = new Counter({
    name: 'ludoteca_messages_in_total',
    help: 'Messages received over sockets.',
    ...this.#in,
  })
  readonly messagesOut = new Counter({
    name: 'ludoteca_messages_out_total',
    help: 'Messages sent over sockets.',
    ...this.#in,
  })
  readonly tablesOpen = new Gauge({ name: 'ludoteca_tables_open', help: 'Matches held in memory now.', ...this.#in })
  readonly movesStored = new Counter({
    name: 'ludoteca_moves_stored_total',
    help: 'Moves committed to the log.',
    ...this.#in,
  })
  readonly commitRows = new Histogram({
    name: 'ludoteca_commit_rows',
    help: 'Moves that were committed together.',
    buckets: ROWS,
    ...this.#in,
  })
  readonly commitSeconds = new Histogram({
    name: 'ludoteca_commit_seconds',
    help: 'How long a commit took.',
    buckets: SECONDS,
    ...this.#in,
  })
  readonly broadcastSeconds = new Histogram({
    name: 'ludoteca_submit_to_broadcast_seconds',
    help: 'From the arrival of a move until everybody was told.',
    buckets: SECONDS,
    ...this.#in,
  })
  readonly refusals = new Counter({
    name: 'ludoteca_refusals_total',
    help: 'Messages refused, by reason.',
    labelNames: ['code'],
    ...this.#in,
  })
  readonly joins = new Counter({
    name: 'ludoteca_joins_total',
    help: 'People who came into a room, new to it or back to what they had.',
    labelNames: ['how'],
    ...this.#in,
  })
  readonly rateLimited = new Counter({
    name: 'ludoteca_rate_limited_total',
    help: 'Requests and messages refused because there were too many.',
    labelNames: ['where'],
    ...this.#in,
  })
  readonly httpSeconds = new Histogram({
    name: 'ludoteca_http_seconds',
    help: 'How long requests took, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    ...this.#in,
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }
}
