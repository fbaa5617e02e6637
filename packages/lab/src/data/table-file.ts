import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import { Spool } from './spool.ts'
import type { Column, PackedBlock } from './table.ts'
import { type About, type DataFormat, writeTable } from './write.ts'

/** A data file could not be written; the message says which and why. */
export class CannotWrite extends Error {
  override readonly name = 'CannotWrite'
  readonly file: string

  constructor(file: string, cause: unknown) {
    const reason = cause instanceof Error && 'code' in cause ? cause.code : (cause as Error).message
    super(`cannot write ${file} (${reason})`, { cause })
    this.file = file
  }
}

/**
 * A table on its way into a file. Until `publish` all of it is in files beside that end in `.part`: under its own name there
 * is what was there before or the whole table, whatever happens meanwhile.
 */
export class TableFile {
  readonly #file: string
  readonly #part: string
  readonly #spool: Spool

  constructor(file: string) {
    this.#file = file
    this.#part = `${file}.part`
    this.#spool = this.#trying(() => {
      if (existsSync(file) && !statSync(file).isFile()) throw new Error('it is not a plain file')
      return new Spool(`${file}.rows.part`)
    })
  }

  add(block: PackedBlock): void {
    this.#trying(() => this.#spool.add(block))
  }

  /** Writes all rows, first the columns that are known beforehand. A signal stops it early. */
  async write(format: DataFormat, known: readonly Column[], about: About, signal?: AbortSignal): Promise<void> {
    const columns = this.#spool.columns.after(known)
    try {
      await writeTable(format, this.#part, columns, this.#spool.blocks(), about, signal)
    } catch (error) {
      throw new CannotWrite(this.#file, error)
    }
  }

  publish(): void {
    this.#trying(() => renameSync(this.#part, this.#file))
  }

  /** Leaves nothing behind but what was published. */
  close(): void {
    this.#spool.remove()
    rmSync(this.#part, { force: true })
  }

  #trying<T>(action: () => T): T {
    try {
      return action()
    } catch (error) {
      throw new CannotWrite(this.#file, error)
    }
  }
}
