import type { Box, Move } from '@ludoteca/kernel'
import type { Controls } from '../ports.ts'

interface Difference {
  readonly watcher: string
  readonly present: boolean
  /** From when on the rules ought to know. */
  readonly at: number
}

/** What the crowd tells the rules of somebody. */
interface CrowdMove {
  readonly watcher: string
  readonly move: Move
}

/** Most of the time everything is known. */
const NONE: readonly never[] = []

/**
 * Tells the rules who watches, where they want to know.
 *
 * Nothing is remembered of what was told: what the match believes is compared with what the room knows, so whatever
 * was lost with a connection or a process is made good by the next who looks. A connection that is lost for a moment
 * makes nobody leave, or they would have come back too late for the vote they were there for.
 */
export class Audience {
  readonly #rules: Box['audience']
  readonly #graceMs: number
  #watchers: Controls['watchers']
  /** Since when the match believes something else of somebody than the room knows. */
  #since: ReadonlyMap<string, number> = new Map()
  /** The move after which the rules would not hear of somebody. */
  readonly #refusedAfter = new Map<string, number>()

  constructor({ audience }: Box, graceMs: number) {
    this.#rules = audience
    this.#graceMs = graceMs
  }

  control({ watchers }: Controls): void {
    this.#watchers = watchers
  }

  /** The moves the crowd has to make by now, if this process makes them so much later than others would. */
  movesAt(state: object, seq: number, now: number, lagMs: number): readonly CrowdMove[] {
    const differences = this.#differences(state, seq, now)
    if (differences.length === 0) return NONE
    const ripe = differences.filter(({ at }) => at + lagMs <= now)
    return ripe.flatMap(({ watcher, present }) => {
      const move = this.#rules?.move(watcher, present)
      return move ? { watcher, move } : []
    })
  }

  /** When the next of them is due. */
  nextAt(state: object, seq: number, now: number): number | undefined {
    const differences = this.#differences(state, seq, now)
    return differences.length === 0 ? undefined : Math.min(...differences.map(({ at }) => at))
  }

  /** The rules refused such a move: they are not bothered with this one again before something else has happened. */
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
