import { type ExecFileException, execFile, spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../..', import.meta.url))
export const BIN = join(root, 'apps/cli/bin/ludoteca.mjs')

/** Builds what is stale: these tests run the real command, as a person would. Type errors are the type check's. */
export function build(): void {
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'apps/cli'], { cwd: root })
}

const MANY = fileURLToPath(new URL('many.mjs', import.meta.url))

export interface Ran {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs the command to its end. */
export function ludoteca(...args: string[]): Promise<Ran> {
  return new Promise((done) => {
    execFile(process.execPath, [BIN, ...args], { cwd: root, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

/** Runs the command with each of these arguments, one after the other, in a process that starts once. */
export function ludotecaEach(all: readonly (readonly string[])[]): Promise<readonly Ran[]> {
  return new Promise((done, fail) => {
    const told = (error: ExecFileException | null, stdout: string) => (error ? fail(error) : done(JSON.parse(stdout)))
    execFile(process.execPath, [MANY], { cwd: root, maxBuffer: 1 << 26 }, told).stdin?.end(JSON.stringify(all))
  })
}

/** An empty folder of its own. */
export function scratch(): string {
  return mkdtempSync(join(tmpdir(), 'ludoteca-'))
}
