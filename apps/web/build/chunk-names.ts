/** Modules whose chunks are named for what they hold; all others keep the name of their first file. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\/apps\/web\/src\/admin\/(?:.*\/)?([^/]+)\.tsx?$/, 'admin-'],
  [/\/apps\/web\/src\/games\/([^/]+)\/index\.ts$/, 'table-'],
  [/\/packages\/games\/([^/]+)\/src\/index\.ts$/, 'game-'],
  [/virtual:rules\/(.+)$/, 'rules-'],
  [/\/packages\/([^/]+)\/src\/index\.ts$/, ''],
]

interface ChunkToName {
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
}

/** Where a chunk is written: its name says which game it is of, for people and for the budget of the bundle. */
export function chunkFileNames(chunk: ChunkToName): string {
  return `assets/${nameOf(chunk)}-[hash].js`
}

/** The bots think apart from the page, and have games of their own there. */
export function workerFileNames(chunk: ChunkToName): string {
  return `assets/bots-${nameOf(chunk)}-[hash].js`
}

function nameOf({ facadeModuleId, moduleIds }: ChunkToName): string {
  for (const [pattern, kind] of NAMES) {
    for (const id of facadeModuleId === null ? moduleIds : [facadeModuleId, ...moduleIds]) {
      const name = pattern.exec(id)?.[1]
      if (name !== undefined) return `${kind}${name}`
    }
  }
  return '[name]'
}
