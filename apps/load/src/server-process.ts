import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Tuning } from '@ludoteca/server'
import { type HeapParts, readParts } from './heap-parts.ts'
import { type Usage, usageOf } from './usage.ts'

/** Where the server keeps everything. */
export type Place = { readonly dataDir: string } | { readonly databaseUrl: string }

/** What kind of server to start. */
export interface ServerWishes {
  readonly place: Place
  /** A free one unless told otherwise. */
  readonly port?: number
  /** On top of what is usual for load; only plain data reaches the other process. */
  readonly tuning?: Tuning
  /** For the runtime, such as `--cpu-prof` or `--expose-gc`. */
  readonly execArgv?: readonly string[]
  /** Where its limits are counted; in itself unless told otherwise. */
  readonly redisUrl?: string | undefined
  /** How far its clock is ahead of ours when it starts, in milliseconds. */
  readonly clockMs?: number
  /** What it writes to standard error goes here instead of nowhere. */
  readonly log?: (line: string) => void
}

/** What the server has in use after a collection, which needs `--expose-gc`; in bytes. */
export interface Memory {
  readonly heapUsed: number
  readonly rss: number
}

// The same from the sources, where tests run, and from what is built.
const CHILD = fileURLToPath(new URL('../dist/server-child.js', import.meta.url))
const LAST_WORDS = 20
const FREEZE = 'kill -STOP "$1" && sleep "$2" && kill -CONT "$1"'
/** As operators start it: see "Memory" in deploy/README.md. */
const EXEC_ARGV = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring', '--heap-growing-percent=400']

/** The whole server in a process of its own, to be measured and killed. It ends with us, however we end. */
export class ServerProcess {
  readonly pid: number
  /** Resolves when it is gone, with the code it ended with; nothing when it was killed. */
  readonly ended: Promise<number | null>
  readonly #child: ChildProcessByStdio<Writable, Readable, Readable>
  readonly #answers: AsyncIterator<string>
  readonly #lastWords: string[] = []
  #port = 0

  private constructor(wishes: ServerWishes) {
    const { place, port = 0, tuning = {}, execArgv = [], redisUrl = '', clockMs = 0, log = () => {} } = wishes
    const where = 'dataDir' in place ? { LUDOTECA_DATA: place.dataDir } : { DATABASE_URL: place.databaseUrl }
    const load = { LOAD_TUNING: JSON.stringify(tuning), LOAD_CLOCK_MS: String(clockMs) }
    // Nothing of our own environment: it may hold settings of another server.
    const env = { ...where, PORT: String(port), REDIS_URL: redisUrl, ...load }
    const child = spawn(process.execPath, [...EXEC_ARGV, ...execArgv, CHILD], { env, stdio: ['pipe', 'pipe', 'pipe'] })
    this.#child = child
    this.pid = child.pid ?? 0
    this.ended = once(child, 'exit').then(([code]) => code as number | null)
    // Whoever was killed does not read any more.
    child.stdin.on('error', () => {})
    this.#answers = createInterface(child.stdout)[Symbol.asyncIterator]()
    createInterface(child.stderr).on('line', (line) => {
      this.#lastWords.push(line)
      if (this.#lastWords.length > LAST_WORDS) this.#lastWords.shift()
      log(line)
    })
  }

  /** Starts one; it is not ready yet. */
  static launch(wishes: ServerWishes): ServerProcess {
    return new ServerProcess(wishes)
  }

  /** Starts one and waits until it is ready. */
  static async start(wishes: ServerWishes): Promise<ServerProcess> {
    const server = ServerProcess.launch(wishes)
    await server.ready()
    return server
  }

  get port(): number {
    return this.#port
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** What it wrote to standard error last. */
  get lastWords(): string {
    return this.#lastWords.join('\n')
  }

  get hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null
  }

  /** Resolves when it can be used; rejects when it ends before. */
  async ready(): Promise<void> {
    const { port } = await this.#answer<{ port: number }>()
    this.#port = port
  }

  /** Ends it at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL')
    await this.ended
  }

  /** Asks it to stop, waits until it has, and gives its exit code. */
  async stop(): Promise<number | null> {
    this.#child.kill('SIGTERM')
    return this.ended
  }

  /** Sets its clock so far ahead of ours; durations it measures as before. */
  setClock(aheadMs: number): void {
    this.#child.stdin.write(`clock ${aheadMs}\n`)
  }

  /** Lets it stand still for so long, in the middle of whatever it does; its connections stay open. */
  async freeze(ms: number): Promise<void> {
    // By somebody else, so that it goes on and ends even if we do not live to see that.
    const [file, args] = ['sh', ['-c', FREEZE, 'freeze', String(this.pid), String(ms / 1_000)]] as const
    await once(spawn(file, args, { stdio: 'ignore', detached: true }), 'exit')
  }

  /** What it has used so far. */
  usage(): Promise<Usage> {
    return usageOf(this.pid)
  }

  /** What it needs after a collection. */
  memory(): Promise<Memory> {
    this.#child.stdin.write('memory\n')
    return this.#answer<Memory>()
  }

  /** What it needs after a collection, by what it is there for. It stands still for some seconds meanwhile. */
  async heap(): Promise<HeapParts> {
    const dir = await mkdtemp(join(tmpdir(), 'ludoteca-heap-'))
    try {
      this.#child.stdin.write(`snapshot ${join(dir, 'heap.json')}\n`)
      const { file } = await this.#answer<{ file: string }>()
      return await readParts(file)
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  }

  async #answer<T>(): Promise<T> {
    const { value, done } = await this.#answers.next()
    if (done) throw new Error(`the server has ended (${await this.ended}): ${this.lastWords}`)
    return JSON.parse(value as string) as T
  }
}
