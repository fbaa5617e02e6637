import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { databaseDir, hasDatabase, makeDatabase } from '../storage/pglite.ts'

/** As deep in the sources as in what is built. */
const CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/ludoteca/', import.meta.url))
const require = createRequire(import.meta.url)

/** Puts an empty database into a data directory. To make one takes seconds of work; to copy it does not. */
export async function layEmptyDatabase(dataDir: string): Promise<void> {
  const template = `${CACHE}pglite-${await pgliteVersion()}`
  if (!(await hasDatabase(template))) await makeTemplate(template)
  await mkdir(dataDir, { recursive: true })
  await cp(databaseDir(template), databaseDir(dataDir), { recursive: true })
}

/** Made aside: of several who do so at once the first one's is kept. */
async function makeTemplate(template: string): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  const aside = await mkdtemp(`${CACHE}new-`)
  try {
    await makeDatabase(aside)
    await rename(aside, template)
  } catch (error) {
    if (!(await hasDatabase(template))) throw error
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function pgliteVersion(): Promise<string> {
  const main = require.resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(new URL('../package.json', `file://${main}`), 'utf8')) as {
    version: string
  }
  return version
}
