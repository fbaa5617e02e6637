import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** What there is a row for. */
export type TableName = 'matches' | 'seats' | 'moves'
/** What a cell may hold. A number that is not there is kept as NaN in a column of numbers. */
export type Cell = string | number | null
export type Kind = 'int' | 'number' | 'text'
export interface Column {
  readonly name: string
  readonly kind: Kind
}
type Cells = Float64Array | readonly (string | null)[]

/** Some rows of a table, column by column. */
export interface Block {
  /** The match that its first row is of: blocks are put in order by it. */
  readonly from: number
  readonly rows: number
  readonly columns: ReadonlyMap<string, Cells>
}

/** A block as it travels between threads and waits on disk: far smaller, as most of what a seat sees is as it was before. */
export interface PackedBlock extends Pick<Block, 'from'> {
  readonly kinds: ReadonlyMap<string, Kind>
  readonly bytes: Uint8Array
}

export function pack(block: Block): PackedBlock {
  return { from: block.from, kinds: kindsOf(block), bytes: deflateRawSync(serialize(block), { level: 1 }) }
}

export function unpack(bytes: Uint8Array): Block {
  return deserialize(inflateRawSync(bytes)) as Block
}

export function kindsOf({ columns }: Block): ReadonlyMap<string, Kind> {
  return new Map([...columns].map(([name, cells]) => [name, cells instanceof Float64Array ? 'number' : 'text']))
}

/** Collects rows whose columns are not known beforehand. */
export class BlockBuilder {
  /** How many rows are complete. */
  rows = 0
  readonly #columns = new Map<string, CellColumn>()

  column(name: string): CellColumn {
    let column = this.#columns.get(name)
    if (column === undefined) {
      column = new CellColumn(this)
      this.#columns.set(name, column)
    }
    return column
  }

  /** Writes cells into the row that is being built. */
  set(row: Readonly<Record<string, Cell>>): void {
    for (const name of Object.keys(row)) this.column(name).set(row[name] as Cell)
  }

  endRow(): void {
    this.rows++
  }

  block(from: number): Block {
    const { rows } = this
    return { from, rows, columns: new Map([...this.#columns].map(([name, column]) => [name, column.pack(rows)])) }
  }
}

/** One column of the rows that are being collected; what is not set is not there. */
export class CellColumn {
  readonly #builder: BlockBuilder
  readonly #cells: Cell[] = []

  constructor(builder: BlockBuilder) {
    this.#builder = builder
  }

  set(cell: Cell, row = this.#builder.rows): void {
    const cells = this.#cells
    while (cells.length < row) cells.push(null)
    cells[row] = cell
  }

  addUp(value: number): void {
    this.set(((this.#cells[this.#builder.rows] as number | null | undefined) ?? 0) + value)
  }

  /** What is a text in one row is one in all. */
  pack(rows: number): Cells {
    const cells = this.#cells
    if (!cells.some((cell) => typeof cell === 'string')) {
      const numbers = new Float64Array(rows).fill(Number.NaN)
      for (let row = 0; row < cells.length; row++) numbers[row] = (cells[row] as number | null) ?? Number.NaN
      return numbers
    }
    return Array.from({ length: rows }, (_, row) => ((cells[row] ?? null) === null ? null : String(cells[row])))
  }
}

/** A cell of a block as its column wants it; nothing where the block does not know the column. */
export function cellOf({ columns }: Block, { name, kind }: Column, row: number): Cell {
  const cell = columns.get(name)?.[row] ?? null
  if (cell === null || (typeof cell === 'number' && Number.isNaN(cell))) return null
  return kind === 'text' ? String(cell) : cell
}

/** The columns that some blocks have beside those known beforehand: a text in one of them is one in all. */
export class Columns {
  readonly #kinds = new Map<string, Kind>()

  see({ kinds }: Pick<PackedBlock, 'kinds'>): void {
    for (const [name, kind] of kinds) if (kind === 'text' || !this.#kinds.has(name)) this.#kinds.set(name, kind)
  }

  /** Those known beforehand in their order, then the others by name; so no order of arrival leaves a mark. */
  after(known: readonly Column[]): Column[] {
    const names = new Set(known.map(({ name }) => name))
    const others = [...this.#kinds].filter(([name]) => !names.has(name)).map(([name, kind]) => ({ name, kind }))
    return [...known, ...others.sort((a, b) => byPath(a.name, b.name))]
  }
}

/** Paths part by part, numbers among them by size. */
function byPath(a: string, b: string): number {
  const [one, other] = [a.split('.'), b.split('.')]
  for (let i = 0; i < Math.max(one.length, other.length); i++) {
    const [x, y] = [one[i] ?? '', other[i] ?? '']
    if (x === y) continue
    if (/^\d+$/.test(x) && /^\d+$/.test(y)) return Number(x) - Number(y)
    return x < y ? -1 : 1
  }
  return 0
}
