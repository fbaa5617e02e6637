import type { Fact, MatchRecord, Move, Outcome, PlainChoice, Seat, Strength, Viewer } from '@ludoteca/kernel'

/** Who sits where, and who plays for them now. */
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

/** Before anything has arrived. */
export const NOTHING_SHOWN: Shown = { picture: undefined, story: [], awaited: [], outcome: undefined }

/** How something that has arrived is shown. */
export interface Arrival {
  /** Called when it is shown. */
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

/** Whether two decisions are the same one, as far as can be seen. */
export function isSameDecision(one: OpenDecision, other: OpenDecision): boolean {
  return one === other || (one.key === other.key && JSON.stringify(one) === JSON.stringify(other))
}
