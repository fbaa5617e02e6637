import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { Subscribers } from '../subscribers.ts'
import { type ListenConnection, openListenConnection } from './listen-connection.ts'
import type { Outage } from './outage.ts'
import { textColumn } from './pack.ts'
import { CHANNEL, readChanges, readMessage, writeChanges, writeMessage } from './payloads.ts'
import type { PostgresSettings } from './postgres.ts'
import { pauseMs } from './retry.ts'
import type { Sql, Statement } from './sql.ts'
import type { Changes, Notifications } from './storage.ts'

const NOTIFY: Statement = { name: 'notify', text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload' }
/** After so many failures in a row notifications are dropped: a process that missed them reads everything again. */
const NOTIFY_TRIES = 10
/** Longer than the pauses between the retries of `Outage`. */
const LONGEST_WAIT_MS = 6000

const unsubscribe = () => {}
/** Notifications for an embedded database, which has no other processes. */
export const noNotifications: Notifications = {
  subscribe: () => unsubscribe,
  notifyRooms() {},
  notifyMatches() {},
  send() {},
  subscribeToMessages: () => unsubscribe,
}

/** LISTEN and NOTIFY between the processes that share a PostgreSQL. */
export class PostgresNotifications implements Notifications {
  readonly #name: string
  readonly #config: ClientConfig
  readonly #settings: PostgresSettings
  readonly #sql: Sql
  readonly #outage: Outage
  readonly #changes = new Subscribers<[changes: Changes]>()
  readonly #messages = new Subscribers<[message: unknown]>()
  readonly #rooms = new Set<string>()
  readonly #matches = new Set<string>()
  readonly #closing = new AbortController()
  #connection: ListenConnection | undefined
  #notifying: Promise<void> | undefined

  /** `name` identifies this process, which ignores its own notifications. */
  constructor(name: string, config: ClientConfig, settings: PostgresSettings, sql: Sql, outage: Outage) {
    this.#name = name
    this.#config = config
    this.#settings = settings
    this.#sql = sql
    this.#outage = outage
  }

  /** Resolves when everything sent from now on will be received. */
  async open(): Promise<void> {
    const connection = await openListenConnection(this.#config, this.#settings, (payload) => this.#receive(payload))
    if (this.#closed) return connection.close()
    this.#connection = connection
    void connection.lost.then(() => this.#reopen())
  }

  subscribe(listener: (changes: Changes) => void): () => void {
    return this.#changes.subscribe(listener)
  }

  notifyRooms(ids: readonly string[]): void {
    this.#notify(this.#rooms, ids)
  }

  notifyMatches(ids: readonly string[]): void {
    this.#notify(this.#matches, ids)
  }

  send(message: object): void {
    if (this.#closed) return
    this.#sql.run(NOTIFY, [CHANNEL, textColumn([writeMessage(this.#name, message)])]).catch(() => {})
  }

  subscribeToMessages(listener: (message: unknown) => void): () => void {
    return this.#messages.subscribe(listener)
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#notifying
    await this.#connection?.close()
  }

  get #closed(): boolean {
    return this.#closing.signal.aborted
  }

  async #reopen(): Promise<void> {
    for (let failures = 1; !this.#closed; failures++) {
      try {
        await this.open()
        if (!this.#closed) this.#changes.notify({ matches: [], rooms: [], missed: true })
        return
      } catch {
        await this.#pause(failures)
      }
    }
  }

  #notify(waiting: Set<string>, ids: readonly string[]): void {
    if (this.#closed) return
    for (const id of ids) waiting.add(id)
    this.#notifying ??= this.#notifyAll()
  }

  async #notifyAll(): Promise<void> {
    for (let failures = 0; this.#rooms.size + this.#matches.size > 0; ) {
      // All changes of one turn of the event loop are sent together, each once.
      await setImmediate()
      const rooms = [...this.#rooms]
      const matches = [...this.#matches]
      this.#rooms.clear()
      this.#matches.clear()
      // Receivers read what is new in a match, whatever the number.
      const changes = { matches: matches.map((id) => ({ id, seq: 0 })), rooms }
      try {
        await this.#sql.run(NOTIFY, [CHANNEL, textColumn(writeChanges(this.#name, changes))])
        failures = 0
      } catch {
        failures++
        if (this.#closed || failures >= NOTIFY_TRIES) break
        for (const id of rooms) this.#rooms.add(id)
        for (const id of matches) this.#matches.add(id)
        await this.#pause(failures)
      }
    }
    this.#notifying = undefined
  }

  #receive(payload: string): void {
    if (this.#closed) return
    const changes = readChanges(payload, this.#name)
    if (changes !== undefined) this.#changes.notify(changes)
    const message = readMessage(payload, this.#name)
    if (message !== undefined) this.#messages.notify(message)
  }

  /** Ends early when this is closed. */
  async #pause(failures: number): Promise<void> {
    await sleep(pauseMs(failures), undefined, { signal: this.#closing.signal, ref: false }).catch(() => {})
    await this.#outage.wait(LONGEST_WAIT_MS)
  }
}
