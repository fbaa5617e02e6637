import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Identifies a process, also against a later one with the same pid. */
export interface ProcessMark {
  readonly pid: number
  readonly host: string
  /** The boot id of the machine, where the system tells. */
  readonly boot: string | null
  /** When the process began, in the system's own ticks, where the system tells. */
  readonly began: string | null
}

/** Reads a file of the system; null when it is not there, or hidden. */
type Read = (file: string) => Promise<string | null>

/** The mark of a process on this machine. */
export async function markOf(pid: number): Promise<ProcessMark> {
  const stat = await readOrNull(statFile(pid))
  return { pid, host: hostname(), boot: await bootId(), began: stat === null ? null : beginningIn(stat) }
}

/** Whether that process still runs. If that cannot be known, as for one of another machine, it counts as running. */
export async function isAlive(mark: ProcessMark, read: Read = readOrNull): Promise<boolean> {
  if (mark.host !== hostname()) return true
  if (mark.boot !== (await bootId())) return false
  const stat = await read(statFile(mark.pid))
  // Not running, or another user's: systemd's ProtectProc hides those from a service.
  if (stat === null) return exists(mark.pid)
  return mark.began === beginningIn(stat)
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Another user's process may not be signalled, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function bootId(): Promise<string | null> {
  const text = await readOrNull('/proc/sys/kernel/random/boot_id')
  return text?.trim() ?? null
}

function statFile(pid: number): string {
  return `/proc/${pid}/stat`
}

/** When a process began; null for a zombie. */
function beginningIn(stat: string): string | null {
  // The name, in brackets, may itself hold spaces and brackets. After it come the state and, 19 fields on, the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ended = fields[0] === 'Z' || fields[0] === 'X'
  return ended ? null : (fields[19] ?? null)
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch {
    return null
  }
}
