import { setTimeout as sleep } from 'node:timers/promises'
import type { Log } from './sockets/ports.ts'

/** Something did not let go in time when the server stopped. Whatever was acknowledged is stored nonetheless. */
export class NotClosed extends Error {
  override readonly name = 'NotClosed'

  constructor(afterMs: number) {
    super(`not everything could be closed within ${afterMs / 1_000} s; nothing that was acknowledged is lost`)
  }
}

/** A server that stops answers what is under way in a few seconds; what takes longer than this hangs. */
export const CLOSE_MS = 15_000
/** In a server that stops: longer than a database that has fallen silent is waited for. */
export const SOCKETS_DRAIN_MS = 6_000
export const HTTP_DRAIN_MS = 3_000
/** How long whoever runs the server has to end it in their own way, and the exit code if they do not. */
const LAST_WORDS_MS = 1_000
const EXIT_CODE = 1

/** Closes, but does not wait for ever: what hangs may also keep the process alive, which is ended then. */
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
