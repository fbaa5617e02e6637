import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ServerUser } from './postgres-user.ts'

/** What is needed to run one. */
export interface PostgresHome {
  /** With `initdb` and `postgres`. */
  readonly bin: string
  /** Holds data and socket. */
  readonly dir: string
  readonly user: ServerUser
}

const READY = 'database system is ready to accept connections'
const START_TRIES = 50
const START_PAUSE_MS = 200
/** So that messages are the ones we look for. */
const ENV = { ...process.env, LC_ALL: 'C' }

/**
 * Tells the server's number, and ends it and removes its directory when standard input ends: that is when the process
 * that holds the other end is gone, however it went. One that stands still goes on first.
 */
const GUARD = `
  dir=$1; shift
  orphan=
  trap 'orphan=1; kill -QUIT "$server"; kill -CONT "$server"' USR1
  exec 3<&0
  "$@" 3<&- </dev/null &
  server=$!
  echo "$server"
  ( cat <&3 >/dev/null; kill -USR1 $$ ) >/dev/null 2>&1 &
  watcher=$!
  while kill -0 "$server" 2>/dev/null; do wait "$server"; done
  kill "$watcher" 2>/dev/null
  if [ -n "$orphan" ]; then rm -rf "$dir"; fi
`

/** Makes the data directory. */
export async function initialise({ bin, dir, user }: PostgresHome, name: string, passwordFile: string): Promise<void> {
  const login = ['--username', name, '--auth', 'scram-sha-256', '--pwfile', passwordFile]
  const args = ['--pgdata', join(dir, 'data'), ...login, '--encoding', 'UTF8', '--locale', 'C', '--no-sync']
  await promisify(execFile)(join(bin, 'initdb'), args, { ...user, cwd: dir, env: ENV })
}

/** One server, started as often as one likes. */
export class PostgresProcess {
  readonly #home: PostgresHome
  readonly #settings: Readonly<Record<string, string>>
  #guard: ChildProcess | undefined
  #pid = 0
  #isFrozen = false

  constructor(home: PostgresHome, settings: Readonly<Record<string, string>>) {
    this.#home = home
    this.#settings = settings
  }

  get pid(): number {
    return this.#pid
  }

  /** Tries again for a while: children of one that was killed may still hold what it needs. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries++) {
      const problem = await this.#tryStart()
      if (problem === undefined) return
      if (tries === START_TRIES) throw new Error(`PostgreSQL does not start: ${problem}`)
      await sleep(START_PAUSE_MS)
    }
  }

  /** Waits until it is gone with all its children: they hold its output open, and one may still commit. */
  async end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const guard = this.#guard
    if (guard === undefined || guard.exitCode !== null || guard.signalCode !== null) return
    const gone = once(guard, 'close')
    // A stopped process does not handle signals, and an orphaned one is not found any more.
    await this.thaw()
    process.kill(this.#pid, signal)
    await gone
    guard.stdin?.end()
  }

  /** Stands still with all its children, as on a machine that hangs; its connections stay open. */
  async freeze(): Promise<void> {
    // The main process first: it makes no more children then.
    process.kill(this.#pid, 'SIGSTOP')
    for (const pid of await childrenOf(this.#pid)) send(pid, 'SIGSTOP')
    this.#isFrozen = true
  }

  /** Goes on where it stood still. */
  async thaw(): Promise<void> {
    if (!this.#isFrozen) return
    this.#isFrozen = false
    for (const pid of await childrenOf(this.#pid)) send(pid, 'SIGCONT')
    send(this.#pid, 'SIGCONT')
  }

  /** What it said last, if it did not start. */
  async #tryStart(): Promise<string | undefined> {
    const { bin, dir, user } = this.#home
    const settings = { ...this.#settings, listen_addresses: '127.0.0.1', unix_socket_directories: dir }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const command = [join(bin, 'postgres'), '-D', join(dir, 'data'), ...flags]
    // Detached, so that what a terminal sends to our group does not reach it.
    const guard = spawn('sh', ['-c', GUARD, 'guard', dir, ...command], { ...user, cwd: dir, env: ENV, detached: true })
    this.#guard = guard
    createInterface(guard.stdout).once('line', (line) => {
      this.#pid = Number(line)
    })
    const said: string[] = []
    for await (const line of createInterface(guard.stderr)) {
      said.push(line)
      if (!line.includes(READY)) continue
      // Nobody reads on, and a full pipe would stop it.
      guard.stderr.resume()
      return undefined
    }
    return said.slice(-5).join('\n')
  }
}

/** Each of them leads a group of its own, so that no signal reaches them all. */
async function childrenOf(pid: number): Promise<readonly number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.split(' ').filter(Boolean).map(Number)
}

/** It may be gone already. */
function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {}
}
