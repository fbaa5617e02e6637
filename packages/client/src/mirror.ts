import { type Fact, lookUp } from '@ludoteca/kernel'
import {
  type Announcement,
  type Clocks,
  FactDecoder,
  factTypeOf,
  isCoreMessage,
  PathDecoder,
  patched,
  type ServerMessage,
  type ServerMessageOf,
  type ServerPayload,
  type ViewerState,
} from '@ludoteca/protocol'

/** What a message changed: the facts that are new; `gap` when something before it must have been lost. */
export type Change = { readonly facts: readonly Fact[] } | 'gap'

const NOTHING: Change = { facts: [] }

/** The match as this viewer sees it, kept up to date by the messages of the server. */
export class Mirror {
  matchId: string | null = null
  start: ServerPayload<'MATCH_START'> | undefined
  /** Immutable: every change makes a new one, so that a reference kept is a snapshot. */
  viewerState: ViewerState | undefined
  /** When the clock of each seat runs out, in epoch milliseconds by the server's clock. */
  clocks: Clocks = {}
  ended: ServerPayload<'MATCH_END'> | undefined
  /** Pictures of the match that may be passed on, each once. */
  pictures: readonly ServerPayload<'SHARE_ASSET_READY'>[] = []
  /** How many facts this viewer was sent. */
  factCount = 0
  readonly facts: Fact[] = []
  #seat: number | null | undefined
  #factDecoder = new FactDecoder()
  #pathDecoder = new PathDecoder()
  readonly #keepsStory: boolean

  constructor(keepsStory: boolean) {
    this.#keepsStory = keepsStory
  }

  /** Equal as long as there is no new fact and the decisions stay the same, over whatever connection. */
  get situation(): string {
    const { current = [], decisions = {} } = this.viewerState ?? {}
    return JSON.stringify([this.matchId, this.factCount, current.map((key) => [key, lookUp(decisions, key)])])
  }

  /** Applies a message about the match. */
  apply(message: ServerMessage | Announcement): Change {
    try {
      return isCoreMessage(message) ? this.#applyCore(message) : this.#announce(message)
    } catch {
      // The update was made for another state than ours.
      return 'gap'
    }
  }

  #applyCore(message: ServerMessage): Change {
    switch (message.type) {
      case 'MATCH_START':
        this.#follow(message.matchId)
        this.start = message.payload
        return NOTHING
      case 'STATE_SNAPSHOT':
        return this.#replace(message)
      case 'MATCH_UPDATE':
        return this.#update(message.payload)
      case 'MATCH_END':
        this.#follow(message.matchId)
        this.ended = message.payload
        return NOTHING
      case 'SHARE_ASSET_READY':
        this.#keepPicture(message.payload)
        return NOTHING
      default:
        return NOTHING
    }
  }

  /** A game's own message is named after the fact that it announces. */
  #announce({ type, payload }: Announcement): Change {
    if (!this.viewerState) return 'gap'
    return { facts: this.#add([{ type: factTypeOf(type), ...payload }]) }
  }

  /** Starts over when the message belongs to another match. */
  #follow(matchId: string | null | undefined): void {
    if (matchId === undefined || matchId === this.matchId) return
    this.matchId = matchId
    this.start = undefined
    this.viewerState = undefined
    this.clocks = {}
    this.ended = undefined
    this.pictures = []
    this.#clearFacts()
  }

  /** The server sends them again after every snapshot. */
  #keepPicture(picture: ServerPayload<'SHARE_ASSET_READY'>): void {
    if (this.pictures.some(({ url }) => url === picture.url)) return
    this.pictures = [...this.pictures, picture]
  }

  #clearFacts(): void {
    this.factCount = 0
    this.facts.length = 0
  }

  #replace({ matchId, payload }: ServerMessageOf<'STATE_SNAPSHOT'>): Change {
    this.#follow(matchId)
    const { seat, state, clocks, shapes, paths, parts, factCount, facts } = payload
    // Another seat gets other facts.
    if (this.#seat !== seat) this.#clearFacts()
    this.#seat = seat
    this.viewerState = state
    this.clocks = this.#deadlines(clocks)
    this.#factDecoder = new FactDecoder(shapes)
    this.#pathDecoder = new PathDecoder(paths, parts)
    const known = this.factCount - (factCount - facts.length)
    // An overlap is known already; after a gap only what follows it is kept.
    if (known < 0) this.#clearFacts()
    else this.facts.length = Math.max(0, this.facts.length - Math.max(0, known - facts.length))
    const fresh = facts.slice(Math.max(0, known))
    this.factCount = factCount - fresh.length
    return { facts: this.#add(fresh) }
  }

  #update({ facts = [], state, clocks }: ServerPayload<'MATCH_UPDATE'>): Change {
    if (!this.viewerState) return 'gap'
    const told: Fact[] = []
    for (const shaped of facts) {
      const fact = this.#factDecoder.decode(shaped)
      if (!fact) return 'gap'
      told.push(fact)
    }
    const delta = state && this.#pathDecoder.decode(state)
    if (state && !delta) return 'gap'
    if (delta) this.viewerState = patched(this.viewerState, delta)
    if (clocks) this.clocks = this.#deadlines(clocks)
    return { facts: this.#add(told) }
  }

  /** Clocks on the wire count from the start of the match. */
  #deadlines(clocks: Clocks): Clocks {
    const startedAt = this.start?.startedAt ?? 0
    return Object.fromEntries(Object.entries(clocks).map(([seat, ms]) => [seat, startedAt + ms]))
  }

  #add(facts: readonly Fact[]): readonly Fact[] {
    this.factCount += facts.length
    if (this.#keepsStory) for (const fact of facts) this.facts.push(fact)
    return facts
  }
}
