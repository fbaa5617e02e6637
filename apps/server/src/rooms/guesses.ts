import type { Limiter } from '../limits/limiter.ts'
import type { Person } from '../people/person.ts'
import { findAccount, type Room } from './room.ts'

/** Limits how many codes of rooms may be tried from one address. */
export class Guesses {
  readonly #limiter: Limiter

  constructor(limiter: Limiter) {
    this.#limiter = limiter
  }

  /** Looks for what belongs to a code; `limited` when too many were tried from there, also if this one were right. */
  async lookUp<T>(address: string, find: () => Promise<T | undefined>): Promise<T | undefined | 'limited'> {
    // Counted before it is looked at: of many tries at once none gets through that should not.
    return (await this.#limiter.take(address)) ? this.#giveBackUnlessGuess(find(), address) : 'limited'
  }

  /** Whether this person may look for the room. Who is in it already does not guess, whatever others do at that address. */
  async mayJoin(reading: () => Promise<Room | undefined>, { accountId }: Person, address: string): Promise<boolean> {
    const mayGuess = await this.#limiter.take(address)
    const room = await (mayGuess ? this.#giveBackUnlessGuess(reading(), address) : reading())
    return mayGuess || (room !== undefined && findAccount(room, accountId) !== undefined)
  }

  /** What was counted as a guess was none if there is something, or if nobody can say whether there is. */
  async #giveBackUnlessGuess<T>(reading: Promise<T | undefined>, address: string): Promise<T | undefined> {
    let isGuess = false
    try {
      const found = await reading
      isGuess = found === undefined
      return found
    } finally {
      if (!isGuess) await this.#limiter.giveBack(address)
    }
  }
}
