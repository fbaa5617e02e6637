const ASKED = 'ludoteca.asked.v1'
const SHELF = '/'

/** Where the page was loaded. A match there was interrupted: people are asked before it goes on. */
export class Arrival {
  #path: string | undefined
  readonly #session: Storage

  /** The session is what lasts as long as the app is open, over reloads. */
  constructor(path: string, session: Storage) {
    this.#path = path
    this.#session = session
  }

  /** Whether the page was loaded there, and nobody has answered yet. */
  isAt(path: string): boolean {
    return this.#path === path
  }

  /** Whether the app has just been opened at its front door, for the first time in this session. */
  get isOpening(): boolean {
    return this.isAt(SHELF) && this.#session.getItem(ASKED) === null
  }

  /** Somebody has said how to go on. */
  settle(): void {
    this.#path = undefined
  }

  /** The shelf has been seen; whether somebody was asked there is kept for the session. */
  comeIn(isAsked: boolean): void {
    if (this.isAt(SHELF)) this.settle()
    if (!isAsked) return
    try {
      this.#session.setItem(ASKED, 'yes')
    } catch {
      // A storage that takes nothing costs a second question and nothing else.
    }
  }
}
