import { BotTable, type FromBots, type ToBots } from '../../src/match/bot-table.ts'
import type { BotWorker } from '../../src/match/bots.ts'

/** Bots that think in the test's own thread, and write down what they were told. */
export class FakeWorker implements BotWorker {
  readonly received: ToBots[] = []
  isClosed = false
  readonly #listeners: ((event: { readonly data: FromBots }) => void)[] = []
  readonly #table = new BotTable((data) => {
    for (const listener of this.#listeners) listener({ data })
  })

  postMessage(message: ToBots): void {
    this.received.push(message)
    this.#table.take(structuredClone(message))
  }

  addEventListener(_type: 'message', listener: (event: { readonly data: FromBots }) => void): void {
    this.#listeners.push(listener)
  }

  terminate(): void {
    this.isClosed = true
  }
}
