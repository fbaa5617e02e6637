type Cell = string | number

/** Rows in columns: numbers and what stands under a number to the right, the rest to the left. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const right = head.map((_, column) => rows.length > 0 && rows.every((row) => isNumeric(row[column] ?? '')))
  const lines = [head, ...rows].map((row) => row.map((cell) => (typeof cell === 'number' ? number(cell) : cell)))
  const widths = head.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)))
  const pad = (text: string, column: number) =>
    right[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)
  const written = lines.map((line) => line.map(pad).join('  ').trimEnd())
  written.splice(1, 0, widths.map((width) => '─'.repeat(width)).join('  '))
  return written.join('\n')
}

/** A number as a person reads it: thousands marked, small ones with some decimals. */
export function number(value: number): string {
  const decimals = Number.isInteger(value) ? 0 : Math.abs(value) < 10 ? 3 : Math.abs(value) < 1000 ? 1 : 0
  return value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}

function isNumeric(cell: Cell): boolean {
  return typeof cell === 'number' || /^[\d.,–\s%-]+$/.test(cell)
}
