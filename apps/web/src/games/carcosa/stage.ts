import type { CardId, Fact, MonsterId, NodeId, RoomId } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
import type { MatchStore } from '../../match/match-store.ts'
import { lossesIn, motionIn, revealedIn } from './showing/marks.ts'
import { endsPhase, type KingStep, phaseOf } from './showing/phase.ts'
import { type Roll, rollsIn } from './showing/rolls.ts'

/** A card that was turned over for everybody, and what came of it. */
export interface Revealed {
  readonly id: number
  readonly seat: Seat
  readonly room: RoomId
  readonly card: CardId
  /** What it did, in sentences. */
  readonly outcome: readonly string[]
}

/** A look that one soul alone has had. */
export interface Look {
  readonly id: number
  readonly seat: Seat
  readonly cards: readonly { readonly room: RoomId; readonly at: number; readonly card: CardId | null }[]
}

/** A soul's sanity went up or down. */
export interface Loss {
  readonly id: number
  readonly seat: Seat
  /** Below nothing for a loss. */
  readonly change: number
}

/** Who went from where to where. The King walks the corridors. */
export interface Motion {
  readonly id: number
  readonly who:
    | { readonly kind: 'soul'; readonly seat: Seat }
    | { readonly kind: 'monster'; readonly monster: MonsterId }
    | { readonly kind: 'king' }
  readonly from: NodeId
  readonly to: NodeId
}

/** How fast the steps of the King are lit: so many times as fast as usual. */
export const PACES = [0.5, 1, 2] as const
export type Pace = (typeof PACES)[number]

/** How long a step stays lit before the next, when it did something and when it did not. */
const STEP_MS = 650
const EMPTY_STEP_MS = 130
/** How long marks float and figures glide. */
const MARK_MS = 1900
/** How many turned cards and looks wait to be seen; whoever comes late is not shown a crowd of them. */
const QUEUE_MAX = 4
const ROLLS = 6

/** What the stage needs to know of the device. */
export interface Staging {
  reducesMotion(): boolean
}

/**
 * What is being shown just now. The steps of the King's phase and the dice come from the story, also for whoever joins
 * or reloads; what floats, glides and turns over is there for a moment after it was told.
 */
export class Stage {
  /** How many steps of the King's phase have been lit. */
  litCount = Number.POSITIVE_INFINITY
  pace: Pace = 1
  /** Cards turned just now, the first one on show. */
  revealed: readonly Revealed[] = []
  /** What whoever looks on has just seen in private, the first one on show. */
  looks: readonly Look[] = []
  losses: readonly Loss[] = []
  motion: readonly Motion[] = []
  readonly #match: Pick<MatchStore, 'story' | 'tell'>
  readonly #staging: Staging
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  readonly #listeners = new Set<(facts: readonly Fact[]) => void>()
  #lighting: ReturnType<typeof setTimeout> | undefined
  /** What was told after the King's phase and is shown when its steps are lit. */
  #after: readonly Fact[] = []
  #id = 0

  constructor(match: Pick<MatchStore, 'story' | 'tell'>, staging: Staging) {
    this.#match = match
    this.#staging = staging
    makeObservable<Stage, 'show' | 'forget'>(this, {
      litCount: observable,
      pace: observable,
      revealed: observableRef,
      looks: observableRef,
      losses: observableRef,
      motion: observableRef,
      phase: computed,
      kingSteps: computed,
      isKingOnStage: computed,
      dice: computed,
      hear: action,
      catchUp: action,
      light: action,
      skip: action,
      setPace: action,
      shown: action,
      looked: action,
      show: action,
      forget: action,
    })
  }

  /** All steps of the last King's phase that has begun, as far as it is told. */
  get phase(): readonly KingStep[] {
    return phaseOf(this.#match.story)
  }

  /** The steps that are lit: the last one is on show. */
  get kingSteps(): readonly KingStep[] {
    return this.phase.slice(0, this.litCount)
  }

  /** Whether the steps are still being lit one by one. */
  get isKingOnStage(): boolean {
    return this.litCount < this.phase.length
  }

  /** The last dice, newest first, with what they were for. */
  get dice(): readonly Roll[] {
    return rollsIn(this.#match.story, (fact) => this.#match.tell(fact), ROLLS)
  }

  /** Takes what became known: the King's steps one by one, everything else at once. */
  hear(facts: readonly Fact[]): void {
    const begin = facts.findIndex(({ type }) => type === 'kingStep')
    if (begin === -1) {
      // What belongs to a step that is still to be lit is shown with it.
      const isAhead = this.isKingOnStage && this.#after.length === 0 && !facts.some(endsPhase)
      return isAhead ? undefined : this.show(facts)
    }
    const end = facts.findIndex(endsPhase)
    this.#after = end === -1 ? [] : facts.slice(end)
    if (this.#lighting === undefined) {
      this.show(facts.slice(0, begin))
      const first = facts[begin] as Extract<Fact, { type: 'kingStep' }>
      // Where the phase was held up by a decision, it goes on with what is new.
      this.litCount = this.phase.findIndex(({ step }) => step === first.step)
      if (!this.#staging.reducesMotion()) return this.light()
    }
    if (this.#staging.reducesMotion()) this.skip()
  }

  /** Whoever has just taken the device has not seen the King walk, if that was the last that happened: he walks now. */
  catchUp(): void {
    const { story } = this.#match
    const last = story.at(-1)?.move
    const news = story.filter(({ move }) => move === last).map(({ fact }) => fact as Fact)
    if (news.some(({ type }) => type === 'kingStep')) this.hear(news)
  }

  /** Lights the next step, and the others after it. */
  light(): void {
    const step = this.phase[this.litCount]
    if (step === undefined) return this.skip()
    this.litCount++
    this.show(step.facts)
    const ms = step.facts.length > 1 ? STEP_MS : EMPTY_STEP_MS
    this.#lighting = setTimeout(() => this.light(), ms / this.pace)
  }

  /** Shows everything that is still to come at once. */
  skip(): void {
    const rest = this.phase.slice(this.litCount).flatMap(({ facts }) => facts)
    const after = this.#after
    this.#stopLighting()
    this.show(rest)
    this.show(after)
  }

  setPace(pace: Pace): void {
    this.pace = pace
  }

  /** The first turned card has been seen. */
  shown(): void {
    this.revealed = this.revealed.slice(1)
  }

  /** The first look has been taken in. */
  looked(): void {
    this.looks = this.looks.slice(1)
  }

  /** Hears what is shown at the moment it is shown: for sounds. */
  onShown(listener: (facts: readonly Fact[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Lets go of all that is still to come. */
  close(): void {
    this.#stopLighting()
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  #stopLighting(): void {
    clearTimeout(this.#lighting)
    this.#lighting = undefined
    this.#after = []
    this.litCount = Number.POSITIVE_INFINITY
  }

  protected show(facts: readonly Fact[]): void {
    if (facts.length === 0) return
    const next = () => ++this.#id
    const losses = lossesIn(facts).map((loss) => ({ ...loss, id: next() }))
    const motion = motionIn(facts).map((each) => ({ ...each, id: next() }))
    const revealed = revealedIn(facts, (fact) => this.#match.tell(fact)).map((each) => ({ ...each, id: next() }))
    const looks = facts.flatMap((fact) =>
      fact.type === 'cardsSeen' ? { id: next(), seat: fact.seat, cards: fact.cards } : [],
    )
    if (losses.length > 0) this.losses = [...this.losses, ...losses]
    if (motion.length > 0) this.motion = [...this.motion, ...motion]
    if (revealed.length > 0) this.revealed = [...this.revealed, ...revealed].slice(-QUEUE_MAX)
    if (looks.length > 0) this.looks = [...this.looks, ...looks].slice(-QUEUE_MAX)
    if (losses.length + motion.length > 0) this.#forgetLater(this.#id)
    for (const listener of this.#listeners) listener(facts)
  }

  /** Marks up to this one have floated away. */
  protected forget(upTo: number): void {
    this.losses = this.losses.filter(({ id }) => id > upTo)
    this.motion = this.motion.filter(({ id }) => id > upTo)
  }

  #forgetLater(upTo: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.forget(upTo)
    }, MARK_MS)
    this.#timers.add(timer)
  }
}
