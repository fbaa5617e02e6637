import { Desk } from './desk.ts'
import type { AnyMatch, Listener, Place } from './ports.ts'
import type { ToldText } from './story.ts'

/** All connections around one match, grouped by what they may see. */
export class Desks {
  readonly #announced: ReadonlySet<string>
  readonly #byPlace = new Map<string, Desk>()

  constructor(announced: readonly string[] = []) {
    this.#announced = new Set(announced)
  }

  get isEmpty(): boolean {
    return this.#byPlace.size === 0
  }

  /** Seats this connection and gives its desk. */
  seat(listener: Listener, place: Place, match: AnyMatch, clocks: string): Desk {
    this.remove(listener)
    const key = `${place.seat}${place.host ? ' host' : ''}`
    let desk = this.#byPlace.get(key)
    if (desk === undefined) {
      desk = new Desk(match, place, this.#announced, clocks)
      this.#byPlace.set(key, desk)
    }
    desk.add(listener)
    return desk
  }

  remove(listener: Listener): void {
    for (const [key, desk] of this.#byPlace) {
      desk.remove(listener)
      if (desk.isEmpty) this.#byPlace.delete(key)
    }
  }

  /** Where this connection sits. */
  of(listener: Listener): Desk | undefined {
    for (const desk of this.#byPlace.values()) if (desk.has(listener)) return desk
    return undefined
  }

  /** Tells everybody what has become certain. */
  update(match: AnyMatch, told: readonly ToldText[], clocks: string): void {
    for (const desk of this.#byPlace.values()) desk.update(match, told, clocks)
  }

  *listeners(): Iterable<Listener> {
    for (const desk of this.#byPlace.values()) yield* desk.listeners
  }
}
