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

/** One connection, as a table or a room speaks to it. */
export interface Listener {
  readonly participantId: string
  /** The number of the last message sent to it. */
  readonly seq: number
  /** `payload` is ready JSON text, shared by all who hear the same. */
  send(type: ServerType, payload: string, ids?: { readonly roomId: string; readonly matchId: string | null }): void
  /** It could not be sent what has happened, and is detached: it has to be attached anew. */
  drop(): void
}

/** A message as a connection would have received it. */
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

/** Who plays which seat, and whether anybody plays at all just now. */
export interface Controls {
  readonly seats: readonly Control[]
  readonly paused: boolean
  /** Who watches and is connected; nothing when nobody knows. */
  readonly watchers?: readonly string[]
  /** Who is to take over a seat as soon as the game allows it. */
  readonly newcomers?: readonly Newcomer[]
}

/** Somebody who watches and will take over a seat that nobody plays. */
export interface Newcomer {
  readonly participantId: string
  readonly seat: Seat
  readonly belongings: Belongings
}

/** Who plays the seats of running matches, and who holds them. Asked when a match is opened and when it ends. */
export interface Seating {
  controlsOf(roomId: string): Promise<Controls | undefined>
  /** Who holds the seats of this match now: a seat may have changed hands since it began. */
  playersOf(roomId: string, matchId: string): Promise<Players | undefined>
}

/** What subscribers hear from tables. If `seatTaken` fails, it is called again. */
export interface TableSubscriber {
  matchEnded(roomId: string, matchId: string): Promise<void>
  /** The rules have handed this seat over. */
  seatTaken(roomId: string, matchId: string, newcomer: Newcomer): Promise<void>
  /** Whoever holds this seat acts again, or does not although connected. */
  attends(roomId: string, matchId: string, seat: Seat, isThere: boolean): Promise<void>
}

/** A match to be started. */
export interface NewMatch {
  readonly roomId: string
  readonly game: string
  readonly options: object
  readonly seats: StartedMatch['seats']
  readonly serverSeed: string
  readonly contributions: StartedMatch['contributions']
  /** Whether everybody may find it when it is over. */
  readonly listed: boolean
  readonly controls: Controls
  /** What each seat brings along. */
  readonly brought?: readonly (Belongings | null)[]
}

/** Who holds each seat. */
export type Players = readonly (StartedMatch['seats'][number] & SeatNote)[]

/** Finds the box of a game, filled with a pack where one is named. */
export type FindBox = (game: string, pack?: Pick<PackRef, 'sha256'>) => Promise<Box | undefined>

/** Where this viewer sits, and whether it also speaks for the table. */
export interface Place {
  /** Nothing for a watcher. */
  readonly seat: Seat | null
  readonly host: boolean
}

/** A move on its way into the log. */
export interface MoveRequest {
  readonly seat: Seat
  readonly move: unknown
  /** Whoever sends the same key again gets the first answer. */
  readonly key: string
  /** The connection it came from, and the last message that connection had seen. */
  readonly listener?: Listener | undefined
  readonly answers?: number | undefined
}

/** A move as the log stores it. */
export interface StoredMove extends LogEntry {
  readonly at: number
  /** Unique within the match: whoever asks again with it gets the first answer. */
  readonly key: string
}

/** When each open decision began, by seat and prompt. Part of a snapshot. */
export type ClockStarts = Readonly<Record<string, number>>

/** How many facts everybody has heard, and how many more each seat. Part of a snapshot. */
export interface HeardCounts {
  readonly all: number
  readonly more: Readonly<Record<string, number>>
}

/** A match at one moment, with what the table keeps beside it. */
export interface TableSnapshot {
  readonly match: Snapshot
  readonly clocks: ClockStarts
  /** When its last move was made. Snapshots of before do not say. */
  readonly latest?: number
  readonly heard: HeardCounts
}

/** What a table needs of the storage. */
export interface TableStore {
  readonly absence: Pick<Absence, 'isAway' | 'whenBack'>
  /** Resolves after the commit. `due`, when given, is stored with the rows. */
  append(matchId: string, rows: readonly StoredMove[], due?: number | null): Promise<'stored' | 'taken'>
  after(matchId: string, seq: number): Promise<readonly StoredMove[]>
  hasKey(matchId: string, key: string): Promise<boolean>
  find(matchId: string): Promise<StartedMatch | undefined>
  /** The newest snapshot that is not after this move. */
  snapshotAt(matchId: string, seq: number): Promise<TableSnapshot | undefined>
  saveSnapshot(matchId: string, snapshot: TableSnapshot): Promise<void>
  /** `instead`, when given, is what it has to be so far: what others have written meanwhile stays. */
  setDue(matchId: string, due: number | null, instead?: number): Promise<void>
  /** Nobody plays from then on. */
  pause(matchId: string, at: number): Promise<void>
  /** Somebody plays again; clocks start anew. Gives how long the match was paused in all. */
  resume(matchId: string, at: number): Promise<number>
  /** Stores outcome and results, once; the match is over then. */
  finish(matchId: string, outcome: Outcome, players: Players, at: number): Promise<void>
}

/** What all tables together need of the storage. */
export interface MatchStore extends TableStore {
  create(started: StartedMatch): Promise<void>
  /** Running matches that somebody should have looked at by now. No other process is given them until the lease ends. */
  claimDue(now: number, leaseUntil: number, limit: number): Promise<readonly string[]>
  /** Ends a match that nobody will finish. */
  abandon(matchId: string, at: number): Promise<void>
}

/** A match as it was started. Holds the seed. */
export type StartedMatch = StoredMatch

/** How a table behaves; all times in milliseconds. */
export interface TableSettings {
  /** How long a bot seems to think while people watch. */
  readonly botMs: number
  /** A move that was under way when the clock ran out still counts. */
  readonly clockGraceMs: number
  /** How long watchers may be away before the rules hear of it. */
  readonly audienceGraceMs: number
  /** How long clocks wait for people to come back after a restart. */
  readonly restartGraceMs: number
  /** When somebody else should look after a match whose process has died, beyond the time it was due. */
  readonly dueSlackMs: number
  /** How long a table waits before it tries again what did not work. */
  readonly retryMs: number
  /** A snapshot is stored every so many moves. */
  readonly snapshotEvery: number
}

/** What a table reports to whoever runs it. */
interface TableEvents {
  failed(error: unknown, matchId: string): void
  /** A person's move was answered after so many milliseconds. */
  answered(afterMs: number): void
  ended(started: StartedMatch): void
  seatTaken(started: StartedMatch, newcomer: Newcomer): void
  attends(started: StartedMatch, seat: Seat, isThere: boolean): void
}

/** Keeps clocks from firing for a time in which people could not move. */
export interface ClockGrace {
  /** Whether no clock may fire whatever its time. */
  readonly isHeld: boolean
  /** Before this time no clock fires in a match that began, and lost its process if it ever did, at those times. */
  until(startedAt: number, orphanedAt: number): number
  /** When to look at a clock that should fire at that time. */
  lookAt(at: number, now: number): number
}

/** Whether that seat's person has earned this in a match. */
export type IsEarned = (seat: Seat, achievement: string) => boolean

/** Where others find the pictures of matches. */
interface PictureLinks {
  /** False while nothing may be passed on. */
  readonly isOn?: boolean
  idOf(matchId: string, picture: string): string
  /** From now on these pictures can be found; with a moment, as they are after so many moves. */
  offer(matchId: string, pictures: readonly string[], how?: { readonly moment: number | null }): Promise<void>
}

/** What a table is built from. */
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
  /** A key no other move has. */
  newKey(): string
}

/** What all tables of a process are built from. */
export interface TablesDeps {
  readonly store: MatchStore
  readonly env: Environment
  readonly settings: TableSettings
  readonly pictureLinks: PictureLinks
  readonly findBox: FindBox
  readonly seating: Seating
  /** What new matches of a game are played with; without it, always what the game brings along. */
  packOfNewMatches?(game: string): Promise<PackRef | undefined>
  /**
   * Whether the storage does not answer just now, though it may not be known to be away. Asked before clocks fire: if this
   * process has slept, `resume` is called first.
   */
  isSilent(): boolean
  failed(error: unknown, matchId: string): void
  answered(afterMs: number): void
}

/** What holds when nobody says otherwise. */
export const TABLE_SETTINGS: TableSettings = {
  botMs: 700,
  clockGraceMs: 300,
  audienceGraceMs: 5_000,
  restartGraceMs: 10_000,
  dueSlackMs: 2_000,
  retryMs: 500,
  snapshotEvery: 250,
}
