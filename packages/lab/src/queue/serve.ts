import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { type Task, workersOfMachine } from '../pool.ts'
import { Threads } from '../threads.ts'
import { readAddress } from './address.ts'
import { connect } from './connection.ts'
import { editionHere, misfit } from './edition.ts'
import { pack, queueName, type StretchJob, type StretchResult, unpack, whereHere } from './jobs.ts'
import { BEAT_MS, PREFIX, Presence, type RunCard, type WorkerCard } from './presence.ts'
import { atMost, ignore } from './waiting.ts'

/** Whoever does not say for this long that he still plays a stretch loses it to others. */
const LOCK_MS = 6_000
const LOOK_FOR_LOST_MS = 3_000
/** A stretch that so many workers did not survive is given up. */
const LOST_MAX = 5
const CLEAN_UP_MS = 5_000

export interface ServeOptions {
  readonly queue: string
  /** How many stretches are played at once, each in a thread of its own, so that this one can say that it lives. */
  readonly workers?: number
  /** Stops serving: what is being played is finished first. */
  readonly signal: AbortSignal
  /** Hears in a line what somebody who looks at this worker should know. */
  notice?(line: string): void
}
export interface Served {
  readonly stretches: number
  readonly matches: number
}

/** Plays stretches for any number of runs on any machine until it is told to stop. */
export async function serve({ queue, workers, signal, notice = ignore }: ServeOptions): Promise<Served> {
  const address = readAddress(queue)
  const { shown } = address
  const connection = await connect(address, {
    away: (reason) => notice(`lost ${shown} (${reason}); trying again`),
    back: () => notice(`${shown} is back`),
  })
  const { redis } = connection
  const threads = workers ?? workersOfMachine()
  const card = { id: randomUUID(), where: whereHere(), threads, ...(await editionHere()) }
  const player = new Player(threads)
  const runs = new Presence<RunCard>(redis, 'run')
  const bull = new Worker<StretchJob, StretchResult>(queueName(card.code), (job) => player.play(job, runs), {
    connection: redis,
    prefix: PREFIX,
    name: card.where,
    concurrency: threads,
    lockDuration: LOCK_MS,
    stalledInterval: LOOK_FOR_LOST_MS,
    maxStalledCount: LOST_MAX,
  })
  bull.on('error', ignore)
  // A run that is gone does not fetch what was played for it.
  let removed: Promise<unknown> = Promise.resolve()
  bull.on('completed', (job, result) => {
    if (result === null) removed = removed.then(() => job.remove()).catch(ignore)
  })
  const beating = beat(redis, card, signal, notice)
  notice(`waits for work at ${shown} with ${threads} ${threads === 1 ? 'thread' : 'threads'} (${card.code})`)
  if (!signal.aborted) await once(signal, 'abort')
  // Without Redis nobody could be told what was finished meanwhile.
  await bull.close(connection.isAway)
  if (!connection.isAway) await atMost(CLEAN_UP_MS, Promise.all([beating, removed]))
  await player.end()
  connection.close()
  return player.served
}

/** Plays one stretch after another in each of its threads. */
class Player {
  readonly #threads: Threads
  readonly #served = { stretches: 0, matches: 0 }
  #cpu = process.cpuUsage()
  #busy = 0

  constructor(threads: number) {
    this.#threads = new Threads(threads)
  }

  get served(): Served {
    return this.#served
  }

  async play({ data }: Job<StretchJob, StretchResult>, runs: Presence<RunCard>): Promise<StretchResult> {
    const { run, stretch, task } = data
    if (!(await runs.has(run))) return null
    if (this.#busy++ === 0) this.#cpu = process.cpuUsage()
    try {
      const result = await this.#threads.play(unpack(task) as Task, stretch)
      if (!(await runs.has(run))) return null
      this.#served.stretches++
      this.#served.matches += stretch.to - stretch.from
      return { packed: pack(result), cpuSeconds: this.#lap() }
    } finally {
      this.#busy--
    }
  }

  end(): Promise<void> {
    return this.#threads.end()
  }

  /** Processor time of all threads since the last stretch was finished here: added up, nothing is counted twice. */
  #lap(): number {
    const { user, system } = process.cpuUsage(this.#cpu)
    this.#cpu = process.cpuUsage()
    return (user + system) / 1e6
  }
}

/** Says that this worker is there, and which runs it must leave to others. */
async function beat(
  redis: Redis,
  card: WorkerCard,
  signal: AbortSignal,
  notice: (line: string) => void,
): Promise<void> {
  const workers = new Presence<WorkerCard>(redis, 'worker')
  const runs = new Presence<RunCard>(redis, 'run')
  const left = new Set<string>()
  while (!signal.aborted) {
    await workers.show(card).catch(ignore)
    for (const run of await runs.list().catch(() => [])) {
      const why = misfit(card, run)
      if (why === undefined || left.has(run.id)) continue
      left.add(run.id)
      notice(`refused by a run of ${run.game} (${run.where}): this worker ${why}`)
    }
    await sleep(BEAT_MS, undefined, { signal }).catch(ignore)
  }
  await workers.leave(card.id).catch(ignore)
}
