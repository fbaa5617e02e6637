import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../src/', import.meta.url)

/** The text of every file of the game but its words. */
export function sources(): string[] {
  const paths = readdirSync(root, { recursive: true }) as string[]
  const files = paths.filter((path) => path.endsWith('.ts') && !path.startsWith('text/'))
  return files.map((path) => readFileSync(new URL(path, root), 'utf8'))
}
