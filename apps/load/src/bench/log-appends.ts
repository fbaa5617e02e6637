import { performance } from 'node:perf_hooks'
import { type MoveRow, openStorage, type Storage, type StoragePlace, system } from '@ludoteca/server/parts'
import type { Driven } from './driver.ts'

/** The log of moves by itself: numbers and keys are guarded, clocks and notifications are seen to, nobody checks a rule. */
export class LogAppends {
  readonly #storage: Storage
  readonly #writers: Writer[]

  private constructor(storage: Storage, writers: number) {
    this.#storage = storage
    this.#writers = Array.from({ length: writers }, (_, i) => new Writer(storage, String(i)))
  }

  /** Opens a database of its own for so many matches. */
  static async open(place: StoragePlace, writers: number): Promise<LogAppends> {
    return new LogAppends(await openStorage(place, system), writers)
  }

  /** Every match repeats these appends, each when its last is stored. */
  async rush(ms: number, appends: readonly (readonly MoveRow[])[]): Promise<Driven> {
    const began = performance.now()
    const rows = await Promise.all(this.#writers.map((writer, i) => writer.write(appends, i, began + ms)))
    return { moves: rows.reduce((sum, count) => sum + count, 0), seconds: (performance.now() - began) / 1000 }
  }

  close(): Promise<void> {
    return this.#storage.close()
  }
}

class Writer {
  readonly #storage: Storage
  readonly #name: string
  #seq = 0

  constructor(storage: Storage, name: string) {
    this.#storage = storage
    this.#name = name
  }

  async write(appends: readonly (readonly MoveRow[])[], from: number, until: number): Promise<number> {
    const before = this.#seq
    for (let i = from; performance.now() < until; i++) {
      const rows = appends[i % appends.length] as readonly MoveRow[]
      const stored = await this.#storage.log.append(rows.map((row) => this.#next(row)))
      if (stored !== 'stored') throw new Error('nobody else writes here')
    }
    return this.#seq - before
  }

  /** The same row as the next move of this match. */
  #next(row: MoveRow): MoveRow {
    const seq = ++this.#seq
    const key = `00000000-0000-4000-8000-${seq.toString(16).padStart(12, '0')}`
    return { ...row, matchId: this.#name.padStart(row.matchId.length, 'm'), seq, key }
  }
}
