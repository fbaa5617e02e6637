import type { ActionResult, EventResult, Fact, LotResult, View } from '@ludoteca/imperio'
import { type Fact as AnyFact, TABLE } from '@ludoteca/kernel'
import { action, autorun, computed, makeObservable, observableRef, reaction } from 'mobx'
import { steadyNow } from '../../components/time-left.ts'
import type { Presentation, SoundCue } from '../../kit/presentation.ts'
import type { Scene } from '../../kit/presentation-queue.ts'
import { seatOf } from '../../kit/table-kit.ts'
import type { MatchStore } from '../../match/match-store.ts'
import type { SoundName } from '../../sound/recipes.ts'
import { type Envelope, envelopesOf, paceOf } from './bid/envelopes.ts'
import { isWorthTelling } from './end/earners.ts'
import { CALLS_LANG, callOf } from './frame/calls.ts'
import { soundsOf } from './sounds.ts'
import { CrowdDeeds } from './vote/crowd-deeds.ts'

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

/** The envelopes of an auction while they are opened one by one. */
export interface Opening {
  readonly envelopes: readonly Envelope[]
  /** The one that was opened last. */
  readonly at: number
}

/** What makes itself heard. */
interface Ears {
  play(sound: SoundName, loudness?: number): void
  call(text: string, lang: string): void
}

type Followed = Pick<MatchStore, 'story' | 'seats' | 'clocks' | 'view' | 'viewer' | 'onBegin' | 'onFacts'>

/** How loud an envelope is. */
const ENVELOPE_LOUDNESS = 0.4
/** Badges that pop up one after the other; whoever comes late is not shown a crowd of them. */
const UNLOCKED_MAX = 6

/**
 * What is being shown just now: the results of this round, as the story tells them. They are there from the moment they
 * are told until the next round begins, also for whoever joins or reloads in between. The envelopes are opened first.
 */
export class ImperioPresentation implements Presentation {
  /** Badges that are still to be shown, the first one now. */
  unlocked: readonly Unlocked[] = []
  /** How everybody stood at the first sight of this round. */
  standing: Standing | undefined
  opening: Opening | undefined
  readonly #match: Followed
  readonly #ears: Ears
  #crowd: CrowdDeeds | undefined

  constructor(match: Followed, ears: Ears) {
    this.#match = match
    this.#ears = ears
    makeObservable<ImperioPresentation, 'openEnvelope' | 'seen'>(this, {
      unlocked: observableRef,
      standing: observableRef,
      opening: observableRef,
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
      openEnvelope: action,
      seen: action,
    })
  }

  /** What this watcher has done. Every match has committed itself to a seed of its own, which names it. */
  get crowd(): CrowdDeeds {
    const { seedCommit } = this.#match.view as View
    this.#crowd ??= new CrowdDeeds(sessionStorage, seedCommit.slice(0, 16))
    return this.#crowd
  }

  /** Who has won what nobody knows before the envelopes are open, lot by lot. */
  scenesFor(facts: readonly AnyFact[]): readonly Scene[] {
    const told = (facts as readonly Fact[]).findIndex(({ type }) => type === 'bidResults')
    if (told < 0) return []
    const envelopes = envelopesOf((facts[told] as FactOf<'bidResults'>).lots)
    const until = this.#match.clocks.get(TABLE)
    const ms = paceOf(envelopes.length, until === undefined ? undefined : until - steadyNow())
    if (ms === undefined) return []
    return envelopes.map((_, at) => ({
      ms,
      show: () => this.openEnvelope({ envelopes, at }),
      upTo: at === envelopes.length - 1 ? told + 1 : told,
    }))
  }

  soundsOf(facts: readonly AnyFact[]): readonly SoundCue[] {
    return soundsOf(this.#worthTelling(facts), seatOf(this.#match))
  }

  connect(): () => void {
    const match = this.#match
    const unsubscribe = [
      match.onBegin((facts) => {
        const call = callOf(this.#worthTelling(facts), seatOf(match))
        if (call !== undefined) this.#ears.call(call, CALLS_LANG)
      }),
      match.onFacts((facts) => this.hear(this.#worthTelling(facts))),
      reaction(
        () => this.#purse(),
        (now, before) => {
          if (now.me !== before.me || now.cash === undefined || before.cash === undefined) return
          if (now.cash !== before.cash) this.#ears.play(now.cash > before.cash ? 'cashGain' : 'cashLoss')
        },
        { equals: (a, b) => a.me === b.me && a.cash === b.cash },
      ),
      autorun(() => {
        if (match.view !== undefined) this.note(match.view as View)
      }),
      reaction(
        () => match.view,
        () => this.seen(),
      ),
    ]
    return () => {
      for (const stop of unsubscribe) stop()
    }
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

  protected openEnvelope(opening: Opening): void {
    this.opening = opening
    const isLast = opening.envelopes[opening.at]?.isLast
    this.#ears.play(isLast ? 'stamp' : 'card', ENVELOPE_LOUDNESS)
  }

  /** All envelopes are open. */
  protected seen(): void {
    this.opening = undefined
  }

  #worthTelling(facts: readonly AnyFact[]): readonly Fact[] {
    return (facts as readonly Fact[]).filter((fact) => isWorthTelling(this.#match, fact))
  }

  /** The cash of whoever looks on; on one device that may be somebody else the next moment. */
  #purse() {
    const me = seatOf(this.#match)
    const view = this.#match.view as View | undefined
    return { me, cash: me === undefined ? undefined : view?.owners[me]?.cash }
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
