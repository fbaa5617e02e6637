// Where tests keep what they throw away. A database is a thousand small files, which a disk takes many times as long to make
// as memory does: between a fifth and half of what tests of storage cost.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
/** What there is of it at any moment is a tenth of that. */
const ROOM_BYTES = 4 * 1024 ** 3

/** Temporary folders of this process and its children are in memory, where there is enough. Whoever says where decides. */
export function keepScratchInMemory(memory = MEMORY, roomBytes = ROOM_BYTES) {
  if (process.env.TMPDIR || roomIn(memory) < roomBytes) return
  const folder = mkdtempSync(join(memory, 'ludoteca-tests-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  if (!runsPrograms(folder)) return remove()
  // As in the system's own: a database runs as somebody else, and removes what is its own.
  chmodSync(folder, 0o1777)
  process.env.TMPDIR = folder
  process.on('exit', remove)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
}

function roomIn(memory) {
  try {
    const { bavail, bsize } = statfsSync(memory)
    return Math.min(bavail * bsize, freemem())
  } catch {
    return 0
  }
}

/** Some tests write programs there, which not every system lets run. */
function runsPrograms(folder) {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}
