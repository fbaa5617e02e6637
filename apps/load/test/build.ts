import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Builds what is stale: the servers that are killed run in processes of their own. Type errors are the type check's. */
export function build(): void {
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'apps/load'], { cwd: root })
}

/** How long that may take on a busy machine. */
export const BUILD_MS = 180_000
