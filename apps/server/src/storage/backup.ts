import { open, readFile, rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { lockDirectory } from './lock.ts'
import { hasDatabase, linkPGlite, makeDatabase } from './pglite.ts'

/** Something about the data directory or the file forbids it. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused'
}

/** Writes the embedded database of a data directory, which nobody may be using, into one compressed file. */
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

/** Makes the database of a data directory out of such a file. One that is there already is not touched. */
export async function restoreData(file: string, dataDir: string): Promise<void> {
  const lock = await lockDirectory(dataDir)
  try {
    if (await hasDatabase(dataDir)) {
      throw new BackupRefused(`There is a database in ${dataDir} already. Move it away, or restore elsewhere.`)
    }
    await makeDatabase(dataDir, await readDump(file)).catch((cause) => refuseFile(file, cause))
  } finally {
    await lock.release()
  }
}

async function readDump(file: string): Promise<Blob> {
  const bytes = await promisify(gunzip)(await readFile(file)).catch((cause) => refuseFile(file, cause))
  return new Blob([bytes], { type: 'application/x-tar' })
}

function refuseFile(file: string, cause: unknown): never {
  throw new BackupRefused(`${file} is damaged, or no backup at all.`, { cause })
}

/** A file under its name is always complete: who is interrupted leaves the older one. */
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
