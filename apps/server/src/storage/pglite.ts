import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, protocol, types } from '@electric-sql/pglite'
import { Kysely } from 'kysely'
import { type Environment, system } from '../environment.ts'
import { lockDirectory } from './lock.ts'
import { DatabaseGone, whyNotOpened } from './not-opened.ts'
import { Outage } from './outage.ts'
import { PGliteDialect } from './pglite-dialect.ts'
import { endAtFaults } from './pglite-faults.ts'
import { reporting } from './reporting-pglite.ts'
import type { Schema } from './schema.ts'
import type { Sql, SqlValue, Statement } from './sql.ts'

/** The embedded database in a data directory, which this process has locked. */
export interface PGliteLink {
  readonly pglite: PGlite
  readonly db: Kysely<Schema>
  readonly sql: Sql
  readonly outage: Outage
  /** It did not exist and was created. */
  readonly isNew: boolean
  close(): Promise<void>
}

/**
 * Opens the database of a data directory; the first time it is made. Throws `DirectoryInUse`, or says why it cannot be
 * opened.
 */
export async function linkPGlite(dataDir: string, env: Environment = system): Promise<PGliteLink> {
  const lock = await lockDirectory(dataDir)
  try {
    const isNew = !(await hasDatabase(dataDir))
    if (isNew) {
      if ((await exists(databaseDir(dataDir))) || (await exists(markFile(dataDir)))) {
        throw new DatabaseGone(dataDir, databaseDir(dataDir), markFile(dataDir))
      }
      await makeDatabase(dataDir)
    }
    const pglite = await openDatabase(databaseDir(dataDir))
    await markDirectory(dataDir)
    // It works in this very thread: to fill each new file of its log with 16 MB of zeros kept everybody waiting for 75 ms.
    await pglite.exec('set wal_init_zero = off')
    const sql = sqlOver(pglite)
    const outage = new Outage(env, sql)
    return {
      pglite,
      db: new Kysely<Schema>({ dialect: new PGliteDialect(reporting(pglite, outage)) }),
      sql,
      outage,
      isNew,
      async close() {
        outage.close()
        await pglite.close()
        await lock.release()
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Whether the data directory holds a database. Of a folder without this file PGlite would make a new one, unasked. */
export function hasDatabase(dataDir: string): Promise<boolean> {
  return exists(join(databaseDir(dataDir), 'PG_VERSION'))
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

/** Marks the directory as having a database, so that its loss is noticed. */
async function markDirectory(dataDir: string): Promise<void> {
  // If the disk is full, it is done the next time.
  if (!(await exists(markFile(dataDir)))) await writeFile(markFile(dataDir), MARK).catch(() => {})
}

/** Makes a database, empty or out of a dump. It is made aside: a process that is killed meanwhile leaves none behind. */
export async function makeDatabase(dataDir: string, dump?: Blob): Promise<void> {
  const aside = `${databaseDir(dataDir)}.new`
  await rm(aside, { recursive: true, force: true })
  // Holds seeds and password hashes.
  await mkdir(aside, { recursive: true, mode: 0o700 })
  try {
    const pglite = await openDatabase(aside, dump)
    await pglite.close()
    await rename(aside, databaseDir(dataDir))
  } catch (error) {
    await rm(aside, { recursive: true, force: true })
    throw error
  }
}

async function openDatabase(dir: string, dump?: Blob): Promise<PGlite> {
  const parsers = { [types.INT8]: Number }
  try {
    const pglite = await PGlite.create(dir, dump === undefined ? { parsers } : { parsers, loadDataDir: dump })
    endAtFaults(pglite)
    return pglite
  } catch (error) {
    throw await whyNotOpened(dir, error)
  }
}

const MARK = `The database of this Ludoteca server is in the folder beside this file. As long as this file is here, a server that finds
no database says so instead of making a new one.
`

function markFile(dataDir: string): string {
  return join(dataDir, 'has-database.txt')
}

/** The folder of the database in a data directory. */
export function databaseDir(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/**
 * Statements are planned once, and sent with their values written out: one call into the database where a query with
 * parameters takes six, and makes a plan each time.
 */
function sqlOver(pglite: PGlite): Sql {
  const prepared = new Map<string, Promise<unknown>>()
  const prepare = ({ name, text }: Statement): Promise<unknown> => {
    const known = prepared.get(name)
    if (known !== undefined) return known
    const work = pglite.exec(`prepare "${name}" as ${text}`)
    prepared.set(name, work)
    work.catch(() => prepared.delete(name))
    return work
  }
  return {
    async run<Row extends object>(statement: Statement, values: readonly SqlValue[]): Promise<Row[]> {
      await prepare(statement)
      const text = `execute "${statement.name}"(${values.map(literal).join()})`
      if (statement.isSilent) {
        await runSilently(pglite, text)
        return []
      }
      const [result] = await pglite.exec(text)
      return (result?.rows ?? []) as Row[]
    },
  }
}

/**
 * The same as `exec`, which sends a second message to make sure of an answer that a simple query always gets, and reads
 * rows that nobody wants: together a fifth of what a small commit costs. Like `exec`, it waits for transactions. The
 * lock of single queries would be free then, and files in a directory need no syncing: both would only leave something
 * behind, most of which is old before it is collected.
 */
function runSilently(pglite: PGlite, text: string): Promise<unknown> {
  const message = protocol.serialize.query(text)
  return pglite._runExclusiveTransaction(() => pglite.execProtocolStream(message, { syncToFs: false }))
}

function literal(value: SqlValue): string {
  if (typeof value === 'number') return String(value)
  const text = value.replaceAll("'", "''")
  // It would end the statement; like this the database refuses it, as it does as a parameter.
  if (text.includes('\0')) return `E'${text.replaceAll('\\', '\\\\').replaceAll('\0', '\\000')}'`
  return `'${text}'`
}
