import { setFlagsFromString } from 'node:v8'
import { Tinypool } from 'tinypool'
import type { Stretch, Task } from './pool.ts'

/**
 * How much of what a function calls V8 compiles into it, in bytes of its bytecode; 920 is usual. Rules and bots are some
 * hundred functions, none of them busy: with much in each of them, a simulation of some thousand matches spends more time
 * on compiling than it saves.
 */
const INLINED_MAX = 50

/** Worker threads of this process; each plays one stretch at a time. */
export class Threads {
  readonly #pool: Tinypool

  constructor(count: number) {
    setFlagsFromString(`--max-inlined-bytecode-size-cumulative=${INLINED_MAX}`)
    const filename = new URL('./worker.js', import.meta.url).href
    this.#pool = new Tinypool({ filename, minThreads: count, maxThreads: count, runtime: 'worker_threads' })
  }

  play({ name, spec }: Task, stretch: Stretch): Promise<unknown> {
    return this.#pool.run({ spec, stretch }, { name })
  }

  /** Ends them at once; what they were playing is rejected. */
  end(): Promise<void> {
    return this.#pool.destroy()
  }
}
