import { readFile, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { reasonOf } from './retry.ts'

/** A new database takes 40 MB, and opening one may need 16 MB for its journal. */
const NEEDED_BYTES = 64 * 2 ** 20
/** The version of PostgreSQL that is embedded, as it writes it into every database it makes. */
export const EMBEDDED_VERSION = '18'

/** There is not enough room on the disk to open the embedded database. What is stored there is whole. */
class DiskFull extends Error {
  override readonly name = 'DiskFull'

  constructor(dir: string, freeBytes: number, cause: unknown) {
    const free = Math.floor(freeBytes / 2 ** 20)
    super(
      `the embedded database in ${dir} cannot be opened: its disk is full (${free} MB are left). ` +
        'Nothing that was stored is lost: make room and start again.',
      { cause },
    )
  }
}

/** The embedded database is there, and cannot be read. */
class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged'

  constructor(dir: string, cause: unknown) {
    super(
      `the embedded database in ${dir} is damaged and cannot be opened (${reasonOf(cause)}). Restore a backup with ` +
        `"npx ludoteca restore FILE --data ${dirname(dir)} --replace": what is there is put aside, not deleted.`,
      { cause },
    )
  }
}

/** The files of the embedded database are those of another PostgreSQL. */
class OtherDatabase extends Error {
  override readonly name = 'OtherDatabase'

  constructor(dir: string, version: string, cause: unknown) {
    super(
      `the embedded database in ${dir} was made by PostgreSQL ${version}, and this Ludoteca can open that of ` +
        `PostgreSQL ${EMBEDDED_VERSION}. Start the Ludoteca that made it, or restore a backup of this version.`,
      { cause },
    )
  }
}

/** The embedded database has disappeared. Creating a new one in its place would hide that. */
export class DatabaseGone extends Error {
  override readonly name = 'DatabaseGone'

  constructor(dataDir: string, dir: string, mark: string) {
    super(
      `there was a database in ${dir}, and it is gone. If its disk is only not mounted, mount it; else restore a ` +
        `backup with "npx ludoteca restore FILE --data ${dataDir} --replace". To begin anew with nothing, remove ` +
        `${mark} and ${dir}.`,
    )
  }
}

/** The likely reason why the database in this directory could not be opened, which its own error does not say. */
export async function whyNotOpened(dir: string, error: unknown): Promise<Error> {
  const free = await statfs(dir).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => Number.POSITIVE_INFINITY,
  )
  if (free < NEEDED_BYTES) return new DiskFull(dir, free, error)
  const version = await readFile(join(dir, 'PG_VERSION'), 'utf8').then(
    (text) => text.trim(),
    () => EMBEDDED_VERSION,
  )
  return version === EMBEDDED_VERSION ? new DatabaseDamaged(dir, error) : new OtherDatabase(dir, version, error)
}
