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
  /** The coach of a tutorial; no other hints are shown then. */
  coach: CoachStore | undefined
  picture: Picture | undefined
  story: readonly StoryLine[] = []
  /** Facts that are being acted out and are not part of the story yet. */
  showing: readonly Fact[] = []
  seats: readonly TableSeat[] = []
  /** The seats for which the match waits, as far as the viewer may know. */
  awaited: readonly Seat[] = []
  /** The deadline of each seat, in epoch milliseconds by this device's clock. */
  clocks: ReadonlyMap<Seat, number> = new Map()
  /** The deadline of the match as a whole, if it has a limit; by this device's clock, too. */
  timeUpAt: number | undefined
  connection: Connection = 'steady'
  isPaused = false
  inFlight: InFlight | undefined
  refusal: MoveRefusal | undefined
  outcome: Outcome | undefined
  /** When it ended, in epoch milliseconds, if known. */
  endedAt: number | undefined
  /** The server's pictures of this match; none on one device. */
  pictures: readonly PictureLink[] = []
  /** By seat, the achievements of people in this match or with it; undefined until a server has said so. */
  earned: readonly (readonly string[])[] | undefined
  /** All changes on the screen go through this queue, in order. */
  readonly queue: PresentationQueue<Fact>
  /** What has arrived, shown or not. */
  protected latest: Shown = NOTHING_SHOWN
  /** The own move is being acted out: until it has been, no decision is shown. */
  protected isAnswered = false
  readonly #seen = new FactListeners()
  readonly #begun = new FactListeners()
  readonly #presenting = new Presenting()
  #hasArrived = false
  #awaitsOwn = false
  /** The state after the own move, until it is shown. */
  #own: Shown | undefined
  /** By viewer: the last line of the story before their last move. */
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
      earned: observableRef,
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

  /** The view that is shown; undefined until the first picture has arrived. */
  get view(): object | undefined {
    return this.picture?.view
  }

  /** The decisions that are shown and still stand. */
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

  /** The record, if it is on this device. */
  get seen(): SeenRecord | undefined {
    return undefined
  }

  /** The name of a seat. */
  readonly names = (seat: Seat): string => (seat === TABLE ? '—' : (this.seats[seat]?.name ?? String(seat + 1)))

  /** The facts since the viewer's last move, its own consequences included. */
  get recent(): readonly StoryLine[] {
    const known = this.#known.get(this.viewer) ?? 0
    return this.story.filter(({ id }) => id > known)
  }

  /** A fact in the game's words. */
  tell(fact: Fact): string {
    return this.box.words.fact(fact, this.names)
  }

  /** A prompt in the game's words. */
  promptInWords(prompt: string): string {
    return this.box.words.prompt(prompt, this.picture)
  }

  /** A value of a choice's parameter in the game's words. */
  valueInWords(type: string, param: string, value: Json): string {
    return this.box.words.value(type, param, value, this.names, this.picture)
  }

  /**
   * Submits a move for the viewer, or for another seat. Resolves with whether it was accepted; if not, `refusal` says why.
   * While a move is in flight, another one is not accepted.
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
      // The reply may come before the changes.
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

  /** Subscribes to facts that begin to be shown, for sounds and effects. Returns a function that unsubscribes. */
  onBegin(listener: FactListener): () => void {
    return this.#begun.subscribe(listener)
  }

  /** Subscribes to facts that people have seen. Returns a function that unsubscribes. */
  onFacts(listener: FactListener): () => void {
    return this.#seen.subscribe(listener)
  }

  /**
   * Sets the table that acts out facts, and its pace. Returns a function that removes it: without a table
   * everything is shown as it arrives.
   */
  present(presenter: Presenter, pace: () => Pace): () => void {
    const end = this.#presenting.begin(presenter, pace)
    this.#showMissed()
    return () => {
      if (end()) this.queue.cut()
    }
  }

  /** Frees all resources; the store is not used afterwards. */
  abstract close(): void

  /** Sends a move to the source. Resolves when it was accepted or refused; its changes may still wait to be shown. */
  protected abstract send(move: Move, seat: Seat): Promise<MoveRefusal | undefined>

  protected settle(refusal: MoveRefusal | undefined): void {
    this.inFlight = undefined
    this.refusal = refusal
  }

  /** The seat that makes a move: the viewer's own; for watchers the crowd if it has such a decision, or else the table. */
  #speaker({ type }: Move): Seat {
    if (this.viewer !== 'spectator') return this.viewer
    const decision = this.decisions.find(({ choices }) => choices.some((choice) => choice.type === type))
    return decision?.seat ?? TABLE
  }

  /**
   * Queues what has happened, to be shown after everything before it; or shows it at once, and then what is queued
   * is not acted out.
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

  /** Acts out these facts from `before` on, as soon as there is a table, for somebody who comes back. */
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
