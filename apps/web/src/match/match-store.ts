import {
  type Box,
  type Fact,
  type Json,
  type Move,
  type Outcome,
  type Seat,
  TABLE,
  type Viewer,
} from '@ludoteca/kernel'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Pace } from '../kit/pace.ts'
import { PresentationQueue, type QueueClock } from '../kit/presentation-queue.ts'
import type { CoachStore } from './coach-store.ts'
import { type FactListener, FactListeners } from './fact-listeners.ts'
import { type Presenter, Presenting } from './presenting.ts'
import {
  type Arrival,
  type Connection,
  type InFlight,
  isSameDecision,
  type MoveRefusal,
  NOTHING_SHOWN,
  type OneDevice,
  type OpenDecision,
  type Picture,
  type PictureLink,
  type SeenRecord,
  type Shown,
  type SourceKind,
  type StoryLine,
  type SubmitOptions,
  type TableSeat,
} from './shown.ts'

/**
 * One match as people have seen it, wherever it comes from. What arrives from the source goes through the presentation
 * queue: picture, story, decisions and outcome change together, when what led to them has been shown. A move that was
 * made shows as `inFlight` until the source has answered; a refusal is there at once. Clocks are always the real ones.
 */
export abstract class MatchStore {
  abstract readonly kind: SourceKind
  readonly box: Box
  /** Leads through the match where it is its game's tutorial: then whatever else teaches keeps silent. */
  coach: CoachStore | undefined
  picture: Picture | undefined
  story: readonly StoryLine[] = []
  /** What is being acted out: it has begun, and is no part of the story yet. */
  showing: readonly Fact[] = []
  seats: readonly TableSeat[] = []
  /** The seats whose answer the match waits for, as far as the viewer may know. */
  awaited: readonly Seat[] = []
  /** When time runs out for whom, in epoch milliseconds by this device's clock. */
  clocks: ReadonlyMap<Seat, number> = new Map()
  /** When time runs out for the match as a whole, where it has a limit; by this device's clock, too. */
  timeUpAt: number | undefined
  connection: Connection = 'steady'
  isPaused = false
  inFlight: InFlight | undefined
  refusal: MoveRefusal | undefined
  outcome: Outcome | undefined
  /** When it ended, in epoch milliseconds, where it is known from where it is kept. */
  endedAt: number | undefined
  /** Where the server has pictures of this match; none on one device. */
  pictures: readonly PictureLink[] = []
  /** Everything that is shown comes out of here, in order. */
  readonly queue: PresentationQueue<Fact>
  /** What has arrived, seen or not. */
  protected latest: Shown = NOTHING_SHOWN
  /** The own answer is being acted out: until then nothing more is asked. */
  protected isAnswered = false
  readonly #seen = new FactListeners()
  readonly #begun = new FactListeners()
  readonly #presenting = new Presenting()
  #hasArrived = false
  #awaitsOwn = false
  /** What came of the own answer, until it is shown. */
  #own: Shown | undefined
  /** The last line of the story that each who looks on knew when they made their last move. */
  readonly #known = new Map<Viewer, number>()

  constructor(box: Box, clock?: QueueClock) {
    this.box = box
    this.queue = new PresentationQueue<Fact>({
      ...(clock && { clock }),
      pace: () => this.#presenting.pace,
      begin: (facts, isCommitted) =>
        runInAction(() => {
          if (!isCommitted) this.showing = [...this.showing, ...facts]
          this.#begun.emit(facts)
        }),
      tell: (facts) => runInAction(() => this.#seen.emit(facts)),
    })
    makeObservable<MatchStore, 'settle' | 'show' | 'arrive' | 'latest' | 'isAnswered'>(this, {
      picture: observableRef,
      story: observableRef,
      showing: observableRef,
      seats: observableRef,
      awaited: observableRef,
      clocks: observableRef,
      timeUpAt: observable,
      connection: observable,
      isPaused: observable,
      inFlight: observableRef,
      refusal: observableRef,
      outcome: observableRef,
      pictures: observableRef,
      latest: observableRef,
      isAnswered: observable,
      view: computed,
      decisions: computed,
      viewer: computed,
      submit: action,
      settle: action,
      show: action,
      arrive: action,
      dismissRefusal: action,
    })
  }

  /** What the viewer may know; nothing until the first picture has come. */
  get view(): object | undefined {
    return this.picture?.view
  }

  /** The questions that people have come to and that are still open. */
  get decisions(): readonly OpenDecision[] {
    const { picture, latest } = this
    const decisions = picture?.decisions ?? []
    if (picture === latest.picture) return decisions
    if (this.isAnswered) return []
    return decisions.filter((one) => latest.picture?.decisions.some((other) => isSameDecision(one, other)))
  }

  get viewer(): Viewer {
    return this.picture?.viewer ?? 'spectator'
  }

  /** What only a match on this device has. */
  get device(): OneDevice | undefined {
    return undefined
  }

  /** The record, where it is on this device. */
  get seen(): SeenRecord | undefined {
    return undefined
  }

  /** What a seat is called at this table. */
  readonly names = (seat: Seat): string => (seat === TABLE ? '—' : (this.seats[seat]?.name ?? String(seat + 1)))

  /** What has happened since the viewer's last move, its own consequences included. */
  get recent(): readonly StoryLine[] {
    const known = this.#known.get(this.viewer) ?? 0
    return this.story.filter(({ id }) => id > known)
  }

  /** A fact as the game tells it. */
  tell(fact: Fact): string {
    return this.box.words.fact(fact, this.names)
  }

  /** What is being asked, as the game says it to whoever looks on. */
  promptInWords(prompt: string): string {
    return this.box.words.prompt(prompt, this.picture)
  }

  /** What a value of a choice's parameter is called. */
  valueInWords(type: string, param: string, value: Json): string {
    return this.box.words.value(type, param, value, this.names, this.picture)
  }

  /**
   * Makes a move for the viewer, or for another seat. Resolves to whether it was taken; if not, `refusal` says why.
   * One at a time: another while one is in flight is not taken.
   */
  async submit(move: Move, seat?: Seat, { isInPlace = false }: SubmitOptions = {}): Promise<boolean> {
    if (this.inFlight) return false
    const by = seat ?? this.#speaker(move)
    const { viewer } = this
    const known = this.#known.get(viewer) ?? 0
    this.#known.set(viewer, this.story.at(-1)?.id ?? 0)
    this.inFlight = { seat: by, move }
    this.refusal = undefined
    this.#hasArrived = false
    this.queue.skipAfterglow()
    try {
      const refusal = await this.send(move, by)
      if (refusal) this.#known.set(viewer, known)
      // The source may answer before it says what came of it.
      else this.#awaitsOwn = !this.#hasArrived
      this.settle(refusal && { ...refusal, isInPlace })
      return refusal === undefined
    } catch (error) {
      this.#known.set(viewer, known)
      this.settle(undefined)
      throw error
    }
  }

  dismissRefusal(): void {
    this.refusal = undefined
  }

  /** Subscribes to what begins to be shown: for sounds, and what is drawn beside it. Returns a function that unsubscribes. */
  onBegin(listener: FactListener): () => void {
    return this.#begun.subscribe(listener)
  }

  /** Subscribes to what people have seen. Returns a function that unsubscribes. */
  onFacts(listener: FactListener): () => void {
    return this.#seen.subscribe(listener)
  }

  /**
   * From now on this table acts out what happens, at this pace. Returns a function that ends it: without a table
   * everything is shown as it arrives.
   */
  present(presenter: Presenter, pace: () => Pace): () => void {
    const end = this.#presenting.begin(presenter, pace)
    this.#showMissed()
    return () => {
      if (end()) this.queue.cut()
    }
  }

  /** Lets go of everything; the store is not used afterwards. */
  abstract close(): void

  /** Hands a move to the source. Answers when it was taken or refused; what came of it may still wait to be shown. */
  protected abstract send(move: Move, seat: Seat): Promise<MoveRefusal | undefined>

  protected settle(refusal: MoveRefusal | undefined): void {
    this.inFlight = undefined
    this.refusal = refusal
  }

  /** Whose answer this is: the viewer's own; a watcher speaks for the crowd where it is asked, or else for the table. */
  #speaker({ type }: Move): Seat {
    if (this.viewer !== 'spectator') return this.viewer
    const decision = this.decisions.find(({ choices }) => choices.some((choice) => choice.type === type))
    return decision?.seat ?? TABLE
  }

  /**
   * Takes in what has happened. It is shown when people have seen what led to it; or at once, and then what waited to
   * be shown is told and not acted out.
   */
  protected arrive(facts: readonly Fact[], next: Shown, { also, isAtOnce = false }: Arrival = {}): void {
    if (isAtOnce) this.queue.cut()
    const scenes = isAtOnce ? [] : this.#presenting.scenesFor(facts, this.latest.picture, next.picture)
    const isOthers = next.picture?.viewer !== this.latest.picture?.viewer
    this.latest = next
    this.#presenting.miss(undefined)
    if (facts.length > 0 || isOthers) {
      if (!isOthers && (this.inFlight || this.#awaitsOwn)) {
        this.isAnswered = scenes.length > 0 || this.queue.isPlaying
        this.#own = next
      }
      this.#hasArrived = true
      this.#awaitsOwn = false
    }
    this.queue.push({ facts, scenes, commit: () => this.show(next, also) })
  }

  /** Lets whoever comes to the table see from `before` on what has happened, as soon as there is a table. */
  protected catchUp(facts: readonly Fact[], before: Shown): void {
    this.#presenting.miss({ facts, before })
    if (this.#presenting.isOn) this.#showMissed()
  }

  protected show(next: Shown, also?: () => void): void {
    const { picture, story, awaited, outcome } = next
    this.picture = picture
    this.story = story
    this.showing = []
    this.awaited = awaited
    this.outcome = outcome
    if (picture === this.latest.picture || next === this.#own) this.isAnswered = false
    if (outcome || this.decisions.some(({ open }) => !open)) this.queue.stopSkipping()
    also?.()
  }

  #showMissed(): void {
    const missed = this.#presenting.takeMissed()
    const next = this.latest
    if (missed === undefined || this.queue.isPlaying) return
    const { facts, before } = missed
    const scenes = this.#presenting.scenesFor(facts, before.picture, next.picture)
    if (scenes.length === 0) return
    if (this.#presenting.pace !== 'none') runInAction(() => this.show(before))
    this.queue.push({ facts, scenes, commit: () => this.show(next) })
  }
}
