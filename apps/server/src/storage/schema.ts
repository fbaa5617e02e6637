import type { GeneratorName, Outcome } from '@ludoteca/kernel'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** A column written as JSON text (`JSON.stringify`) and read as what the text says. */
type Json<T extends object> = JSONColumnType<T>

/** The tables. Times are epoch milliseconds. The migrations make what this file describes. */
export interface Schema {
  account: AccountTable
  session: SessionTable
  room: RoomTable
  participant: ParticipantTable
  match: MatchTable
  clock: ClockTable
  move: MoveTable
  snapshot: SnapshotTable
  answer: AnswerTable
  result: ResultTable
  setting: SettingTable
  acceptance: AcceptanceTable
  share_link: ShareLinkTable
  tutorial: TutorialTable
}

/** A person. A guest has neither handle nor password. */
export interface AccountTable {
  id: string
  name: string
  handle: string | null
  /** The handle as it is compared: no two accounts share one. */
  handle_key: string | null
  password_hash: string | null
  colour: string | null
  portrait: string | null
  listed: Generated<boolean>
  created_at: number
  seen_at: number
  /** Since when there is a handle. */
  claimed_at: number | null
}

/** Only a hash of the token is kept: who reads the table cannot log in with it. */
interface SessionTable {
  id_hash: string
  account_id: string
  created_at: number
  seen_at: number
  expires_at: number
  /** What it was begun with, roughly: `Firefox, Linux`. */
  device: string | null
}

export interface RoomTable {
  id: string
  kind: 'public' | 'friends'
  game: string
  status: 'lobby' | 'countdown' | 'running' | 'ended'
  /** Goes up with every change, so that two processes never overwrite each other. */
  version: number
  state: Json<object>
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
}

/** What a human gave to the seed. */
export interface Contribution {
  readonly name: string
  readonly entropy: string
}

export interface MatchTable {
  id: string
  room_id: string
  game: string
  rules_version: number
  options: Json<object>
  seats: Json<readonly StoredSeat[]>
  seed: string
  generator: GeneratorName
  seed_commit: string
  server_seed: string
  contributions: Json<readonly Contribution[]>
  /** Whether everybody finds it when it is over. */
  listed: boolean
  started_at: number
  ended_at: number | null
  paused_at: number | null
  paused_ms: Generated<number>
  clocks_from: number | null
  outcome: ColumnType<Outcome | null, string | null, string | null>
}

/** When something must happen in a running match. Beside the match, because it changes with almost every move. */
interface ClockTable {
  match_id: string
  due_at: number | null
}

/** Who made a move that no person made. */
export type By = 'clock' | 'autopilot' | 'bot'

interface MoveTable {
  match_id: string
  seq: number
  seat: number
  move: Json<object>
  draws: Json<readonly number[]>
  by: By | null
  at: number
  key: string
}

interface SnapshotTable {
  match_id: string
  seq: number
  data: Json<object>
}

interface AnswerTable {
  scope: string
  key: string
  answer: Json<object>
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
}

/** An account has finished the guided first match of a game. */
interface TutorialTable {
  account_id: string
  game: string
  at: number
}

interface SettingTable {
  name: string
  value: string
}
