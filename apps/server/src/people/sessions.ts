import { type Kysely, sql } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Schema } from '../storage/schema.ts'
import { type Individual, PERSON_COLUMNS, personOfRow } from './person.ts'
import { hashToken, newToken, publicIdOf } from './tokens.ts'

const HOUR_MS = 60 * 60 * 1000
/** How long a session lasts after it was last used. */
export const SESSION_MS = 180 * 24 * HOUR_MS
/** How often `seen_at` is updated: not with every request, which would be a write for each. */
const NOTE_EVERY_MS = HOUR_MS
/** How long a renewed session stays valid: the response may get lost, or another tab use it at the same time. */
const RENEWED_MS = 10 * 60 * 1000
/** The most sessions of an account; beyond that the least recently used end. */
const SESSIONS_MAX = 50

/** A session in the list of its owner. */
export interface SessionInfo {
  /** Its id in the list, which is no use for logging in. */
  readonly id: string
  readonly device: string | null
  readonly createdAt: number
  /** To the hour. */
  readonly seenAt: number
  /** Whether it is the session of this request. */
  readonly current: boolean
}

/** The sessions of accounts. Every method takes the connection to use, which may be a transaction. */
export class Sessions {
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
  }

  /** Begins a session and returns its token, of which only a hash is stored. The caller has locked the account. */
  async begin(db: Kysely<Schema>, accountId: string, device: string | null): Promise<string> {
    const token = newToken(this.#env)
    const now = this.#env.now()
    await db
      .insertInto('session')
      .values({
        id_hash: hashToken(token),
        account_id: accountId,
        created_at: now,
        seen_at: now,
        expires_at: now + SESSION_MS,
        device,
      })
      .execute()
    await this.#endOldest(db, accountId)
    return token
  }

  /** The person of a session; undefined when it has ended. */
  async find(db: Kysely<Schema>, token: string): Promise<Individual | undefined> {
    const idHash = hashToken(token)
    const now = this.#env.now()
    const row = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select([...PERSON_COLUMNS, 'session.seen_at'])
      .where('session.id_hash', '=', idHash)
      .where('session.expires_at', '>', now)
      .executeTakeFirst()
    if (!row) return undefined
    if (now - row.seen_at >= NOTE_EVERY_MS) await this.#note(db, idHash, row.id, now)
    return personOfRow(row)
  }

  /** Replaces a session that was begun before that time, and ends it soon. The caller has locked the account. */
  async renew(db: Kysely<Schema>, token: string, begunBefore: number): Promise<string | undefined> {
    const now = this.#env.now()
    const old = await db
      .updateTable('session')
      // Seen just now, so that using it does not make it last again.
      .set({ seen_at: now, expires_at: sql<number>`least(expires_at, ${now + RENEWED_MS})` })
      .where('id_hash', '=', hashToken(token))
      .where('created_at', '<', begunBefore)
      .where('expires_at', '>', now)
      .returning(['account_id', 'device'])
      .executeTakeFirst()
    return old && this.begin(db, old.account_id, old.device)
  }

  /** All sessions of an account, last used first. */
  async list(db: Kysely<Schema>, accountId: string, token: string): Promise<SessionInfo[]> {
    const current = hashToken(token)
    return (await this.#of(db, accountId)).map((row) => ({
      id: publicIdOf(row.id_hash),
      device: row.device,
      createdAt: row.created_at,
      seenAt: row.id_hash === current ? this.#env.now() : row.seen_at,
      current: row.id_hash === current,
    }))
  }

  async end(db: Kysely<Schema>, token: string): Promise<void> {
    await db.deleteFrom('session').where('id_hash', '=', hashToken(token)).execute()
  }

  /** Ends the session with that public id. Returns the hash of its token. */
  async endNamed(db: Kysely<Schema>, accountId: string, publicId: string): Promise<string | undefined> {
    const named = (await this.#of(db, accountId)).find(({ id_hash }) => publicIdOf(id_hash) === publicId)
    if (named === undefined) return undefined
    await db.deleteFrom('session').where('id_hash', '=', named.id_hash).execute()
    return named.id_hash
  }

  /** Ends all but this one. Returns the hashes of their tokens. */
  async endOthers(db: Kysely<Schema>, accountId: string, token: string): Promise<readonly string[]> {
    const rows = await db
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .where('id_hash', '!=', hashToken(token))
      .returning('id_hash')
      .execute()
    return rows.map(({ id_hash }) => id_hash)
  }

  async endAll(db: Kysely<Schema>, accountId: string): Promise<void> {
    await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  }

  /** Which of these have ended or are suspended, in one query. */
  async endedOf(db: Kysely<Schema>, idHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const now = this.#env.now()
    const rows = await db
      .selectFrom('session')
      .innerJoin('account', 'account.id', 'session.account_id')
      .select('id_hash')
      .where(sql<boolean>`id_hash = any(${[...idHashes]}::text[])`)
      .where('expires_at', '>', now)
      .where(sql<boolean>`coalesce(barred_until, 0) <= ${now}::int8`)
      .execute()
    const alive = new Set(rows.map(({ id_hash }) => id_hash))
    return new Set(idHashes.filter((idHash) => !alive.has(idHash)))
  }

  async endExpired(db: Kysely<Schema>): Promise<void> {
    await db.deleteFrom('session').where('expires_at', '<=', this.#env.now()).execute()
  }

  #of(db: Kysely<Schema>, accountId: string) {
    return db
      .selectFrom('session')
      .select(['id_hash', 'device', 'created_at', 'seen_at'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', this.#env.now())
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id_hash')
      .execute()
  }

  async #endOldest(db: Kysely<Schema>, accountId: string): Promise<void> {
    const tooMany = db
      .selectFrom('session')
      .select('id_hash')
      .where('account_id', '=', accountId)
      .orderBy('seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .offset(SESSIONS_MAX)
    await db.deleteFrom('session').where('id_hash', 'in', tooMany).execute()
  }

  async #note(db: Kysely<Schema>, idHash: string, accountId: string, now: number): Promise<void> {
    await db
      .updateTable('session')
      .set({ seen_at: now, expires_at: now + SESSION_MS })
      .where('id_hash', '=', idHash)
      // Unless it was updated, or the session was renewed, since it was read.
      .where('seen_at', '<=', now - NOTE_EVERY_MS)
      .execute()
    await db.updateTable('account').set({ seen_at: now }).where('id', '=', accountId).execute()
  }
}
