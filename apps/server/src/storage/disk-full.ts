import { statfs } from 'node:fs/promises'

/** A new database takes 40 MB, and one that is opened may need 16 for its journal. */
const NEEDED_BYTES = 64 * 2 ** 20

/** There is not enough room on the disk to open the embedded database. What is stored there is whole. */
class DiskFull extends Error {
  override readonly name = 'DiskFull'

  constructor(dir: string, freeBytes: number, cause: unknown) {
    const free = Math.floor(freeBytes / 2 ** 20)
    super(`the embedded database in ${dir} cannot be opened: its disk is full (${free} MB are left)`, { cause })
  }
}

/** Why the database in this directory could not be opened, as far as that can be said: it does not say so itself. */
export async function whyNotOpened(dir: string, error: unknown): Promise<unknown> {
  const free = await statfs(dir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )
  return free < NEEDED_BYTES ? new DiskFull(dir, free, error) : error
}
