import type { Seat } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import type { Floor, NodeId, RoomId } from './data/board.ts'
import type { Uid } from './data/cards.ts'
import type { Ending } from './data/king.ts'
import type { MonsterId } from './data/monsters.ts'
import type { RoleId } from './data/roles.ts'
import type { SpecialId } from './data/special-rooms.ts'
import type { StatusId } from './data/statuses.ts'
import type { Frame } from './frames.ts'

export type * from './frames.ts'

/** [3.6] A status a soul has; never two of the same kind. */
export interface Status {
  id: StatusId
  /** Rounds or own turns that remain. */
  left: number
  /** The figure that caused a trap. */
  source: MonsterId | null
  /** [D-53] A trap that does not count the turn in which it came. */
  fresh: boolean
  /** [7.5] A stun that ends with the round instead of with the owner's slot. */
  untilRoundEnd: boolean
}

/** [0.3] A soul. Seats and souls have the same numbers. */
export interface Player {
  role: RoleId
  node: NodeId
  sanity: number
  sanityMax: number
  objectSlotPenalty: number
  actionsLeft: number
  keys: Uid[]
  /** Objects, treasures that are not soulbound, tales; in order of acquisition. */
  items: Uid[]
  /** Book, Anillo, crown. */
  soulbound: Uid[]
  statuses: Status[]
  shield: number
  protecting: boolean
  atMinus5: boolean
  /** The round in which −5 was last accepted; −1 for never. */
  lastMinus5Round: number
  skipNextRound: boolean
  /** Nothing but ending the turn is left in this slot. */
  turnLocked: boolean
  /** Per round. */
  freeMoveUsed: boolean
  doubleRollUsed: boolean
  /** Per turn. */
  tabernaUsed: boolean
  escapeTried: boolean
  ritualRefused: boolean
  freeActions: number
  tradeOffers: number
  /** [14.2] The Anillo has been used, and the round in which that was. */
  ringUsedRound: number
  /** Rounds in which something holds; −1 for none. */
  moveBlockedRound: number
  yellowProtectionRound: number
  graceRound: number
}

/** [3.9] A figure on the board, in order of appearance. */
export interface Monster {
  id: MonsterId
  node: NodeId
  stun: number
  /** [7.9] What the Duende stole: items first, then keys, each in order of acquisition. */
  loot: Uid[]
  /** [7.9] Whom the Viejo carries. */
  victim: Seat | null
}

/** [3.11] A special room, one per floor, first floor first. */
export interface Special {
  node: RoomId
  kind: SpecialId
  revealed: boolean
  destroyed: boolean
  activations: number
  /** What the Armería holds. */
  armory: Uid[]
}

/** A deck, and who knows what lies where. */
export interface Deck {
  /** First is top. */
  cards: Uid[]
  /** For each card a `knowledge` number: 0 when nobody knows it. See rules/knowledge.ts. */
  known: number[]
}

export interface King {
  floor: Floor
  /** King blocks still to be skipped. */
  vanish: number
  doubled: boolean
  /** [K5] Souls on this floor have one action next round; 0 for none. */
  limitedFloor: Floor | 0
  /** The last dice; 0 before the first. */
  d4: number
  d6: number
}

/** All the rules remember. */
export interface State {
  config: Config
  round: number
  phase: 'PLAYER' | 'KING' | 'OVER'
  ending: Ending | null
  /** Who has the first slot of this round. */
  starter: Seat
  /** Whose slot is open; nobody's outside slots. */
  active: Seat | null
  players: Player[]
  monsters: Monster[]
  specials: Special[]
  /** By room, the box that stands there. Boxes have the numbers of the rooms where they began. */
  boxAt: number[]
  /** By box. */
  boxes: Deck[]
  motemey: Deck
  /** By floor, first floor first. */
  stairs: RoomId[]
  tempStairs: NodeId[]
  stairsCharges: number
  king: King
  crown: { holder: Seat | null; target: number }
  book: { holder: Seat | null; attached: Uid[] }
  keysDestroyed: number
  ritualDone: boolean
  salonUses: number
  tueTueCount: number
  discard: Uid[]
  removed: Uid[]
  /** [3.4] Tokens made so far. */
  supplyCount: number
  /** [D-35] Cards revealed since the last root action. */
  reveals: number
  /** [8] What last brought somebody to −5. */
  lastMinus5Source: LossSource | null
  agenda: Frame[]
}

/** [7.6] What a loss comes from. */
export type LossSource =
  | 'HOUSE'
  | 'PRESENCE'
  | 'KING_ARRIVAL'
  | 'KING_EFFECT'
  | 'FALSE_KING'
  | 'CURSE'
  | 'MINUS5'
  | 'CADAVER'
  | 'COMIDA'
  | 'GOLPE'
  | 'ESPEJO'
  | 'TUE_TUE'
  | 'PUERTAS'
  | 'CAMARA'
  | 'MOTEMEY'
  | 'TABERNA'
  | 'HEALER'
  | 'PSYCHIC'
  | 'RING'
export const LOSS_SOURCES: readonly LossSource[] = [
  'HOUSE',
  'PRESENCE',
  'KING_ARRIVAL',
  'KING_EFFECT',
  'FALSE_KING',
  'CURSE',
  'MINUS5',
  'CADAVER',
  'COMIDA',
  'GOLPE',
  'ESPEJO',
  'TUE_TUE',
  'PUERTAS',
  'CAMARA',
  'MOTEMEY',
  'TABERNA',
  'HEALER',
  'PSYCHIC',
  'RING',
]
