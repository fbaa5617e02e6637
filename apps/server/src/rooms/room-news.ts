import { setTimeout as sleep } from 'node:timers/promises'

/** What reads rooms that other processes have changed. */
interface Reader {
  hearRooms(roomIds: readonly string[]): Promise<void>
  hearMissed(): Promise<void>
}

const RETRY_MS = 500

/** News of rooms. Those that could not be read, as the database was away, count as missed until they are. */
export class RoomNews {
  readonly #rooms: Reader
  readonly #failed: (error: unknown) => void
  #hasMissed = false
  #reading: Promise<void> | undefined

  constructor(rooms: Reader, failed: (error: unknown) => void) {
    this.#rooms = rooms
    this.#failed = failed
  }

  hear(roomIds: readonly string[]): void {
    this.#rooms.hearRooms(roomIds).catch((error: unknown) => {
      this.#failed(error)
      this.hearMissed()
    })
  }

  hearMissed(): void {
    this.#hasMissed = true
    this.#reading ??= this.#readAll()
  }

  async #readAll(): Promise<void> {
    while (this.#hasMissed) {
      this.#hasMissed = false
      try {
        await this.#rooms.hearMissed()
      } catch (error) {
        this.#failed(error)
        this.#hasMissed = true
        // Whoever closes the server need not wait for it.
        await sleep(RETRY_MS, undefined, { ref: false })
      }
    }
    this.#reading = undefined
  }
}
