import { makeAutoObservable } from 'mobx'

const KEY = 'ludoteca.room.v1'

/** The room this device was in last. */
export class LastRoom {
  code: string | undefined
  readonly #storage: Storage

  constructor(storage: Storage) {
    makeAutoObservable(this)
    this.#storage = storage
    this.code = storage.getItem(KEY) ?? undefined
  }

  keep(code: string): void {
    if (this.code === code) return
    this.code = code
    try {
      this.#storage.setItem(KEY, code)
    } catch {
      // A full storage costs the short way back and nothing else.
    }
  }

  /** Forgets the room: there is nothing to come back to. */
  forget(code: string): void {
    if (this.code !== code) return
    this.code = undefined
    this.#storage.removeItem(KEY)
  }
}
