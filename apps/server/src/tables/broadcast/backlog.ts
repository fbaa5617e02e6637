import type { Viewer } from '@ludoteca/kernel'
import type { Place, StartedMatch, TableDeps } from '../ports.ts'
import { loadMatch } from '../replica/load.ts'
import type { Replica } from '../replica/replica.ts'
import { type FactText, reaches, type Story } from '../replica/story.ts'
import { viewerAt } from './viewer-state.ts'

/** So long it is kept: others often come at the same time. */
const KEEP_MS = 30_000
/** A newcomer is told the last of the story; the whole of it is in the record. */
const NEWCOMER_FACTS = 200
/** What fits into one message beside the sheet. */
const STORY_BYTES_MAX = 150_000

/** Finds the facts that a viewer has missed, and hands them over between two rounds, when the replica is what is stored. */
export class Backlog {
  readonly #deps: Pick<TableDeps, 'store' | 'box'>
  readonly #replica: Replica
  readonly #betweenRounds: (task: () => void) => Promise<void>
  readonly #catchUp: () => void
  /** Everything ever told, up to some moment. */
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

  /** Calls `tell` with what a viewer at that place has missed who has `heard` so many facts. */
  async tell(
    started: StartedMatch,
    place: Place,
    factCount: number | undefined,
    tell: (facts: readonly FactText[]) => void,
  ): Promise<void> {
    // What is stored counts: another process may have moved without this one being notified.
    if (!this.#deps.store.absence.isAway) this.#catchUp()
    for (let isTold = false; !isTold; ) {
      const older = this.#older
      await this.#betweenRounds(() => {
        const facts = missedFacts(this.#replica.now.story, older, viewerAt(place), factCount)
        if (facts) tell(facts)
        isTold = facts !== undefined
      })
      // What is at hand may be of no use any more, unless another one has just read it anew.
      if (!isTold && this.#older === older) await this.#readOlder(started)
    }
  }

  /** For viewers who were away for longer than the story is kept, or who were connected to another process. */
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
 * The facts that a viewer has missed who has heard so many, or the last ones for a newcomer.
 * Nothing when it is not at hand: then `older` must hold all that was told up to some moment, from the beginning.
 */
export function missedFacts(
  story: Story,
  older: readonly FactText[] | undefined,
  viewer: Viewer,
  claimed: number | undefined,
): readonly FactText[] | undefined {
  const total = story.factCountFor(viewer)
  // Not just what is at hand: how much that is depends on what others were told.
  const factCount = claimed ?? Math.max(0, total - NEWCOMER_FACTS)
  const kept = factCount <= total ? story.since(viewer, factCount) : undefined
  if (kept) return lastOf(kept)
  if (older === undefined) return undefined
  const olderFacts = older.filter(({ to }) => reaches(viewer, to))
  // Who claims to have heard more than there is gets what there is.
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
