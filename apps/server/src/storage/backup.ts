import { open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { lockDirectory } from './lock.ts'
import { databaseDir, exists, hasDatabase, linkPGlite, makeDatabase } from './pglite.ts'

/** The data directory or the file does not allow it. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Writes the embedded database of a data directory, which no process may be using, into one compressed file. */
export async function dumpData(dataDir: string, file: string): Promise<void> {
  if (!(await hasDatabase(dataDir))) throw new BackupRefused(`There is no database in ${dataDir}.`)
  const link = await linkPGlite(dataDir)
  try {
    await link.pglite.exec('checkpoint')
    const dump = await link.pglite.dumpDataDir('gzip')
    await writeWhole(file, new Uint8Array(await dump.arrayBuffer()))
  } finally {
    await link.close()
  }
}

/** How to restore. */
export interface RestoreWishes {
  /** Moves an existing database aside instead of refusing. */
  readonly replace?: boolean
}

/**
 * Makes the database of a data directory out of such a file. One that is there already is not touched, or put aside
 * once the new one is complete; where to is the answer then.
 */
export async function restoreData(
  file: string,
  dataDir: string,
  { replace = false }: RestoreWishes = {},
): Promise<string | undefined> {
  const lock = await lockDirectory(dataDir)
  try {
    // Includes what is left of a damaged database.
    const isThere = await exists(databaseDir(dataDir))
    if (isThere && !replace) {
      throw new BackupRefused(
        `There is a database in ${dataDir} already. Put it aside with --replace, or restore elsewhere.`,
      )
    }
    const workshop = isThere ? join(dataDir, 'restoring') : dataDir
    await makeDatabase(workshop, await readDump(file)).catch((cause) => refuseFile(file, cause))
    return isThere ? await exchange(dataDir, workshop) : undefined
  } finally {
    await rm(join(dataDir, 'restoring'), { recursive: true, force: true })
    await lock.release()
  }
}

async function exchange(dataDir: string, workshop: string): Promise<string> {
  const aside = await freeName(databaseDir(dataDir))
  await rename(databaseDir(dataDir), aside)
  await rename(databaseDir(workshop), databaseDir(dataDir))
  return aside
}

async function freeName(path: string): Promise<string> {
  const taken = new Set(await readdir(dirname(path)))
  let number = 1
  while (taken.has(`${basename(path)}.${number}`)) number++
  return `${path}.${number}`
}

async function readDump(file: string): Promise<Blob> {
  const bytes = await promisify(gunzip)(await readFile(file)).catch((cause) => refuseFile(file, cause))
  return new Blob([bytes], { type: 'application/x-tar' })
}

function refuseFile(file: string, cause: unknown): never {
  throw new BackupRefused(`${file} is damaged, or no backup at all.`, { cause })
}

/** Writes a file atomically: if interrupted, the older file stays. */
async function writeWhole(file: string, data: Uint8Array): Promise<void> {
  const aside = `${file}.new`
  try {
    const handle = await open(aside, 'w', 0o600)
    try {
      await handle.writeFile(data)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(aside, file)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
}
