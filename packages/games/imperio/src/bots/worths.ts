import type { Seat } from '@ludoteca/kernel'
import { SET_MIN, SET_RENT, UPGRADE_RENT } from '../data/constants.ts'
import { contentOf } from '../data/content.ts'
import type { PropertyCard } from '../data/properties.ts'
import { countIn, countsByDistrict, districtsOf } from '../rules/properties.ts'
import { worthOf } from '../rules/wealth.ts'
import type { Property } from '../state.ts'
import type { View } from '../view.ts'

/** How many times rents are still paid after this round's INCOME. */
export function incomesLeft({ round, rounds }: View): number {
  return rounds - round
}

/** No property. */
export const NONE = -1

/** What properties are worth to whom, at one moment. They go by their places in the deck. */
export class Worths {
  readonly #view: View
  readonly #properties: View['properties']
  readonly #counts: Uint8Array
  readonly #cards: readonly PropertyCard[]
  readonly #districts: readonly number[]
  readonly #incomes: number

  constructor(view: View) {
    this.#view = view
    this.#properties = view.properties
    this.#counts = countsByDistrict(view)
    this.#cards = contentOf(view).properties
    this.#districts = districtsOf(view)
    this.#incomes = incomesLeft(view)
  }

  /** How many properties an owner has in the district of this one. */
  around(seat: Seat, at: number): number {
    return countIn(this.#counts, seat, this.#districts[at] as number)
  }

  /** What a property brings an owner until the end: what it counts for then, and all rents, also those of its set. */
  to(seat: Seat, at: number, without = NONE): number {
    const property = this.#properties[at] as Readonly<Property>
    return worthOf(this.#view, property) + this.#incomes * this.#rent(at, property, this.#beside(seat, at, without))
  }

  /** Its own rent, and what it adds to the other one of a set that is only complete with it. */
  #rent(at: number, { upgradeLevel }: Readonly<Property>, beside: number): number {
    const own = (this.#cards[at] as PropertyCard).baseRent + UPGRADE_RENT * upgradeLevel
    if (beside + 1 < SET_MIN) return own
    return own + SET_RENT + (beside + 1 === SET_MIN ? SET_RENT * beside : 0)
  }

  /** What the owner has in its district beside the property, and beside another one that goes. */
  #beside(seat: Seat, at: number, without: number): number {
    const goes = without !== NONE && this.#districts[without] === this.#districts[at] && this.#owns(seat, without)
    return this.around(seat, at) - (this.#owns(seat, at) ? 1 : 0) - (goes ? 1 : 0)
  }

  #owns(seat: Seat, at: number): boolean {
    return this.#properties[at]?.owner === seat
  }
}
