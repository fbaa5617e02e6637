import type { ColumnType, Generated } from 'kysely'

/** The tables of the administration. */
export interface AdministrationSchema {
  setting: SettingTable
  admin: AdminTable
  admin_session: AdminSessionTable
  audit: AuditTable
  tally: TallyTable
}

interface SettingTable {
  name: string
  value: string
}

/** What an administrator may do: each role all that those before it may. */
export const ROLES = ['VIEWER', 'MODERATOR', 'OPERATOR'] as const
export type Role = (typeof ROLES)[number]

/** An account with a role in the administration. */
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
  /** The time step of the last accepted code: no code is accepted twice. */
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

/** The audit log. Rows are added and never changed; the database enforces that, too. */
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

/** How often something happened within an hour, in all processes together. The hour is when it began. */
interface TallyTable {
  hour: number
  what: string
  count: number
}
