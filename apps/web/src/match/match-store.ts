import type {
  Box,
  Fact,
  Json,
  MatchRecord,
  Move,
  Outcome,
  PlainChoice,
  Seat,
  Sight,
  Strength,
  Viewer,
} from '@ludoteca/kernel'
import { TABLE } from '@ludoteca/kernel'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Pace } from '../kit/pace.ts'
import { PresentationQueue, type QueueClock, type Scene } from '../kit/presentation-queue.ts'
import type { CoachStore } from './coach-store.ts'

/** Who sits where, and who plays for them just now. */
export interface TableSeat {
  readonly name: string
  /** Whose seat it is. */
  readonly kind: 'human' | 'bot'
  readonly strength: Strength | null
  /** Who answers for it: a bot's seat its bot, a person's seat the person or, while they are away, the autopilot. */
  readonly control: 'human' | 'bot' | 'autopilot'
  readonly connected: boolean
  /** The code of the portrait they chose. */
  readonly portrait?: string | undefined
}

/** A question to whoever looks on. Awaited questions come before open ones, which nobody waits for. */
export interface OpenDecision {
  /** Tells questions apart that are put at the same time. */
  readonly key: string
  /** Whose answer it is: the viewer's own, or the table's for whoever speaks for it. */
  readonly seat: Seat
  readonly prompt: string
  readonly open: boolean
  readonly choices: readonly PlainChoice[]
  readonly fallback: Move | null
}

/** Something that happened, with its place in the story. */
export interface StoryLine {
  readonly id: number
  /** Lines with the same number became known together: they are what one move did. */
  readonly move: number
  readonly fact: Fact
}

/** How the line to the match's source stands; a match on this device is always steady. */
export type Connection = 'steady' | 'connecting' | 'lost' | 'closed'

/** Where a match comes from. */
export type SourceKind = 'live' | 'local' | 'replay'

/** A move on its way: made, and not answered yet. */
export interface InFlight {
  readonly seat: Seat
  readonly move: Move
}

/** Why a move was not taken, for the place where it was made. */
export interface MoveRefusal {
  readonly code: string
  readonly message: string
  readonly move: Move
  /** The place where the move was made says it. To all other moves the frame of the match does. */
  readonly isInPlace?: boolean
}

/** How a move is made. */
export interface SubmitOptions {
  /** Whoever makes it shows the refusal where it was made (`match.refusal`). */
  readonly isInPlace?: boolean
}

/** Where a picture of a match is: which one it is, is up to the game. */
export interface PictureLink {
  readonly assetType: string
  readonly ownerId?: string
  readonly achievementId?: string
  /** The picture itself, and the page that others can be sent to. */
  readonly url: string
  readonly pageUrl: string
}

/** What all sources show at one moment. */
export interface Picture {
  readonly viewer: Viewer
  /** Plain data of the game's own shape. Replaced, never changed: what did not change stays the same object. */
  readonly view: object
  readonly decisions: readonly OpenDecision[]
}

/** What people have seen of a match at one time. */
export interface Shown {
  readonly picture: Picture | undefined
  readonly story: readonly StoryLine[]
  readonly awaited: readonly Seat[]
  readonly outcome: Outcome | undefined
}

/** Hears what happened, in order, when people have seen it; for sound and announcements. */
export type FactListener = (facts: readonly Fact[]) => void

/** Says how a table acts out what happened between two pictures, scene by scene. It changes nothing itself. */
export type Presenter = (facts: readonly Fact[], before: Picture, after: Picture) => readonly Scene[]

/** How something arrives. */
interface Arrival {
  /** Done when it is shown. */
  readonly also?: () => void
  readonly isAtOnce?: boolean
}

/** What a match has that is kept on this device, with everybody around it. */
export interface OneDevice {
  /** The seats of people; all of them are at this device. */
  readonly people: readonly Seat[]
  /** The device is to be given to this seat; until then nobody may look. */
  readonly handOver: Seat | undefined
  /** In whose name the last move can be taken back, if in anybody's at this device. */
  readonly undoSeat: Seat | undefined
  /** The bots have broken down: the match does not go on without loading it again. */
  readonly haveBotsFailed: boolean
  /** The seat that was handed the device takes it. */
  take(): void
}

/** A record, and how many of its moves people have seen. */
export interface SeenRecord {
  readonly record: MatchRecord
  readonly at: number
}

const NOTHING_SHOWN: Shown = { picture: undefined, story: [], awaited: [], outcome: undefined }

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
  /** By seat, the achievements that people got in this match or with it; nothing while no server has said so. */
  earned: readonly (readonly string[])[] | undefined
  /** Everything that is shown comes out of here, in order. */
  readonly queue: PresentationQueue<Fact>
  /** What has arrived, seen or not. */
  protected latest: Shown = NOTHING_SHOWN
  /** The own answer is being acted out: until then nothing more is asked. */
  protected isAnswered = false
  readonly #listeners = new Set<FactListener>()
  readonly #beginners = new Set<FactListener>()
  #presenter: Presenter | undefined
  #pace: (() => Pace) | undefined
  /** What the next presenter begins with: somebody comes back to a table and sees what happened meanwhile. */
  #meanwhile: { readonly facts: readonly Fact[]; readonly before: Shown } | undefined
  #hasArrived = false
  #isOwnDue = false
  /** What came of the own answer, until it is shown. */
  #own: Shown | undefined
  /** The last line of the story that each who looks on knew when they made their last move. */
  readonly #known = new Map<Viewer, number>()

  constructor(box: Box, clock?: QueueClock) {
    this.box = box
    this.queue = new PresentationQueue<Fact>({
      ...(clock && { clock }),
      pace: () => this.#pace?.() ?? 'none',
      begin: (facts, isCommitted) =>
        runInAction(() => {
          if (!isCommitted) this.showing = [...this.showing, ...facts]
          spread(this.#beginners, facts)
        }),
      tell: (facts) => runInAction(() => spread(this.#listeners, facts)),
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
    return decisions.filter((one) => latest.picture?.decisions.some((other) => isSame(one, other)))
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
  get news(): readonly StoryLine[] {
    const known = this.#known.get(this.viewer) ?? 0
    return this.story.filter(({ id }) => id > known)
  }

  /** A fact as the game tells it. */
  tell(fact: Fact): string {
    return this.box.words.fact(fact, this.names)
  }

  /** What is being asked, as the game says it to whoever looks on. */
  promptInWords(prompt: string): string {
    return this.box.words.prompt(prompt, this.#sight)
  }

  /** What a value of a choice's parameter is called. */
  valueInWords(type: string, param: string, value: Json): string {
    return this.box.words.value(type, param, value, this.names, this.#sight)
  }

  get #sight(): Sight | undefined {
    return this.picture
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
      else this.#isOwnDue = !this.#hasArrived
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
    this.#beginners.add(listener)
    return () => this.#beginners.delete(listener)
  }

  /** Subscribes to what people have seen. Returns a function that unsubscribes. */
  onFacts(listener: FactListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * From now on this table acts out what happens, at this pace. Returns a function that ends it: without a table
   * everything is shown as it arrives.
   */
  present(presenter: Presenter, pace: () => Pace): () => void {
    this.#presenter = presenter
    this.#pace = pace
    this.#showMeanwhile()
    return () => {
      if (this.#presenter !== presenter) return
      this.#presenter = undefined
      this.#pace = undefined
      this.queue.cut()
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
    const scenes = isAtOnce ? [] : this.#scenesFor(facts, next.picture)
    const isOthers = next.picture?.viewer !== this.latest.picture?.viewer
    this.latest = next
    this.#meanwhile = undefined
    if (facts.length > 0 || isOthers) {
      if (!isOthers && (this.inFlight || this.#isOwnDue)) {
        this.isAnswered = scenes.length > 0 || this.queue.isPlaying
        this.#own = next
      }
      this.#hasArrived = true
      this.#isOwnDue = false
    }
    this.queue.push({ facts, scenes, commit: () => this.show(next, also) })
  }

  /** Lets whoever comes to the table see from `before` on what has happened, as soon as there is a table. */
  protected catchUp(facts: readonly Fact[], before: Shown): void {
    this.#meanwhile = { facts, before }
    if (this.#presenter) this.#showMeanwhile()
  }

  /** The story with what has just happened. Lines of the same move have its number. */
  protected storyWith(facts: readonly Fact[], move?: number): readonly StoryLine[] {
    const { story } = this.latest
    if (facts.length === 0) return story
    const last = story.at(-1)
    const from = (last?.id ?? 0) + 1
    const own = move ?? (last?.move ?? -1) + 1
    return [...story, ...facts.map((fact, i) => ({ id: from + i, move: own, fact }))]
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

  #scenesFor(facts: readonly Fact[], after?: Picture, before = this.latest.picture): readonly Scene[] {
    if (facts.length === 0 || before === undefined || after === undefined) return []
    try {
      return this.#presenter?.(facts, before, after) ?? []
    } catch (error) {
      // A fault in how something is acted out is reported, and it is shown without being acted out.
      queueMicrotask(() => {
        throw error
      })
      return []
    }
  }

  #showMeanwhile(): void {
    const [meanwhile, next] = [this.#meanwhile, this.latest]
    this.#meanwhile = undefined
    if (meanwhile === undefined || this.queue.isPlaying) return
    const { facts, before } = meanwhile
    const scenes = this.#scenesFor(facts, next.picture, before.picture)
    if (scenes.length === 0) return
    if (this.#pace?.() !== 'none') runInAction(() => this.show(before))
    this.queue.push({ facts, scenes, commit: () => this.show(next) })
  }
}

function spread(listeners: ReadonlySet<FactListener>, facts: readonly Fact[]): void {
  for (const listener of [...listeners]) listener(facts)
}

function isSame(one: OpenDecision, other: OpenDecision): boolean {
  return one === other || (one.key === other.key && JSON.stringify(one) === JSON.stringify(other))
}
