import { type Kysely, sql } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Schema } from '../storage/schema.ts'
import { type Individual, PERSON_COLUMNS, personOfRow } from './person.ts'
import { hashToken, newToken } from './tokens.ts'

const HOUR_MS = 60 * 60 * 1000
/** A session that nobody used for so long is over. */
export const SESSION_MS = 180 * 24 * HOUR_MS
/** Noting every request would be a write for each of them. */
const NOTE_EVERY_MS = HOUR_MS

/** Who is logged in where. Every question takes the connection to ask on, which may be a transaction. */
export class Sessions {
  readonly #env: Environment

  constructor(env: Environment) {
    this.#env = env
  }

  /** Begins a session and returns its token, which is kept nowhere else. */
  async begin(db: Kysely<Schema>, accountId: string): Promise<string> {
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
      })
      .execute()
    return token
  }

  /** Whose session this is, if it is still one. */
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

  async end(db: Kysely<Schema>, token: string): Promise<void> {
    await db.deleteFrom('session').where('id_hash', '=', hashToken(token)).execute()
  }

  async endAll(db: Kysely<Schema>, accountId: string): Promise<void> {
    await db.deleteFrom('session').where('account_id', '=', accountId).execute()
  }

  /** Which of these are over, asked in one question however many they are. */
  async endedOf(db: Kysely<Schema>, idHashes: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await db
      .selectFrom('session')
      .select('id_hash')
      .where(sql<boolean>`id_hash = any(${[...idHashes]}::text[])`)
      .where('expires_at', '>', this.#env.now())
      .execute()
    const alive = new Set(rows.map(({ id_hash }) => id_hash))
    return new Set(idHashes.filter((idHash) => !alive.has(idHash)))
  }

  async endExpired(db: Kysely<Schema>): Promise<void> {
    await db.deleteFrom('session').where('expires_at', '<=', this.#env.now()).execute()
  }

  async #note(db: Kysely<Schema>, idHash: string, accountId: string, now: number): Promise<void> {
    await db
      .updateTable('session')
      .set({ seen_at: now, expires_at: now + SESSION_MS })
      .where('id_hash', '=', idHash)
      .execute()
    await db.updateTable('account').set({ seen_at: now }).where('id', '=', accountId).execute()
  }
}
