import { execFile, spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
/** What an operator gets. */
export const DEPLOY = `${ROOT}deploy/`
/** The command of the server, as it is installed. */
export const LUDOTECA = `${ROOT}apps/cli/bin/ludoteca.mjs`

/** Servers often live where the PATH of ordinary people does not lead. */
export const PATH = [process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter)

/** Where a program is. Installs it where that is possible, and otherwise says what to do: nothing is skipped. */
export async function findProgram(name: string, debianPackage: string): Promise<string> {
  const there = await onPath(name)
  if (there !== undefined) return there
  if (process.platform === 'linux' && process.getuid?.() === 0) await install(debianPackage)
  const found = await onPath(name)
  if (found !== undefined) return found
  throw new Error(`These tests need ${name}: install it (apt-get install ${debianPackage}) and run them again.`)
}

/** Builds what is stale: these tests run the real command. Type errors are the type check's. */
export function build(): void {
  spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'apps/cli'], { cwd: ROOT })
}

async function onPath(name: string): Promise<string | undefined> {
  const env = { ...process.env, PATH }
  const found = await run('sh', ['-c', 'command -v "$1"', 'sh', name], { env }).catch(() => undefined)
  return found?.stdout.trim() || undefined
}

async function install(debianPackage: string): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Another file of tests may be installing something, too.
  const how = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120']
  const get = () => run('apt-get', ['install', ...how, debianPackage], { env })
  await get()
    .catch(() => run('apt-get', ['update'], { env }).then(get))
    .catch(() => undefined)
}
