import type { Decision, Move, Seat } from '@ludoteca/kernel'

/** When each question that is still open was first put, by seat and prompt. Part of a snapshot. */
export type ClockStarts = Readonly<Record<string, number>>

/** A clock that runs: the move of this seat is awaited until then. */
export interface Deadline {
  readonly seat: Seat
  readonly prompt: string
  readonly fallback: Move
  readonly at: number
}

type Asked = readonly Decision<object, Move>[]

/**
 * Clocks of a match. Worked out from the times in the log alone, so every process that reads the log sees the same ones.
 * A clock starts when its question is put, goes on while others move, and starts anew when its own seat has moved.
 */
export class Clocks {
  #starts: Record<string, number> = {}
  /** A match that was paused goes on with fresh clocks. */
  #from: number

  constructor(starts: ClockStarts = {}, from = 0) {
    this.#starts = { ...starts }
    this.#from = from
  }

  /** The questions after a move of this seat, or after set-up. */
  asked(decisions: Asked, moved: Seat | undefined, at: number): void {
    const starts: Record<string, number> = {}
    for (const { seat, prompt, clockMs } of decisions) {
      if (clockMs === undefined) continue
      const key = keyOf(seat, prompt)
      starts[key] = seat === moved ? at : (this.#starts[key] ?? at)
    }
    this.#starts = starts
  }

  /** No clock counts the time before this moment. */
  restart(at: number): void {
    this.#from = at
  }

  /** Every clock that runs now, for the seats that somebody should answer for. */
  deadlines(decisions: Asked, isTimed: (seat: Seat) => boolean): readonly Deadline[] {
    const deadlines: Deadline[] = []
    for (const decision of decisions) {
      if (decision.open || decision.clockMs === undefined || !isTimed(decision.seat)) continue
      const { seat, prompt, fallback, clockMs } = decision
      const start = Math.max(this.#starts[keyOf(seat, prompt)] ?? 0, this.#from)
      deadlines.push({ seat, prompt, fallback, at: start + clockMs })
    }
    return deadlines
  }

  save(): ClockStarts {
    return { ...this.#starts }
  }
}

function keyOf(seat: Seat, prompt: string): string {
  return `${seat}:${prompt}`
}
