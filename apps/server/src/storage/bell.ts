import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { type Ear, openEar } from './ear.ts'
import { CHANNEL, readPayload, readSaid, writePayloads, writeSaid } from './news.ts'
import type { Outage } from './outage.ts'
import { textColumn } from './pack.ts'
import type { PostgresSettings } from './postgres.ts'
import { pauseMs } from './retry.ts'
import type { Sql, Statement } from './sql.ts'
import type { Bell, News } from './storage.ts'

const RING: Statement = { name: 'bell-ring', text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload' }
/** After so many failures in a row the news are let go: they are hints, and who was cut off reads everything again. */
const RING_TRIES = 10
/** Longer than the outage waits before it asks again. */
const LONGEST_WAIT_MS = 6000

/** The bell of an embedded database, which nobody else can use. */
export const silentBell: Bell = { listen() {}, ringRooms() {}, ringMatches() {}, say() {}, hearSaid() {} }

/** LISTEN and NOTIFY between the processes that share a PostgreSQL. */
export class PostgresBell implements Bell {
  readonly #name: string
  readonly #config: ClientConfig
  readonly #settings: PostgresSettings
  readonly #sql: Sql
  readonly #outage: Outage
  readonly #hearers: ((news: News) => void)[] = []
  readonly #listeners: ((said: unknown) => void)[] = []
  readonly #rooms = new Set<string>()
  readonly #matches = new Set<string>()
  readonly #closing = new AbortController()
  #ear: Ear | undefined
  #ringing: Promise<void> | undefined

  /** `name` is what our own news carry, so that we do not hear them. */
  constructor(name: string, config: ClientConfig, settings: PostgresSettings, sql: Sql, outage: Outage) {
    this.#name = name
    this.#config = config
    this.#settings = settings
    this.#sql = sql
    this.#outage = outage
  }

  /** Answers when everything rung from now on will be heard. */
  async open(): Promise<void> {
    const ear = await openEar(this.#config, this.#settings, (payload) => this.#hear(payload))
    if (this.#closed) return ear.close()
    this.#ear = ear
    void ear.lost.then(() => this.#reopen())
  }

  listen(hear: (news: News) => void): void {
    this.#hearers.push(hear)
  }

  ringRooms(ids: readonly string[]): void {
    this.#ring(this.#rooms, ids)
  }

  ringMatches(ids: readonly string[]): void {
    this.#ring(this.#matches, ids)
  }

  say(said: object): void {
    if (this.#closed) return
    this.#sql.run(RING, [CHANNEL, textColumn([writeSaid(this.#name, said)])]).catch(() => {})
  }

  hearSaid(hear: (said: unknown) => void): void {
    this.#listeners.push(hear)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#ringing
    await this.#ear?.close()
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted
  }

  async #reopen(): Promise<void> {
    for (let failures = 1; !this.#closed; failures++) {
      try {
        await this.open()
        return this.#tell({ matches: [], rooms: [], missed: true })
      } catch {
        await this.#pause(failures)
      }
    }
  }

  #ring(waiting: Set<string>, ids: readonly string[]): void {
    if (this.#closed) return
    for (const id of ids) waiting.add(id)
    this.#ringing ??= this.#ringAll()
  }

  async #ringAll(): Promise<void> {
    for (let failures = 0; this.#rooms.size + this.#matches.size > 0; ) {
      // What changes in one turn of the event loop is rung together, each once.
      await setImmediate()
      const rooms = [...this.#rooms]
      const matches = [...this.#matches]
      this.#rooms.clear()
      this.#matches.clear()
      // Whoever hears of a match reads what is new in it, whatever the number says.
      const news = { matches: matches.map((id) => ({ id, seq: 0 })), rooms }
      try {
        await this.#sql.run(RING, [CHANNEL, textColumn(writePayloads(this.#name, news))])
        failures = 0
      } catch {
        failures++
        if (this.#closed || failures >= RING_TRIES) break
        for (const id of rooms) this.#rooms.add(id)
        for (const id of matches) this.#matches.add(id)
        await this.#pause(failures)
      }
    }
    this.#ringing = undefined
  }

  #hear(payload: string): void {
    this.#tell(readPayload(payload, this.#name))
    const said = readSaid(payload, this.#name)
    if (said !== undefined && !this.#closed) for (const hear of this.#listeners) hear(said)
  }

  #tell(news: News | undefined): void {
    if (news === undefined || this.#closed) return
    for (const hear of this.#hearers) hear(news)
  }

  /** Ends early when the bell is closed. */
  async #pause(failures: number): Promise<void> {
    await sleep(pauseMs(failures), undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
    await this.#outage.wait(LONGEST_WAIT_MS)
  }
}
