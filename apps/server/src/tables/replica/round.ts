import { CROWD, type Move, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { MoveRequest, StoredMove, TableDeps } from '../ports.ts'
import { answeredBy, type Deadline } from './clocks.ts'
import type { LoadedMatch } from './load.ts'
import { announcedBy, type FactText, textsOf } from './story.ts'

/** A move made for somebody who does not make it in person. */
export interface AutoMove {
  readonly seat: Seat
  readonly move: Move
  readonly by: 'bot' | 'autopilot'
}

/** A person's move broke the rules code in the middle: the match in memory is neither before it nor after it. */
export class SpoiledByPerson extends Error {
  override readonly name = 'SpoiledByPerson'
}

/** How carefully people's moves are played, and where their faults are reported. */
export interface Care {
  /** Moves of people are tried on a copy first. */
  readonly isWary: boolean
  failed(error: unknown): void
}

/** What is played between two appends: applied to the match in memory, known to nobody until it is stored. */
export class Round {
  readonly rows: StoredMove[] = []
  readonly facts: FactText[] = []
  readonly #loaded: LoadedMatch
  readonly #now: number
  readonly #deps: Pick<TableDeps, 'box' | 'newKey'>
  readonly #care: Care

  constructor(loaded: LoadedMatch, now: number, deps: Pick<TableDeps, 'box' | 'newKey'>, care: Care) {
    this.#loaded = loaded
    this.#now = now
    this.#deps = deps
    this.#care = care
  }

  /** A person's move. Throws only when it broke the rules code in the middle, and the match has to be read anew. */
  take({ seat, move, key }: MoveRequest): Refusal | undefined {
    return this.#playCarefully(seat, move, key)
  }

  /** What a clock does whose time is up. */
  fire({ seat, fallback }: Deadline): void {
    this.#play(seat, fallback, 'clock', this.#deps.newKey())
  }

  /** The crowd's move by which the rules learn that somebody begins or stops to watch, or takes over a seat. */
  tellOfWatcher(move: Move): Refusal | undefined {
    return this.#playCarefully(CROWD, move, this.#deps.newKey())
  }

  /** A move of a bot or an autopilot. */
  play({ seat, move, by }: AutoMove): void {
    this.#play(seat, move, by, this.#deps.newKey())
  }

  /** A fault that shows before anything has changed is a refusal like others: nobody else is disturbed. */
  #playCarefully(seat: Seat, move: unknown, key: string): Refusal | undefined {
    const { match } = this.#loaded
    const { seq } = match
    try {
      if (this.#care.isWary) match.rehearse(seat, move)
      return this.#play(seat, move, undefined, key)
    } catch (error) {
      if (match.isSpoiled || match.seq > seq)
        throw new SpoiledByPerson('a move of a person broke the rules', { cause: error })
      this.#care.failed(error)
      return refuse('SERVER')
    }
  }

  #play(seat: Seat, move: Move | unknown, by: StoredMove['by'], key: string): Refusal | undefined {
    const { match, clocks, attendance } = this.#loaded
    if (this.rows.some((row) => row.key === key)) return undefined
    // Another process may have been a little ahead: times in the log never go back.
    const at = Math.max(this.#now, clocks.latest)
    const answered = answeredBy(match.decisions, seat, move)
    const answer = match.submit(seat, move, by === undefined ? { at } : { by, at })
    if (!answer.ok) return answer.refusal
    clocks.moved({ seat, move, at }, answered, match.decisions)
    if (at > this.#now) clocks.notAfter(this.#now)
    const { seq, move: own, draws } = answer.entry
    const row = { seq, seat, move: own, draws, at, key }
    const stored = by === undefined ? row : { ...row, by }
    attendance.note(stored, answer.told)
    this.rows.push(stored)
    this.facts.push(...textsOf(answer.told, announcedBy(this.#deps.box.messages)))
    return undefined
  }
}
