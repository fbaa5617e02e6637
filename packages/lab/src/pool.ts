import { availableParallelism } from 'node:os'
import { Threads } from './threads.ts'

/** Work on a stretch of matches: those from `from` up to, not including, `to`. */
export interface Stretch {
  readonly from: number
  readonly to: number
}
export interface Crew {
  /** How many worker threads; with 0 the work is done in this thread, which then cannot be interrupted. */
  readonly workers?: number
  /** The address of a queue, `redis://…`: the work is done by whoever serves it, and not in this process. */
  readonly queue?: string
  /** Stops the work; what was finished counts. */
  readonly signal?: AbortSignal
  /** Hears how many matches are finished. */
  progress?(finished: number): void
  /** Hears in a line what somebody who waits should know: who plays behind the queue, and who cannot. */
  notice?(line: string): void
}

/** The name of the function in `worker.ts`, and what it gets beside the stretch. */
export interface Task {
  readonly name: 'simulateStretch' | 'sweepStretch' | 'fuzzStretch' | 'playtestStretch'
  readonly spec: { readonly game: string }
}
interface Job<R> extends Task {
  /** The same function, for work without threads. */
  here(stretch: Stretch): Promise<R>
  take(result: R): void
  /** At most so many matches in one stretch, where results are big. */
  readonly stretchMax?: number
}

/** Whoever plays stretches: this thread, threads of this process, or workers behind a queue. */
export interface Hands {
  /** How many stretches are likely to be played at once; decides how long a stretch is. */
  readonly atOnce: number
  /**
   * Plays stretches in any order and hands over the result of each exactly once. Ends when none is left, or early when
   * the signal says so. Returns the processor time that other processes spent on it.
   */
  play(
    todo: Iterator<Stretch> & Iterable<Stretch>,
    take: (result: unknown, stretch: Stretch) => void,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly cpuSeconds: number }>
}

export interface Worked {
  readonly interrupted: boolean
  /** Processor time spent by other processes. */
  readonly cpuSeconds: number
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

/** Does a job over many matches. */
export async function work<R>(matches: number, job: Job<R>, crew: Crew): Promise<Worked> {
  const { signal, progress } = crew
  const hands = await handsOf(matches, job, crew)
  let finished = 0
  const take = (result: unknown, { from, to }: Stretch) => {
    job.take(result as R)
    finished += to - from
    progress?.(finished)
  }
  const { cpuSeconds } = await hands.play(stretches(matches, hands.atOnce, job.stretchMax), take, signal)
  return { interrupted: finished < matches, cpuSeconds }
}

async function handsOf<R>(matches: number, job: Job<R>, crew: Crew): Promise<Hands> {
  if (crew.queue !== undefined) {
    // What speaks to Redis is loaded only by those who do.
    const { behindQueue } = await import('./queue/hand-out.ts')
    return behindQueue(crew.queue, job, crew.notice)
  }
  const workers = Math.min(matches, crew.workers ?? workersOfMachine())
  return workers > 0 ? inThreads(workers, job) : inThisThread(job)
}

function inThisThread<R>({ here }: Job<R>): Hands {
  return {
    atOnce: 1,
    async play(todo, take, signal) {
      for (const stretch of todo) if (!signal?.aborted) take(await here(stretch), stretch)
      return { cpuSeconds: 0 }
    },
  }
}

function inThreads(workers: number, task: Task): Hands {
  return {
    atOnce: workers,
    async play(todo, take, signal) {
      const threads = new Threads(workers)
      const stop = () => void threads.end()
      signal?.addEventListener('abort', stop, { once: true })
      /** Each lane feeds one worker, so that at most one stretch per worker is waiting anywhere. */
      const lane = async () => {
        for (const stretch of todo) {
          if (signal?.aborted) return
          take(await threads.play(task, stretch), stretch)
        }
      }
      try {
        await Promise.all(Array.from({ length: workers }, lane))
      } catch (error) {
        // Ending the threads rejects what they were doing; that is how an interruption shows.
        if (!signal?.aborted) throw error
      } finally {
        signal?.removeEventListener('abort', stop)
        await threads.end()
      }
      return { cpuSeconds: 0 }
    },
  }
}
