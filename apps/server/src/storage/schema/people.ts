import type { ColumnType, Generated } from 'kysely'

/** The tables about people and their accounts. */
export interface PeopleSchema {
  account: AccountTable
  session: SessionTable
  tutorial: TutorialTable
  sanction: SanctionTable
  name_report: NameReportTable
  name_term: NameTermTable
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
  /** When the handle was set. */
  claimed_at: number | null
  /** The address of the profile page. Guests have none. */
  slug: string | null
  visibility: Generated<Visibility>
  real_name: string | null
  real_name_shown: Generated<boolean>
  /** What the person brings along to matches, by game. */
  belongings: ColumnType<AccountBelongings | null, string | null, string | null>
  /** Until when the account is suspended; a very late time for ever. */
  barred_until: number | null
  /** The reason, which the person may read. */
  barred_because: string | null
  /** The name was taken away or given by an administrator: the person cannot choose another one. */
  name_locked: Generated<boolean>
  /** What the person has been warned of, until they have read it. */
  warning: string | null
}

/** Only a hash of the token is stored: nobody who reads the table can log in with it. */
interface SessionTable {
  id_hash: string
  account_id: string
  created_at: number
  seen_at: number
  expires_at: number
  /** The browser and system it was begun with: `Firefox, Linux`. */
  device: string | null
}

/** An account has finished the guided first match of a game. */
interface TutorialTable {
  account_id: string
  game: string
  at: number
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

/** A report of a name. Outlives the room. */
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

/** Terms that names may not contain in addition to the built-in ones, or may contain in spite of them. */
interface NameTermTable {
  term: string
  place: 'anywhere' | 'alone' | 'phrases'
  verdict: 'blocked' | 'allowed'
  at: number
}
