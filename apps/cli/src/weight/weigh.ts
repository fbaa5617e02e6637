import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file of the built page. */
export interface Chunk {
  readonly name: string
  readonly kind: 'script' | 'style'
  readonly bytes: number
  readonly gzipBytes: number
  /** Whether the shelf waits for it. */
  readonly isFirst: boolean
}

const ASSETS = 'assets'

/** Every script and style of the built page, the heaviest first. The maps are for those who look for faults. */
export function weigh(site: string): readonly Chunk[] {
  const folder = join(site, ASSETS)
  const first = firstLoad(site)
  return readdirSync(folder)
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name): Chunk => {
      const content = readFileSync(join(folder, name))
      return {
        name,
        kind: name.endsWith('.js') ? 'script' : 'style',
        bytes: content.length,
        gzipBytes: gzipSync(content).length,
        isFirst: first.has(name),
      }
    })
    .sort((a, b) => b.gzipBytes - a.gzipBytes || (a.name < b.name ? -1 : 1))
}

/** What index.html asks for, and what that imports in its turn without being asked. */
function firstLoad(site: string): ReadonlySet<string> {
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  const found = new Set<string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    found.add(name)
    if (name.endsWith('.js')) for (const next of importsOf(readFileSync(join(site, ASSETS, name), 'utf8'))) follow(next)
  }
  for (const [, name] of page.matchAll(/(?:src|href)="\/assets\/([^"]+\.(?:js|css))"/g)) follow(name as string)
  return found
}

/** The chunks a script cannot begin without; what it fetches later is written as a call. */
function importsOf(script: string): readonly string[] {
  return [...script.matchAll(/\b(?:import|from)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => name as string)
}
