import { type Refusal, refuse } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Schema } from '../storage/schema.ts'
import type { Admins } from './admins.ts'
import type { Audit } from './audit.ts'
import { hashCode, newCode } from './codes.ts'
import type { Actor } from './roles.ts'
import { Sealer } from './sealed.ts'
import { base32, enrolmentUri, SECRET_BYTES, stepOfCode } from './totp.ts'

const RECOVERY_CODES = 8
const RECOVERY_GROUPS = 3
const AGAIN_SECONDS = 900

interface Parts {
  readonly db: Kysely<Schema>
  readonly env: Environment
  readonly admins: Admins
  readonly audit: Audit
  /** Signs cookies, and seals secrets. */
  readonly secret: string
  /** How often an account may try a code. */
  readonly attempts: Limiter
}

/** What an authenticator is told, once. */
export interface Enrolment {
  readonly secret: string
  readonly uri: string
}

/**
 * The second factor of administrators: a time-based code, or one of the recovery codes. Each is taken
 * once. Tries count by account: whoever has the password and guesses must not begin anew with another session.
 */
export class SecondFactor {
  readonly #parts: Parts
  readonly #sealer: Sealer

  constructor(parts: Parts) {
    this.#parts = parts
    this.#sealer = new Sealer(parts.secret, parts.env)
  }

  /** With the code from the command line: what the authenticator is to remember. It counts once a code of it was shown. */
  async enrol(actor: Actor, code: string): Promise<Enrolment | Refusal> {
    const { db, env } = this.#parts
    const tried = await this.#try(actor, 'admin.enrol')
    if (tried) return tried
    const secret = env.bytes(SECRET_BYTES)
    const changed = await db
      .updateTable('admin')
      .set({ pending: this.#sealer.seal(secret, actor.accountId) })
      .where('account_id', '=', actor.accountId)
      .where('enrol_hash', '=', hashCode(code))
      .where('enrol_until', '>', env.now())
      .where('enrolled_at', 'is', null)
      .executeTakeFirst()
    if (changed.numUpdatedRows === 0n) return this.#wrong(actor, 'admin.enrol')
    await this.#right(actor)
    return { secret: base32(secret), uri: enrolmentUri(secret, actor.handle) }
  }

  /** The first code of the authenticator: from now on it is asked for. Answers with the recovery codes, this once. */
  async confirm(
    actor: Actor,
    code: string,
    token: string,
  ): Promise<{ readonly recovery: readonly string[] } | Refusal> {
    const { db, env, admins, audit } = this.#parts
    const tried = await this.#try(actor, 'admin.enrol')
    if (tried) return tried
    const recovery = Array.from({ length: RECOVERY_CODES }, () => newCode(env, RECOVERY_GROUPS))
    const isDone = await db.transaction().execute(async (tx) => {
      const row = await hold(tx, actor)
      if (row === undefined || row.pending === null || row.enrolled_at !== null) return false
      const step = stepOfCode(this.#sealer.open(row.pending, actor.accountId), code, env.now(), 0)
      if (step === undefined) return false
      const kept = { secret: row.pending, last_step: step, recovery: JSON.stringify(recovery.map(hashCode)) }
      const done = { pending: null, enrol_hash: null, enrol_until: null, enrolled_at: env.now() }
      await tx
        .updateTable('admin')
        .set({ ...kept, ...done })
        .where('account_id', '=', actor.accountId)
        .execute()
      await admins.comeIn(tx, actor.accountId, token)
      await audit.note(actor, { action: 'admin.enrol' }, tx)
      return true
    })
    if (!isDone) return this.#wrong(actor, 'admin.enrol')
    await this.#right(actor)
    return { recovery }
  }

  /** Shows the second factor in the session of that token. */
  async prove(actor: Actor, code: string, token: string): Promise<{ readonly recoveryLeft: number } | Refusal> {
    const { db, admins, audit } = this.#parts
    const tried = await this.#try(actor, 'admin.enter')
    if (tried) return tried
    const left = await db.transaction().execute(async (tx) => {
      const recoveryLeft = await this.#take(tx, actor, code)
      if (recoveryLeft === undefined) return undefined
      await admins.comeIn(tx, actor.accountId, token)
      await audit.note(actor, { action: 'admin.enter', details: { recoveryLeft } }, tx)
      return { recoveryLeft }
    })
    if (left === undefined) return this.#wrong(actor, 'admin.enter')
    await this.#right(actor)
    return left
  }

  /** Takes a code so that it is not taken again, and tells how many recovery codes are left; nothing when it is wrong. */
  async #take(tx: Kysely<Schema>, actor: Actor, code: string): Promise<number | undefined> {
    const row = await hold(tx, actor)
    if (row === undefined || row.secret === null) return undefined
    const own = tx.updateTable('admin').where('account_id', '=', actor.accountId)
    const plain = code.replace(/\s/g, '')
    const secret = this.#sealer.open(row.secret, actor.accountId)
    const step = stepOfCode(secret, plain, this.#parts.env.now(), row.last_step)
    if (step !== undefined) {
      await own.set({ last_step: step }).execute()
      return row.recovery.length
    }
    const rest = row.recovery.filter((hash) => hash !== hashCode(code))
    if (rest.length === row.recovery.length) return undefined
    await own.set({ recovery: JSON.stringify(rest) }).execute()
    return rest.length
  }

  async #try(actor: Actor, action: string): Promise<Refusal | undefined> {
    if (await this.#parts.attempts.take(actor.accountId)) return undefined
    await this.#parts.audit.note(actor, { action: `${action}.stopped` })
    return refuse('RATE_LIMIT', { seconds: AGAIN_SECONDS })
  }

  async #wrong(actor: Actor, action: string): Promise<Refusal> {
    await this.#parts.audit.note(actor, { action: `${action}.failed` })
    return refuse('BAD_CODE')
  }

  async #right({ accountId }: Actor): Promise<void> {
    await this.#parts.attempts.giveBack(accountId)
  }
}

function hold(db: Kysely<Schema>, { accountId }: Actor) {
  return db
    .selectFrom('admin')
    .select(['pending', 'secret', 'last_step', 'recovery', 'enrolled_at'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}
