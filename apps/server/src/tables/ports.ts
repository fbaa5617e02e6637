import type {
  Belongings,
  Box,
  Fact,
  Game,
  LogEntry,
  Match,
  Move,
  Outcome,
  PackRef,
  Seat,
  Snapshot,
  Strength,
} from '@ludoteca/kernel'
import type { ServerType } from '@ludoteca/protocol'
import type { Environment } from '../environment.ts'
import type { SeatNote, StoredMatch } from '../storage/matches.ts'
import type { Absence } from '../storage/storage.ts'

/** A match of any game. */
export type AnyMatch = Match<object, object, Move, object, Fact>
/** The rules of any game. */
export type AnyGame = Game<object, object, Move, object, Fact>

/** A connection, as tables and rooms send to it. */
export interface Listener {
  readonly participantId: string
  /** The number of the last message sent to it. */
  readonly seq: number
  /** Sends a message. `payload` is JSON text, shared by all listeners that get the same. */
  send(type: ServerType, payload: string, ids?: { readonly roomId: string; readonly matchId: string | null }): void
  /** Called when an update could not be sent and the listener was detached: it has to attach again. */
  drop(): void
}

/** A message as a connection receives it. */
export interface SentMessage {
  readonly type: ServerType
  readonly payload: unknown
  readonly matchId: string | null
}

/** Who plays a seat. */
export type Control =
  | { readonly by: 'human' }
  | { readonly by: 'autopilot' }
  | { readonly by: 'bot'; readonly strength: Strength }

/** Who plays which seat, and whether the match is paused. */
export interface Controls {
  readonly seats: readonly Control[]
  readonly paused: boolean
  /** The connected watchers; undefined when that is not known. */
  readonly watchers?: readonly string[]
  /** People who take over a seat as soon as the game allows it. */
  readonly newcomers?: readonly Newcomer[]
}

/** A watcher who takes over a seat that nobody plays. */
export interface Newcomer {
  readonly participantId: string
  readonly seat: Seat
  readonly belongings: Belongings
}

/** Who plays and who holds the seats of running matches. Called when a match is loaded and when it ends. */
export interface Seating {
  controlsOf(roomId: string): Promise<Controls | undefined>
  /** Who holds the seats of this match now; they may have changed hands since it began. */
  playersOf(roomId: string, matchId: string): Promise<Players | undefined>
}

/** What tables report to subscribers. If `seatTaken` rejects, it is called again. */
export interface TableSubscriber {
  matchEnded(roomId: string, matchId: string): Promise<void>
  /** This newcomer has taken over a seat. */
  seatTaken(roomId: string, matchId: string, newcomer: Newcomer): Promise<void>
  /** The person at this seat is active again, or is idle although connected. */
  attends(roomId: string, matchId: string, seat: Seat, isThere: boolean): Promise<void>
}

/** What a match is started with. */
export interface NewMatch {
  readonly roomId: string
  readonly game: string
  readonly options: object
  readonly seats: StartedMatch['seats']
  readonly serverSeed: string
  readonly contributions: StartedMatch['contributions']
  /** Whether it is listed in public when it is over. */
  readonly listed: boolean
  readonly controls: Controls
  /** What the person at each seat brings along. */
  readonly brought?: readonly (Belongings | null)[]
}

/** Who holds each seat. */
export type Players = readonly (StartedMatch['seats'][number] & SeatNote)[]

/** Finds the box of a game, filled with a pack where one is named. */
export type FindBox = (game: string, pack?: Pick<PackRef, 'sha256'>) => Promise<Box | undefined>

/** Where a viewer sits, and whether it may act for the table. */
export interface Place {
  /** Null for a watcher. */
  readonly seat: Seat | null
  readonly host: boolean
}

/** A submitted move. */
export interface MoveRequest {
  readonly seat: Seat
  readonly move: unknown
  /** The idempotency key: repeats with the same key get the first reply. */
  readonly key: string
  /** The connection it came from, and the last message that connection had received. */
  readonly listener?: Listener | undefined
  readonly answers?: number | undefined
}

/** A move as the log stores it. */
export interface StoredMove extends LogEntry {
  readonly at: number
  /** The idempotency key, unique within the match. */
  readonly key: string
}

/** When the clock of each decision started, by seat and prompt. Part of a stored snapshot. */
export type ClockStarts = Readonly<Record<string, number>>

/** How many facts everybody may see, and how many more each seat. Part of a stored snapshot. */
export interface FactCounts {
  readonly all: number
  readonly more: Readonly<Record<string, number>>
}

/** A stored snapshot: a match at one moment, with what is derived from its log. */
export interface TableSnapshot {
  readonly match: Snapshot
  readonly clocks: ClockStarts
  /** When its last move was made. Missing in older snapshots. */
  readonly latest?: number
  /** How many facts were told so far. The name is as old as the first stored snapshot. */
  readonly heard: FactCounts
}

/** What one table needs of the storage. */
export interface TableStore {
  readonly absence: Pick<Absence, 'isAway' | 'whenBack'>
  /** Resolves after the commit. `wakeAt`, when given, is stored with the rows. */
  append(matchId: string, rows: readonly StoredMove[], wakeAt?: number | null): Promise<'stored' | 'taken'>
  after(matchId: string, seq: number): Promise<readonly StoredMove[]>
  hasKey(matchId: string, key: string): Promise<boolean>
  find(matchId: string): Promise<StartedMatch | undefined>
  /** The newest snapshot that is not after this move. */
  snapshotAt(matchId: string, seq: number): Promise<TableSnapshot | undefined>
  saveSnapshot(matchId: string, snapshot: TableSnapshot): Promise<void>
  /** `instead`, when given, is what it has to be so far: what others have written meanwhile stays. */
  setWakeAt(matchId: string, wakeAt: number | null, instead?: number): Promise<void>
  /** The match is paused from then on. */
  pause(matchId: string, at: number): Promise<void>
  /** The match goes on; clocks start again. Resolves with the length of all its pauses. */
  resume(matchId: string, at: number): Promise<number>
  /** Stores outcome and results, once; the match is over then. */
  finish(matchId: string, outcome: Outcome, players: Players, at: number): Promise<void>
}

/** What all tables together need of the storage. */
export interface MatchStore extends TableStore {
  create(started: StartedMatch): Promise<void>
  /** Claims running matches whose wake time has passed, for this process, until the lease ends. */
  claimOverdue(now: number, leaseUntil: number, limit: number): Promise<readonly string[]>
  /** Ends a match without an outcome. */
  abandon(matchId: string, at: number): Promise<void>
}

/** A match as it was started. Holds the seed. */
export type StartedMatch = StoredMatch

/** How a table behaves; all times in milliseconds. */
export interface TableSettings {
  /** How long bots wait before a move while people watch. */
  readonly botMs: number
  /** How much later than shown clocks fire, so that a move that was under way still counts. */
  readonly clockGraceMs: number
  /** How long watchers may be away before the rules are told. */
  readonly audienceGraceMs: number
  /** How long clocks wait for people to come back after a restart. */
  readonly restartGraceMs: number
  /** How long after a match's next event other processes take it for abandoned by its own. */
  readonly wakeSlackMs: number
  /** How long a table waits before a retry. */
  readonly retryMs: number
  /** A snapshot is stored every so many moves. */
  readonly snapshotEvery: number
}

/** What tables report to the metrics and the log. */
interface TableEvents {
  failed(error: unknown, matchId: string): void
  /** The reply to a person's move was sent after so many milliseconds. */
  answered(afterMs: number): void
  ended(started: StartedMatch): void
  seatTaken(started: StartedMatch, newcomer: Newcomer): void
  attends(started: StartedMatch, seat: Seat, isThere: boolean): void
}

/** Holds clocks for the time in which people could not move. */
export interface ClockGrace {
  /** Whether all clocks are held now. */
  readonly isHeld: boolean
  /** Before this time no clock fires in a match that was started, and lost its process, at these times. */
  until(startedAt: number, orphanedAt: number): number
  /** When to look at a clock that should fire at that time. */
  lookAt(at: number, now: number): number
}

/** Whether that seat's person has earned this in a match. */
export type IsEarned = (seat: Seat, achievement: string) => boolean

/** The public links of pictures of matches. */
interface PictureLinks {
  /** False while sharing is switched off. */
  readonly isOn?: boolean
  idOf(matchId: string, picture: string): string
  /** Makes the links of these pictures work; with a moment, they show the match after so many moves. */
  offer(matchId: string, pictures: readonly string[], how?: { readonly moment: number | null }): Promise<void>
}

/** The dependencies of a table. */
export interface TableDeps {
  readonly box: Box
  readonly store: TableStore
  readonly env: Environment
  readonly settings: TableSettings
  readonly pictureLinks: PictureLinks
  readonly grace: ClockGrace
  readonly events: TableEvents
  /** What people have earned after so many moves, or by the end; nothing while nobody can say. */
  earnedIn(started: StartedMatch, moment: number | null): Promise<IsEarned | undefined>
  /** Who holds the seats at the end of the match. */
  playersOf(started: StartedMatch): Promise<Players>
  /** Makes a unique key for a move that no person makes. */
  newKey(): string
}

/** The dependencies of all tables of a process. */
export interface TablesDeps {
  readonly store: MatchStore
  readonly env: Environment
  readonly settings: TableSettings
  readonly pictureLinks: PictureLinks
  readonly findBox: FindBox
  readonly seating: Seating
  /** The content pack of new matches of a game; without it, always the built-in content. */
  packOfNewMatches?(game: string): Promise<PackRef | undefined>
  /**
   * Whether the storage is silent, though it may not be known to be away. Called before clocks fire: if this
   * process has slept, `resume` is called first.
   */
  isSilent(): boolean
  failed(error: unknown, matchId: string): void
  answered(afterMs: number): void
}

/** The defaults. */
export const TABLE_SETTINGS: TableSettings = {
  botMs: 700,
  clockGraceMs: 300,
  audienceGraceMs: 5_000,
  restartGraceMs: 10_000,
  wakeSlackMs: 2_000,
  retryMs: 500,
  snapshotEvery: 250,
}
