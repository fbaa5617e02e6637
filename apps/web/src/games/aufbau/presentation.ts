import type { Fact } from '@ludoteca/aufbau'
import type { Fact as AnyFact, Seat } from '@ludoteca/kernel'
import type { Presentation, SoundCue } from '../../kit/presentation.ts'
import type { Scene } from '../../kit/presentation-queue.ts'
import { seatOf } from '../../kit/table-kit.ts'
import type { MatchStore } from '../../match/match-store.ts'
import { soundsOf } from './sounds.ts'
import type { AufbauUi } from './ui.ts'

/** How long the die of one's own action is looked at before the purse changes. */
const ROLL_MS = 700

type Followed = Pick<MatchStore, 'viewer' | 'onFacts'>

/** What came of one's own action is shown where it was composed, first the die and then what it did. */
export class AufbauPresentation implements Presentation {
  readonly #match: Followed
  readonly #ui: Pick<AufbauUi, 'composing' | 'tell'>

  constructor(match: Followed, ui: Pick<AufbauUi, 'composing' | 'tell'>) {
    this.#match = match
    this.#ui = ui
  }

  scenesFor(facts: readonly AnyFact[]): readonly Scene[] {
    const at = facts.findIndex((fact) => isOutcome(fact as Fact, seatOf(this.#match)))
    const outcome = facts[at] as Fact | undefined
    if (outcome === undefined || !('check' in outcome) || this.#ui.composing === undefined) return []
    return [{ ms: ROLL_MS, upTo: at + 1, show: () => this.#ui.tell(outcome) }]
  }

  soundsOf(facts: readonly AnyFact[]): readonly SoundCue[] {
    return soundsOf(facts as readonly Fact[], seatOf(this.#match))
  }

  connect(): () => void {
    return this.#match.onFacts((facts) => {
      const outcome = (facts as readonly Fact[]).find((fact) => isOutcome(fact, seatOf(this.#match)))
      if (outcome && this.#ui.composing !== undefined) this.#ui.tell(outcome)
    })
  }
}

/** Whether this is what came of one's own action. What the next phase does is no part of it. */
function isOutcome(fact: Fact, me: Seat | undefined): boolean {
  return 'paid' in fact && fact.seat === me
}
