import type { CardId, Fact, MonsterId, NodeId, RoomId } from '@ludoteca/carcosa'
import type { Fact as AnyFact, Seat } from '@ludoteca/kernel'
import { action, computed, makeObservable, observableRef } from 'mobx'
import type { Presentation, SoundCue } from '../../kit/presentation.ts'
import type { Scene } from '../../kit/presentation-queue.ts'
import type { MatchStore } from '../../match/match-store.ts'
import type { StoryLine } from '../../match/shown.ts'
import { soulOf } from './kit.ts'
import { lossesIn, motionIn, revealedIn } from './showing/marks.ts'
import { endsPhase, type KingStep, phaseOf } from './showing/phase.ts'
import { type Roll, rollsIn } from './showing/rolls.ts'
import { toldAloud } from './showing/telling.ts'
import { soundsOf } from './sounds.ts'

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

/** How long a step stays lit before the next, when it did something and when it did not. */
const STEP_MS = 650
const EMPTY_STEP_MS = 130
/** How long what was done is looked at before others go on: figures that glide, and a card that was turned. */
const GLIDE_MS = 600
const CARD_MS = 1300
/** How long marks float and figures glide. */
const MARK_MS = 1900
/** How many turned cards and looks wait to be seen; whoever comes late is not shown a crowd of them. */
const QUEUE_MAX = 4
const ROLLS = 6

type Followed = Pick<MatchStore, 'story' | 'showing' | 'tell' | 'view' | 'viewer' | 'onBegin' | 'onFacts'>

/**
 * What is being shown: the King's phase step by step, cards that were turned, and what floats and glides. The position
 * is that before the King's phase until all of its steps have been seen.
 */
export class CarcosaPresentation implements Presentation {
  revealed: readonly Revealed[] = []
  /** What whoever looks on has just seen in private, the first one on show. */
  looks: readonly Look[] = []
  losses: readonly Loss[] = []
  motion: readonly Motion[] = []
  readonly #match: Followed
  readonly #say: (text: string) => void
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  #told: readonly Fact[] = []
  #id = 0

  constructor(match: Followed, say: (text: string) => void = () => {}) {
    this.#match = match
    this.#say = say
    makeObservable<CarcosaPresentation, 'show' | 'forget'>(this, {
      revealed: observableRef,
      looks: observableRef,
      losses: observableRef,
      motion: observableRef,
      kingSteps: computed,
      isKingOnStage: computed,
      dice: computed,
      shown: action,
      looked: action,
      show: action,
      forget: action,
    })
  }

  scenesFor(facts: readonly AnyFact[]): readonly Scene[] {
    const told = facts as readonly Fact[]
    const steps = told.flatMap(({ type }, at) => (type === 'kingStep' ? at : []))
    const end = told.findIndex((fact, at) => at > (steps.at(-1) ?? told.length) && endsPhase(fact))
    const walk = steps.map((at, i): Scene => {
      const upTo = steps[i + 1] ?? (end === -1 ? told.length : end)
      return { ms: upTo - at > 1 ? STEP_MS : EMPTY_STEP_MS, upTo }
    })
    // What happens outside the King's phase is seen in the new position.
    const rest = told.slice(steps.length === 0 ? 0 : end === -1 ? told.length : end)
    const ms = rest.some(({ type }) => type === 'cardRevealed') ? CARD_MS : motionIn(rest).length > 0 ? GLIDE_MS : 0
    return ms === 0 ? walk : [...walk, { ms, isAfter: true }]
  }

  soundsOf(facts: readonly AnyFact[]): readonly SoundCue[] {
    return soundsOf(facts as readonly Fact[], this.#match.view && soulOf(this.#match))
  }

  connect(): () => void {
    const unsubscribe = [
      this.#match.onBegin((facts) => this.show(facts as readonly Fact[])),
      this.#match.onFacts((facts) => this.#tell(facts as readonly Fact[])),
    ]
    return () => {
      for (const stop of unsubscribe) stop()
      for (const timer of this.#timers) clearTimeout(timer)
      this.#timers.clear()
    }
  }

  /** The steps of the last King's phase that are lit: the last one is on show. */
  get kingSteps(): readonly KingStep[] {
    return phaseOf(this.#seen)
  }

  /** Whether the King walks just now. */
  get isKingOnStage(): boolean {
    return this.#match.showing.some(({ type }) => type === 'kingStep')
  }

  /** The last dice, newest first, with what they were for. */
  get dice(): readonly Roll[] {
    return rollsIn(this.#seen, (fact) => this.#match.tell(fact), ROLLS)
  }

  /** The story with what is being acted out. */
  get #seen(): readonly StoryLine[] {
    const { story, showing } = this.#match
    const last = story.at(-1)
    const from = (last?.id ?? 0) + 1
    return [...story, ...showing.map((fact, i) => ({ id: from + i, move: (last?.move ?? -1) + 1, fact }))]
  }

  /** The first turned card has been seen. */
  shown(): void {
    this.revealed = this.revealed.slice(1)
  }

  /** The first look has been taken in. */
  looked(): void {
    this.looks = this.looks.slice(1)
  }

  /** What is seen in one go is said in one go. */
  #tell(facts: readonly Fact[]): void {
    if (this.#told.length === 0) queueMicrotask(() => this.#sayTold())
    this.#told = [...this.#told, ...facts]
  }

  #sayTold(): void {
    const text = toldAloud(this.#told, (fact) => this.#match.tell(fact))
    this.#told = []
    if (text !== '') this.#say(text)
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
