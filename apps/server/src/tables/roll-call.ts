import type { Seat } from '@ludoteca/kernel'
import type { MatchCopy } from './match-copy.ts'
import type { Controls } from './ports.ts'
import type { Upkeep } from './upkeep.ts'

/** Rooms say who plays a seat. They hear from here who does nothing any more, and who acts while an autopilot plays. */
export class RollCall {
  readonly #copy: MatchCopy
  readonly #upkeep: Upkeep
  readonly #report: (seat: Seat, isThere: boolean) => void
  /** The room has been told that these do nothing. */
  readonly #idle = new Set<Seat>()

  constructor(copy: MatchCopy, upkeep: Upkeep, report: (seat: Seat, isThere: boolean) => void) {
    this.#copy = copy
    this.#upkeep = upkeep
    this.#report = report
  }

  /** Who plays which seat from now on. [11.7.2] Whoever comes back is there at once, however long they were not. */
  control({ seats }: Controls): void {
    for (const [seat, { by }] of seats.entries()) {
      if (by === 'human' && this.#upkeep.isAbsent(seat)) this.#copy.now.attendance.heard(seat)
    }
    this.#idle.clear()
  }

  /** After people at these seats have moved. */
  call(moved: readonly Seat[]): void {
    for (const seat of moved) if (this.#upkeep.isAbsent(seat)) this.#report(seat, true)
    for (const seat of this.#upkeep.idle(this.#copy.now)) {
      if (!this.#idle.has(seat)) this.#report(seat, false)
      this.#idle.add(seat)
    }
  }
}
