import { type Kysely, sql } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Schema } from '../storage/schema.ts'
import type { Actor } from './roles.ts'

/** What somebody did, to what, and why. */
export interface AuditedAction {
  /** As `room.close`: what it was done to, and what was done. */
  readonly action: string
  /** The id or handle of what it was done to. */
  readonly target?: string | null
  readonly reason?: string | null
  /** What else one would want to know later; never secrets, and nothing that would have to be forgotten with an account. */
  readonly details?: Readonly<Record<string, unknown>>
}

/** A line of the log. */
export interface AuditEntry extends Required<AuditedAction> {
  readonly id: number
  readonly at: number
  readonly who: string
  readonly role: string
}

/** Which lines are wanted. */
export interface AuditFilter {
  readonly who?: string | undefined
  /** The beginning of an action: `room` finds `room.close`. */
  readonly action?: string | undefined
  readonly target?: string | undefined
  readonly from?: number | undefined
  readonly until?: number | undefined
  /** Lines before this one. */
  readonly before?: number | undefined
}

/** Who did what. Rows are added and never changed. */
export class Audit {
  readonly #db: Kysely<Schema>
  readonly #env: Pick<Environment, 'now'>

  constructor(db: Kysely<Schema>, env: Pick<Environment, 'now'>) {
    this.#db = db
    this.#env = env
  }

  /** With a transaction the action and its line are stored together, or neither. */
  async note(
    { accountId, handle, role }: Actor,
    { action, target = null, reason = null, details = {} }: AuditedAction,
    db: Kysely<Schema> = this.#db,
  ): Promise<void> {
    const row = { at: this.#env.now(), account_id: accountId, who: handle, role, action, target, reason }
    await db
      .insertInto('audit')
      .values({ ...row, details: JSON.stringify(details) })
      .execute()
  }

  /** Newest first. */
  async read(filter: AuditFilter, limit: number): Promise<AuditEntry[]> {
    let query = this.#db
      .selectFrom('audit')
      .select(['id', 'at', 'who', 'role', 'action', 'target', 'reason', 'details'])
      .orderBy('id', 'desc')
      .limit(limit)
    const { who, action, target, from, until, before } = filter
    if (who !== undefined) query = query.where('who', '=', who.toLowerCase())
    if (action !== undefined) query = query.where(sql<boolean>`starts_with(action, ${action})`)
    if (target !== undefined) query = query.where(sql<boolean>`strpos(lower(target), ${target.toLowerCase()}) > 0`)
    if (from !== undefined) query = query.where('at', '>=', from)
    if (until !== undefined) query = query.where('at', '<', until)
    if (before !== undefined) query = query.where('id', '<', before)
    return query.execute()
  }
}
