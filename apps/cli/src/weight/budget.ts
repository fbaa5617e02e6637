import type { Target } from '@ludoteca/load'
import { type Chunk, weigh } from './weigh.ts'

/** What the page costs to fetch. */
export interface WebReport {
  readonly chunks: readonly Chunk[]
  readonly firstLoad: { readonly scriptGzipBytes: number; readonly styleGzipBytes: number; readonly files: number }
  readonly targets: readonly Target[]
}

/** Of script, compressed, before the shelf can be used. */
export const SHELF_SCRIPT_BYTES_MAX = 150_000

/** Weighs the page and judges it. Every game comes alone, and none of them with the shelf. */
export function judgeSite(site: string, games: readonly string[]): WebReport {
  const chunks = weigh(site)
  const first = chunks.filter(({ isFirst }) => isFirst)
  const scriptGzipBytes = sum(first, 'script')
  const own = games.map((game) => chunks.filter(({ name }) => name.startsWith(`game-${game}-`)))
  const targets = [
    atMost('script of the shelf, gzip bytes', scriptGzipBytes, SHELF_SCRIPT_BYTES_MAX),
    atMost('games without a chunk of their own', own.filter((found) => found.length === 0).length, 0),
    atMost('games that come with the shelf', own.filter((found) => found.some(({ isFirst }) => isFirst)).length, 0),
  ]
  return { chunks, firstLoad: { scriptGzipBytes, styleGzipBytes: sum(first, 'style'), files: first.length }, targets }
}

function sum(chunks: readonly Chunk[], of: Chunk['kind']): number {
  return chunks.reduce((bytes, { kind, gzipBytes }) => bytes + (kind === of ? gzipBytes : 0), 0)
}

function atMost(name: string, reached: number, most: number): Target {
  return { name, reached, atMost: most, isMet: reached <= most }
}
