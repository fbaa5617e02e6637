import { loadBox } from '../load.ts'
import type { Crew } from '../pool.ts'
import { type Simulation, type SimulationReport, simulate } from '../simulate/simulate.ts'
import type { SimulationSpec } from '../simulate/stretch.ts'
import { MOVE_COLUMNS, matchBlock, matchColumns, SEAT_COLUMNS, seatBlock } from './rows.ts'
import { Spool } from './spool.ts'
import { type DataFormat, tableAsText, writeTable } from './write.ts'

/** Where each table goes. */
export interface DataFiles {
  readonly format: DataFormat
  readonly matches: string
  readonly seats: string
  /** Without it no rows of moves are made. */
  readonly moves?: string
}

/** Simulates and writes tables: a row per match, one per seat, and one per move if there is a file for them. */
export async function simulateToFiles(
  spec: SimulationSpec,
  { format, matches, seats, moves }: DataFiles,
  crew: Crew = {},
): Promise<SimulationReport> {
  const { cooperative = false } = await loadBox(spec.game)
  const spool = moves === undefined ? undefined : new Spool(`${moves}.part`)
  try {
    const { report, rows } = await simulate({ ...spec, keepRows: true, moves: spool !== undefined }, crew, spool?.add)
    const about = aboutOf(report)
    const metrics = Object.keys(report.metrics)
    const columns = matchColumns(spec.bots.length, metrics)
    await writeTable(format, matches, columns, [matchBlock(rows, metrics)], { ...about, row: 'match' })
    await writeTable(format, seats, SEAT_COLUMNS, [seatBlock(rows, cooperative)], { ...about, row: 'seat' })
    if (spool && moves !== undefined) {
      await writeTable(format, moves, spool.columns.after(MOVE_COLUMNS), spool.blocks(), { ...about, row: 'move' })
    }
    return report
  } finally {
    spool?.remove()
  }
}

/** The row per match as text. */
export function matchesAsText(format: 'csv' | 'jsonl', { report, rows }: Simulation): string {
  const metrics = Object.keys(report.metrics)
  const columns = matchColumns(report.bots.length, metrics)
  return [...tableAsText(format, columns, [matchBlock(rows, metrics)])].join('')
}

function aboutOf({ game, rulesVersion, seed, options, bots }: SimulationReport): Record<string, string> {
  return {
    game,
    rulesVersion: String(rulesVersion),
    seed,
    options: JSON.stringify(options),
    bots: JSON.stringify(bots),
  }
}
