import { Tinypool } from 'tinypool'
import type { Stretch, Task } from './pool.ts'

/** Worker threads of this process; each plays one stretch at a time. */
export class Threads {
  readonly #pool: Tinypool

  constructor(count: number) {
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
