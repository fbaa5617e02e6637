import { table } from '../table.ts'
import type { WebReport } from '../weight/budget.ts'
import type { Chunk } from '../weight/weigh.ts'
import { targetsInWords } from './targets.ts'

/** The weight of the page for people. */
export function webInWords({ chunks, firstLoad, targets }: WebReport): string {
  const { scriptGzipBytes, styleGzipBytes, files } = firstLoad
  const first = `${kilobytes(scriptGzipBytes)} of script and ${kilobytes(styleGzipBytes)} of style in ${files} files`
  return [
    `Web: the shelf waits for ${first}, compressed; all else is fetched when somebody goes there.`,
    table(['file', 'bytes', 'gzip', 'with the shelf'], chunks.map(chunkRow)),
    targetsInWords(targets),
  ].join('\n\n')
}

function chunkRow({ name, bytes, gzipBytes, isFirst }: Chunk): (string | number)[] {
  return [name, bytes, gzipBytes, isFirst ? 'yes' : '']
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
