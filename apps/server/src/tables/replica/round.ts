import { CROWD, type Move, type Refusal, refuse, type Seat } from '@ludoteca/kernel'
import type { MoveRequest, StoredMove, TableDeps } from '../ports.ts'
import { answeredBy, type Deadline } from './clocks.ts'
import type { LoadedMatch } from './load.ts'
import { announcedBy, type FactText, textsOf } from './story.ts'

/** A move of a bot or an autopilot. */
export interface AutoMove {
  readonly seat: Seat
  readonly move: Move
  readonly by: 'bot' | 'autopilot'
}

/** A person's move threw in the middle of the rules: the match in memory is neither before nor after it. */
export class SpoiledByPerson extends Error {
  override readonly name = 'SpoiledByPerson'
}

/** Whether people's moves are tried on a copy, and where their errors are reported. */
export interface Care {
  /** Moves of people are tried on a copy first. */
  readonly isWary: boolean
  failed(error: unknown): void
}

/** The moves between two appends: applied to the match in memory, published only when they are stored. */
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

  /** Plays a person's move. Throws only when it has spoiled the match, which has to be read again then. */
  take({ seat, move, key }: MoveRequest): Refusal | undefined {
    return this.#playCarefully(seat, move, key)
  }

  /** Plays the fallback of a clock whose time is up. */
  fire({ seat, fallback }: Deadline): void {
    this.#play(seat, fallback, 'clock', this.#deps.newKey())
  }

  /** Plays the crowd's move that tells the rules that a watcher came, left or takes over a seat. */
  tellOfWatcher(move: Move): Refusal | undefined {
    return this.#playCarefully(CROWD, move, this.#deps.newKey())
  }

  /** A move of a bot or an autopilot. */
  play({ seat, move, by }: AutoMove): void {
    this.#play(seat, move, by, this.#deps.newKey())
  }

  /** Tries the move on a copy first if need be: an error before anything has changed is an ordinary refusal. */
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
    // The clock of another process may be a little ahead, and times in the log never go back.
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
