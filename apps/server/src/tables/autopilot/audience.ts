import type { Box, Move } from '@ludoteca/kernel'
import type { Controls } from '../ports.ts'

interface Difference {
  readonly watcher: string
  readonly present: boolean
  /** When the rules should be told. */
  readonly at: number
}

/** A move of the crowd that tells the rules that a watcher came or went. */
interface CrowdMove {
  readonly watcher: string
  readonly move: Move
}

/** The usual result: nothing to tell. */
const NONE: readonly never[] = []

/**
 * Tells the rules who watches, in games whose rules want to know.
 *
 * No state is kept of what was told: the watchers in the match are compared with those in the room, so whatever was
 * lost with a connection or a process is corrected at the next comparison. A connection that is lost for a moment does
 * not count as leaving, or its watcher would come back too late for the vote.
 */
export class Audience {
  readonly #rules: Box['audience']
  readonly #graceMs: number
  #watchers: Controls['watchers']
  /** By watcher: since when the match and the room differ about them. */
  #since: ReadonlyMap<string, number> = new Map()
  /** By watcher: the number of the move after which the rules refused to be told. */
  readonly #refusedAfter = new Map<string, number>()

  constructor({ audience }: Box, graceMs: number) {
    this.#rules = audience
    this.#graceMs = graceMs
  }

  control({ watchers }: Controls): void {
    this.#watchers = watchers
  }

  /** The crowd's moves that are overdue; `lagMs` is how much later than others this process makes them. */
  movesAt(state: object, seq: number, now: number, lagMs: number): readonly CrowdMove[] {
    const differences = this.#differences(state, seq, now)
    if (differences.length === 0) return NONE
    const overdue = differences.filter(({ at }) => at + lagMs <= now)
    return overdue.flatMap(({ watcher, present }) => {
      const move = this.#rules?.move(watcher, present)
      return move ? { watcher, move } : []
    })
  }

  /** When the next of these moves is to be made. */
  nextAt(state: object, seq: number, now: number): number | undefined {
    const differences = this.#differences(state, seq, now)
    return differences.length === 0 ? undefined : Math.min(...differences.map(({ at }) => at))
  }

  /** The rules refused such a move: it is not tried again before another move was made. */
  refused(watcher: string, seq: number): void {
    this.#refusedAfter.set(watcher, seq)
  }

  #differences(state: object, seq: number, now: number): readonly Difference[] {
    if (this.#rules === undefined || this.#watchers === undefined) return NONE
    const believed = this.#rules.of(state)
    const here = this.#watchers
    const since = new Map<string, number>()
    const differences: Difference[] = []
    const note = (watcher: string, present: boolean) => {
      const noticed = this.#since.get(watcher) ?? now
      since.set(watcher, noticed)
      if (this.#refusedAfter.get(watcher) === seq) return
      differences.push({ watcher, present, at: present ? noticed : noticed + this.#graceMs })
    }
    for (const watcher of here) if (!believed.includes(watcher)) note(watcher, true)
    for (const watcher of believed) if (!here.includes(watcher)) note(watcher, false)
    this.#since = since
    for (const watcher of this.#refusedAfter.keys()) if (!since.has(watcher)) this.#refusedAfter.delete(watcher)
    return differences
  }
}
