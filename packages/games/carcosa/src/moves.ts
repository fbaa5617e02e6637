import type { Seat } from '@ludoteca/kernel'
import type { NodeId, RoomId } from './data/board.ts'
import type { Uid } from './data/cards.ts'
import type { MonsterId } from './data/monsters.ts'

/** [6.1] The 26 actions of a turn. */
export type Action =
  | { readonly type: 'move'; readonly to: NodeId }
  | { readonly type: 'search' }
  | { readonly type: 'meditate' }
  | { readonly type: 'useCompass'; readonly uid: Uid }
  | { readonly type: 'useVial'; readonly uid: Uid }
  | { readonly type: 'useBlunt'; readonly uid: Uid; readonly monster: MonsterId }
  | { readonly type: 'useStairs'; readonly uid: Uid }
  | { readonly type: 'attachTale'; readonly uid: Uid }
  | { readonly type: 'takeCrown' }
  | { readonly type: 'discardSanidad' }
  | { readonly type: 'escape' }
  | { readonly type: 'healerHeal'; readonly status: 'SANIDAD' | 'ILUMINADO' }
  | { readonly type: 'setProtect'; readonly on: boolean }
  /** At least one of the two things. */
  | { readonly type: 'tradeOffer'; readonly to: Seat; readonly give?: Uid; readonly take?: Uid }
  | { readonly type: 'motemeyBuy' }
  | { readonly type: 'motemeySell'; readonly uid: Uid }
  | { readonly type: 'tabernaRecover' }
  | { readonly type: 'tabernaPeek'; readonly rooms: readonly RoomId[] }
  | { readonly type: 'armeriaDrop'; readonly uid: Uid }
  | { readonly type: 'armeriaTake'; readonly uid: Uid }
  | { readonly type: 'puertasTeleport'; readonly target: Seat }
  | { readonly type: 'camaraRitual' }
  | { readonly type: 'salonUse' }
  | { readonly type: 'monasterioUse' }
  | { readonly type: 'useRing' }
  | { readonly type: 'endTurn' }

/** [6.3] Answers to the 12 decisions. */
export type Answer =
  /** SACRIFICE_CHOICE */
  | { readonly type: 'sacrifice'; readonly mode: 'OBJECT_SLOT' | 'SANITY_MAX'; readonly discard?: Uid }
  | { readonly type: 'acceptMinus5' }
  /** OVERFLOW_DISCARD */
  | { readonly type: 'overflowDiscard'; readonly uid: Uid }
  /** MOTEMEY_BUY_CHOOSE */
  | { readonly type: 'motemeyChoose'; readonly index: number }
  /** MOTEMEY_EVENT */
  | { readonly type: 'eventBuy' }
  | { readonly type: 'eventSell'; readonly uid: Uid }
  | { readonly type: 'eventDecline' }
  /** HALLWAY_PEEK */
  | { readonly type: 'hallwayPeek'; readonly room: RoomId }
  | { readonly type: 'hallwaySkip' }
  /** PSYCHIC_LOOK */
  | { readonly type: 'psychicLook'; readonly order: PsychicOrder }
  /** DOUBLE_ROLL */
  | { readonly type: 'doubleRoll'; readonly use: boolean }
  /** BLUNT_REACTION */
  | { readonly type: 'bluntReaction'; readonly use: boolean }
  /** KING_DISCARD */
  | { readonly type: 'kingDiscard'; readonly uid: Uid }
  /** CAMARA_ANSWER */
  | { readonly type: 'camaraAnswer'; readonly accept: boolean }
  /** TRADE_ANSWER */
  | { readonly type: 'tradeAnswer'; readonly accept: boolean }
  /** KING_PICK: which of the two dice of each kind. */
  | { readonly type: 'kingPick'; readonly d4: number; readonly d6: number }

/** Moves of the table. */
export type TableMove =
  /** [5.5] KING_ENDROUND */
  | { readonly type: 'kingEndRound' }
  /** [D-59] Only in matches without a round limit. */
  | { readonly type: 'giveUp' }

export type Move = Action | Answer | TableMove
export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>

export type PsychicOrder = 'KEEP' | 'SWAP' | 'BOTTOM_FIRST' | 'BOTTOM_SECOND'
export const PSYCHIC_ORDERS: readonly PsychicOrder[] = ['KEEP', 'SWAP', 'BOTTOM_FIRST', 'BOTTOM_SECOND']

/** What is asked, as keys for words: the turn, the 12 decisions, and the table. */
export type Prompt =
  | 'turn'
  | 'sacrifice'
  | 'overflow'
  | 'motemeyChoose'
  | 'motemeyEvent'
  | 'hallwayPeek'
  | 'psychicLook'
  | 'doubleRoll'
  | 'bluntReaction'
  | 'kingDiscard'
  | 'camaraAnswer'
  | 'tradeAnswer'
  | 'kingPick'
  | 'kingEndRound'
