import type { Kysely, Selectable } from 'kysely'
import type { AccountBelongings, AccountTable, Schema, Visibility } from '../storage/schema.ts'

/** A person, as rooms and tables know them. */
export interface Person {
  readonly accountId: string
  readonly name: string
  /** When handle and password were set; null for a guest. */
  readonly claimedAt?: number | null
  readonly portrait?: Portrait | null
  /** What they bring along to matches, by game. */
  readonly belongings?: AccountBelongings
  /** They cannot change their name: an administrator has set it. */
  readonly nameLocked?: boolean
}

/** How somebody is drawn: values that the client knows. `face` is the code of a portrait. */
type Portrait = Readonly<Record<string, string | number | boolean>>

/** A person with all that they themselves may know. */
export interface Individual extends Person {
  readonly handle: string | null
  readonly claimedAt: number | null
  /** Whether there is a handle and a password to come back with. */
  readonly claimed: boolean
  readonly colour: string | null
  readonly portrait: Portrait | null
  /** The address of the profile page. Guests have none. */
  readonly slug: string | null
  readonly visibility: Visibility
  readonly realName: string | null
  /** Whether the profile page shows it. */
  readonly realNameShown: boolean
  /** What they bring along to matches, by game. */
  readonly belongings: AccountBelongings
  readonly createdAt: number
  readonly nameLocked: boolean
  /** A warning that they have not read yet. */
  readonly warning: string | null
  /** Until when the account is suspended; null or a time in the past when it is not. */
  readonly barredUntil: number | null
  readonly barredBecause: string | null
}

/** Changes that a person may make to themselves. */
export interface ProfileChanges {
  readonly name?: string
  readonly colour?: string | null
  readonly portrait?: Portrait | null
  readonly visibility?: Visibility
  readonly realName?: string | null
  readonly realNameShown?: boolean
  /** The belongings for a game replace those for it before. */
  readonly belongings?: AccountBelongings
}

/** The columns that make an `Individual`. */
export const PERSON_COLUMNS = [
  'account.id',
  'account.name',
  'account.handle',
  'account.colour',
  'account.portrait',
  'account.slug',
  'account.visibility',
  'account.real_name',
  'account.real_name_shown',
  'account.belongings',
  'account.created_at',
  'account.claimed_at',
  'account.name_locked',
  'account.warning',
  'account.barred_until',
  'account.barred_because',
] as const

type PersonColumn = (typeof PERSON_COLUMNS)[number] extends `account.${infer Column}` ? Column : never

/** A row of the account table as a person. */
export function personOfRow(row: Pick<Selectable<AccountTable>, PersonColumn & keyof AccountTable>): Individual {
  return {
    accountId: row.id,
    name: row.name,
    handle: row.handle,
    claimed: row.handle !== null,
    claimedAt: row.claimed_at,
    colour: row.colour,
    portrait: row.portrait === null ? null : (JSON.parse(row.portrait) as Portrait),
    slug: row.slug,
    visibility: row.visibility,
    realName: row.real_name,
    realNameShown: row.real_name_shown,
    belongings: row.belongings ?? {},
    createdAt: row.created_at,
    nameLocked: row.name_locked,
    warning: row.warning,
    barredUntil: row.barred_until,
    barredBecause: row.barred_because,
  }
}

/** The account with its password's hash. */
export function accountWith(db: Kysely<Schema>, accountId: string) {
  return db
    .selectFrom('account')
    .select([...PERSON_COLUMNS, 'password_hash'])
    .where('id', '=', accountId)
}

/** Locks the account until the transaction is over. All code that changes sessions does so. */
export function hold(db: Kysely<Schema>, accountId: string) {
  return accountWith(db, accountId).forUpdate().executeTakeFirst()
}
