import { type Refusal, refuse } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import { tidyHandle } from '../people/names.ts'
import { hashToken } from '../people/tokens.ts'
import type { Role, Schema } from '../storage/schema.ts'
import { Audit } from './audit.ts'
import type { Actor } from './roles.ts'

/** How long the code holds with which a second factor is set up. */
const ENROL_MS = 24 * 3_600_000
/** How long somebody is in after showing the second factor, and how long without doing anything. */
export const STAY_MS = 12 * 3_600_000
export const IDLE_MS = 3_600_000
/** Noting every request would be a write for each of them. */
const NOTE_EVERY_MS = 60_000

/** Who acts when it is the command line: whoever has the machine. */
const SHELL: Actor = { accountId: '', handle: '(shell)', role: 'OPERATOR' }

/** How far somebody has come: no second factor yet, one that was not shown in this session, or in. */
type Stage = 'enrol' | 'prove' | 'in'

/** An administrator, and how far they have logged in. */
export interface Standing extends Actor {
  readonly stage: Stage
  /** When they are out again, if they go on; nothing while they are not in. */
  readonly until: number | null
}

/** An administrator in the list. */
export interface Administrator {
  readonly handle: string
  readonly role: Role
  readonly addedAt: number
  /** Since when there is a second factor. */
  readonly enrolledAt: number | null
}

/** What somebody is made with: the command line keeps the code, and only its hash comes here. */
export interface Appointment {
  readonly handle: string
  readonly role: Role
  readonly codeHash: string
}

/** The administrators. */
export class Admins {
  readonly #db: Kysely<Schema>
  readonly #env: Pick<Environment, 'now'>
  readonly #audit: Audit

  constructor(db: Kysely<Schema>, env: Pick<Environment, 'now'>) {
    this.#db = db
    this.#env = env
    this.#audit = new Audit(db, env)
  }

  /**
   * Makes an account an administrator. One that is already has to begin again: a second factor that was lost, or seen by
   * others, is worth nothing from now on.
   */
  async add({ handle, role, codeHash }: Appointment): Promise<{ readonly handle: string } | Refusal> {
    const now = this.#env.now()
    return this.#db.transaction().execute(async (db) => {
      const account = await accountOf(db, handle)
      if (account === undefined) return refuse('NO_SUCH_ACCOUNT')
      const fresh = { role, enrol_hash: codeHash, enrol_until: now + ENROL_MS, pending: null, secret: null }
      await db
        .insertInto('admin')
        .values({ account_id: account.id, added_at: now, ...fresh })
        .onConflict((conflict) =>
          conflict.column('account_id').doUpdateSet({ ...fresh, recovery: '[]', enrolled_at: null }),
        )
        .execute()
      await db.deleteFrom('admin_session').where('account_id', '=', account.id).execute()
      await this.#audit.note(SHELL, { action: 'admin.add', target: account.handle, details: { role } }, db)
      return { handle: account.handle }
    })
  }

  /** Takes the rights away, at once. */
  async remove(handle: string): Promise<{ readonly handle: string } | Refusal> {
    return this.#db.transaction().execute(async (db) => {
      const account = await accountOf(db, handle)
      const gone = await db
        .deleteFrom('admin')
        .where('account_id', '=', account?.id ?? '')
        .executeTakeFirst()
      if (account === undefined || gone.numDeletedRows === 0n) return refuse('NO_SUCH_ADMIN')
      await this.#audit.note(SHELL, { action: 'admin.remove', target: account.handle }, db)
      return { handle: account.handle }
    })
  }

  async list(): Promise<Administrator[]> {
    const rows = await this.#db
      .selectFrom('admin')
      .innerJoin('account', 'account.id', 'admin.account_id')
      .select(['account.handle', 'admin.role', 'admin.added_at', 'admin.enrolled_at'])
      .orderBy('account.handle_key')
      .execute()
    return rows.map(({ handle, role, added_at, enrolled_at }) => {
      return { handle: handle ?? '', role, addedAt: added_at, enrolledAt: enrolled_at }
    })
  }

  /** The administrator of a session, by its token; undefined for everybody else. */
  async standingOf(token: string): Promise<Standing | undefined> {
    const now = this.#env.now()
    const idHash = hashToken(token)
    const row = await this.#db
      .selectFrom('session')
      .innerJoin('admin', 'admin.account_id', 'session.account_id')
      .innerJoin('account', 'account.id', 'session.account_id')
      .leftJoin('admin_session', 'admin_session.id_hash', 'session.id_hash')
      .select(['account.id', 'account.handle', 'account.barred_until', 'admin.role', 'admin.enrolled_at'])
      .select(['admin_session.began_at', 'admin_session.used_at'])
      .where('session.id_hash', '=', idHash)
      .where('session.expires_at', '>', now)
      .executeTakeFirst()
    if (row === undefined || row.handle === null || (row.barred_until ?? 0) > now) return undefined
    const { began_at: began, used_at: used } = row
    const until = began === null || used === null ? 0 : Math.min(began + STAY_MS, used + IDLE_MS)
    const stage = row.enrolled_at === null ? 'enrol' : until > now ? 'in' : 'prove'
    if (stage === 'in' && now - (used ?? 0) >= NOTE_EVERY_MS) await this.#use(idHash, now)
    const actor = { accountId: row.id, handle: row.handle, role: row.role }
    return {
      ...actor,
      stage,
      until: stage === 'in' && began !== null ? Math.min(began + STAY_MS, now + IDLE_MS) : null,
    }
  }

  /** The second factor was shown in the session of that token. */
  async comeIn(db: Kysely<Schema>, accountId: string, token: string): Promise<void> {
    const now = this.#env.now()
    await db
      .insertInto('admin_session')
      .values({ id_hash: hashToken(token), account_id: accountId, began_at: now, used_at: now })
      .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ began_at: now, used_at: now }))
      .execute()
  }

  /** They are done: the session goes on as an ordinary one. */
  async goOut(token: string): Promise<void> {
    await this.#db.deleteFrom('admin_session').where('id_hash', '=', hashToken(token)).execute()
  }

  async #use(idHash: string, now: number): Promise<void> {
    await this.#db.updateTable('admin_session').set({ used_at: now }).where('id_hash', '=', idHash).execute()
  }
}

async function accountOf(db: Kysely<Schema>, handle: string) {
  const row = await db
    .selectFrom('account')
    .select(['id', 'handle'])
    .where('handle_key', '=', tidyHandle(handle) ?? '')
    .forUpdate()
    .executeTakeFirst()
  return row?.handle == null ? undefined : { id: row.id, handle: row.handle }
}
