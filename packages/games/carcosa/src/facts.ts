import type { Seat } from '@ludoteca/kernel'
import type { Floor, NodeId, RoomId, Rotation } from './data/board.ts'
import type { CardId, Uid } from './data/cards.ts'
import type { EventId } from './data/events.ts'
import type { Ending, KingEffectId } from './data/king.ts'
import type { MonsterId, OmenId } from './data/monsters.ts'
import type { RoleId } from './data/roles.ts'
import type { SpecialId } from './data/special-rooms.ts'
import type { StatusId } from './data/statuses.ts'
import type { HealReason, LossKind, MoveKind } from './frames.ts'
import type { PsychicOrder } from './moves.ts'
import type { LossSource } from './state.ts'

/** Where a card or a thing comes from. */
export type GainSource = 'DECK' | 'MOTEMEY' | 'SUPPLY' | 'ARMERIA' | 'LOOT' | 'TRADE' | 'RITUAL'
/** Why a thing goes to the discard pile. */
export type DiscardReason = 'USED' | 'SOLD' | 'OVERFLOW' | 'NO_SLOTS' | 'SACRIFICE' | 'KING' | 'OMEN' | 'REACTION'
/** Why things leave the game. */
export type DestroyReason = 'MINUS5' | 'LOOT' | 'ARMERIA' | 'CROWN' | 'RITUAL'
/** What a die was rolled for. */
type RollReason =
  | { readonly why: 'EVENT'; readonly event: EventId }
  | { readonly why: 'STAIRS' | 'MONASTERIO' | 'CAMARA' }

/** [9] Everything is told to everybody, except what is marked as told to one soul alone. */
export type Fact = RoundFact | SoulFact | CardFact | SanityFact | RoomFact | MonsterFact | KingFact | PrivateFact

export type RoundFact =
  | {
      readonly type: 'gameStarted'
      readonly roles: readonly RoleId[]
      readonly nodes: readonly NodeId[]
      readonly stairs: readonly RoomId[]
      /** Where special rooms lie face down. */
      readonly specials: readonly RoomId[]
      readonly kingSeat: Seat | null
    }
  | {
      readonly type: 'roundStarted'
      readonly round: number
      readonly starter: Seat
      readonly actions: readonly number[]
    }
  | { readonly type: 'turnStarted' | 'turnSkipped' | 'turnEnded'; readonly seat: Seat }
  | { readonly type: 'gameEnded'; readonly ending: Ending; readonly round: number; readonly source: LossSource | null }

export type SoulFact =
  | {
      readonly type: 'moved'
      readonly seat: Seat
      readonly from: NodeId
      readonly to: NodeId
      readonly how: MoveKind
    }
  /** [7.1] Actions were cut by a Sirviente, a stun or the like. */
  | { readonly type: 'actionsCut'; readonly seat: Seat; readonly left: number }
  | { readonly type: 'nextTurnLost'; readonly seat: Seat }
  | { readonly type: 'movementBlocked'; readonly seat: Seat }
  | { readonly type: 'statusGained'; readonly seat: Seat; readonly status: StatusId; readonly left: number }
  | {
      readonly type: 'statusEnded'
      readonly seat: Seat
      readonly status: StatusId
      readonly why: 'TIME' | 'CLEARED' | 'ESCAPED' | 'FREED'
    }
  | { readonly type: 'sanidadDiscarded'; readonly seat: Seat }
  | {
      readonly type: 'escapeTried'
      readonly seat: Seat
      readonly die: number
      readonly total: number
      readonly free: boolean
    }
  | { readonly type: 'protectSet'; readonly seat: Seat; readonly on: boolean }
  | { readonly type: 'healerGave'; readonly seat: Seat; readonly status: StatusId }
  | { readonly type: 'ringUsed'; readonly seat: Seat }
  | {
      readonly type: 'tradeOffered'
      readonly seat: Seat
      readonly to: Seat
      readonly give: CardId | null
      readonly take: CardId | null
    }
  | { readonly type: 'tradeAnswered'; readonly seat: Seat; readonly by: Seat; readonly accepted: boolean }
  /** A die with its total; the total is the die alone where sanity does not count. */
  | ({ readonly type: 'rolled'; readonly seat: Seat; readonly die: number; readonly total: number } & RollReason)
  /** [7.13] The second die of the Apostador. */
  | { readonly type: 'rolledTwice'; readonly seat: Seat; readonly die: number; readonly total: number }

export type CardFact =
  | { readonly type: 'searched'; readonly seat: Seat; readonly room: RoomId }
  | { readonly type: 'cardRevealed'; readonly seat: Seat; readonly room: RoomId; readonly card: CardId }
  /** [3.5] Protected by the Salón. */
  | { readonly type: 'eventIgnored'; readonly seat: Seat; readonly event: EventId }
  /** [3.12] To the bottom of the deck that now stands there. */
  | { readonly type: 'cardReturned'; readonly room: RoomId; readonly card: CardId }
  | {
      readonly type: 'itemGained'
      readonly seat: Seat
      readonly card: CardId
      readonly uid: Uid
      readonly from: GainSource
    }
  /** [7.7] No free place for a key: it goes to the bottom of its deck. */
  | { readonly type: 'keyLeft'; readonly seat: Seat; readonly from: 'DECK' | 'MOTEMEY' }
  | { readonly type: 'itemUsed'; readonly seat: Seat; readonly card: CardId }
  | {
      readonly type: 'itemDiscarded'
      readonly seat: Seat
      readonly card: CardId
      readonly why: DiscardReason
    }
  | {
      readonly type: 'destroyed'
      /** Whose they were; nobody's in the Armería or the Duende's sack. */
      readonly seat: Seat | null
      readonly cards: readonly CardId[]
      readonly keys: number
      readonly why: DestroyReason
    }
  | { readonly type: 'stairsPlaced'; readonly seat: Seat; readonly node: NodeId; readonly charges: number }
  /** A look that everybody notices; what was seen is told to one soul alone. */
  | {
      readonly type: 'peeked'
      readonly seat: Seat
      readonly rooms: readonly RoomId[]
      readonly by: 'HALLWAY' | 'TABERNA'
    }
  | { readonly type: 'psychicLooked'; readonly seat: Seat; readonly room: RoomId }

/** [9] Told to the soul that looks, and to nobody else. */
export type PrivateFact =
  | {
      readonly type: 'cardsSeen'
      readonly seat: Seat
      /** In order; nothing for an empty deck. */
      readonly cards: readonly { readonly room: RoomId; readonly at: number; readonly card: CardId | null }[]
    }
  | { readonly type: 'motemeyOffered'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'psychicArranged'; readonly seat: Seat; readonly order: PsychicOrder }

export type SanityFact =
  | {
      readonly type: 'healed'
      readonly seat: Seat
      readonly amount: number
      readonly sanity: number
      readonly why: HealReason
    }
  | {
      readonly type: 'sanityLost'
      readonly seat: Seat
      readonly amount: number
      readonly sanity: number
      readonly kind: LossKind
      readonly source: LossSource
    }
  /** [7.6] A guarding Tanque takes somebody's loss. */
  | { readonly type: 'guarded'; readonly seat: Seat; readonly other: Seat; readonly source: LossSource }
  | { readonly type: 'shielded'; readonly seat: Seat; readonly amount: number; readonly source: LossSource }
  | {
      readonly type: 'sanitySet'
      readonly seat: Seat
      readonly sanity: number
      readonly why: 'ESPEJO' | 'OMEN' | 'RING' | 'MAXIMUM'
    }
  | { readonly type: 'maximumLowered'; readonly seat: Seat; readonly sanityMax: number; readonly why: 'POISON' }
  | {
      readonly type: 'sacrificed'
      readonly seat: Seat
      readonly mode: 'OBJECT_SLOT' | 'SANITY_MAX'
      readonly sanity: number
    }
  | { readonly type: 'fellToMinus5'; readonly seat: Seat; readonly source: LossSource; readonly again: boolean }

export type RoomFact =
  | { readonly type: 'specialRevealed'; readonly node: RoomId; readonly special: SpecialId; readonly seat: Seat }
  /** [D-23] What was destroyed face down stays unknown. */
  | { readonly type: 'specialDestroyed'; readonly node: RoomId; readonly special: SpecialId | null }
  | { readonly type: 'roomUsed'; readonly seat: Seat; readonly special: SpecialId }
  | { readonly type: 'motemeyBought'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'motemeySold'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'motemeyDeclined'; readonly seat: Seat }
  | { readonly type: 'armeriaStored'; readonly seat: Seat; readonly card: CardId }
  | { readonly type: 'ritualAsked' | 'ritualRefused' | 'ritualDone'; readonly seat: Seat; readonly partner: Seat }
  | { readonly type: 'salonProtected'; readonly seat: Seat; readonly uses: number }

export type MonsterFact =
  | { readonly type: 'monsterAppeared'; readonly monster: MonsterId; readonly node: NodeId; readonly seat: Seat }
  /** [D-19] It is on the board already. */
  | { readonly type: 'monsterAlreadyHere'; readonly monster: MonsterId }
  | {
      readonly type: 'monsterMoved'
      readonly monster: MonsterId
      readonly from: NodeId
      readonly to: NodeId
      readonly how: 'WALK' | 'JUMP'
    }
  | { readonly type: 'monsterStunned'; readonly monster: MonsterId; readonly stun: number }
  /** A stunned figure lets its activation pass. */
  | { readonly type: 'monsterIdle'; readonly monster: MonsterId; readonly stun: number }
  | { readonly type: 'monsterRemoved'; readonly monster: MonsterId }
  | { readonly type: 'bluntUsed'; readonly seat: Seat; readonly monster: MonsterId; readonly reaction: boolean }
  | { readonly type: 'reactionDeclined'; readonly seat: Seat; readonly monster: MonsterId }
  | { readonly type: 'stolen'; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: 'kidnapped'; readonly seat: Seat }
  | { readonly type: 'tueTueSang'; readonly seat: Seat; readonly count: number }
  | {
      readonly type: 'omenRead'
      readonly seat: Seat
      readonly omen: OmenId
      readonly die: number
      readonly total: number
      readonly low: boolean
    }

export type KingFact =
  /** [5.5] A step of the phase begins, for tables that light them up: 1 to 12. */
  | { readonly type: 'kingStep'; readonly step: number }
  | { readonly type: 'kingAbsent'; readonly left: number }
  | { readonly type: 'kingVanished'; readonly blocks: number }
  | { readonly type: 'kingRolled'; readonly d4: number; readonly floor: Floor; readonly rerolled: boolean }
  | { readonly type: 'kingOffered'; readonly d4: readonly number[]; readonly d6: readonly number[] }
  | { readonly type: 'kingArrived'; readonly from: Floor; readonly to: Floor; readonly loss: number }
  | { readonly type: 'kingEffect'; readonly d6: number; readonly effect: KingEffectId; readonly floor: Floor }
  | { readonly type: 'kingDoubled' }
  /** [3.5] Furia calls him. */
  | { readonly type: 'kingCalled'; readonly floor: Floor; readonly seat: Seat }
  | { readonly type: 'crownTaken'; readonly seat: Seat; readonly target: number }
  | {
      readonly type: 'falseKingChecked'
      readonly seat: Seat
      readonly die: number
      readonly total: number
      readonly target: number
      readonly success: boolean
    }
  | { readonly type: 'taleAttached'; readonly seat: Seat; readonly card: CardId; readonly nth: number }
  | { readonly type: 'stairsMoved'; readonly stairs: readonly RoomId[] }
  | { readonly type: 'boxesRotated'; readonly rotation: Rotation }

/** Every type of fact, each once. */
const TYPES: Readonly<Record<Fact['type'], true>> = {
  gameStarted: true,
  roundStarted: true,
  turnStarted: true,
  turnSkipped: true,
  turnEnded: true,
  gameEnded: true,
  moved: true,
  actionsCut: true,
  nextTurnLost: true,
  movementBlocked: true,
  statusGained: true,
  statusEnded: true,
  sanidadDiscarded: true,
  escapeTried: true,
  protectSet: true,
  healerGave: true,
  ringUsed: true,
  tradeOffered: true,
  tradeAnswered: true,
  rolled: true,
  rolledTwice: true,
  searched: true,
  cardRevealed: true,
  eventIgnored: true,
  cardReturned: true,
  itemGained: true,
  keyLeft: true,
  itemUsed: true,
  itemDiscarded: true,
  destroyed: true,
  stairsPlaced: true,
  peeked: true,
  psychicLooked: true,
  cardsSeen: true,
  motemeyOffered: true,
  psychicArranged: true,
  healed: true,
  sanityLost: true,
  guarded: true,
  shielded: true,
  sanitySet: true,
  maximumLowered: true,
  sacrificed: true,
  fellToMinus5: true,
  specialRevealed: true,
  specialDestroyed: true,
  roomUsed: true,
  motemeyBought: true,
  motemeySold: true,
  motemeyDeclined: true,
  armeriaStored: true,
  ritualAsked: true,
  ritualRefused: true,
  ritualDone: true,
  salonProtected: true,
  monsterAppeared: true,
  monsterAlreadyHere: true,
  monsterMoved: true,
  monsterStunned: true,
  monsterIdle: true,
  monsterRemoved: true,
  bluntUsed: true,
  reactionDeclined: true,
  stolen: true,
  kidnapped: true,
  tueTueSang: true,
  omenRead: true,
  kingStep: true,
  kingAbsent: true,
  kingVanished: true,
  kingRolled: true,
  kingOffered: true,
  kingArrived: true,
  kingEffect: true,
  kingDoubled: true,
  kingCalled: true,
  crownTaken: true,
  falseKingChecked: true,
  taleAttached: true,
  stairsMoved: true,
  boxesRotated: true,
}
export const FACT_TYPES: readonly Fact['type'][] = Object.keys(TYPES) as Fact['type'][]
