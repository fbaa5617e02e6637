import type { StartedMatch, TableDeps } from '../ports.ts'
import type { Replica } from './replica.ts'

/** Stores a snapshot of the position now and then, so that loading a match need not play all of its moves. */
export class Snapshots {
  readonly #deps: TableDeps
  readonly #replica: Replica
  /** The move after which the last snapshot was stored, as far as this process knows. */
  #takenAt: number
  #storing: Promise<void> = Promise.resolve()

  constructor(deps: TableDeps, replica: Replica, { id }: StartedMatch) {
    this.#deps = deps
    this.#replica = replica
    // Matches that began together must not all be stored at the same moment.
    this.#takenAt = replica.now.from || -offsetOf(id, deps.settings.snapshotEvery)
  }

  /** Whether enough moves were played since the last snapshot. */
  get isNeeded(): boolean {
    const { match } = this.#replica.now
    return match.seq - this.#takenAt >= this.#deps.settings.snapshotEvery && !match.outcome()
  }

  /** Stores a snapshot. */
  async take({ id }: StartedMatch): Promise<void> {
    const { match, clocks, story } = this.#replica.now
    this.#takenAt = match.seq
    const { latest } = clocks
    const snapshot = { match: match.snapshot(), clocks: clocks.save(), latest, heard: story.counts() }
    this.#storing = this.#deps.store.saveSnapshot(id, snapshot)
    await this.#storing
  }

  /** Resolves when no snapshot is being stored. */
  async settled(): Promise<void> {
    await this.#storing.catch(() => {})
  }
}

/** A hash of the match's id, below the limit. */
function offsetOf(matchId: string, limit: number): number {
  let sum = 0
  for (let i = 0; i < matchId.length; i++) sum = (sum * 31 + matchId.charCodeAt(i)) % 1_000_003
  return sum % limit
}
