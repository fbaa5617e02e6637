import type { Seat } from '@ludoteca/kernel'
import type { NodeId, RoomId } from './data/board.ts'
import type { Uid } from './data/cards.ts'
import type { EventId } from './data/events.ts'
import type { MonsterCardId, MonsterId, OmenId } from './data/monsters.ts'
import type { LossSource } from './state.ts'

/** [7.6] Something hurts, or somebody pays. */
export type LossKind = 'DAMAGE' | 'COST'
/** How a soul came to another place. */
export type MoveKind =
  | 'MOVE'
  | 'COMPASS'
  | 'PUERTAS'
  | 'ASCENSOR'
  | 'TRAMPILLA'
  | 'CAMBIA_CARAS'
  | 'COMIDA'
  | 'KING_STAIRS'
  | 'KING_ATTRACT'
  | 'CARRIED'

/** [5.2] A round begins. */
export interface RoundStartFrame {
  step: 'roundStart'
}
/** [5.3] A slot opens. */
export interface SlotFrame {
  step: 'slot'
  seat: Seat
}
/** [6.1] Somebody acts; asks for the 26 actions. */
export interface TurnFrame {
  step: 'turn'
  seat: Seat
}
/** [5.4] A slot closes: pulses and the Anillo, then what counts own turns. */
export interface CloseSlotFrame {
  step: 'closeSlot'
  seat: Seat
  /** Skipped slots are not real turns. */
  real: boolean
}
export interface TickSlotFrame {
  step: 'tickSlot'
  seat: Seat
}
/** [7.6] A loss. */
export interface LoseFrame {
  step: 'lose'
  seat: Seat
  amount: number
  kind: LossKind
  source: LossSource
  exact: boolean
}
/** [7.6] SACRIFICE_CHOICE: the loss waits. */
export interface SacrificeFrame {
  step: 'sacrifice'
  seat: Seat
  source: LossSource
}
/** [7.6] What accepting −5 costs. */
export interface ConsequencesFrame {
  step: 'consequences'
  seat: Seat
  source: LossSource
}
/** A soul heals when what came before is over. */
export interface HealFrame {
  step: 'heal'
  seat: Seat
  amount: number
  why: HealReason
}
export type HealReason =
  | 'MEDITATE'
  | 'VIAL'
  | 'SANIDAD'
  | 'COMIDA'
  | 'DIVAN'
  | 'TABERNA'
  | 'SALE'
  | 'MONASTERIO'
  | 'HEALER'
/** [7.2] Steps 2 to 6 of entering a node; the soul already stands there. */
export interface ExploreFrame {
  step: 'explore'
  seat: Seat
  node: NodeId
  from: NodeId
}
/** [7.2] HALLWAY_PEEK. */
export interface HallwayPeekFrame {
  step: 'hallwayPeek'
  seat: Seat
}
/** [7.13] PSYCHIC_LOOK. */
export interface PsychicLookFrame {
  step: 'psychicLook'
  seat: Seat
  room: RoomId
}
/** [7.3] The top card of a room is revealed. */
export interface DrawFrame {
  step: 'draw'
  seat: Seat
  room: RoomId
}
/** [3.5] An event takes effect; rolls when it uses a total. */
export interface EventFrame {
  step: 'event'
  seat: Seat
  event: EventId
}
/** [7.13] DOUBLE_ROLL. */
export interface DoubleRollFrame {
  step: 'doubleRoll'
  seat: Seat
  event: EventId
  die: number
}
/** [D-11] The event goes to the bottom of its own deck when all is over. It lies here meanwhile. */
export interface ReturnCardFrame {
  step: 'returnCard'
  uid: Uid
  box: number
}
/** [D-33] MOTEMEY_EVENT. */
export interface MotemeyEventFrame {
  step: 'motemeyEvent'
  seat: Seat
}
/** [7.8] The offer of a purchase is drawn once the price is paid. */
export interface MotemeyOfferFrame {
  step: 'motemeyOffer'
  seat: Seat
}
/** [7.8] MOTEMEY_BUY_CHOOSE. The cards lie here meanwhile. */
export interface MotemeyChooseFrame {
  step: 'motemeyChoose'
  seat: Seat
  offers: Uid[]
}
/** [7.7] OVERFLOW_DISCARD. */
export interface OverflowFrame {
  step: 'overflow'
  seat: Seat
  /** What has come last. */
  uid: Uid
}
/** [7.8] The look of the Taberna, once it is paid. */
export interface TabernaLookFrame {
  step: 'tabernaLook'
  seat: Seat
  rooms: RoomId[]
}
/** [7.8] CAMARA_ANSWER. */
export interface CamaraAnswerFrame {
  step: 'camaraAnswer'
  seat: Seat
  partner: Seat
}
/** [7.8] The key of the ritual, once its losses are over. */
export interface CamaraRewardFrame {
  step: 'camaraReward'
  seat: Seat
  partner: Seat
}
/** [7.7] TRADE_ANSWER. */
export interface TradeAnswerFrame {
  step: 'tradeAnswer'
  seat: Seat
  to: Seat
  give: Uid | null
  take: Uid | null
}
/** [7.13] What the Sanador's gift does, once it is paid. */
export interface HealerGiftFrame {
  step: 'healerGift'
  seat: Seat
  status: 'SANIDAD' | 'ILUMINADO'
}

/** [7.9] A monster card or a low omen calls something. */
export interface AppearFrame {
  step: 'appear'
  seat: Seat
  monster: MonsterCardId
}
/** [3.9] An omen is read. */
export interface OmenFrame {
  step: 'omen'
  seat: Seat
  omen: OmenId
}
/** [7.9] BLUNT_REACTION: right above the frame of the effect it may prevent. */
export interface ReactionFrame {
  step: 'reaction'
  seat: Seat
  monster: MonsterId
}
/** [7.9] What a figure does when it appears, unless a reaction prevents it. */
export interface StrikeFrame {
  step: 'strike'
  monster: MonsterId
  /** The revealer. */
  seat: Seat
}
/** [7.9] What a figure does to those in its node at the end of a round, unless a reaction prevents it. */
export interface ContactFrame {
  step: 'contact'
  monster: MonsterId
}

/** [5.1] All slots are closed. */
export interface NightfallFrame {
  step: 'nightfall'
}
/** [5.5] The table lets the King's phase begin. */
export interface KingTurnFrame {
  step: 'kingTurn'
}
/** K1 */
export interface HouseFrame {
  step: 'house'
}
/** K2, K3 */
export interface RouletteFrame {
  step: 'roulette'
}
/** [5.6] KING_PICK. */
export interface KingPickFrame {
  step: 'kingPick'
  d4: number[]
  d6: number[]
}
/** K4 */
export interface PresenceFrame {
  step: 'presence'
}
/** K5; rolls when no die was picked. */
export interface KingEffectFrame {
  step: 'kingEffect'
  d6: number | null
}
/** [D-26] KING_DISCARD. */
export interface KingDiscardFrame {
  step: 'kingDiscard'
  seat: Seat
}
/** K6: those figures, in order, unless they have left meanwhile. Nothing before the first has acted. */
export interface MonstersFrame {
  step: 'monsters'
  left: MonsterId[] | null
}
/** K7 */
export interface StatusesFrame {
  step: 'statuses'
}
/** K8 */
export interface DurationsFrame {
  step: 'durations'
}
/** K9 */
export interface FalseKingFrame {
  step: 'falseKing'
}
/** K10 and K11 */
export interface BeltFrame {
  step: 'belt'
}
/** K12 */
export interface FinishFrame {
  step: 'finish'
}

export type Frame =
  | RoundStartFrame
  | SlotFrame
  | TurnFrame
  | CloseSlotFrame
  | TickSlotFrame
  | LoseFrame
  | SacrificeFrame
  | ConsequencesFrame
  | HealFrame
  | ExploreFrame
  | HallwayPeekFrame
  | PsychicLookFrame
  | DrawFrame
  | EventFrame
  | DoubleRollFrame
  | ReturnCardFrame
  | MotemeyEventFrame
  | MotemeyOfferFrame
  | MotemeyChooseFrame
  | OverflowFrame
  | TabernaLookFrame
  | CamaraAnswerFrame
  | CamaraRewardFrame
  | TradeAnswerFrame
  | HealerGiftFrame
  | AppearFrame
  | OmenFrame
  | ReactionFrame
  | StrikeFrame
  | ContactFrame
  | NightfallFrame
  | KingTurnFrame
  | HouseFrame
  | RouletteFrame
  | KingPickFrame
  | PresenceFrame
  | KingEffectFrame
  | KingDiscardFrame
  | MonstersFrame
  | StatusesFrame
  | DurationsFrame
  | FalseKingFrame
  | BeltFrame
  | FinishFrame

export function copyFrame(f: Frame): Frame {
  switch (f.step) {
    case 'motemeyChoose':
      return { step: f.step, seat: f.seat, offers: f.offers.slice() }
    case 'tabernaLook':
      return { step: f.step, seat: f.seat, rooms: f.rooms.slice() }
    case 'kingPick':
      return { step: f.step, d4: f.d4.slice(), d6: f.d6.slice() }
    case 'monsters':
      return { step: f.step, left: f.left?.slice() ?? null }
    default:
      return { ...f }
  }
}
