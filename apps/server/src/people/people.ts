import { isRefusal, type Locale, type Refusal, refuse } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { type Environment, randomId } from '../environment.ts'
import { isDuplicate } from '../storage/retry.ts'
import type { Schema } from '../storage/schema.ts'
import { type Barred, refusalOfBarred } from './barred.ts'
import { deleteAccount } from './delete-account.ts'
import { deviceOf } from './devices.ts'
import { type Attempts, proveAtTheDoor, type Visit } from './log-in.ts'
import { drawGuestName, isReserved, tidyHandle } from './names.ts'
import { faultOf } from './password-rules.ts'
import type { Passwords } from './passwords.ts'
import {
  accountWith,
  hold,
  type Individual,
  PERSON_COLUMNS,
  type Person,
  type ProfileChanges,
  personOfRow,
} from './person.ts'
import { changeProfile } from './profile.ts'
import { SESSION_MS, type SessionInfo, Sessions } from './sessions.ts'
import { hashToken } from './tokens.ts'

/** A new session, with the token for the cookie. */
export interface Session {
  readonly token: string
  readonly person: Individual
}

/** A change of password, requested in the session of that token. */
interface NewPassword {
  readonly current: string
  readonly next: string
  readonly token: string
  readonly userAgent?: string | undefined
}

/** When guests without a session are deleted; until then a match may still be running under the account. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000
const FORGET_AT_ONCE_MAX = 100
const AGAIN_SECONDS = 60

/** Guests, accounts and their sessions. Mistakes of people are returned as refusals. */
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

  /** Makes a guest account and a session. */
  async guest(locale: Locale = 'en', userAgent?: string): Promise<Session> {
    const now = this.#env.now()
    const id = randomId(this.#env)
    const name = drawGuestName(this.#env, locale)
    return this.#db.transaction().execute(async (db) => {
      const row = { id, name, created_at: now, seen_at: now }
      const made = await db.insertInto('account').values(row).returning(PERSON_COLUMNS).executeTakeFirstOrThrow()
      return this.#comeIn(db, personOfRow(made), userAgent)
    })
  }

  /** Why this account may not be used now; undefined when it may. */
  refusalOf(person: Barred): Refusal | undefined {
    return refusalOfBarred(person, this.#env.now())
  }

  /** The person has read the warning: deletes it. */
  async readWarning(accountId: string): Promise<void> {
    await this.#db.updateTable('account').set({ warning: null }).where('id', '=', accountId).execute()
  }

  async bySession(token: string): Promise<Individual | undefined> {
    return this.#sessions.find(this.#db, token)
  }

  /** Replaces a session that was begun before that time. */
  async renew(token: string, begunBefore: number): Promise<Session | undefined> {
    if (this.#env.now() >= begunBefore + SESSION_MS) return undefined
    const person = await this.bySession(token)
    if (person === undefined) return undefined
    return this.#db.transaction().execute(async (db) => {
      const account = await hold(db, person.accountId)
      if (account === undefined) return undefined
      const next = await this.#sessions.renew(db, token, begunBefore)
      return next === undefined ? undefined : { token: next, person: personOfRow(account) }
    })
  }

  /** Gives a guest's account a handle and a password. All other sessions end. */
  async claim(accountId: string, handle: string, password: string, userAgent?: string): Promise<Session | Refusal> {
    const tidy = tidyHandle(handle)
    if (tidy === undefined) return refuse('BAD_HANDLE')
    const guest = await this.#find(accountId)
    if (guest === undefined) return refuse('NO_SESSION')
    const fault = faultOf(password, { handle: tidy, name: guest.name })
    if (fault !== undefined) return fault
    if (isReserved(tidy)) return refuse('HANDLE_TAKEN')
    const hash = await this.#passwords.hash(password)
    try {
      return await this.#db.transaction().execute(async (db) => {
        const account = await hold(db, accountId)
        if (account === undefined) return refuse('NO_SESSION')
        if (account.handle !== null) return refuse('CLAIMED')
        const claimedAt = this.#env.now()
        const slug = randomId(this.#env)
        const columns = { handle: tidy, handle_key: tidy, password_hash: hash, claimed_at: claimedAt, slug }
        await db.updateTable('account').set(columns).where('id', '=', accountId).execute()
        const person = { ...personOfRow(account), handle: tidy, claimed: true, claimedAt, slug }
        return this.#comeInAlone(db, person, userAgent)
      })
    } catch (error) {
      if (isDuplicate(error)) return refuse('HANDLE_TAKEN')
      throw error
    }
  }

  async logIn(handle: string, password: string, visit: Visit): Promise<Session | Refusal> {
    const parts = { db: this.#db, passwords: this.#passwords, attempts: this.#attempts }
    const proven = await proveAtTheDoor(parts, { handle, password }, visit)
    if (isRefusal(proven)) return proven
    return this.#db.transaction().execute(async (db) => {
      const account = await hold(db, proven.accountId)
      // The account may have been deleted meanwhile, or have got another password.
      if (account === undefined || account.password_hash !== proven.passwordHash) return refuse('BAD_LOGIN')
      // Only whoever has the password learns that the account is suspended.
      const barred = this.refusalOf(personOfRow(account))
      if (barred) return barred
      if (proven.freshHash !== undefined) await setPassword(db, account.id, proven.freshHash)
      return this.#comeIn(db, personOfRow(account), visit.userAgent)
    })
  }

  /** Changes the password, and ends all other sessions. */
  async changePassword(
    accountId: string,
    { current, next, token, userAgent }: NewPassword,
  ): Promise<Session | Refusal> {
    const account = await this.#find(accountId)
    if (account === undefined) return refuse('NO_SESSION')
    if (account.handle === null) return refuse('NOT_CLAIMED')
    const fault = faultOf(next, { handle: account.handle, name: account.name })
    if (fault !== undefined) return fault
    const proven = await this.prove(accountId, current, token)
    if (isRefusal(proven)) return proven
    const hash = await this.#passwords.hash(next)
    return this.#db.transaction().execute(async (db) => {
      const held = await hold(db, accountId)
      if (held === undefined) return refuse('NO_SESSION')
      if (held.password_hash !== proven.passwordHash) return refuse('WRONG_PASSWORD')
      await setPassword(db, accountId, hash)
      return this.#comeInAlone(db, personOfRow(held), userAgent)
    })
  }

  /**
   * Checks the password of somebody who is logged in; a guest needs none. Only their own tries
   * count: others who try to log in cannot block them.
   */
  async prove(
    accountId: string,
    password: string | undefined,
    token: string,
  ): Promise<{ readonly passwordHash: string | null } | Refusal> {
    const account = await this.#find(accountId)
    if (account === undefined) return refuse('NO_SESSION')
    const passwordHash = account.password_hash
    if (passwordHash === null) return { passwordHash }
    if (password === undefined) return refuse('WRONG_PASSWORD')
    if (!(await this.#attempts.bySession.take(hashToken(token))))
      return refuse('RATE_LIMIT', { seconds: AGAIN_SECONDS })
    const verdict = await this.#passwords.check(password, passwordHash)
    return verdict === 'wrong' ? refuse('WRONG_PASSWORD') : { passwordHash }
  }

  async logOut(token: string): Promise<void> {
    await this.#sessions.end(this.#db, token)
  }

  /** Which of these sessions, given by the hashes of their tokens, have ended. */
  async endedOf(sessionIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#sessions.endedOf(this.#db, sessionIds)
  }

  async logOutEverywhere(accountId: string): Promise<void> {
    await this.#sessions.endAll(this.#db, accountId)
  }

  /** The sessions of this account; `token` is that of the current one. */
  async sessionsOf(accountId: string, token: string): Promise<readonly SessionInfo[]> {
    return this.#sessions.list(this.#db, accountId, token)
  }

  /** Ends one of them. Returns the hash of its token. */
  async endSession(accountId: string, id: string): Promise<string | undefined> {
    return this.#sessions.endNamed(this.#db, accountId, id)
  }

  /** Ends all but the current one. Returns the hashes of their tokens. */
  async endOtherSessions(accountId: string, token: string): Promise<readonly string[]> {
    return this.#sessions.endOthers(this.#db, accountId, token)
  }

  setProfile(accountId: string, changes: ProfileChanges): Promise<Individual | Refusal> {
    return changeProfile(this.#db, accountId, changes)
  }

  /** Any person by account id, for administrators. */
  async byId(accountId: string): Promise<Individual | undefined> {
    const row = await this.#find(accountId)
    return row && personOfRow(row)
  }

  /** The person with that handle, if they want to be found. */
  async inPublic(handle: string): Promise<Individual | undefined> {
    const row = await this.#db
      .selectFrom('account')
      .select(PERSON_COLUMNS)
      .where('handle_key', '=', tidyHandle(handle) ?? '')
      .where('visibility', '=', 'public')
      .executeTakeFirst()
    return row && personOfRow(row)
  }

  /** The person whose profile has that slug, as `me` may see it: private profiles exist only for their owners. */
  async bySlug(slug: string, me: Person | undefined): Promise<Individual | undefined> {
    const row = await this.#db
      .selectFrom('account')
      .select(PERSON_COLUMNS)
      .where('slug', '=', slug)
      .where(({ or, eb }) => or([eb('visibility', '<>', 'private'), eb('id', '=', me?.accountId ?? '')]))
      .executeTakeFirst()
    return row && personOfRow(row)
  }

  /** Deletes the account. Matches show its seats without a name; records keep it. */
  async remove(accountId: string): Promise<void> {
    await this.#db.transaction().execute((db) => deleteAccount(db, accountId))
  }

  /** Deletes ended sessions, and guests without one. To be called now and then. */
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

  /** The server stops: logins that are being slowed down are refused. */
  close(): void {
    this.#attempts.pace.close()
  }

  async #comeIn(db: Kysely<Schema>, person: Individual, userAgent: string | undefined): Promise<Session> {
    return { token: await this.#sessions.begin(db, person.accountId, deviceOf(userAgent)), person }
  }

  async #comeInAlone(db: Kysely<Schema>, person: Individual, userAgent: string | undefined): Promise<Session> {
    await this.#sessions.endAll(db, person.accountId)
    return this.#comeIn(db, person, userAgent)
  }

  #find(accountId: string) {
    return accountWith(this.#db, accountId).executeTakeFirst()
  }
}

async function setPassword(db: Kysely<Schema>, accountId: string, hash: string): Promise<void> {
  await db.updateTable('account').set({ password_hash: hash }).where('id', '=', accountId).execute()
}
