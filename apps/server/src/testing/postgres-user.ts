import { readFile } from 'node:fs/promises'

/** As whom the server runs; empty for ourselves. */
export interface ServerUser {
  readonly uid?: number
  readonly gid?: number
}

const CANDIDATES = ['postgres', 'nobody']

/** PostgreSQL refuses to run as root, so that root must lend it to somebody. */
export async function serverUser(): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {}
  const entries = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  for (const name of CANDIDATES) {
    const entry = entries.find(([user]) => user === name)
    if (entry !== undefined) return { uid: Number(entry[2]), gid: Number(entry[3]) }
  }
  throw new Error(`PostgreSQL does not run as root, and none of the users ${CANDIDATES.join(', ')} exists.`)
}
