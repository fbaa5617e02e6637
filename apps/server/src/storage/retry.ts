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
/** SQL states after which a retry may succeed. */
const PASSING = [
  '08', // connection lost
  ROLLED_BACK,
  '53', // out of connections, memory or disk
  '57P', // being stopped or started
  '25006', // read only: another server is taking over
]

/** Whether an error comes from the database being unavailable, and not from the statement. */
export function isPassing(error: unknown): boolean {
  const state = sqlState(error)
  // Without an SQL state the error is not the database's: the connection broke or could not be opened.
  return state === undefined || PASSING.some((start) => state.startsWith(start))
}

/** Whether an error may mean that the database is unavailable for everybody. */
export function isAbsence(error: unknown): boolean {
  return isPassing(error) && !sqlState(error)?.startsWith(ROLLED_BACK)
}

/** Whether the error means that the files of the database are damaged. */
export function isDamage(error: unknown): boolean {
  return sqlState(error)?.startsWith(DAMAGED) ?? false
}

/** Whether a row was refused because its key exists already. */
export function isDuplicate(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/** A short reason of an error: the code of the database or of the operating system, else its message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

/** The SQL state of an error, if it has one. */
function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Runs idempotent work, and retries it while the database is away. Throws `StorageDown` in the end. */
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

/** The same for many callers at once: while the database is away they wait for `Outage` instead of retrying. */
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
