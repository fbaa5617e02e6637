import { currentFrame, type Seat, type Viewer } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import { type NodeId, ROOMS, type RoomId } from './data/board.ts'
import { type CardId, cardOf, type Uid } from './data/cards.ts'
import type { Ending } from './data/king.ts'
import type { SpecialId } from './data/special-rooms.ts'
import { keysInGame, keysTotal, teamKeys } from './rules/keys.ts'
import { knows, roundSeen } from './rules/knowledge.ts'
import type { Deck, Frame, King, Monster, Player, State } from './state.ts'

/** [9] What this viewer knows of a card in a deck. */
export interface SeenCard {
  /** Counted from the top, 0. */
  readonly at: number
  readonly uid: Uid
  readonly card: CardId
  /** The round in which it was last seen. */
  readonly round: number
}
export interface DeckView {
  readonly size: number
  readonly seen: readonly SeenCard[]
}
export interface RoomView extends DeckView {
  readonly room: RoomId
  /** Which box stands there: knowledge travels with it. */
  readonly box: number
}
export interface SpecialView {
  readonly node: RoomId
  /** Nothing while face down, also when destroyed face down. */
  readonly kind: SpecialId | null
  readonly revealed: boolean
  readonly destroyed: boolean
  readonly activations: number
  readonly armory: readonly Uid[]
}

type AskingStep =
  | 'turn'
  | 'sacrifice'
  | 'overflow'
  | 'motemeyEvent'
  | 'hallwayPeek'
  | 'psychicLook'
  | 'doubleRoll'
  | 'reaction'
  | 'kingDiscard'
  | 'camaraAnswer'
  | 'tradeAnswer'
  | 'kingPick'
  | 'kingTurn'
/** What is being asked, as far as this viewer may know. All of it is public but the offer of Motemey. */
export type Question =
  | Readonly<Extract<Frame, { step: AskingStep }>>
  | {
      readonly step: 'motemeyChoose'
      readonly seat: Seat
      readonly count: number
      readonly offers: readonly Uid[] | null
    }

/** [9] What one viewer may know. Uids say which card it is: see `cardOf`. */
export interface View {
  readonly viewer: Viewer
  readonly config: Config
  readonly round: number
  readonly phase: State['phase']
  readonly ending: Ending | null
  readonly starter: Seat
  readonly active: Seat | null
  /** The King's seat, if he has one. */
  readonly kingSeat: Seat | null
  readonly players: readonly Readonly<Player>[]
  readonly monsters: readonly Readonly<Monster>[]
  readonly specials: readonly SpecialView[]
  /** By room. */
  readonly rooms: readonly RoomView[]
  readonly motemey: DeckView
  /** By floor, first floor first. */
  readonly stairs: readonly RoomId[]
  readonly tempStairs: readonly NodeId[]
  readonly stairsCharges: number
  readonly king: Readonly<King>
  readonly crown: Readonly<State['crown']>
  readonly book: Readonly<State['book']>
  readonly keysDestroyed: number
  readonly keysTotal: number
  readonly keysInGame: number
  readonly teamKeys: number
  readonly ritualDone: boolean
  readonly salonUses: number
  readonly tueTueCount: number
  readonly discard: readonly Uid[]
  readonly removed: readonly Uid[]
  readonly question: Question | null
}

export function view(s: Readonly<State>, viewer: Viewer): View {
  return {
    viewer,
    config: s.config,
    round: s.round,
    phase: s.phase,
    ending: s.ending,
    starter: s.starter,
    active: s.active,
    kingSeat: kingSeatOf(s),
    players: s.players,
    monsters: s.monsters,
    specials: specialViews(s),
    rooms: roomViews(s, viewer),
    motemey: motemeyView(s, viewer),
    stairs: s.stairs,
    tempStairs: s.tempStairs,
    stairsCharges: s.stairsCharges,
    king: s.king,
    crown: s.crown,
    book: s.book,
    keysDestroyed: s.keysDestroyed,
    keysTotal: keysTotal(s),
    keysInGame: keysInGame(s),
    teamKeys: teamKeys(s),
    ritualDone: s.ritualDone,
    salonUses: s.salonUses,
    tueTueCount: s.tueTueCount,
    discard: s.discard,
    removed: s.removed,
    question: questionFor(currentFrame(s), viewer),
  }
}

/** The same for bots: decks and special rooms are worked out when they are looked at, once for each position. */
export function glance(s: Readonly<State>, seat: Seat): View {
  return new Glance(s, seat)
}

class Glance implements View {
  readonly viewer: Viewer
  readonly config: Config
  readonly round: number
  readonly phase: View['phase']
  readonly ending: Ending | null
  readonly starter: Seat
  readonly active: Seat | null
  readonly players: View['players']
  readonly monsters: View['monsters']
  readonly stairs: View['stairs']
  readonly tempStairs: View['tempStairs']
  readonly stairsCharges: number
  readonly king: View['king']
  readonly crown: View['crown']
  readonly book: View['book']
  readonly keysDestroyed: number
  readonly teamKeys: number
  readonly ritualDone: boolean
  readonly salonUses: number
  readonly tueTueCount: number
  readonly discard: View['discard']
  readonly removed: View['removed']
  readonly question: Question | null
  readonly #s: Readonly<State>
  #specials: readonly SpecialView[] | undefined
  #rooms: readonly RoomView[] | undefined

  constructor(s: Readonly<State>, seat: Seat) {
    this.viewer = seat
    this.config = s.config
    this.round = s.round
    this.phase = s.phase
    this.ending = s.ending
    this.starter = s.starter
    this.active = s.active
    this.players = s.players
    this.monsters = s.monsters
    this.stairs = s.stairs
    this.tempStairs = s.tempStairs
    this.stairsCharges = s.stairsCharges
    this.king = s.king
    this.crown = s.crown
    this.book = s.book
    this.keysDestroyed = s.keysDestroyed
    this.teamKeys = teamKeys(s)
    this.ritualDone = s.ritualDone
    this.salonUses = s.salonUses
    this.tueTueCount = s.tueTueCount
    this.discard = s.discard
    this.removed = s.removed
    this.question = questionFor(currentFrame(s), seat)
    this.#s = s
  }

  get kingSeat(): Seat | null {
    return kingSeatOf(this.#s)
  }

  get specials(): readonly SpecialView[] {
    this.#specials ??= specialViews(this.#s)
    return this.#specials
  }

  get rooms(): readonly RoomView[] {
    this.#rooms ??= roomViews(this.#s, this.viewer)
    return this.#rooms
  }

  get motemey(): DeckView {
    return motemeyView(this.#s, this.viewer)
  }

  get keysTotal(): number {
    return keysTotal(this.#s)
  }

  get keysInGame(): number {
    return keysInGame(this.#s)
  }
}

function kingSeatOf({ config, players }: Readonly<State>): Seat | null {
  return config.kingMode === 'SEAT' ? players.length : null
}

function motemeyView({ motemey }: Readonly<State>, viewer: Viewer): DeckView {
  return { size: motemey.cards.length, seen: seenCards(motemey, viewer) }
}

function specialViews(s: Readonly<State>): SpecialView[] {
  const views: SpecialView[] = []
  for (const { node, kind, revealed, destroyed, activations, armory } of s.specials) {
    views.push({ node, kind: revealed ? kind : null, revealed, destroyed, activations, armory })
  }
  return views
}

function roomViews(s: Readonly<State>, viewer: Viewer): RoomView[] {
  const views: RoomView[] = []
  for (let i = 0; i < ROOMS.length; i++) {
    const box = s.boxAt[i] as number
    const deck = s.boxes[box] as Deck
    views.push({ room: ROOMS[i] as RoomId, box, size: deck.cards.length, seen: seenCards(deck, viewer) })
  }
  return views
}

const NOTHING_SEEN: readonly SeenCard[] = []

function seenCards({ cards, known }: Readonly<Deck>, viewer: Viewer): readonly SeenCard[] {
  let seen: SeenCard[] | undefined
  for (let at = 0; at < known.length; at++) {
    const mark = known[at] as number
    if (mark === 0 || !knows(viewer, mark)) continue
    const uid = cards[at] as Uid
    seen ??= []
    seen.push({ at, uid, card: cardOf(uid), round: roundSeen(mark) })
  }
  return seen ?? NOTHING_SEEN
}

function questionFor(frame: Readonly<Frame> | undefined, viewer: Viewer): Question | null {
  if (frame === undefined) return null
  if (frame.step === 'motemeyChoose') {
    const { step, seat, offers } = frame
    return { step, seat, count: offers.length, offers: seat === viewer ? offers : null }
  }
  return frame as Question
}
