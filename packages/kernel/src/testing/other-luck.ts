import { type Chance, DrawnChance } from '../chance.ts'

/** The same luck but for one draw: the numbers of all others come as they would have come. */
export class OtherLuck extends DrawnChance {
  readonly #luck: Chance
  readonly #at: number
  readonly #dice: Chance
  #draws = 0

  /** Changes draw number `at`, counted from 0, into one that `dice` choose. */
  constructor(luck: Chance, at: number, dice: Chance) {
    super()
    this.#luck = luck
    this.#at = at
    this.#dice = dice
  }

  protected produce(stream: string, n: number): number {
    return this.#bend(this.#luck.int(stream, n), n)
  }

  protected produceFrom(n: number, from: (seed: string) => number): number {
    return this.#bend(this.#luck.derive(n, from), n)
  }

  #bend(drawn: number, n: number): number {
    return this.#draws++ === this.#at ? (drawn + 1 + this.#dice.int('other luck', n - 1)) % n : drawn
  }
}
