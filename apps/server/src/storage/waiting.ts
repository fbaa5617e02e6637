import type { PackedRow } from './pack.ts'

/** Rows of one match on their way into the log. */
export interface Append {
  readonly rows: readonly [PackedRow, ...PackedRow[]]
  /** Left out: the clock stays as it is. */
  readonly due: number | null | undefined
  readonly since: number
}

interface Answer {
  resolve(answer: 'stored' | 'taken'): void
  reject(reason: unknown): void
}

/** Appends that are not settled yet, in the order in which they came. */
export class Waiting {
  readonly #appends = new Map<Append, Answer>()
  #rows = 0

  /** How many rows wait. */
  get rows(): number {
    return this.#rows
  }

  has(append: Append): boolean {
    return this.#appends.has(append)
  }

  add(append: Append): Promise<'stored' | 'taken'> {
    this.#rows += append.rows.length
    return new Promise((resolve, reject) => this.#appends.set(append, { resolve, reject }))
  }

  /** What may be written in one statement, in the order of the matches: all processes lock them in the same one. */
  next(rowsMax: number): Append[] {
    const batch: Append[] = []
    const lastSeqs = new Map<string, number>()
    let rows = 0
    for (const append of this.#appends.keys()) {
      if (rows > 0 && rows + append.rows.length > rowsMax) break
      const { matchId, seq } = firstRow(append)
      const last = lastSeqs.get(matchId)
      // One that does not follow its predecessor was made without knowing of it: it loses when its turn comes.
      const follows = last === undefined || seq === last + 1
      lastSeqs.set(matchId, follows ? seq + append.rows.length - 1 : Number.NaN)
      if (!follows) continue
      batch.push(append)
      rows += append.rows.length
    }
    return batch.sort((a, b) => compare(firstRow(a).matchId, firstRow(b).matchId))
  }

  /** It waits no longer. Whoever waits for it hears of it by the call that is given back. */
  stored(append: Append): () => void {
    const answer = this.#remove(append)
    return () => answer?.resolve('stored')
  }

  /** Somebody else was first, also before those that were made on top of this one. Says how many that were. */
  taken(append: Append): number {
    const lost = this.#withFollowers(append)
    for (const one of lost) this.#remove(one)?.resolve('taken')
    return lost.length
  }

  failed(append: Append, reason: unknown): void {
    for (const lost of this.#withFollowers(append)) this.#remove(lost)?.reject(reason)
  }

  /** Fails what has waited since that time or longer. */
  giveUp(since: number, reason: unknown): void {
    for (const append of [...this.#appends.keys()]) {
      if (append.since <= since) this.failed(append, reason)
    }
  }

  #remove(append: Append): Answer | undefined {
    const answer = this.#appends.get(append)
    if (this.#appends.delete(append)) this.#rows -= append.rows.length
    return answer
  }

  #withFollowers(first: Append): Append[] {
    const { matchId } = firstRow(first)
    const all = [...this.#appends.keys()]
    const from = all.indexOf(first)
    return from < 0 ? [] : all.slice(from).filter((append) => firstRow(append).matchId === matchId)
  }
}

function firstRow({ rows }: Append): PackedRow['row'] {
  return rows[0].row
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
