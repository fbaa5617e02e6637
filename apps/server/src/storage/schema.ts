import type { GeneratorName, Outcome, Strength } from '@ludoteca/kernel'
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
  content_pack: ContentPackTable
  content_turn: ContentTurnTable
  match_balance: MatchBalanceTable
  admin: AdminTable
  admin_session: AdminSessionTable
  audit: AuditTable
  sanction: SanctionTable
  name_report: NameReportTable
  name_term: NameTermTable
  seat_note: SeatNoteTable
  ladder_person: LadderPersonTable
  ladder_seat: LadderSeatTable
  ladder_exclusion: LadderExclusionTable
  rating_match: RatingMatchTable
  rating_seat: RatingSeatTable
  tally: TallyTable
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
  /** Until when the account may not be used; for ever is very late. */
  barred_until: number | null
  /** Why; the person may read it. */
  barred_because: string | null
  /** The name was taken away or given by whoever looks after the house: the person cannot choose another one. */
  name_locked: Generated<boolean>
  /** What the person has been warned of, until they have read it. */
  warning: string | null
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
  /** What it is played with; nothing for what its game brings along. */
  pack_id: string | null
  pack_sha256: string | null
  /** What it came to for seasons and ratings is written down. */
  ladder_read: Generated<boolean>
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
  /** Since when it leads nowhere although its time is not over, and never will again. */
  withdrawn_at: number | null
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

/** What a game can be filled with. Known by its hash, never changed. */
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

/** What a finished match says about the balance of its game. */
interface MatchBalanceTable {
  match_id: string
  version: number
  notes: Json<object>
}

/** What is known of a seat at the end that no log holds. */
interface SeatNoteTable {
  match_id: string
  seat: number
  /** Where its person came from: a keyed hash, see `rooms/places.ts`. */
  network: string | null
  /** How well its bot plays. */
  strength: Strength | null
  /** Who held it in the end, as ladders call them. Nothing for bots, and before the match was read for the first time. */
  person: string | null
  /** Whether somebody else held it in the beginning. */
  changed: boolean | null
}

/**
 * What ladders call an account. When the account goes, this goes: what it played for still counts for all others, and
 * leads to nobody.
 */
interface LadderPersonTable {
  person: string
  account_id: string
}

/** What a person's seat of a match came to for a season. */
interface LadderSeatTable {
  match_id: string
  seat: number
  game: string
  season: string
  /** When the match ended. */
  at: number
  person: string
  team: string
  points: number
  rank: number
  /** Whether the person was there long enough. */
  scores: boolean
  network: string | null
}

/** A match that somebody has taken out of seasons and ratings. */
interface LadderExclusionTable {
  match_id: string
  reason: string
  /** Who did it, if anybody is known by a name. */
  by: string | null
  at: number
}

/** A match that says something about how well people play. */
interface RatingMatchTable {
  match_id: string
  game: string
  at: number
  sides: Json<readonly StoredSide[]>
  /** Whether the ratings after it are worked out. */
  counted: Generated<boolean>
}

/** One side of such a match. With a name it is the game itself. */
export interface StoredSide {
  readonly rank: number
  readonly house?: string
}

/** Who sat there: a person or a bot. After the match a person was rated so, with so many matches. */
interface RatingSeatTable {
  match_id: string
  seat: number
  side: number
  person: string | null
  bot: Strength | null
  mu_milli: number | null
  sigma_milli: number | null
  played: number | null
}

/** How often something happened within an hour, in all processes together. The hour is when it began. */
interface TallyTable {
  hour: number
  what: string
  count: number
}

interface SettingTable {
  name: string
  value: string
}

/** What somebody who looks after the house may do: each of them all that those before may. */
export const ROLES = ['VIEWER', 'MODERATOR', 'OPERATOR'] as const
export type Role = (typeof ROLES)[number]

/** An account that looks after the house. */
interface AdminTable {
  account_id: string
  role: Role
  added_at: number
  /** A hash of the code with which a second factor may be set up, once, and until when. */
  enrol_hash: string | null
  enrol_until: number | null
  /** The second factor while it is being set up, and then; both sealed, see `admin/sealed.ts`. */
  pending: string | null
  secret: string | null
  /** The last time step of which a code was taken: none is taken twice. */
  last_step: Generated<number>
  /** Hashes of the recovery codes that are left. */
  recovery: ColumnType<readonly string[], string | undefined, string>
  enrolled_at: number | null
}

/** A session in which the second factor was shown. */
interface AdminSessionTable {
  id_hash: string
  account_id: string
  began_at: number
  used_at: number
}

/** What was done by whoever looks after the house. Rows are added and never changed; the database sees to that, too. */
interface AuditTable {
  id: Generated<number>
  at: number
  account_id: string
  who: string
  role: string
  action: string
  target: string | null
  reason: string | null
  details: ColumnType<Readonly<Record<string, unknown>>, string | undefined, never>
}

/** A warning, or a time in which an account may not be used; without an end it is a ban. */
interface SanctionTable {
  id: Generated<number>
  account_id: string
  kind: 'warning' | 'suspension' | 'ban' | 'lifted'
  at: number
  until: number | null
  reason: string
  by: string
}

/** Somebody found the name of somebody wrong. Outlives the room. */
interface NameReportTable {
  id: Generated<number>
  at: number
  room_id: string
  game: string
  by_account: string | null
  of_account: string
  name: string
  reason: string
  settled_at: number | null
  settled_as: 'masked' | 'renamed' | 'dismissed' | null
}

/** What no name may hold in addition to what is built in, or may hold in spite of it. */
interface NameTermTable {
  term: string
  place: 'anywhere' | 'alone' | 'phrases'
  verdict: 'blocked' | 'allowed'
  at: number
}
