import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './sockets/ports.ts'

/** The server did not close in time. Whatever was acknowledged is stored nonetheless. */
export class NotClosed extends Error {
  override readonly name = 'NotClosed'

  constructor(afterMs: number) {
    super(`not everything could be closed within ${afterMs / 1_000} s; nothing that was acknowledged is lost`)
  }
}

/** How long closing may take: requests under way are answered in a few seconds; anything longer hangs. */
export const CLOSE_MS = 15_000
/** How long sockets wait for replies when the server stops: longer than for a silent database. */
export const SOCKETS_DRAIN_MS = 6_000
export const HTTP_DRAIN_MS = 3_000
/** How long the caller has to exit by itself after a timeout, and the exit code if it does not. */
const LAST_WORDS_MS = 1_000
const EXIT_CODE = 1

/** Closes with a timeout. What hangs may keep the process alive, so it is ended then. */
export async function closeInTime(closeMs: number, log: Log, closeAll: () => Promise<void>): Promise<void> {
  const timer = new AbortController()
  const late = sleep(closeMs, true, { signal: timer.signal })
  const isLate = await Promise.race([closeAll().then(() => false), late])
  timer.abort()
  late.catch(() => {})
  if (!isLate) return
  log.error({}, 'the server could not close everything in time; the process ends')
  setTimeout(() => process.exit(EXIT_CODE), LAST_WORDS_MS).unref()
  throw new NotClosed(closeMs)
}
