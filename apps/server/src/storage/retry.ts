import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../environment.ts'
import type { Outage } from './outage.ts'
import { StorageDown } from './storage.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 1000

/** How long to wait before the next try; `failures` counts from 1. */
export function pauseMs(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1))
}

/** Deadlock or serialisation. */
const ROLLED_BACK = '40'
/** Internal errors: data or an index corrupted, or a file that is not there. */
const DAMAGED = 'XX'
/** Classes of errors with which the database itself says that another try may succeed. */
const PASSING = [
  '08', // connection lost
  ROLLED_BACK,
  '53', // out of connections, memory or disk
  '57P', // being stopped or started
  '25006', // read only: another server is taking over
]

/** Whether a failure comes from the database being away just now, not from what was asked of it. */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error)
  // Without a state the answer never came from the database: the connection broke or could not be made.
  return state === undefined || PASSING.some((start) => state.startsWith(start))
}

/** Whether a failure may mean that the database can do nothing at all just now. */
export function isAbsence(error: unknown): boolean {
  return isPassing(error) && !sqlState(error)?.startsWith(ROLLED_BACK)
}

/** Whether the database has found its own files in disorder. */
export function isDamage(error: unknown): boolean {
  return sqlState(error)?.startsWith(DAMAGED) ?? false
}

/** Whether a row is refused because its key is there already. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/** Why something failed, in a word: the code of the database or of the operating system, else what the error says. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** The database's own code of an error, when the database answered at all. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Does work that may be done twice, and does it again while the database is away. Throws `StorageDown` at last. */
export async function patiently<T>(env: Environment, retryForMs: number, work: () => Promise<T>): Promise<T> {
  const until = env.elapsed() + retryForMs
  for (let failures = 1; ; failures++) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      if (env.elapsed() >= until) throw new StorageDown('away', error)
      await sleep(pauseMs(failures))
    }
  }
}

/** The same for many at once: while the database is away they leave it to the outage to ask whether it is back. */
export async function patientlyTogether<T>(
  outage: Outage,
  env: Environment,
  retryForMs: number,
  work: () => Promise<T>,
): Promise<T> {
  const until = env.elapsed() + retryForMs
  for (let failures = 1; ; failures++) {
    await outage.wait(until - env.elapsed())
    await outage.pass()
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      if (outage.isHasty || env.elapsed() >= until) throw new StorageDown('away', error)
      if (!outage.suspect(error)) await sleep(pauseMs(failures))
    }
  }
}
