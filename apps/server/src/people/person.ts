import type { AccountTable } from '../storage/schema.ts'

/** A person, as rooms and tables know them. */
export interface Person {
  readonly accountId: string
  readonly name: string
  /** Since when there is a handle and a password to come back with; nothing for a guest. */
  readonly claimedAt?: number | null
}

/** How a portrait is drawn: a few named values, known to whoever draws it. */
type Portrait = Readonly<Record<string, string | number | boolean>>

/** A person, as they know themselves. */
export interface Individual extends Person {
  readonly handle: string | null
  readonly claimedAt: number | null
  /** Whether there is a handle and a password to come back with. */
  readonly claimed: boolean
  readonly colour: string | null
  readonly portrait: Portrait | null
  /** Whether others may look this person up. */
  readonly listed: boolean
  readonly createdAt: number
}

/** What a person may change about themselves. */
export interface ProfileChanges {
  readonly name?: string
  readonly colour?: string | null
  readonly portrait?: Portrait | null
  readonly listed?: boolean
}

/** The columns that make an `Individual`. */
export const PERSON_COLUMNS = [
  'account.id',
  'account.name',
  'account.handle',
  'account.colour',
  'account.portrait',
  'account.listed',
  'account.created_at',
  'account.claimed_at',
] as const

/** A row of the account table as a person. */
export function personOfRow(
  row: Pick<AccountTable, 'id' | 'name' | 'handle' | 'colour' | 'portrait' | 'created_at' | 'claimed_at'> & {
    listed: boolean
  },
): Individual {
  return {
    accountId: row.id,
    name: row.name,
    handle: row.handle,
    claimed: row.handle !== null,
    claimedAt: row.claimed_at,
    colour: row.colour,
    portrait: row.portrait === null ? null : (JSON.parse(row.portrait) as Portrait),
    listed: row.listed,
    createdAt: row.created_at,
  }
}
