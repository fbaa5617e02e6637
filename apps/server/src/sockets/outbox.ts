import type { Log } from './ports.ts'
import { traceOf } from './trace.ts'

/** Something that gathers what it has to send. */
export interface Sender {
  flush(): void
  terminate(): void
}

/** Everybody who has something to send waits here for the end of this turn of the event loop. */
export class Outbox {
  readonly #log: Log
  #waiting: Sender[] = []

  constructor(log: Log) {
    this.#log = log
  }

  /** Called once by each sender that begins to gather. */
  add(sender: Sender): void {
    if (this.#waiting.push(sender) === 1) setImmediate(this.#flush)
  }

  readonly #flush = (): void => {
    const senders = this.#waiting
    this.#waiting = []
    for (const sender of senders) this.#flushOne(sender)
  }

  /** One that fails costs its own connection: all the others have something to send, too. */
  #flushOne(sender: Sender): void {
    try {
      sender.flush()
    } catch (error) {
      this.#log.error(traceOf(error), 'a connection could not be written to')
      sender.terminate()
    }
  }
}
