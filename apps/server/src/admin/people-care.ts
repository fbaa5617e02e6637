import { isRefusal, type Locale, type Refusal, refuse } from '@ludoteca/kernel'
import { type Kysely, sql } from 'kysely'
import type { Environment } from '../environment.ts'
import { FOR_GOOD } from '../people/barred.ts'
import { hideNames } from '../people/hidden-names.ts'
import { drawGuestName, tidyName } from '../people/names.ts'
import { publicIdOf } from '../people/tokens.ts'
import type { Schema } from '../storage/schema.ts'

/** What was done about a person: warned of something, kept out until then or for good, let in again. */
export type Sanction =
  | { readonly kind: 'warning' | 'ban' | 'lifted'; readonly reason: string }
  | { readonly kind: 'suspension'; readonly reason: string; readonly ms: number }

/** The columns of accounts that administrators find: without what is private. */
const FOUND = [
  'account.id',
  'account.handle',
  'account.name',
  'account.created_at',
  'account.seen_at',
  'account.barred_until',
  'account.name_locked',
] as const

/** A report of a name. */
interface NameReport {
  readonly id: number
  readonly at: number
  readonly roomId: string
  readonly game: string
  readonly name: string
  readonly reason: string
  readonly settledAt: number | null
  readonly settledAs: 'masked' | 'renamed' | 'dismissed' | null
  readonly accountId: string
  readonly nameNow: string
  readonly handle: string | null
  readonly by: string | null
}

/** Somebody has accepted what a game wants accepted; nobody where the account is gone. */
interface Acceptance {
  readonly game: string
  readonly roomId: string
  readonly at: number
  readonly accountId: string | null
  readonly handle: string | null
}

/** Accounts, as administrators see and change them. */
export class PeopleCare {
  readonly #db: Kysely<Schema>
  readonly #env: Environment

  constructor(db: Kysely<Schema>, env: Environment) {
    this.#db = db
    this.#env = env
  }

  /** Those whose handle or name holds that text, or with just that id; last seen first. */
  async search(text: string, isBarred: boolean, limit: number) {
    const wanted = text.toLowerCase()
    let query = this.#db
      .selectFrom('account')
      .select(FOUND)
      .where(({ or, eb }) =>
        or([
          sql<boolean>`strpos(handle_key, ${wanted}) > 0`,
          sql<boolean>`strpos(lower(name), ${wanted}) > 0`,
          eb('id', '=', text),
        ]),
      )
    if (isBarred) query = query.where('barred_until', '>', this.#env.now())
    return query.orderBy('seen_at', 'desc').orderBy('id').limit(limit).execute()
  }

  /** All but what is private; that there is a real name is told, and not which. */
  async find(accountId: string) {
    const db = this.#db
    const account = await db
      .selectFrom('account')
      .leftJoin('admin', 'admin.account_id', 'account.id')
      .select([...FOUND, 'account.slug', 'account.visibility', 'account.warning', 'admin.role'])
      .select(sql<boolean>`real_name is not null`.as('has_real_name'))
      .where('account.id', '=', accountId)
      .executeTakeFirst()
    if (account === undefined) return undefined
    const sessions = await db
      .selectFrom('session')
      .select(['id_hash', 'device', 'created_at', 'seen_at'])
      .where('account_id', '=', accountId)
      .where('expires_at', '>', this.#env.now())
      .orderBy('seen_at', 'desc')
      .execute()
    return {
      ...account,
      sessions: sessions.map(({ id_hash, ...session }) => ({ ...session, id: publicIdOf(id_hash) })),
      sanctions: await db
        .selectFrom('sanction')
        .select(['id', 'kind', 'at', 'until', 'reason', 'by'])
        .where('account_id', '=', accountId)
        .orderBy('id', 'desc')
        .execute(),
      rooms: await db
        .selectFrom('participant')
        .select(['room_id', 'name', 'online'])
        .where('account_id', '=', accountId)
        .orderBy('room_id')
        .execute(),
      acceptances: await db
        .selectFrom('acceptance')
        .select(['game', 'room_id', 'at'])
        .where('account_id', '=', accountId)
        .orderBy('at', 'desc')
        .execute(),
    }
  }

  /** Refuses to touch an administrator's account: its rights have to be taken away first. */
  async refusalFor(accountId: string): Promise<Refusal | undefined> {
    const row = await this.#db
      .selectFrom('account')
      .leftJoin('admin', 'admin.account_id', 'account.id')
      .select('admin.role')
      .where('account.id', '=', accountId)
      .executeTakeFirst()
    if (row === undefined) return refuse('NOT_FOUND')
    return row.role === null ? undefined : refuse('ADMIN_ACCOUNT')
  }

  async realNameOf(accountId: string): Promise<string | null> {
    const row = await this.#db.selectFrom('account').select('real_name').where('id', '=', accountId).executeTakeFirst()
    return row?.real_name ?? null
  }

  /** Warns somebody, keeps them out or lets them in again. Answers until when they are out; nothing when they are not. */
  async sanction(db: Kysely<Schema>, accountId: string, by: string, sanction: Sanction): Promise<number | null> {
    const now = this.#env.now()
    const { kind, reason } = sanction
    const until = sanction.kind === 'suspension' ? now + sanction.ms : null
    await db.insertInto('sanction').values({ account_id: accountId, kind, at: now, until, reason, by }).execute()
    const own = db.updateTable('account').where('id', '=', accountId)
    if (kind === 'warning') {
      await own.set({ warning: reason }).execute()
      return null
    }
    const isLifted = kind === 'lifted'
    const barred = { barred_until: isLifted ? null : (until ?? FOR_GOOD), barred_because: isLifted ? null : reason }
    await own.set(barred).execute()
    return barred.barred_until
  }

  /**
   * Takes the name away, or gives another one; the person cannot choose one until that is lifted. Matches of before show
   * their seat instead.
   */
  async setName(
    db: Kysely<Schema>,
    accountId: string,
    wanted: string | null,
    locale: Locale,
  ): Promise<string | Refusal> {
    const name = wanted === null ? drawGuestName(this.#env, locale) : (tidyName(wanted) ?? refuse('BAD_NAME'))
    if (isRefusal(name)) return name
    // Accounts are locked before matches.
    await db.updateTable('account').set({ name, name_locked: true }).where('id', '=', accountId).execute()
    await hideNames(db, accountId)
    return name
  }

  async freeName(db: Kysely<Schema>, accountId: string): Promise<void> {
    await db.updateTable('account').set({ name_locked: false }).where('id', '=', accountId).execute()
  }

  /** The reports of names, those that nobody has settled first. */
  async reports(isOpen: boolean, limit: number): Promise<NameReport[]> {
    return this.#db
      .selectFrom('name_report')
      .innerJoin('account', 'account.id', 'name_report.of_account')
      .leftJoin('account as reporter', 'reporter.id', 'name_report.by_account')
      .select(['name_report.id', 'name_report.at', 'name_report.room_id as roomId', 'name_report.game'])
      .select(['name_report.name', 'name_report.reason', 'settled_at as settledAt', 'settled_as as settledAs'])
      .select(['of_account as accountId', 'account.name as nameNow', 'account.handle', 'reporter.handle as by'])
      .where('settled_at', isOpen ? 'is' : 'is not', null)
      .orderBy('name_report.id', 'desc')
      .limit(limit)
      .execute()
  }

  /** All reports about this account are dealt with. */
  async settle(db: Kysely<Schema>, accountId: string, as: 'masked' | 'renamed' | 'dismissed'): Promise<number> {
    const settled = await db
      .updateTable('name_report')
      .set({ settled_at: this.#env.now(), settled_as: as })
      .where('of_account', '=', accountId)
      .where('settled_at', 'is', null)
      .executeTakeFirst()
    return Number(settled.numUpdatedRows)
  }

  /** Who accepted what a game wants accepted, newest first. */
  async acceptances(game: string | undefined, limit: number): Promise<Acceptance[]> {
    let query = this.#db
      .selectFrom('acceptance')
      .leftJoin('account', 'account.id', 'acceptance.account_id')
      .select(['acceptance.game', 'room_id as roomId', 'at', 'account_id as accountId', 'account.handle'])
    if (game !== undefined) query = query.where('acceptance.game', '=', game)
    return query.orderBy('at', 'desc').limit(limit).execute()
  }
}
