import type { Box, Fact, Json, Move, Outcome, PlainChoice, Seat, Sight, Strength, Viewer } from '@ludoteca/kernel'
import { TABLE } from '@ludoteca/kernel'
import { action, computed, makeObservable, observable, observableRef } from 'mobx'
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
export interface Asked {
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
export interface Objection {
  readonly code: string
  readonly message: string
  readonly move: Move
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
  readonly asked: readonly Asked[]
}

/** Hears what happened, in order, as it becomes known; for animation, sound and announcements. */
export type FactListener = (facts: readonly Fact[]) => void

/**
 * One match as the screen knows it, wherever it comes from. Nothing is shown before it is so: the picture changes when
 * the source says so, a move that was made shows as `inFlight` until then.
 */
export abstract class MatchStore {
  abstract readonly kind: SourceKind
  readonly box: Box
  /** Leads through the match where it is its game's tutorial: then whatever else teaches keeps silent. */
  coach: CoachStore | undefined
  picture: Picture | undefined
  story: readonly StoryLine[] = []
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
  objection: Objection | undefined
  outcome: Outcome | undefined
  /** When it ended, in epoch milliseconds, where it is known from where it is kept. */
  endedAt: number | undefined
  /** Where the server has pictures of this match; none on one device. */
  pictures: readonly PictureLink[] = []
  readonly #listeners = new Set<FactListener>()
  /** The last line of the story that each who looks on knew when they made their last move. */
  readonly #known = new Map<Viewer, number>()

  constructor(box: Box) {
    this.box = box
    makeObservable<MatchStore, 'settle'>(this, {
      picture: observableRef,
      story: observableRef,
      seats: observableRef,
      awaited: observableRef,
      clocks: observableRef,
      timeUpAt: observable,
      connection: observable,
      isPaused: observable,
      inFlight: observableRef,
      objection: observableRef,
      outcome: observableRef,
      pictures: observableRef,
      view: computed,
      asked: computed,
      viewer: computed,
      submit: action,
      settle: action,
      dismissObjection: action,
    })
  }

  /** What the viewer may know; nothing until the first picture has come. */
  get view(): object | undefined {
    return this.picture?.view
  }

  get asked(): readonly Asked[] {
    return this.picture?.asked ?? []
  }

  get viewer(): Viewer {
    return this.picture?.viewer ?? 'spectator'
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
   * Makes a move for the viewer, or for another seat. Resolves to whether it was taken; if not, `objection` says why.
   * One at a time: another while one is in flight is not taken.
   */
  async submit(move: Move, seat?: Seat): Promise<boolean> {
    if (this.inFlight) return false
    const by = seat ?? this.#speaker(move)
    const { viewer } = this
    const known = this.#known.get(viewer) ?? 0
    this.#known.set(viewer, this.story.at(-1)?.id ?? 0)
    this.inFlight = { seat: by, move }
    this.objection = undefined
    try {
      const objection = await this.send(move, by)
      if (objection) this.#known.set(viewer, known)
      this.settle(objection)
      return objection === undefined
    } catch (error) {
      this.#known.set(viewer, known)
      this.settle(undefined)
      throw error
    }
  }

  dismissObjection(): void {
    this.objection = undefined
  }

  /** Listens until the answer is called. */
  onFacts(listener: FactListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Lets go of everything; the store is not used afterwards. */
  abstract close(): void

  /** Hands a move to the source. Answers when it was taken or refused, after the picture shows it. */
  protected abstract send(move: Move, seat: Seat): Promise<Objection | undefined>

  protected settle(objection: Objection | undefined): void {
    this.inFlight = undefined
    this.objection = objection
  }

  /** Whose answer this is: the viewer's own; a watcher speaks for the crowd where it is asked, or else for the table. */
  #speaker({ type }: Move): Seat {
    if (this.viewer !== 'spectator') return this.viewer
    const asked = this.asked.find(({ choices }) => choices.some((choice) => choice.type === type))
    return asked?.seat ?? TABLE
  }

  /** Adds to the story and tells whoever listens. */
  protected heard(facts: readonly Fact[], move = (this.story.at(-1)?.move ?? -1) + 1): void {
    if (facts.length === 0) return
    const from = (this.story.at(-1)?.id ?? 0) + 1
    this.story = [...this.story, ...facts.map((fact, i) => ({ id: from + i, move, fact }))]
    this.spread(facts)
  }

  /** Tells whoever listens. */
  protected spread(facts: readonly Fact[]): void {
    if (facts.length > 0) for (const listener of this.#listeners) listener(facts)
  }
}
