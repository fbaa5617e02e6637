import type { Limiter } from '../limits/limiter.ts'
import type { Person } from '../people/person.ts'
import { findAccount, type Room } from './room.ts'

/** Limits how many room codes may be guessed from one address. */
export class Guesses {
  readonly #limiter: Limiter

  constructor(limiter: Limiter) {
    this.#limiter = limiter
  }

  /** Looks a code up; `limited` when too many were tried from this address, whether or not this one is right. */
  async lookUp<T>(address: string, find: () => Promise<T | undefined>): Promise<T | undefined | 'limited'> {
    // Counted before it is looked up, so that concurrent tries cannot exceed the limit.
    return (await this.#limiter.take(address)) ? this.#giveBackUnlessGuess(find(), address) : 'limited'
  }

  /** Whether this person may join by code. Whoever is in the room already does not guess, whatever others at that address do. */
  async mayJoin(reading: () => Promise<Room | undefined>, { accountId }: Person, address: string): Promise<boolean> {
    const mayGuess = await this.#limiter.take(address)
    const room = await (mayGuess ? this.#giveBackUnlessGuess(reading(), address) : reading())
    return mayGuess || (room !== undefined && findAccount(room, accountId) !== undefined)
  }

  /** Gives the count back unless there is nothing under the code. */
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
