import type { MoveRow } from './storage.ts'

/** Rows as the database reads arrays: one text per column, the same on every driver. */
export type Columns = string[]

/** A row with its JSON ready to be put into an array. */
export interface PackedRow {
  readonly row: MoveRow
  readonly move: string
  readonly draws: string
}

/** Writes the JSON of a row, once: what the caller does to the objects afterwards changes nothing. */
export function pack(row: MoveRow): PackedRow {
  // A list of numbers contains nothing that must be escaped in an array.
  return { row, move: jsonElement(row.move), draws: `"[${row.draws.join()}]"` }
}

/** The columns of the table of moves, in its order, written in one go: this is done for every move. */
export function moveColumns(packed: readonly PackedRow[]): Columns {
  let [ids, seqs, seats, moves, draws, bys, times, keys] = ['', '', '', '', '', '', '', '']
  let comma = ''
  for (const { row, move, draws: drawn } of packed) {
    ids += comma + textElement(row.matchId)
    seqs += comma + row.seq
    seats += comma + row.seat
    moves += comma + move
    draws += comma + drawn
    bys += comma + (row.by ?? 'null')
    times += comma + row.at
    keys += comma + textElement(row.key)
    comma = ','
  }
  return [ids, seqs, seats, moves, draws, bys, times, keys].map((column) => `{${column}}`)
}

/** The columns of numbers and keys alone. */
export function wishColumns(packed: readonly PackedRow[]): Columns {
  return [
    array(packed, ({ row }) => textElement(row.matchId)),
    array(packed, ({ row }) => row.seq),
    array(packed, ({ row }) => textElement(row.key)),
  ]
}

/** The columns of matches and their wake times. */
export function wakeColumns(wakeTimes: ReadonlyMap<string, number | null>): Columns {
  const entries = [...wakeTimes]
  return [array(entries, ([id]) => textElement(id)), array(entries, ([, at]) => at ?? 'null')]
}

/** Any texts. */
export function textColumn(texts: readonly string[]): string {
  return array(texts, textElement)
}

function array<T>(items: readonly T[], element: (item: T) => string | number): string {
  return `{${items.map(element).join(',')}}`
}

/** JSON text contains no control characters, so that encoding it once more escapes just what an array needs. */
function jsonElement(value: object): string {
  return JSON.stringify(JSON.stringify(value))
}

function textElement(text: string): string {
  // Ids and keys never need it, and there are two in every row.
  const isPlain = !text.includes('"') && !text.includes('\\')
  return `"${isPlain ? text : text.replace(/[\\"]/g, '\\$&')}"`
}
