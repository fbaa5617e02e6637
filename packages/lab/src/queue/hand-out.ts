import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Queue, QueueEvents } from 'bullmq'
import type { Redis } from 'ioredis'
import { loadBox } from '../load.ts'
import type { Hands, Stretch, Task } from '../pool.ts'
import { type Address, readAddress } from './address.ts'
import { type Connection, connect } from './connection.ts'
import { codeHere } from './edition.ts'
import { QueueFault } from './fault.ts'
import { jobId, packTask, queueName, type StretchJob, type StretchResult, unpack, whereHere } from './jobs.ts'
import { BEAT_MS, PREFIX, Presence, type RunCard, type WorkerCard } from './presence.ts'
import { Roster } from './roster.ts'
import { atMost, End, ignore, within } from './waiting.ts'

/** How many threads there are is not known when a run is cut into stretches. */
const AT_ONCE = 16
/** So many stretches are handed out at least, and for each thread that is there. */
const OUT_MIN = 32
const OUT_PER_THREAD = 3
/** Results also travel in events; more of them than this need not be kept, for whoever misses one asks for the job. */
const EVENTS_MAX = 256
/** How long a result waits to be fetched, and for how long Redis keeps what the queue needs between runs. */
const KEEP_SECONDS = 3_600
/** What BullMQ would keep for ever of each queue, and there is one for each edition. It is made anew when it is missing. */
const KEPT = ['events', 'meta', 'id']
/** Every so many beats, jobs are asked how they are, in case that an event was missed or Redis lost what it had. */
const BEATS_PER_SWEEP = 4
/** How long Redis may be away, or not answer, until the run is given up. Whoever stops it sooner keeps what was finished. */
const PATIENCE_MS = 60_000
const CLEAN_UP_MS = 5_000

/** Hands stretches to workers behind a queue. */
export function behindQueue(url: string, task: Task, notice: (line: string) => void = ignore): Hands {
  const address = readAddress(url)
  return {
    atOnce: AT_ONCE,
    async play(todo, take, signal) {
      const card = {
        id: randomUUID(),
        where: whereHere(),
        game: task.spec.game,
        rules: (await loadBox(task.spec.game)).game.version,
        code: codeHere(),
      }
      return { cpuSeconds: await new Run(address, card, task, todo, take, notice).play(signal) }
    },
  }
}

type StretchQueue = Queue<StretchJob, StretchResult>

/** One run over the queue, from the first stretch to the last. */
class Run {
  readonly #address: Address
  readonly #card: RunCard
  readonly #task: string
  readonly #todo: Iterator<Stretch>
  readonly #take: (result: unknown, stretch: Stretch) => void
  readonly #roster: Roster
  readonly #notice: (line: string) => void
  /** Handed out and not yet back, by job. A stretch leaves this list once, so it is counted once. */
  readonly #out = new Map<string, Stretch>()
  readonly #end = new End()
  #outMax = OUT_MIN
  #cpuSeconds = 0
  #isOver = false

  constructor(
    address: Address,
    card: RunCard,
    task: Task,
    todo: Iterator<Stretch>,
    take: (result: unknown, stretch: Stretch) => void,
    notice: (line: string) => void,
  ) {
    this.#address = address
    this.#card = card
    this.#task = packTask(task)
    this.#todo = todo
    this.#take = take
    this.#notice = notice
    this.#roster = new Roster(address.shown, card, notice)
  }

  /** Returns the processor time that workers spent. */
  async play(signal: AbortSignal | undefined): Promise<number> {
    if (signal?.aborted) return 0
    const stop = () => this.#end.resolve()
    signal?.addEventListener('abort', stop, { once: true })
    try {
      await this.#playThrough(await this.#connect())
      return this.#cpuSeconds
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  async #playThrough(connection: Connection): Promise<void> {
    const options = { connection: connection.redis, prefix: PREFIX }
    const name = queueName(this.#card.code)
    const queue: StretchQueue = new Queue(name, { ...options, streams: { events: { maxLen: EVENTS_MAX } } })
    const events = new QueueEvents(name, { ...options, lastEventId: await now(connection.redis) })
    // What happens to the connection is told by the connection.
    queue.on('error', ignore)
    events.on('error', ignore)
    events.on('completed', ({ jobId, returnvalue }) =>
      this.#back(queue, jobId, returnvalue as unknown as StretchResult),
    )
    events.on('stalled', ({ jobId }) => this.#replaced(jobId))
    events.on('failed', ({ jobId, failedReason }) => this.#failed(jobId, failedReason))
    try {
      void this.#beat(connection, queue)
      await this.#end.promise
    } finally {
      this.#isOver = true
      await atMost(CLEAN_UP_MS, this.#cleanUp(connection, queue))
      await atMost(CLEAN_UP_MS, Promise.all([events.close(), queue.close()]))
      connection.close()
    }
  }

  #connect(): Promise<Connection> {
    return connect(this.#address, {
      patienceMs: PATIENCE_MS,
      away: (reason) => this.#notice(`lost ${this.#address.shown} (${reason}); trying again`),
      back: () => this.#notice(`${this.#address.shown} is back`),
      lost: (fault) => this.#end.reject(fault),
    })
  }

  /** Says that the run is there, looks who plays, and hands out as much as they can use. */
  async #beat({ redis }: Connection, queue: StretchQueue): Promise<void> {
    const runs = new Presence<RunCard>(redis, 'run')
    const workers = new Presence<WorkerCard>(redis, 'worker')
    const { shown } = this.#address
    try {
      for (let beat = 1; !this.#isOver; beat++) {
        const look = async () => {
          await runs.show(this.#card)
          this.#outMax = Math.max(OUT_MIN, OUT_PER_THREAD * this.#roster.look(await workers.list()))
          if (beat % BEATS_PER_SWEEP === 0) await this.#sweep(queue)
        }
        await within(PATIENCE_MS, look(), new QueueFault('lost', `lost ${shown} (it does not answer)`))
        this.#handOut(queue)
        await sleep(BEAT_MS, undefined, { ref: false })
      }
    } catch (error) {
      this.#end.reject(error)
    }
  }

  #handOut(queue: StretchQueue): void {
    const fresh: Stretch[] = []
    while (!this.#isOver && this.#out.size < this.#outMax) {
      const { done, value } = this.#todo.next()
      if (done) break
      this.#out.set(jobId(this.#card.id, value), value)
      fresh.push(value)
    }
    if (fresh.length > 0) this.#add(queue, fresh)
    else if (this.#out.size === 0) this.#end.resolve()
  }

  #add(queue: StretchQueue, stretches: readonly Stretch[]): void {
    const { id } = this.#card
    const kept = { age: KEEP_SECONDS }
    const jobs = stretches.map((stretch) => ({
      name: this.#card.game,
      data: { run: id, stretch, task: this.#task },
      opts: { jobId: jobId(id, stretch), removeOnComplete: kept, removeOnFail: kept },
    }))
    queue.addBulk(jobs).catch((error: unknown) => this.#end.reject(error))
  }

  #back(queue: StretchQueue, job: string, result: StretchResult): void {
    const stretch = this.#out.get(job)
    // Of another run, or played twice because its first player seemed dead, or left alone because this run did.
    if (stretch === undefined || result === null || this.#isOver) return
    this.#out.delete(job)
    try {
      this.#take(unpack(result.packed), stretch)
    } catch (error) {
      return this.#end.reject(error)
    }
    this.#cpuSeconds += result.cpuSeconds
    queue.remove(job).catch(ignore)
    this.#handOut(queue)
  }

  #replaced(job: string): void {
    const stretch = this.#out.get(job)
    if (stretch) this.#notice(`a worker is gone: another plays ${matchesOf(stretch)}`)
  }

  #failed(job: string, reason: string): void {
    const stretch = this.#out.get(job)
    if (stretch === undefined) return
    const isStalled = reason.includes('stalled more than')
    const why = `gave up ${matchesOf(stretch)}: every worker that played them died`
    this.#end.reject(isStalled ? new QueueFault('given-up', why) : new Error(reason))
  }

  /** Asks after each job that is out: what was missed is taken, and what is not there any more is put there again. */
  async #sweep(queue: StretchQueue): Promise<void> {
    for (const [id, stretch] of [...this.#out]) {
      const job = await queue.getJob(id)
      if (job === undefined) {
        if (this.#out.has(id) && !this.#isOver) this.#add(queue, [stretch])
      } else if (job.finishedOn !== undefined) {
        if (job.failedReason) this.#failed(id, job.failedReason)
        else this.#back(queue, id, job.returnvalue)
      }
    }
  }

  /** Leaves nothing behind: who still plays a stretch sees that the run is gone. */
  async #cleanUp({ redis, isAway }: Connection, queue: StretchQueue): Promise<void> {
    if (isAway) return
    await new Presence<RunCard>(redis, 'run').leave(this.#card.id)
    // Those that are being played cannot be removed; their players do that.
    await Promise.all([...this.#out.keys()].map((id) => queue.remove(id).catch(ignore)))
    await Promise.all(KEPT.map((name) => redis.expire(queue.toKey(name), KEEP_SECONDS)))
  }
}

function matchesOf({ from, to }: Stretch): string {
  return `matches ${from} to ${to - 1}`
}

/** The moment by the clock of Redis, as its events are numbered: from then on none is missed. */
async function now(redis: Redis): Promise<string> {
  const [seconds, micros] = await redis.time()
  return `${Number(seconds) * 1000 + Math.floor(Number(micros) / 1000)}-0`
}
