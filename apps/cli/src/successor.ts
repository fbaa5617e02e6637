import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { FAILED, SUCCESS } from './exit.ts'

/** So many in a row that fail before they have served for a while, and it is given up. */
const FAILURES_MAX = 5
const CALM_MS = 60_000
/** Before the first of them; twice as long before each further one. */
const PAUSE_MS = 500

/** What there is to do and how time passes meanwhile; tests have their own. */
export interface Succession {
  /** Runs one to its end and says with which code that was. */
  run(): Promise<number>
  /** Resolves when somebody asks to stop. */
  readonly stop: Promise<void>
  pause(ms: number): Promise<void>
  elapsed(): number
}

/** Runs one after the other for as long as they fail, and says how the last one ended. */
export async function succeed({ run, stop, pause, elapsed }: Succession): Promise<number> {
  let isAsked = false
  void stop.then(() => (isAsked = true))
  for (let failures = 0; failures < FAILURES_MAX; ) {
    await Promise.race([pause(PAUSE_MS * 2 ** failures), stop])
    if (isAsked) return SUCCESS
    const startedAt = elapsed()
    const code = await run()
    if (code !== FAILED || isAsked) return code
    failures = elapsed() - startedAt >= CALM_MS ? 0 : failures + 1
  }
  return FAILED
}

/**
 * After a fault, a server that this command started goes on in a process of its own, in which nothing is left of the
 * fault. This one stands in for it: whoever asks it to stop reaches the other, and they end alike.
 */
export function standIn(port: number, stop: Promise<void>): Promise<number> {
  const run = () => serveElsewhere(port, stop)
  return succeed({ run, stop, pause: (ms) => sleep(ms), elapsed: () => performance.now() })
}

async function serveElsewhere(port: number, stop: Promise<void>): Promise<number> {
  const args = [...process.execArgv, ...process.argv.slice(1), '--port', String(port), '--no-restart']
  // Through the channel it notices when this process is gone.
  const child = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  void stop.then(() => child.kill('SIGTERM'))
  const [code] = (await once(child, 'exit')) as [number | null]
  return code ?? FAILED
}
