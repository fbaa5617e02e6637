import pg from 'pg'
import { isPassing } from './retry.ts'
import type { Sql, SqlValue, Statement } from './sql.ts'

/** A dedicated connection that is kept open: statements are sent at once, where a pool would queue them. */
export class KeptConnection implements Sql {
  readonly #config: pg.ClientConfig
  readonly #answerMs: number
  #client: pg.Client | undefined
  #connecting: Promise<pg.Client> | undefined
  #isClosed = false

  constructor(config: pg.ClientConfig, answerMs: number) {
    this.#config = config
    this.#answerMs = answerMs
  }

  async run<Row extends object>({ name, text }: Statement, values: readonly SqlValue[]): Promise<Row[]> {
    const client = this.#client ?? (await this.#connect())
    try {
      const query = { name, text, values: [...values], query_timeout: this.#answerMs }
      return (await client.query<Row>(query)).rows
    } catch (error) {
      // If the database only refused the statement, the connection stays usable.
      if (isPassing(error)) void this.#drop(client)
      throw error
    }
  }

  async end(): Promise<void> {
    this.#isClosed = true
    const client = this.#client ?? (await this.#connecting?.catch(() => undefined))
    if (client) await this.#drop(client)
  }

  #connect(): Promise<pg.Client> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = undefined
    })
    return this.#connecting
  }

  async #open(): Promise<pg.Client> {
    if (this.#isClosed) throw new Error('the connection is closed')
    const client = new pg.Client(this.#config)
    // Emitted when the database restarts. Without a listener it would end the process; the running query fails, too.
    client.on('error', () => void this.#drop(client))
    client.once('end', () => void this.#drop(client))
    await client.connect()
    this.#client = client
    return client
  }

  /** The next statement makes a new connection. */
  async #drop(client: pg.Client): Promise<void> {
    if (this.#client === client) this.#client = undefined
    await client.end().catch(() => {})
  }
}
