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
  career_match: CareerMatchTable
  achievement: AchievementTable
}

/** Who sees a profile page: whoever has its address, and with `public` also whoever looks for people; or nobody else. */
export type Visibility = 'unlisted' | 'public' | 'private'

/** What somebody brings along to matches, by game. */
export type AccountBelongings = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>

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
  created_at: number
  seen_at: number
  /** Since when there is a handle. */
  claimed_at: number | null
  /** The address of the profile page. Guests have none. */
  slug: string | null
  visibility: Generated<Visibility>
  real_name: string | null
  real_name_shown: Generated<boolean>
  /** What the person brings along to matches, by game. */
  belongings: ColumnType<AccountBelongings | null, string | null, string | null>
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
  /** What it brought to the accounts of those who played it is written down. */
  career_read: Generated<boolean>
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

/** A match that an account has played to its end. */
interface CareerMatchTable {
  match_id: string
  account_id: string
  game: string
  /** When the match ended. */
  at: number
  seat: number
  rank: number
  seats: number
  counted: Json<Readonly<Record<string, number>>>
}

/** An achievement, with the match in which it was earned first; without one it was given. */
interface AchievementTable {
  account_id: string
  game: string
  achievement: string
  match_id: string | null
  at: number
  times: number
}

interface SettingTable {
  name: string
  value: string
}
