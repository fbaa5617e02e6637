import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { type Block, Columns, type PackedBlock, unpack } from './table.ts'

/**
 * Keeps blocks in a file of its own until all have come: they arrive in any order, and only the last of them tells which
 * columns there are. Memory holds one block, however many rows there are.
 */
export class Spool {
  readonly columns = new Columns()
  readonly #file: string
  readonly #descriptor: number
  readonly #places: { readonly from: number; readonly at: number; readonly length: number }[] = []
  #end = 0

  constructor(file: string) {
    this.#file = file
    this.#descriptor = openSync(file, 'w+')
  }

  add(block: PackedBlock): void {
    const { bytes, from } = block
    for (let written = 0; written < bytes.length; ) {
      written += writeSync(this.#descriptor, bytes, written, bytes.length - written, this.#end + written)
    }
    this.#places.push({ from, at: this.#end, length: bytes.length })
    this.#end += bytes.length
    this.columns.see(block)
  }

  /** All blocks in the order of their matches. */
  *blocks(): Generator<Block> {
    for (const { at, length } of this.#places.sort((a, b) => a.from - b.from)) {
      const bytes = Buffer.allocUnsafeSlow(length)
      for (let read = 0; read < length; ) read += readSync(this.#descriptor, bytes, read, length - read, at + read)
      yield unpack(bytes)
    }
  }

  remove(): void {
    closeSync(this.#descriptor)
    rmSync(this.#file, { force: true })
  }
}
