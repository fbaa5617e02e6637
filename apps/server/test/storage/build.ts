import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** Builds what is stale, for tests that kill a process of their own. Type errors are the type check's. */
export function build(): void {
  spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', 'apps/server'], { cwd: root })
}

/** How long that may take on a busy machine. */
export const BUILD_MS = 180_000
