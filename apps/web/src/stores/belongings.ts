import { type Belongings, lookUp } from '@ludoteca/kernel'

const KEY = 'ludoteca.belongings.v1'

/** What people on this device bring along to their matches, by game, as it was the last time. */
export class BelongingsStore {
  readonly #storage: Storage

  constructor(storage: Storage) {
    this.#storage = storage
  }

  of(game: string): Belongings {
    return lookUp(this.#all, game) ?? {}
  }

  keep(game: string, belongings: Belongings): void {
    try {
      this.#storage.setItem(KEY, JSON.stringify({ ...this.#all, [game]: belongings }))
    } catch {
      // A full storage costs the memory and nothing else.
    }
  }

  /** Nobody brings anything along to this game any more. */
  forget(game: string): void {
    const { [game]: _gone, ...others } = this.#all
    if (Object.keys(others).length > 0) this.#storage.setItem(KEY, JSON.stringify(others))
    else this.#storage.removeItem(KEY)
  }

  /** What was kept may be of another time or broken. The game judges what is inside. */
  get #all(): Readonly<Record<string, Belongings>> {
    try {
      const kept: unknown = JSON.parse(this.#storage.getItem(KEY) ?? '{}')
      return typeof kept === 'object' && kept !== null ? (kept as Record<string, Belongings>) : {}
    } catch {
      return {}
    }
  }
}
