import { closeSync, openSync, writeSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type Block, type Cell, type Column, cellOf, type Kind } from './table.ts'

export type DataFormat = 'csv' | 'jsonl' | 'parquet'
/** What is told of a whole table: only Parquet has a place for it. */
export type About = Readonly<Record<string, string>>

/** A row group holds so many cells: enough to compress well, and few enough for memory. */
const GROUP_CELLS = 4_000_000

/**
 * Writes a table to a file, block by block. Same table, same bytes, whatever blocks it came in. A signal stops it between
 * two blocks: what is in the file then is of no use.
 */
export async function writeTable(
  format: DataFormat,
  file: string,
  columns: readonly Column[],
  blocks: Iterable<Block>,
  about: About,
  signal?: AbortSignal,
  groupCells = GROUP_CELLS,
): Promise<void> {
  if (format === 'parquet') return writeParquet(file, columns, untilAborted(blocks, signal), about, groupCells)
  const descriptor = openSync(file, 'w')
  try {
    for await (const text of untilAborted(tableAsText(format, columns, blocks), signal)) {
      writeAll(descriptor, Buffer.from(text))
    }
  } finally {
    closeSync(descriptor)
  }
}

/** Lets the process hear of signals between any two. */
async function* untilAborted<T>(all: Iterable<T>, signal: AbortSignal | undefined): AsyncGenerator<T> {
  for (const one of all) {
    await setImmediate()
    if (signal?.aborted) return
    yield one
  }
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
}

/** A table as text, in pieces of one block each. */
export function* tableAsText(
  format: 'csv' | 'jsonl',
  columns: readonly Column[],
  blocks: Iterable<Block>,
): Generator<string> {
  if (format === 'csv') yield `${columns.map(({ name }) => quoted(name)).join(',')}\n`
  const line = format === 'csv' ? csvLine : jsonLine
  for (const block of blocks) {
    let text = ''
    for (let row = 0; row < block.rows; row++) text += line(columns, block, row)
    yield text
  }
}

function csvLine(columns: readonly Column[], block: Block, row: number): string {
  return `${columns.map((column) => quoted(cellOf(block, column, row))).join(',')}\n`
}

/** What is not there is left out. */
function jsonLine(columns: readonly Column[], block: Block, row: number): string {
  const cells = columns.map(({ name }, i) => [name, cellOf(block, columns[i] as Column, row)] as const)
  return `${JSON.stringify(Object.fromEntries(cells.filter(([, cell]) => cell !== null)))}\n`
}

function quoted(cell: Cell): string {
  const text = String(cell ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const GROUP_ROWS_MAX = 100_000

const TYPES = {
  int: { type: 'INT32' },
  number: { type: 'DOUBLE' },
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
} as const satisfies Record<Kind, object>

async function writeParquet(
  file: string,
  columns: readonly Column[],
  blocks: AsyncIterable<Block>,
  about: About,
  groupCells: number,
): Promise<void> {
  const { ParquetWriter, fileWriter } = await import('hyparquet-writer')
  const writer = new ParquetWriter({
    writer: fileWriter(file),
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.map(({ name, kind }) => ({ name, repetition_type: 'OPTIONAL' as const, ...TYPES[kind] })),
    ],
    kvMetadata: Object.entries(about).map(([key, value]) => ({ key, value })),
    createdBy: 'ludoteca',
  })
  // Groups are counted in rows of the table, so that how it was cut into blocks leaves no mark.
  const groupRows = Math.max(1, Math.min(GROUP_ROWS_MAX, Math.floor(groupCells / columns.length)))
  let group: Cell[][] = columns.map(() => [])
  const flush = async () => {
    if (!group[0]?.length) return
    const columnData = columns.map(({ name }, i) => ({ name, data: group[i] as Cell[] }))
    await writer.write({ columnData, rowGroupSize: groupRows })
    group = columns.map(() => [])
  }
  for await (const block of blocks) {
    for (let row = 0; row < block.rows; row++) {
      for (const [i, column] of columns.entries()) group[i]?.push(cellOf(block, column, row))
      if (group[0]?.length === groupRows) await flush()
    }
  }
  await flush()
  await writer.finish()
}
