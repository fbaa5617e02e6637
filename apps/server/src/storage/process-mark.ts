import { readFile } from 'node:fs/promises'
import { hostname } from 'node:os'

/** Tells a process from all others, also from a later one that got the same number. */
export interface ProcessMark {
  readonly pid: number
  readonly host: string
  /** Which start of the machine, where the system tells. */
  readonly boot: string | null
  /** When the process began, in the system's own ticks, where the system tells. */
  readonly began: string | null
}

/** The mark of a process on this machine. */
export async function markOf(pid: number): Promise<ProcessMark> {
  return { pid, host: hostname(), boot: await bootId(), began: await beginningOf(pid) }
}

/** Whether that process still runs. One of another machine counts as running: from here nobody can tell. */
export async function isAlive(mark: ProcessMark): Promise<boolean> {
  if (mark.host !== hostname()) return true
  if (mark.boot !== (await bootId())) return false
  if (!exists(mark.pid)) return false
  return mark.began === (await beginningOf(mark.pid))
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process may not be signalled, but it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function bootId(): Promise<string | null> {
  const text = await readOrNull('/proc/sys/kernel/random/boot_id')
  return text?.trim() ?? null
}

/** Nothing for a process that has ended and only waits for its parent to take notice. */
async function beginningOf(pid: number): Promise<string | null> {
  const text = await readOrNull(`/proc/${pid}/stat`)
  if (text === null) return null
  // The name, in brackets, may itself hold spaces and brackets. After it come the state and, 19 fields on, the start.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
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
