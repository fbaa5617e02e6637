import type { BalanceNote, BalanceTable } from '@ludoteca/kernel'
import type { StoredNote } from '../storage/balance.ts'

/** A row of a table: the columns in order; null where no match noted anything. */
export interface BalanceRow {
  readonly row: string
  readonly name: string
  readonly values: readonly (number | null)[]
}

interface Sum {
  count: number
  sum: number
  /** How often each value was noted, for the median. */
  readonly times: Map<number, number>
}

/** Sums of the notes of many matches. */
export class Sums {
  readonly #tables: readonly BalanceTable[]
  readonly #sums = new Map<string, Map<string, Map<string, Sum>>>()

  constructor(tables: readonly BalanceTable[]) {
    this.#tables = tables
  }

  add([table, row, column, count, sum, values]: StoredNote): void {
    const own = this.#at(table, row, column)
    own.count += count
    own.sum += sum
    for (const value of values ?? []) own.times.set(value, (own.times.get(value) ?? 0) + 1)
  }

  /** Rows with their names, in the order of the names. */
  rowsOf({ id, columns, rowName }: BalanceTable): readonly BalanceRow[] {
    const rows = [...(this.#sums.get(id) ?? [])].map(([row, sums]) => ({
      row,
      name: rowName(row),
      values: columns.map(({ id: column, kind, hundredths }) => {
        const sum = sums.get(column)
        if (sum === undefined) return kind === 'count' ? 0 : null
        const scale = hundredths ? 100 : 1
        if (kind === 'count') return sum.sum / scale
        if (kind === 'median') return medianOf(sum.times) / scale
        const mean = sum.sum / sum.count
        return kind === 'share' ? rounded(100 * mean, 1) : rounded(mean / scale, 2)
      }),
    }))
    return rows.sort((a, b) => a.row.localeCompare(b.row, 'en', { numeric: true }))
  }

  get tables(): readonly BalanceTable[] {
    return this.#tables
  }

  #at(table: string, row: string, column: string): Sum {
    const rows = this.#sums.get(table) ?? new Map<string, Map<string, Sum>>()
    this.#sums.set(table, rows)
    const columns = rows.get(row) ?? new Map<string, Sum>()
    rows.set(row, columns)
    const sum = columns.get(column) ?? { count: 0, sum: 0, times: new Map<number, number>() }
    columns.set(column, sum)
    return sum
  }
}

/** The notes of one match, as they are stored. */
export function storedNotes(tables: readonly BalanceTable[], notes: readonly BalanceNote[]): readonly StoredNote[] {
  const kinds = new Map(
    tables.flatMap(({ id, columns }) => columns.map((column) => [`${id} ${column.id}`, column.kind])),
  )
  const sums = new Map<string, { note: BalanceNote; values: number[] }>()
  for (const note of notes) {
    const key = `${note.table} ${note.row} ${note.column}`
    const sum = sums.get(key) ?? { note, values: [] }
    sum.values.push(note.value)
    sums.set(key, sum)
  }
  return [...sums.values()].map(({ note: { table, row, column }, values }) => {
    const sum = values.reduce((total, value) => total + value, 0)
    const isMedian = kinds.get(`${table} ${column}`) === 'median'
    return isMedian ? [table, row, column, values.length, sum, values] : [table, row, column, values.length, sum]
  })
}

function medianOf(times: ReadonlyMap<number, number>): number {
  const sorted = [...times].sort(([a], [b]) => a - b)
  const count = sorted.reduce((sum, [, some]) => sum + some, 0)
  const at = (place: number): number => {
    let left = place
    for (const [value, some] of sorted) {
      if (left < some) return value
      left -= some
    }
    return 0
  }
  return count === 0 ? 0 : (at(Math.ceil(count / 2) - 1) + at(Math.floor(count / 2))) / 2
}

function rounded(value: number, digits: number): number {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}
