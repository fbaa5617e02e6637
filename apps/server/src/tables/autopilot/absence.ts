import type { Seat } from '@ludoteca/kernel'
import type { Controls } from '../ports.ts'
import type { Replica } from '../replica/replica.ts'
import type { Autopilot } from './autopilot.ts'

/** Reports to the room who makes no moves any more, and who makes one while an autopilot plays the seat. */
export class AbsenceReports {
  readonly #replica: Replica
  readonly #autopilot: Autopilot
  readonly #report: (seat: Seat, isThere: boolean) => void
  /** Seats that were reported to the room as idle. */
  readonly #idle = new Set<Seat>()

  constructor(replica: Replica, autopilot: Autopilot, report: (seat: Seat, isThere: boolean) => void) {
    this.#replica = replica
    this.#autopilot = autopilot
    this.#report = report
  }

  /** Sets who plays which seat. [11.7.2] Whoever comes back counts as present at once. */
  control({ seats }: Controls): void {
    for (const [seat, { by }] of seats.entries()) {
      if (by === 'human' && this.#autopilot.isAbsent(seat)) this.#replica.now.attendance.sawActive(seat)
    }
    this.#idle.clear()
  }

  /** Called after people at these seats have moved. */
  afterMoves(moved: readonly Seat[]): void {
    for (const seat of moved) if (this.#autopilot.isAbsent(seat)) this.#report(seat, true)
    for (const seat of this.#autopilot.idle(this.#replica.now)) {
      if (!this.#idle.has(seat)) this.#report(seat, false)
      this.#idle.add(seat)
    }
  }
}
