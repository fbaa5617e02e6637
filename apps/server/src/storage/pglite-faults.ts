import { writeSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'

/** The exit code of a statement that the database refuses; PGlite can go on after it. */
const REFUSED = 100
/** The exit code of the process: `EX_SOFTWARE` of `sysexits.h`. */
const EXIT_CODE = 70
const STANDARD_ERROR = 2

/**
 * Ends the process when the embedded database itself breaks, as a PostgreSQL does: a disk that is full in the middle
 * of a commit, a stack that overflows. PGlite would go on as if nothing had happened, with its memory in disorder, and
 * loop for ever in the best case. Whatever was answered is on the disk; whoever starts the process again finds it.
 */
export function endAtFaults({ Module: program }: PGlite): void {
  const run = program._PostgresMainLoopOnce
  program._PostgresMainLoopOnce = () => {
    try {
      run()
    } catch (fault) {
      if (!isRefusal(fault)) end(fault)
      throw fault
    }
  }
}

function isRefusal(fault: unknown): boolean {
  return typeof fault === 'object' && fault !== null && 'status' in fault && fault.status === REFUSED
}

function end(fault: unknown): never {
  const why = fault instanceof Error ? fault.message : String(fault)
  writeSync(
    STANDARD_ERROR,
    `The embedded database broke (${why}). Is the disk full? Nothing that was stored is lost.\n`,
  )
  process.exit(EXIT_CODE)
}
