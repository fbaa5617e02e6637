import type { Errands } from './errands.ts'
import { loadMatch } from './ledger.ts'
import type { MatchCopy } from './match-copy.ts'
import { unheard } from './missed.ts'
import type { Place, StartedMatch, TableDeps } from './ports.ts'
import { viewerAt } from './sheet.ts'
import type { ToldText } from './story.ts'

/** So long it is kept: others often come at the same time. */
const KEEP_MS = 30_000

/** Finds what somebody has not heard, and has it told between two rounds, when the copy is what is stored. */
export class Latecomers {
  readonly #deps: Pick<TableDeps, 'store' | 'box'>
  readonly #copy: MatchCopy
  readonly #errands: Errands
  readonly #lookForNews: () => void
  /** Everything ever told, up to some moment. */
  #older: readonly ToldText[] | undefined
  #reading: Promise<void> | undefined

  constructor(deps: Pick<TableDeps, 'store' | 'box'>, copy: MatchCopy, errands: Errands, lookForNews: () => void) {
    this.#deps = deps
    this.#copy = copy
    this.#errands = errands
    this.#lookForNews = lookForNews
  }

  /** `heard` facts somebody at that place knows already. */
  async tell(
    started: StartedMatch,
    place: Place,
    heard: number | undefined,
    tell: (facts: readonly ToldText[]) => void,
  ): Promise<void> {
    // What is stored counts: another process may have moved without this one having heard of it.
    if (!this.#deps.store.absence.isAway) this.#lookForNews()
    for (let isTold = false; !isTold; ) {
      const older = this.#older
      await this.#errands.add(() => {
        const facts = unheard(this.#copy.now.story, older, viewerAt(place), heard)
        if (facts) tell(facts)
        isTold = facts !== undefined
      })
      // What is at hand may be of no use any more, unless another one has just read it anew.
      if (!isTold && this.#older === older) await this.#readOlder(started)
    }
  }

  /** For somebody who was away for longer than the story is kept, or who has heard it elsewhere. */
  #readOlder(started: StartedMatch): Promise<void> {
    this.#reading ??= this.#read(started).finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read(started: StartedMatch): Promise<void> {
    this.#lookForNews()
    const { store, box } = this.#deps
    const { story, told } = await loadMatch(store, box, started, { upTo: 0, whole: true })
    const older = [...story.kept(), ...told]
    this.#older = older
    setTimeout(() => {
      if (this.#older === older) this.#older = undefined
    }, KEEP_MS).unref()
  }
}
