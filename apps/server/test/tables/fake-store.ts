import type { Outcome } from '@ludoteca/kernel'
import type { MatchStore, Players, StartedMatch, StoredMove, TableSnapshot } from '../../src/tables/ports.ts'

interface Kept {
  started: StartedMatch
  rows: StoredMove[]
  snapshots: TableSnapshot[]
}
/** What goes wrong with the next append: nothing, the database is away before it, or before its answer. */
export type Fault = 'none' | 'before' | 'after'

/** What is known about a storage that may be away. */
class FakeAbsence {
  isAway = false
  #wake: (() => void)[] = []

  whenBack(): Promise<void> {
    return this.isAway ? new Promise((resolve) => this.#wake.push(resolve)) : Promise.resolve()
  }

  comeBack(): void {
    this.isAway = false
    for (const wake of this.#wake.splice(0)) wake()
  }
}

/** A storage in memory with the same promises as the real one, that can be made to fail. */
export class FakeStore implements MatchStore {
  readonly #matches = new Map<string, Kept>()
  /** Called before each append; may wait. */
  fault: () => Promise<Fault> | Fault = () => 'none'
  readonly absence = new FakeAbsence()
  readonly appends: (readonly StoredMove[])[] = []
  finished: Outcome[] = []
  /** Called after each append that was stored: as the notifications of the real one. */
  onStored: (matchId: string) => void = () => {}

  rows(matchId: string): readonly StoredMove[] {
    return this.#kept(matchId).rows
  }

  due(matchId: string): number | null {
    return this.#kept(matchId).started.wakeAt
  }

  async create(started: StartedMatch): Promise<void> {
    this.#matches.set(started.id, { started, rows: [], snapshots: [] })
  }

  async find(matchId: string): Promise<StartedMatch | undefined> {
    return this.#matches.get(matchId)?.started
  }

  async append(matchId: string, rows: readonly StoredMove[], due?: number | null): Promise<'stored' | 'taken'> {
    const fault = await this.fault()
    if (fault === 'before') throw new Error('away')
    const kept = this.#kept(matchId)
    const isNext = rows[0]?.seq === kept.rows.length + 1
    const isFresh = !rows.some(({ key }) => kept.rows.some((row) => row.key === key))
    if (!isNext || !isFresh) return 'taken'
    kept.rows.push(...(JSON.parse(JSON.stringify(rows)) as StoredMove[]))
    this.appends.push(rows)
    if (due !== undefined) kept.started = { ...kept.started, wakeAt: due }
    this.onStored(matchId)
    if (fault === 'after') throw new Error('away')
    return 'stored'
  }

  async after(matchId: string, seq: number): Promise<readonly StoredMove[]> {
    return this.#kept(matchId).rows.slice(seq)
  }

  async hasKey(matchId: string, key: string): Promise<boolean> {
    return this.#kept(matchId).rows.some((row) => row.key === key)
  }

  async snapshotAt(matchId: string, seq: number): Promise<TableSnapshot | undefined> {
    return this.#kept(matchId).snapshots.findLast(({ match }) => match.seq <= seq)
  }

  async saveSnapshot(matchId: string, snapshot: TableSnapshot): Promise<void> {
    this.#kept(matchId).snapshots.push(JSON.parse(JSON.stringify(snapshot)) as TableSnapshot)
  }

  async setWakeAt(matchId: string, wakeAt: number | null, instead?: number): Promise<void> {
    const kept = this.#kept(matchId)
    if (instead !== undefined && instead !== kept.started.wakeAt) return
    kept.started = { ...kept.started, wakeAt }
  }

  async pause(matchId: string, at: number): Promise<void> {
    const kept = this.#kept(matchId)
    kept.started = { ...kept.started, pausedAt: kept.started.pausedAt ?? at }
  }

  async resume(matchId: string, at: number): Promise<number> {
    const kept = this.#kept(matchId)
    const { pausedAt, pausedMs } = kept.started
    if (pausedAt === null) return pausedMs
    kept.started = { ...kept.started, pausedAt: null, pausedMs: pausedMs + at - pausedAt, clocksFrom: at }
    return kept.started.pausedMs
  }

  async finish(matchId: string, outcome: Outcome, _players: Players, at: number): Promise<void> {
    const kept = this.#kept(matchId)
    this.finished.push(outcome)
    kept.started = { ...kept.started, outcome, endedAt: at, wakeAt: null }
  }

  async claimOverdue(now: number, leaseUntil: number, limit: number): Promise<readonly string[]> {
    const due = [...this.#matches.values()].filter(({ started }) => (started.wakeAt ?? Infinity) <= now).slice(0, limit)
    for (const kept of due) kept.started = { ...kept.started, wakeAt: leaseUntil }
    return due.map(({ started }) => started.id)
  }

  async abandon(matchId: string, at: number): Promise<void> {
    const kept = this.#kept(matchId)
    kept.started = { ...kept.started, endedAt: at, wakeAt: null }
  }

  #kept(matchId: string): Kept {
    const kept = this.#matches.get(matchId)
    if (kept === undefined) throw new Error(`no match ${matchId}`)
    return kept
  }
}
