import type { PackedRow } from './pack.ts'

/** Rows of one match to be appended. */
export interface Append {
  readonly rows: readonly [PackedRow, ...PackedRow[]]
  /** The new wake time; undefined when it stays as it is. */
  readonly wakeAt: number | null | undefined
  readonly since: number
}

/** An append with its promise. */
export interface WaitingAppend extends Append {
  resolve(answer: 'stored' | 'taken'): void
  reject(reason: unknown): void
  isSettled: boolean
}

/**
 * Appends that are not settled yet, in the order in which they came. Those that are settled stay in the list until the
 * next batch is put together, which takes two thirds of the time that removing each of them from a `Map` does.
 */
export class Waiting {
  #appends: WaitingAppend[] = []
  #rows = 0

  /** How many rows are queued. */
  get rows(): number {
    return this.#rows
  }

  add({ rows, wakeAt, since }: Append): Promise<'stored' | 'taken'> {
    this.#rows += rows.length
    return new Promise((resolve, reject) => {
      this.#appends.push({ rows, wakeAt, since, resolve, reject, isSettled: false })
    })
  }

  /** The appends for one statement, ordered by match: all processes lock matches in this order. */
  next(rowsMax: number): WaitingAppend[] {
    this.#appends = this.#appends.filter(({ isSettled }) => !isSettled)
    const batch: WaitingAppend[] = []
    const lastSeqs = new Map<string, number>()
    let rows = 0
    for (const append of this.#appends) {
      if (rows > 0 && rows + append.rows.length > rowsMax) break
      const { matchId, seq } = firstRow(append)
      const last = lastSeqs.get(matchId)
      // An append that does not follow its predecessor was made without knowing it: it will fail when its turn comes.
      const follows = last === undefined || seq === last + 1
      lastSeqs.set(matchId, follows ? seq + append.rows.length - 1 : Number.NaN)
      if (!follows) continue
      batch.push(append)
      rows += append.rows.length
    }
    return batch.sort((a, b) => compare(firstRow(a).matchId, firstRow(b).matchId))
  }

  /** Removes an append from the queue. Its promise is resolved by the caller. */
  settle(append: WaitingAppend): void {
    if (append.isSettled) return
    append.isSettled = true
    this.#rows -= append.rows.length
  }

  /** Another move was first: fails this append and all that were made on top of it. Returns their number. */
  taken(append: WaitingAppend): number {
    const lost = this.#withFollowers(append)
    for (const one of lost) {
      this.settle(one)
      one.resolve('taken')
    }
    return lost.length
  }

  failed(append: WaitingAppend, reason: unknown): void {
    for (const lost of this.#withFollowers(append)) {
      this.settle(lost)
      lost.reject(reason)
    }
  }

  /** Rejects appends that were queued before `since`. */
  giveUp(since: number, reason: unknown): void {
    for (const append of this.#appends) {
      if (append.since <= since) this.failed(append, reason)
    }
  }

  /** Rejects appends of moves that a clock made. */
  giveUpClocks(reason: unknown): void {
    for (const append of this.#appends) {
      if (append.rows.some(({ row }) => row.by === 'clock')) this.failed(append, reason)
    }
  }

  #withFollowers(first: WaitingAppend): WaitingAppend[] {
    const { matchId } = firstRow(first)
    const from = first.isSettled ? -1 : this.#appends.indexOf(first)
    if (from < 0) return []
    return this.#appends.slice(from).filter((append) => !append.isSettled && firstRow(append).matchId === matchId)
  }
}

function firstRow({ rows }: Append): PackedRow['row'] {
  return rows[0].row
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
