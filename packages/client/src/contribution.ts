import { newKey, type Random } from './clock.ts'

/** What this person adds to the luck of the next match, if anything: something new for each match. */
export class Contribution {
  readonly #random: Random
  #current: string | undefined
  #commit: string | undefined

  /** The first one is the person's own. */
  constructor(first: string | undefined, random: Random) {
    this.#current = first
    this.#random = random
  }

  get current(): string | undefined {
    return this.#current
  }

  /** Whether it has changed: what was added to one seed of the server is not added to the next. */
  follow(serverSeedCommit: string): boolean {
    const before = this.#commit
    this.#commit = serverSeedCommit
    if (this.#current === undefined || before === undefined || before === serverSeedCommit) return false
    this.#current = newKey(this.#random)
    return true
  }
}
