import type { Viewer } from '@ludoteca/kernel'
import type { Place, StartedMatch, TableDeps } from '../ports.ts'
import { loadMatch } from '../replica/load.ts'
import type { Replica } from '../replica/replica.ts'
import { type FactText, reaches, type Story } from '../replica/story.ts'
import { viewerAt } from './viewer-state.ts'

/** How long older facts are kept in memory: viewers often reconnect at the same time. */
const KEEP_MS = 30_000
/** How many facts a newcomer is sent; the whole story is in the record. */
const NEWCOMER_FACTS = 200
/** The most bytes of facts in a snapshot, so that it fits into one frame with the state. */
const STORY_BYTES_MAX = 150_000

/** Finds the facts that a viewer has missed. Runs between two rounds, when the replica is what is stored. */
export class Backlog {
  readonly #deps: Pick<TableDeps, 'store' | 'box'>
  readonly #replica: Replica
  readonly #betweenRounds: (task: () => void) => Promise<void>
  readonly #catchUp: () => void
  /** All facts from the beginning, up to some moment. */
  #older: readonly FactText[] | undefined
  #reading: Promise<void> | undefined

  constructor(
    deps: Pick<TableDeps, 'store' | 'box'>,
    replica: Replica,
    betweenRounds: (task: () => void) => Promise<void>,
    catchUp: () => void,
  ) {
    this.#deps = deps
    this.#replica = replica
    this.#betweenRounds = betweenRounds
    this.#catchUp = catchUp
  }

  /** Calls `tell` with the facts that a viewer at that place has missed who knows the first `factCount`. */
  async tell(
    started: StartedMatch,
    place: Place,
    factCount: number | undefined,
    tell: (facts: readonly FactText[]) => void,
  ): Promise<void> {
    // Another process may have stored moves without this one being notified.
    if (!this.#deps.store.absence.isAway) this.#catchUp()
    for (let isTold = false; !isTold; ) {
      const older = this.#older
      await this.#betweenRounds(() => {
        const facts = missedFacts(this.#replica.now.story, older, viewerAt(place), factCount)
        if (facts) tell(facts)
        isTold = facts !== undefined
      })
      // The facts in memory may be too old, unless another viewer has just had them read again.
      if (!isTold && this.#older === older) await this.#readOlder(started)
    }
  }

  /** Reads all facts from the log: for viewers who were away for longer than the story is kept. */
  #readOlder(started: StartedMatch): Promise<void> {
    this.#reading ??= this.#read(started).finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(started: StartedMatch): Promise<void> {
    this.#catchUp()
    const { store, box } = this.#deps
    const { story, facts } = await loadMatch(store, box, started, { upTo: 0, whole: true })
    const older = [...story.kept(), ...facts]
    this.#older = older
    setTimeout(() => {
      if (this.#older === older) this.#older = undefined
    }, KEEP_MS).unref()
  }
}

/**
 * The facts that a viewer has missed who knows the first `claimed`, or the last ones for a newcomer.
 * Nothing when it is not at hand: then `older` must hold all that was told up to some moment, from the beginning.
 */
export function missedFacts(
  story: Story,
  older: readonly FactText[] | undefined,
  viewer: Viewer,
  claimed: number | undefined,
): readonly FactText[] | undefined {
  const total = story.factCountFor(viewer)
  // A fixed number, and not what is in memory: how much that is depends on what others were told.
  const factCount = claimed ?? Math.max(0, total - NEWCOMER_FACTS)
  const kept = factCount <= total ? story.since(viewer, factCount) : undefined
  if (kept) return lastOf(kept)
  if (older === undefined) return undefined
  const olderFacts = older.filter(({ to }) => reaches(viewer, to))
  // Who claims to know more facts than there are gets none.
  if (factCount > Math.max(total, olderFacts.length)) return []
  const later = story.since(viewer, Math.min(olderFacts.length, total))
  return later && total >= factCount ? lastOf([...olderFacts, ...later].slice(factCount, total)) : undefined
}

function lastOf(facts: readonly FactText[]): readonly FactText[] {
  let left = STORY_BYTES_MAX
  let from = facts.length
  for (; from > 0; from--) {
    // With the comma behind it.
    left -= Buffer.byteLength((facts[from - 1] as FactText).whole) + 1
    if (left < 0) break
  }
  return facts.slice(from)
}
