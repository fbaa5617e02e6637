import type { ActionResult, EventResult, Fact, LotResult, View } from '@ludoteca/imperio'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { MatchStore } from '../../match/match-store.ts'

/** A fact of one kind. */
export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>
/** A badge that somebody has just got. */
export type Unlocked = FactOf<'achievementUnlock'>
type BrokenPact = FactOf<'bidResults'>['brokenPacts'][number]

/** How the owners stood when a round began, by seat. */
export interface Standing {
  readonly round: number
  readonly wealth: readonly number[]
  readonly fame: readonly number[]
}

/** Badges that pop up one after the other; whoever comes late is not shown a crowd of them. */
const UNLOCKED_MAX = 6

/**
 * What is being shown just now: the results of this round, as the story tells them. They are there from the moment they
 * are told until the next round begins, also for whoever joins or reloads in between.
 */
export class Stage {
  /** Badges that are still to be shown, the first one now. */
  unlocked: readonly Unlocked[] = []
  /** How everybody stood at the first sight of this round. */
  standing: Standing | undefined
  /** The last round of which the envelopes have all been opened before one's eyes. */
  openedRound = 0
  readonly #match: Pick<MatchStore, 'story'>

  constructor(match: Pick<MatchStore, 'story'>) {
    this.#match = match
    makeObservable(this, {
      unlocked: observableRef,
      standing: observableRef,
      openedRound: observable,
      facts: computed,
      lots: computed,
      brokenPacts: computed,
      income: computed,
      actions: computed,
      mood: computed,
      election: computed,
      events: computed,
      awards: computed,
      hear: action,
      shown: action,
      note: action,
      open: action,
    })
  }

  get lots(): readonly LotResult[] | undefined {
    return this.#last('bidResults')?.lots
  }

  get brokenPacts(): readonly BrokenPact[] {
    return this.#last('bidResults')?.brokenPacts ?? []
  }

  get income(): FactOf<'incomeResults'> | undefined {
    return this.#last('incomeResults')
  }

  get actions(): readonly ActionResult[] | undefined {
    return this.#last('actionResults')?.actions
  }

  get mood(): FactOf<'moodResult'> | undefined {
    return this.#last('moodResult')
  }

  get election(): FactOf<'electionResult'> | undefined {
    return this.#last('electionResult')
  }

  get events(): readonly EventResult[] | undefined {
    return this.#last('eventResults')?.results
  }

  get awards(): FactOf<'awardResults'> | undefined {
    return this.#last('awardResults')
  }

  /** Takes note of what pops up once and is gone. */
  hear(facts: readonly Fact[]): void {
    const badges = facts.filter((fact) => fact.type === 'achievementUnlock')
    if (badges.length > 0) this.unlocked = [...this.unlocked, ...badges].slice(-UNLOCKED_MAX)
  }

  /** The first badge has been shown. */
  shown(): void {
    this.unlocked = this.unlocked.slice(1)
  }

  /** Remembers how everybody stands, once in a round: ranks go up and down against it. */
  note({ round, wealth, owners }: Pick<View, 'round' | 'wealth' | 'owners'>): void {
    if (this.standing?.round !== round) this.standing = { round, wealth, fame: owners.map(({ fame }) => fame) }
  }

  /** All envelopes of this round are open. */
  open(round: number): void {
    this.openedRound = round
  }

  /** What was told since this round began. */
  get facts(): readonly Fact[] {
    const { story } = this.#match
    const begin = story.findLastIndex(({ fact }) => isReveal(fact as Fact))
    return story.slice(Math.max(begin, 0)).map(({ fact }) => fact as Fact)
  }

  #last<T extends Fact['type']>(type: T): FactOf<T> | undefined {
    return this.facts.findLast((fact): fact is FactOf<T> => fact.type === type)
  }
}

function isReveal(fact: Fact): boolean {
  return fact.type === 'phaseChange' && fact.phase === 'REVEAL'
}
