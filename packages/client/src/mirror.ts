import type { Fact } from '@ludoteca/kernel'
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
  type Sheet,
} from '@ludoteca/protocol'

/** What a message meant: facts that are new, or that something before it must have been missed. */
export type Reflection = { readonly facts: readonly Fact[] } | 'missed'

const NOTHING: Reflection = { facts: [] }

/** The match as this viewer sees it, kept up to date by what the server tells. */
export class Mirror {
  matchId: string | null = null
  start: ServerPayload<'MATCH_START'> | undefined
  /** Replaced, never changed: whoever keeps one has a picture of that moment. */
  sheet: Sheet | undefined
  /** When the clock of each seat runs out, in epoch milliseconds by the server's clock. */
  clocks: Clocks = {}
  ended: ServerPayload<'MATCH_END'> | undefined
  /** Pictures of the match that may be passed on, each once. */
  pictures: readonly ServerPayload<'SHARE_ASSET_READY'>[] = []
  /** How many facts this viewer has been told. */
  heard = 0
  readonly facts: Fact[] = []
  #seat: number | null | undefined
  #factDecoder = new FactDecoder()
  #pathDecoder = new PathDecoder()
  readonly #keepsStory: boolean

  constructor(keepsStory: boolean) {
    this.#keepsStory = keepsStory
  }

  /** Takes in a message about the match. */
  reflect(message: ServerMessage | Announcement): Reflection {
    try {
      return isCoreMessage(message) ? this.#reflect(message) : this.#announce(message)
    } catch {
      // It was not made for what is here.
      return 'missed'
    }
  }

  #reflect(message: ServerMessage): Reflection {
    switch (message.type) {
      case 'MATCH_START':
        this.#turnTo(message.matchId)
        this.start = message.payload
        return NOTHING
      case 'STATE_SNAPSHOT':
        return this.#replace(message)
      case 'MATCH_UPDATE':
        return this.#update(message.payload)
      case 'MATCH_END':
        this.#turnTo(message.matchId)
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
  #announce({ type, payload }: Announcement): Reflection {
    if (!this.sheet) return 'missed'
    return { facts: this.#tell([{ type: factTypeOf(type), ...payload }]) }
  }

  /** Another match begins with an empty table. */
  #turnTo(matchId: string | null | undefined): void {
    if (matchId === undefined || matchId === this.matchId) return
    this.matchId = matchId
    this.start = undefined
    this.sheet = undefined
    this.clocks = {}
    this.ended = undefined
    this.pictures = []
    this.#forgetStory()
  }

  /** They are told again after every snapshot. */
  #keepPicture(picture: ServerPayload<'SHARE_ASSET_READY'>): void {
    if (this.pictures.some(({ url }) => url === picture.url)) return
    this.pictures = [...this.pictures, picture]
  }

  #forgetStory(): void {
    this.heard = 0
    this.facts.length = 0
  }

  #replace({ matchId, payload }: ServerMessageOf<'STATE_SNAPSHOT'>): Reflection {
    this.#turnTo(matchId)
    const { seat, sheet, clocks, shapes, paths, parts, heard, facts } = payload
    // From another seat another story is heard.
    if (this.#seat !== seat) this.#forgetStory()
    this.#seat = seat
    this.sheet = sheet
    this.clocks = this.#deadlines(clocks)
    this.#factDecoder = new FactDecoder(shapes)
    this.#pathDecoder = new PathDecoder(paths, parts)
    const known = this.heard - (heard - facts.length)
    // What overlaps was heard before; a hole leaves only what comes after it.
    if (known < 0) this.#forgetStory()
    else this.facts.length = Math.max(0, this.facts.length - Math.max(0, known - facts.length))
    const fresh = facts.slice(Math.max(0, known))
    this.heard = heard - fresh.length
    return { facts: this.#tell(fresh) }
  }

  #update({ facts = [], sheet, clocks }: ServerPayload<'MATCH_UPDATE'>): Reflection {
    if (!this.sheet) return 'missed'
    const told: Fact[] = []
    for (const shaped of facts) {
      const fact = this.#factDecoder.decode(shaped)
      if (!fact) return 'missed'
      told.push(fact)
    }
    const delta = sheet && this.#pathDecoder.decode(sheet)
    if (sheet && !delta) return 'missed'
    if (delta) this.sheet = patched(this.sheet, delta)
    if (clocks) this.clocks = this.#deadlines(clocks)
    return { facts: this.#tell(told) }
  }

  /** The server counts from the start of the match. */
  #deadlines(clocks: Clocks): Clocks {
    const startedAt = this.start?.startedAt ?? 0
    return Object.fromEntries(Object.entries(clocks).map(([seat, ms]) => [seat, startedAt + ms]))
  }

  #tell(facts: readonly Fact[]): readonly Fact[] {
    this.heard += facts.length
    if (this.#keepsStory) for (const fact of facts) this.facts.push(fact)
    return facts
  }
}
