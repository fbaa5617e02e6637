import type { Crew } from '@ludoteca/lab'
import { printError } from './output.ts'
import { ProgressBar } from './progress.ts'

/** Who does long work: threads of this process, or whoever serves a queue. */
export interface CrewFlags {
  readonly workers?: number
  readonly queue?: string
}

/** Does long work over many matches: with a progress bar, and stopping cleanly at Ctrl-C. */
export async function interruptible<T>(
  total: number,
  { workers, queue }: CrewFlags,
  run: (crew: Crew) => Promise<T>,
): Promise<T> {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  const bar = new ProgressBar(total)
  const notice = (line: string) => {
    bar.clear()
    printError(line)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    return await run({
      signal: stop.signal,
      progress: bar.show,
      notice,
      ...(workers === undefined ? {} : { workers }),
      ...(queue === undefined ? {} : { queue }),
    })
  } finally {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
    bar.clear()
  }
}
