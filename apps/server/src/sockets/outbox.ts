import type { Log } from './ports.ts'
import { traceOf } from './trace.ts'

/** Collects what it has to send until it is flushed. */
export interface Sender {
  flush(): void
  terminate(): void
}

/** Flushes all senders that have something to send at the end of this turn of the event loop. */
export class Outbox {
  readonly #log: Log
  #waiting: Sender[] = []

  constructor(log: Log) {
    this.#log = log
  }

  /** Called by a sender when it has something to send for the first time since it was flushed. */
  add(sender: Sender): void {
    if (this.#waiting.push(sender) === 1) setImmediate(this.#flush)
  }

  readonly #flush = (): void => {
    const senders = this.#waiting
    this.#waiting = []
    for (const sender of senders) this.#flushOne(sender)
  }

  /** If a sender throws, only its own connection is closed; the others are flushed all the same. */
  #flushOne(sender: Sender): void {
    try {
      sender.flush()
    } catch (error) {
      this.#log.error(traceOf(error), 'a connection could not be written to')
      sender.terminate()
    }
  }
}
