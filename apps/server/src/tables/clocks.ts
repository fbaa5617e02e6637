import { type Decision, isFields, type Move, type Seat } from '@ludoteca/kernel'

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
/** Questions that have their answer, as clocks know them. */
type Answered = readonly string[]

/**
 * Clocks of a match. Worked out from the times in the log alone, so every process that reads the log sees the same ones.
 * A clock starts when its question is put, and starts anew when its seat has answered and is asked the same again. It
 * goes on whatever else happens: everybody sees it, and what its seat does meanwhile may be a secret.
 */
export class Clocks {
  #starts: Record<string, number> = {}
  /** A match that was paused goes on with fresh clocks. */
  #from: number

  constructor(starts: ClockStarts = {}, from = 0) {
    this.#starts = { ...starts }
    this.#from = from
  }

  /** The questions after a move that answered some of those before it, or after set-up. */
  asked(decisions: Asked, answered: Answered, at: number): void {
    const starts: Record<string, number> = {}
    for (const { seat, prompt, clockMs } of decisions) {
      if (clockMs === undefined) continue
      const key = keyOf(seat, prompt)
      starts[key] = answered.includes(key) ? at : (this.#starts[key] ?? at)
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

/** Which of these questions the move of that seat answers, if it is made. Nobody waits for those that are open. */
export function answeredBy(decisions: Asked, seat: Seat, move: unknown): Answered {
  const type = isFields(move) ? move.type : undefined
  const answered: string[] = []
  for (const decision of decisions) {
    if (decision.seat !== seat || decision.open || decision.clockMs === undefined) continue
    if (decision.choices.some((choice) => choice.type === type)) answered.push(keyOf(seat, decision.prompt))
  }
  return answered
}

function keyOf(seat: Seat, prompt: string): string {
  return `${seat}:${prompt}`
}
