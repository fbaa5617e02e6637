import { execFile, spawnSync } from 'node:child_process'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { findProgram as find, type PROGRAMS } from '../../../../scripts/programs.mjs'

export const run = promisify(execFile)

/** The top of the repository. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
/** What an operator gets. */
export const DEPLOY = `${ROOT}deploy/`
/** The command of the server, as it is installed. */
export const LUDOTECA = `${ROOT}apps/cli/bin/ludoteca.mjs`

/** Servers often live where the PATH of ordinary people does not lead. */
export const PATH = [process.env.PATH, '/usr/sbin', '/sbin'].join(delimiter)

/** Where a program is; tests that ask say so with `needs`, and are not run without it. */
export function findProgram(name: keyof typeof PROGRAMS): string {
  const found = find(name)
  if (found === undefined) throw new Error(`${name} is missing, which these tests do not say they need`)
  return found
}

/** Builds what is stale: these tests run the real command. Type errors are the type check's. */
export function build(): void {
  spawnSync(process.execPath, [`${ROOT}node_modules/typescript/bin/tsc`, '-b', 'apps/cli'], { cwd: ROOT })
}
