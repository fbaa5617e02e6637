/** Something that gathers what it has to send. */
export interface Sender {
  flush(): void
}

/** Everybody who has something to send waits here for the end of this turn of the event loop. */
export class Outbox {
  #waiting: Sender[] = []

  /** Called once by each sender that begins to gather. */
  add(sender: Sender): void {
    if (this.#waiting.push(sender) === 1) setImmediate(this.#flush)
  }

  readonly #flush = (): void => {
    const senders = this.#waiting
    this.#waiting = []
    for (const sender of senders) sender.flush()
  }
}
