import type { Errands } from './errands.ts'
import { loadMatch } from './ledger.ts'
import type { MatchCopy } from './match-copy.ts'
import { unheard } from './missed.ts'
import type { Place, StartedMatch, TableDeps } from './ports.ts'
import { viewerAt } from './sheet.ts'
import type { ToldText } from './story.ts'

/** Finds what somebody has not heard, and has it told between two rounds, when the copy is what is stored. */
export class Latecomers {
  readonly #deps: Pick<TableDeps, 'store' | 'box'>
  readonly #copy: MatchCopy
  readonly #errands: Errands
  readonly #lookForNews: () => void

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
    let older: readonly ToldText[] | undefined
    for (let isTold = false; !isTold; ) {
      await this.#errands.add(() => {
        const facts = unheard(this.#copy.now.story, older, viewerAt(place), heard)
        if (facts) tell(facts)
        isTold = facts !== undefined
      })
      if (!isTold) older = await this.#olderStory(started)
    }
  }

  /** Everything ever told, for somebody who was away for longer than it is kept, or who has heard it elsewhere. */
  async #olderStory(started: StartedMatch): Promise<readonly ToldText[]> {
    this.#lookForNews()
    const { store, box } = this.#deps
    const { story, told } = await loadMatch(store, box, started, { upTo: 0, whole: true })
    return [...story.kept(), ...told]
  }
}
