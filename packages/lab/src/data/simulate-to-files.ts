import type { Crew } from '../pool.ts'
import { type Simulation, type SimulationReport, simulate } from '../simulate/simulate.ts'
import type { SimulationSpec } from '../simulate/stretch.ts'
import { MOVE_COLUMNS, matchBlock, matchColumns, SEAT_COLUMNS } from './rows.ts'
import { type Column, Columns, kindsOf, type TableName } from './table.ts'
import { TableFile } from './table-file.ts'
import { type DataFormat, tableAsText } from './write.ts'

/** Where each table goes; a table without a file is not made. */
export interface DataFiles {
  readonly format: DataFormat
  readonly matches: string
  readonly seats: string
  readonly moves?: string
}

/**
 * Simulates and writes tables: a row per match, one per seat, and one per move if there is a file for them. The files come
 * into being together at the end; an interrupted run leaves none, for a table with gaps looks like a whole one.
 */
export async function simulateToFiles(
  spec: SimulationSpec,
  files: DataFiles,
  crew: Crew = {},
): Promise<SimulationReport> {
  const { format } = files
  const { signal } = crew
  const open = new Map<TableName, TableFile>()
  try {
    for (const table of ['matches', 'seats', 'moves'] as const) {
      const file = files[table]
      if (file !== undefined) open.set(table, new TableFile(file))
    }
    const { report } = await simulate({ ...spec, tables: [...open.keys()] }, crew, (table, block) =>
      open.get(table)?.add(block),
    )
    if (report.interrupted) return report
    for (const [table, file] of open) await file.write(format, columnsOf(table, report), aboutOf(table, report), signal)
    if (signal?.aborted) return { ...report, interrupted: true }
    for (const file of open.values()) file.publish()
    return report
  } finally {
    for (const file of open.values()) file.close()
  }
}

/** The row per match as text. */
export function matchesAsText(format: 'csv' | 'jsonl', { report, rows }: Simulation): string {
  const block = matchBlock(rows)
  const columns = new Columns()
  columns.see({ kinds: kindsOf(block) })
  return [...tableAsText(format, columns.after(columnsOf('matches', report)), [block])].join('')
}

/** The columns that a table always has, in their order. */
function columnsOf(table: TableName, { bots }: SimulationReport): readonly Column[] {
  if (table === 'matches') return matchColumns(bots.length)
  return table === 'seats' ? SEAT_COLUMNS : MOVE_COLUMNS
}

function aboutOf(table: TableName, report: SimulationReport): Record<string, string> {
  const { game, rulesVersion, seed, options, bots } = report
  return {
    game,
    table,
    rulesVersion: String(rulesVersion),
    seed,
    options: JSON.stringify(options),
    bots: JSON.stringify(bots),
  }
}
