import { setTimeout as sleep } from 'node:timers/promises'

/** Reads rooms again that other processes have changed. */
interface Reader {
  refresh(roomIds: readonly string[]): Promise<void>
  refreshAll(): Promise<void>
}

const RETRY_MS = 500

/** Reads rooms again, and retries until they are read: the database may be away when a notification comes. */
export class RoomRefresher {
  readonly #rooms: Reader
  readonly #failed: (error: unknown) => void
  #isBehind = false
  #refreshing: Promise<void> | undefined

  constructor(rooms: Reader, failed: (error: unknown) => void) {
    this.#rooms = rooms
    this.#failed = failed
  }

  refresh(roomIds: readonly string[]): void {
    this.#rooms.refresh(roomIds).catch((error: unknown) => {
      this.#failed(error)
      this.refreshAll()
    })
  }

  refreshAll(): void {
    this.#isBehind = true
    this.#refreshing ??= this.#run()
  }

  async #run(): Promise<void> {
    while (this.#isBehind) {
      this.#isBehind = false
      try {
        await this.#rooms.refreshAll()
      } catch (error) {
        this.#failed(error)
        this.#isBehind = true
        // The timer does not keep the process alive.
        await sleep(RETRY_MS, undefined, { ref: false })
      }
    }
    this.#refreshing = undefined
  }
}
