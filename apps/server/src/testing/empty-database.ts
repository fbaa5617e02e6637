import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { system } from '../environment.ts'
import { openStorage } from '../storage/open.ts'
import { databaseDir, hasDatabase, makeDatabase } from '../storage/pglite.ts'

/** As deep in the sources as in what is built. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/ludoteca/', import.meta.url))
const STORAGE = fileURLToPath(new URL('../storage/', import.meta.url))
const require = createRequire(import.meta.url)

/**
 * Puts a database with all its tables and nothing in them into a data directory. To make one takes seconds of work, to
 * copy it does not. Tests of how tables are made begin with a bare one.
 */
export function layEmptyDatabase(dataDir: string): Promise<void> {
  return lay(dataDir, `pglite-${pgliteVersion()}-${stateOfMigrations()}`, async (aside) => {
    await layBareDatabase(aside)
    const storage = await openStorage({ dataDir: aside }, system)
    await storage.close()
  })
}

/** Puts a database without tables into a data directory. */
export function layBareDatabase(dataDir: string): Promise<void> {
  return lay(dataDir, `pglite-${pgliteVersion()}`, makeDatabase)
}

async function lay(dataDir: string, name: string, make: (aside: string) => Promise<void>): Promise<void> {
  const template = join(CACHE, name)
  if (!(await hasDatabase(template))) await makeTemplate(template, make)
  copyFolder(databaseDir(template), databaseDir(dataDir))
}

/** Made aside: of several who do so at once the first one's is kept. */
async function makeTemplate(template: string, make: (aside: string) => Promise<void>): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const aside = await mkdtemp(`${CACHE}new-`)
  try {
    await make(aside)
    await rename(aside, template)
  } catch (error) {
    if (!(await hasDatabase(template))) throw error
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** A thousand small files: Node's own way to copy a folder asks about each of them again and again. */
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyFolder(source, copy)
    else copyFileSync(source, copy)
  }
}

/** Differs as soon as tables are made in another way. */
function stateOfMigrations(): string {
  const folder = join(STORAGE, 'migrations')
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function pgliteVersion(): string {
  const main = require.resolve('@electric-sql/pglite')
  const { version } = JSON.parse(readFileSync(new URL('../package.json', `file://${main}`), 'utf8')) as {
    version: string
  }
  return version
}
