import { type Profiler, Session } from 'node:inspector'

/** Our own code, whether from sources or built. What watches it does not count. */
const OURS = /\/packages\/(?!lab\/(?:src|dist)\/|.*\/(?:node_modules|testing)\/)/

/** From one place of a script to another. */
type Stretch = readonly [from: number, to: number]

/**
 * Which code has run: counted by the engine itself, block by block, so that nothing has to be rewritten for it. Libraries
 * for fuzzing rewrite code, or bring a native part that does not load everywhere. What was compiled before this began is
 * counted by whole functions only.
 */
export class Blocks {
  readonly #session = new Session()
  /** For every function that has run, what of it has not. */
  readonly #left = new Map<string, readonly Stretch[]>()

  /** Begins to count in this thread. Until `close` it runs slower. */
  constructor() {
    this.#session.connect()
    this.#session.post('Profiler.enable')
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  }

  /** How many functions have run. */
  get functions(): number {
    return this.#left.size
  }

  /** Whether anything ran since the last look that had never run before. With `note` it has from now on. */
  look(note: boolean): boolean {
    let isNew = false
    for (const { scriptId, url, functions } of this.#take()) {
      if (!OURS.test(url)) continue
      for (const { ranges } of functions) {
        const [whole] = ranges
        if (whole === undefined || whole.count === 0) continue
        const key = `${scriptId}:${whole.startOffset}:${whole.endOffset}`
        const before = this.#left.get(key)
        const left = unrun(ranges, before)
        if (before !== undefined && lengthOf(left) === lengthOf(before)) continue
        isNew = true
        if (note) this.#left.set(key, left)
      }
    }
    return isNew
  }

  close(): void {
    this.#session.post('Profiler.stopPreciseCoverage')
    this.#session.disconnect()
  }

  /** A session with its own thread answers before it returns. */
  #take(): readonly Profiler.ScriptCoverage[] {
    let scripts: readonly Profiler.ScriptCoverage[] = []
    this.#session.post('Profiler.takePreciseCoverage', (error, params) => {
      if (error) throw error
      scripts = params.result
    })
    return scripts
  }
}

/** What did not run, neither now nor before. */
function unrun(ranges: readonly Profiler.CoverageRange[], before: readonly Stretch[] | undefined): readonly Stretch[] {
  const now = ranges.filter(({ count }) => count === 0).map((range): Stretch => [range.startOffset, range.endOffset])
  if (before === undefined) return now
  return now.flatMap(([from, to]) =>
    before.map(([start, end]): Stretch => [Math.max(from, start), Math.min(to, end)]).filter(([a, b]) => a < b),
  )
}

function lengthOf(stretches: readonly Stretch[]): number {
  return stretches.reduce((sum, [from, to]) => sum + to - from, 0)
}
