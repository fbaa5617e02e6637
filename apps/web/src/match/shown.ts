import type { Fact, MatchRecord, Move, Outcome, PlainChoice, Seat, Strength, Viewer } from '@ludoteca/kernel'

/** Who sits where, and who plays for them now. */
export interface TableSeat {
  readonly name: string
  /** Whose seat it is. */
  readonly kind: 'human' | 'bot'
  readonly strength: Strength | null
  /** Who plays it now: its bot; its person or, while they are away, the autopilot. */
  readonly control: 'human' | 'bot' | 'autopilot'
  readonly connected: boolean
  /** The code of the portrait they chose. */
  readonly portrait?: string | undefined
}

/** A decision of the viewer. Awaited decisions come before open ones, for which nobody waits. */
export interface OpenDecision {
  /** Unique among the decisions that stand at the same time. */
  readonly key: string
  /** The seat whose decision it is: the viewer's own, or the table's. */
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

/** The connection to the match's source; always steady for a match on this device. */
export type Connection = 'steady' | 'connecting' | 'lost' | 'closed'

/** Where a match comes from. */
export type SourceKind = 'live' | 'local' | 'replay'

/** A submitted move without a reply. */
export interface InFlight {
  readonly seat: Seat
  readonly move: Move
}

/** Why a move was refused, for the place where it was made. */
export interface MoveRefusal {
  readonly code: string
  readonly message: string
  readonly move: Move
  /** The place where the move was made shows it. For other moves the frame of the match does. */
  readonly isInPlace?: boolean
}

/** How a move is made. */
export interface SubmitOptions {
  /** The caller shows the refusal where the move was made (`match.refusal`). */
  readonly isInPlace?: boolean
}

/** The addresses of a picture of a match; the type is the game's. */
export interface PictureLink {
  readonly assetType: string
  readonly ownerId?: string
  readonly achievementId?: string
  /** The picture itself, and the page that others can be sent to. */
  readonly url: string
  readonly pageUrl: string
}

/** What a viewer may know of a match at one moment. */
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

/** Before anything has arrived. */
export const NOTHING_SHOWN: Shown = { picture: undefined, story: [], awaited: [], outcome: undefined }

/** How something that has arrived is shown. */
export interface Arrival {
  /** Called when it is shown. */
  readonly also?: () => void
  readonly isAtOnce?: boolean
}

/** What only a match on this device has. */
export interface OneDevice {
  /** The seats of people; all of them are at this device. */
  readonly people: readonly Seat[]
  /** The seat to which the device is to be handed over; until then the match is hidden. */
  readonly handOver: Seat | undefined
  /** The seat in whose name the last move can be taken back; undefined when it cannot. */
  readonly undoSeat: Seat | undefined
  /** The thread of the bots has failed: the match has to be loaded again. */
  readonly haveBotsFailed: boolean
  /** The seat that was handed the device takes it. */
  take(): void
}

/** A record, and how many of its moves people have seen. */
export interface SeenRecord {
  readonly record: MatchRecord
  readonly at: number
}

/** Whether two decisions are the same one, as far as can be seen. */
export function isSameDecision(one: OpenDecision, other: OpenDecision): boolean {
  return one === other || (one.key === other.key && JSON.stringify(one) === JSON.stringify(other))
}
