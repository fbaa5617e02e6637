import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What is made from sources, and what is not ours. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'data', 'coverage', '.git'])

/** The sources below a folder whose path matches, whether or not there is a git to ask. */
export function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name).replaceAll('\\', '/')
      if (entry.isDirectory()) return filesBelow(path, pattern)
      return pattern.test(path) ? [path] : []
    })
    .sort()
}
