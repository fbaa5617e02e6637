import type { GeneratorName, Outcome, Strength } from '@ludoteca/kernel'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** The tables of rooms and matches. */
export interface PlaySchema {
  room: RoomTable
  participant: ParticipantTable
  match: MatchTable
  clock: ClockTable
  move: MoveTable
  snapshot: SnapshotTable
  answer: AnswerTable
  result: ResultTable
  seat_note: SeatNoteTable
  acceptance: AcceptanceTable
  share_link: ShareLinkTable
  content_pack: ContentPackTable
  content_turn: ContentTurnTable
}

export interface RoomTable {
  id: string
  kind: 'public' | 'friends'
  game: string
  status: 'lobby' | 'countdown' | 'running' | 'ended'
  /** Increases with every change, so that two processes never overwrite each other. */
  version: number
  state: JSONColumnType<object>
  created_at: number
  updated_at: number
  empty_since: number | null
  expires_at: number | null
}

interface ParticipantTable {
  room_id: string
  id: string
  account_id: string
  name: string
  seat: number | null
  role: 'player' | 'watcher'
  joined_at: number
  seen_at: number
  online: Generated<boolean>
}

/** A seat as it was when the match began. */
export interface StoredSeat {
  readonly name: string
  readonly kind: 'human' | 'bot'
  readonly accountId: string | null
  /** The name is not to be read any more, but in records. */
  readonly isHidden?: boolean
}

/** A person's contribution to the seed. */
export interface Contribution {
  readonly name: string
  readonly entropy: string
}

export interface MatchTable {
  id: string
  room_id: string
  game: string
  rules_version: number
  options: JSONColumnType<object>
  seats: JSONColumnType<readonly StoredSeat[]>
  seed: string
  generator: GeneratorName
  seed_commit: string
  server_seed: string
  contributions: JSONColumnType<readonly Contribution[]>
  /** Whether it is listed in public when it is over. */
  listed: boolean
  started_at: number
  ended_at: number | null
  paused_at: number | null
  paused_ms: Generated<number>
  clocks_from: number | null
  outcome: ColumnType<Outcome | null, string | null, string | null>
  /** Whether it was read for careers. */
  career_read: Generated<boolean>
  /** Its content pack; null for the built-in content. */
  pack_id: string | null
  pack_sha256: string | null
  /** Whether it was read for seasons and ratings. */
  ladder_read: Generated<boolean>
}

/** The wake time of a running match. A table of its own, because it changes with almost every move. */
interface ClockTable {
  match_id: string
  due_at: number | null
}

/** What made a move that no person made. */
export type By = 'clock' | 'autopilot' | 'bot'

interface MoveTable {
  match_id: string
  seq: number
  seat: number
  move: JSONColumnType<object>
  draws: JSONColumnType<readonly number[]>
  by: By | null
  at: number
  key: string
}

interface SnapshotTable {
  match_id: string
  seq: number
  data: JSONColumnType<object>
}

interface AnswerTable {
  scope: string
  key: string
  answer: JSONColumnType<object>
  at: number
}

interface ResultTable {
  match_id: string
  seat: number
  account_id: string | null
  name: string
  kind: 'human' | 'bot'
  rank: number
  score: number
  won: boolean
  /** The name is not to be read any more. */
  name_hidden: Generated<boolean>
}

/** What is known of a seat at the end that is not in the log. */
interface SeatNoteTable {
  match_id: string
  seat: number
  /** Where its person came from: a keyed hash, see `rooms/places.ts`. */
  network: string | null
  /** How well its bot plays. */
  strength: Strength | null
  /** The ladder id of its person at the end. Null for bots, and before the match was read for the first time. */
  person: string | null
  /** Whether somebody else had it at the beginning. */
  changed: boolean | null
}

/** A host has accepted what a game wants accepted before a room may play it so. */
interface AcceptanceTable {
  room_id: string
  account_id: string | null
  game: string
  at: number
}

/** An address under which a picture of a match can be passed on. */
interface ShareLinkTable {
  id: string
  match_id: string
  picture: string
  expires_at: number
  moment: number | null
  /** When it was withdrawn, for good. */
  withdrawn_at: number | null
}

/** A content pack. Identified by its hash, never changed. */
interface ContentPackTable {
  sha256: string
  game: string
  pack_id: string
  version: string
  title: string
  /** Canonical JSON. */
  document: string
  uploaded_by: string
  uploaded_at: number
}

/** Decisions on what new matches of a game are played with: the last one counts. */
interface ContentTurnTable {
  id: Generated<number>
  game: string
  sha256: string | null
  decided_by: string
  at: number
}
