import type { Crew } from '@ludoteca/lab'
import { ProgressBar } from './progress.ts'

/** Does long work over many matches: with a progress bar, and stopping cleanly at Ctrl-C. */
export async function interruptible<T>(total: number, workers: number | undefined, run: (crew: Crew) => Promise<T>) {
  const stop = new AbortController()
  const onSignal = () => stop.abort()
  const bar = new ProgressBar(total)
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    return await run({ signal: stop.signal, progress: bar.show, ...(workers === undefined ? {} : { workers }) })
  } finally {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
    bar.clear()
  }
}
