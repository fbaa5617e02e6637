const ASKED_KEY = 'ludoteca.asked.v1'

/**
 * Where people come in, and which kept matches they know of. A match that waits is asked about once, wherever one
 * arrives: on the shelf, on its game's page, or among the matches of this device.
 */
export class Arrival {
  #path: string | undefined
  /** Matches that were on the screen since the page was loaded. */
  readonly #seen = new Set<string>()
  readonly #session: Storage

  /** The session is what lasts as long as the app is open, over reloads. */
  constructor(path: string, session: Storage) {
    this.#path = path
    this.#session = session
  }

  /** Whether the page was loaded at this path and nobody has chosen how to go on: its match was interrupted. */
  isAt(path: string): boolean {
    return this.#path === path
  }

  /** Somebody has chosen how to go on. */
  settle(): void {
    this.#path = undefined
  }

  /** Whether nobody was asked about this match in this session, or has seen it since the page was loaded. */
  isUnknown(id: string): boolean {
    return !this.#seen.has(id) && !this.#asked.includes(id)
  }

  /** The match was on the screen. */
  see(id: string): void {
    this.#seen.add(id)
  }

  /** Somebody was asked about the match. */
  ask(id: string): void {
    this.see(id)
    try {
      this.#session.setItem(ASKED_KEY, [...new Set([...this.#asked, id])].join(' '))
    } catch {
      // If the storage fails, the question is asked a second time.
    }
  }

  get #asked(): readonly string[] {
    return (this.#session.getItem(ASKED_KEY) ?? '').split(' ')
  }
}
