import { availableParallelism } from 'node:os'
import { Tinypool } from 'tinypool'

/** Work on a stretch of matches: those from `from` up to, not including, `to`. */
export interface Stretch {
  readonly from: number
  readonly to: number
}
export interface Crew {
  /** How many worker threads; with 0 the work is done in this thread, which then cannot be interrupted. */
  readonly workers?: number
  /** Stops the work; what was finished counts. */
  readonly signal?: AbortSignal
  /** Hears how many matches are finished. */
  progress?(finished: number): void
}

const STRETCH_MAX = 50
const STRETCHES_PER_WORKER = 8

/** Matches in stretches: big enough to be worth a message, small enough that all workers stay busy to the end. */
function* stretches(matches: number, workers: number, most = STRETCH_MAX): Generator<Stretch> {
  const size = Math.max(1, Math.min(most, Math.ceil(matches / (Math.max(1, workers) * STRETCHES_PER_WORKER))))
  for (let from = 0; from < matches; from += size) yield { from, to: Math.min(matches, from + size) }
}

/** How many threads the machine runs at once. */
export function workersOfMachine(): number {
  return availableParallelism()
}

interface Job<R> {
  /** The name of the function in `worker.ts`, and what it gets beside the stretch. */
  readonly name: 'simulateStretch' | 'fuzzStretch' | 'playtestStretch'
  readonly spec: object
  /** The same function, for work without threads. */
  here(stretch: Stretch): Promise<R>
  take(result: R): void
  /** At most so many matches in one stretch, where results are big. */
  readonly stretchMax?: number
}

/** Does a job over many matches. Says whether it was interrupted. */
export async function work<R>(matches: number, job: Job<R>, crew: Crew): Promise<boolean> {
  const { signal, progress } = crew
  const workers = Math.min(matches, crew.workers ?? workersOfMachine())
  const todo = stretches(matches, workers, job.stretchMax)
  let finished = 0
  const take = (result: R, { from, to }: Stretch) => {
    job.take(result)
    finished += to - from
    progress?.(finished)
  }
  if (workers > 0) await inThreads(todo, workers, job, take, signal)
  else for (const stretch of todo) if (!signal?.aborted) take(await job.here(stretch), stretch)
  return finished < matches
}

async function inThreads<R>(
  todo: Iterator<Stretch> & Iterable<Stretch>,
  workers: number,
  { name, spec }: Job<R>,
  take: (result: R, stretch: Stretch) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const filename = new URL('./worker.js', import.meta.url).href
  const pool = new Tinypool({ filename, minThreads: workers, maxThreads: workers, runtime: 'worker_threads' })
  const stop = () => void pool.destroy()
  signal?.addEventListener('abort', stop, { once: true })
  /** Each lane feeds one worker, so that at most one stretch per worker is waiting anywhere. */
  const lane = async () => {
    for (const stretch of todo) {
      if (signal?.aborted) return
      take((await pool.run({ spec, stretch }, { name })) as R, stretch)
    }
  }
  try {
    await Promise.all(Array.from({ length: workers }, lane))
  } catch (error) {
    // Ending the threads rejects what they were doing; that is how an interruption shows.
    if (!signal?.aborted) throw error
  } finally {
    signal?.removeEventListener('abort', stop)
    await pool.destroy()
  }
}
