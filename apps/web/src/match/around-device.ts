import type { Seat, Viewer } from '@ludoteca/kernel'
import { awaitedIn } from './match-parts.ts'
import { type AnyMatch, needsPrivacy } from './privacy.ts'
import type { Shown } from './shown.ts'

/** The people around one device: whom it shows the match, and when it has to be handed over. */
export class AroundDevice {
  readonly #match: AnyMatch
  /** Who plays each seat: one person may have several. */
  readonly #persons: readonly (string | undefined)[]
  readonly #seats: readonly Seat[]
  /** By person: what they saw last before the device went on, as long as they have missed something since. */
  readonly #left = new Map<Seat | string, Shown>()

  /** `persons` are by seat; nothing for bots. */
  constructor(match: AnyMatch, persons: readonly (string | undefined)[], seats: readonly Seat[]) {
    this.#match = match
    this.#persons = persons
    this.#seats = seats
  }

  /** The seat for which the device shows the match after a move; `holder` keeps it unless somebody else is awaited. */
  next(holder: Viewer): Seat | undefined {
    const awaited = awaitedIn(this.#match)
    const people = this.#seats.filter((seat) => awaited.includes(seat))
    if (typeof holder === 'number' && (people.length === 0 || people.includes(holder))) return holder
    return people[0] ?? this.#seats[0]
  }

  /** Whether this seat has secrets, and somebody else than its person may be looking. */
  isForOtherEyes(seat: Seat, holder: Viewer): boolean {
    if (new Set(this.#seats.map((each) => this.#persons[each])).size < 2) return false
    const isHeld = typeof holder === 'number' && this.#persons[holder] === this.#persons[seat]
    return !isHeld && needsPrivacy(this.#match, seat)
  }

  /** The seats whose facts a viewer may see: all of the person who plays that seat. */
  viewersOf(viewer: Viewer): readonly Viewer[] {
    const person = typeof viewer === 'number' ? this.#persons[viewer] : undefined
    return person === undefined ? [viewer] : this.#seats.filter((seat) => this.#persons[seat] === person)
  }

  /** The holder gives the device away, having seen this. */
  leave(holder: Viewer, shown: Shown): void {
    if (holder !== 'spectator') this.#left.set(this.#personOf(holder), shown)
  }

  /** The person at this seat takes the device. Returns what they saw last, if they have missed something since. */
  comeBack(seat: Seat): Shown | undefined {
    const person = this.#personOf(seat)
    const left = this.#left.get(person)
    this.#left.delete(person)
    return left
  }

  /** Something is shown to this viewer. Unless it has secrets, the others look on and miss nothing. */
  show(viewer: Viewer): void {
    const isAlone = typeof viewer === 'number' && this.#left.size > 0 && needsPrivacy(this.#match, viewer)
    if (!isAlone) this.#left.clear()
  }

  /** Something was taken back: nobody catches up on what happened since. */
  forget(): void {
    this.#left.clear()
  }

  #personOf(seat: Seat): Seat | string {
    return this.#persons[seat] ?? seat
  }
}
