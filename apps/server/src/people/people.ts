import { isRefusal, type Locale, type Refusal, refuse } from '@ludoteca/kernel'
import type { Kysely, Updateable } from 'kysely'
import { type Environment, randomId } from '../environment.ts'
import type { Limiter } from '../limits/limiter.ts'
import { networkOf } from '../limits/network.ts'
import type { AccountTable, Schema } from '../storage/schema.ts'
import { forgetAccount } from './farewell.ts'
import { guestName, isPassword, isReserved, tidyHandle, tidyName } from './names.ts'
import type { Passwords } from './passwords.ts'
import { type Individual, PERSON_COLUMNS, type ProfileChanges, personOfRow } from './person.ts'
import { Sessions } from './sessions.ts'

/** How often somebody may try a password: for one account, from one address, and for one account from one address. */
export interface Attempts {
  readonly byHandle: Limiter
  readonly byAddress: Limiter
  readonly byBoth: Limiter
}

/** Somebody who has just come in, with the token that their browser is to keep. */
export interface Session {
  readonly token: string
  readonly person: Individual
}

/** A guest who left for good is forgotten after so long; until then a match may still be running under the account. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000
const FORGET_AT_ONCE_MAX = 100
const UNIQUE_VIOLATION = '23505'

/** Guests, accounts and their sessions. Mistakes of people come back as refusals. */
export class People {
  readonly #db: Kysely<Schema>
  readonly #env: Environment
  readonly #passwords: Passwords
  readonly #attempts: Attempts
  readonly #sessions: Sessions

  constructor(parts: { db: Kysely<Schema>; env: Environment; passwords: Passwords; attempts: Attempts }) {
    this.#db = parts.db
    this.#env = parts.env
    this.#passwords = parts.passwords
    this.#attempts = parts.attempts
    this.#sessions = new Sessions(parts.env)
  }

  /** Lets somebody in who has not been here before. */
  async guest(locale: Locale = 'en'): Promise<Session> {
    const now = this.#env.now()
    const id = randomId(this.#env)
    const name = guestName(this.#env, locale)
    return this.#db.transaction().execute(async (db) => {
      await db.insertInto('account').values({ id, name, created_at: now, seen_at: now }).execute()
      return this.#comeIn(db, id)
    })
  }

  async bySession(token: string): Promise<Individual | undefined> {
    return this.#sessions.find(this.#db, token)
  }

  /** Gives a guest's account a handle and a password. Sessions begun before end, so that nobody else stays in. */
  async claim(accountId: string, handle: string, password: string): Promise<Session | Refusal> {
    const tidy = tidyHandle(handle)
    if (tidy === undefined) return refuse('BAD_HANDLE')
    if (!isPassword(password)) return refuse('BAD_PASSWORD')
    if (isReserved(tidy)) return refuse('HANDLE_TAKEN')
    const hash = await this.#passwords.hash(password)
    try {
      return await this.#db.transaction().execute(async (db) => {
        const changed = await db
          .updateTable('account')
          .set({ handle: tidy, handle_key: tidy, password_hash: hash })
          .where('id', '=', accountId)
          .where('handle', 'is', null)
          .executeTakeFirst()
        return changed.numUpdatedRows === 0n ? refuse('CLAIMED') : this.#comeInAlone(db, accountId)
      })
    } catch (error) {
      if (isUniqueViolation(error)) return refuse('HANDLE_TAKEN')
      throw error
    }
  }

  /** An unknown handle and a wrong password are one and the same mistake, and take the same time. */
  async logIn(handle: string, password: string, address: string): Promise<Session | Refusal> {
    const key = tidyHandle(handle)
    if (!(await this.#mayTry(key, address))) return refuse('RATE_LIMIT')
    const account = await this.#db
      .selectFrom('account')
      .select(['id', 'password_hash'])
      .where('handle_key', '=', key ?? '')
      .executeTakeFirst()
    const verdict = await this.#passwords.check(password, account?.password_hash ?? null)
    if (!account || verdict === 'wrong') return refuse('BAD_LOGIN')
    if (verdict === 'stale') await this.#setPassword(this.#db, account.id, await this.#passwords.hash(password))
    return this.#db.transaction().execute((db) => this.#comeIn(db, account.id))
  }

  /** Ends every session begun before. */
  async changePassword(
    accountId: string,
    { current, next, address }: { current: string; next: string; address: string },
  ): Promise<Session | Refusal> {
    if (!isPassword(next)) return refuse('BAD_PASSWORD')
    const account = await this.#db
      .selectFrom('account')
      .select(['handle_key', 'password_hash'])
      .where('id', '=', accountId)
      .executeTakeFirst()
    if (!account || account.handle_key === null) return refuse('NOT_CLAIMED')
    if (!(await this.#mayTry(account.handle_key, address))) return refuse('RATE_LIMIT')
    if ((await this.#passwords.check(current, account.password_hash)) === 'wrong') return refuse('BAD_LOGIN')
    const hash = await this.#passwords.hash(next)
    return this.#db.transaction().execute(async (db) => {
      await this.#setPassword(db, accountId, hash)
      return this.#comeInAlone(db, accountId)
    })
  }

  async logOut(token: string): Promise<void> {
    await this.#sessions.end(this.#db, token)
  }

  /** Which of these sessions, named by what is kept of their tokens, are over. */
  async endedOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#sessions.endedOf(this.#db, sessionIds)
  }

  async logOutEverywhere(accountId: string): Promise<void> {
    await this.#sessions.endAll(this.#db, accountId)
  }

  async setProfile(accountId: string, changes: ProfileChanges): Promise<Individual | Refusal> {
    const columns = columnsOf(changes)
    if (isRefusal(columns)) return columns
    if (Object.keys(columns).length > 0) {
      await this.#db.updateTable('account').set(columns).where('id', '=', accountId).execute()
    }
    return (await this.#find(this.#db, accountId)) ?? refuse('NO_SESSION')
  }

  /** The person with that handle, if they want to be found. */
  async listed(handle: string): Promise<Individual | undefined> {
    const row = await this.#db
      .selectFrom('account')
      .select(PERSON_COLUMNS)
      .where('handle_key', '=', tidyHandle(handle) ?? '')
      .where('listed', '=', true)
      .executeTakeFirst()
    return row && personOfRow(row)
  }

  /** Takes the account out of everything. Matches keep the name that was played under. */
  async remove(accountId: string): Promise<void> {
    await this.#db.transaction().execute((db) => forgetAccount(db, accountId))
  }

  /** Forgets sessions that are over, and guests who can no longer come back. To be called now and then. */
  async sweep(): Promise<void> {
    await this.#sessions.endExpired(this.#db)
    const gone = await this.#db
      .selectFrom('account')
      .select('id')
      .where('handle', 'is', null)
      .where('seen_at', '<', this.#env.now() - FORGET_AFTER_MS)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('session').select('id_hash').whereRef('session.account_id', '=', 'account.id'))),
      )
      .limit(FORGET_AT_ONCE_MAX)
      .execute()
    for (const { id } of gone) await this.remove(id)
  }

  /** An address that is refused counts for nobody's handle: otherwise it could keep the owner out. */
  async #mayTry(handleKey: string | undefined, address: string): Promise<boolean> {
    const { byAddress, byBoth, byHandle } = this.#attempts
    const network = networkOf(address)
    if (!(await byAddress.take(network))) return false
    if (handleKey === undefined) return true
    return (await byBoth.take(`${handleKey} ${network}`)) && (await byHandle.take(handleKey))
  }

  async #comeIn(db: Kysely<Schema>, accountId: string): Promise<Session> {
    const token = await this.#sessions.begin(db, accountId)
    return { token, person: (await this.#find(db, accountId)) as Individual }
  }

  async #comeInAlone(db: Kysely<Schema>, accountId: string): Promise<Session> {
    await this.#sessions.endAll(db, accountId)
    return this.#comeIn(db, accountId)
  }

  async #find(db: Kysely<Schema>, accountId: string): Promise<Individual | undefined> {
    const row = await db.selectFrom('account').select(PERSON_COLUMNS).where('id', '=', accountId).executeTakeFirst()
    return row && personOfRow(row)
  }

  async #setPassword(db: Kysely<Schema>, accountId: string, hash: string): Promise<void> {
    await db.updateTable('account').set({ password_hash: hash }).where('id', '=', accountId).execute()
  }
}

function columnsOf({ name, colour, portrait, listed }: ProfileChanges): Updateable<AccountTable> | Refusal {
  const columns: Updateable<AccountTable> = {}
  if (name !== undefined) {
    const tidy = tidyName(name)
    if (tidy === undefined) return refuse('BAD_NAME')
    columns.name = tidy
  }
  if (colour !== undefined) columns.colour = colour
  if (portrait !== undefined) columns.portrait = portrait === null ? null : JSON.stringify(portrait)
  if (listed !== undefined) columns.listed = listed
  return columns
}

function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION
}
