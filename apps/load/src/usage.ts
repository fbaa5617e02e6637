import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'

/** What a process has used. */
export interface Usage {
  /** Of all its threads, in user and system mode. */
  readonly cpuSeconds: number
  readonly rssBytes: number
}

let known: { readonly ticksPerSecond: number; readonly pageBytes: number } | undefined

/** Reads what a process has used so far from the system, without asking the process. */
export async function usageOf(pid: number): Promise<Usage> {
  known ??= { ticksPerSecond: systemNumber('CLK_TCK'), pageBytes: systemNumber('PAGESIZE') }
  const text = await readFile(`/proc/${pid}/stat`, 'utf8')
  // The name, in brackets, may itself hold spaces and brackets; the state comes first after it.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0] = fields.slice(11, 13)
  const pages = fields[21] ?? 0
  return { cpuSeconds: (user + system) / known.ticksPerSecond, rssBytes: pages * known.pageBytes }
}

function systemNumber(name: string): number {
  return Number(execFileSync('getconf', [name], { encoding: 'utf8' }))
}
