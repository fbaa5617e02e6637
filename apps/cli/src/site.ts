import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The web client, as set-up builds it; nothing when it was not built. */
export function builtSite(): string | undefined {
  const site = join(dirname(fileURLToPath(import.meta.resolve('@ludoteca/web/package.json'))), 'dist', 'site')
  return existsSync(join(site, 'index.html')) ? site : undefined
}
