import { type Box, Coach, type Refusal, refuse, type SeatedMove } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import { addGiven } from '../storage/careers.ts'
import type { Schema } from '../storage/schema.ts'

/** A tutorial that somebody has finished. */
export interface FinishedTutorial {
  readonly game: string
  readonly at: number
}

/** Whether people must finish mandatory tutorials before they join a room of the game. */
export type TutorialRule = 'asked' | 'free'

/** The dependencies of tutorials. */
interface Parts {
  readonly db: Kysely<Schema>
  readonly env: Pick<Environment, 'now' | 'elapsed'>
  readonly rule?: TutorialRule
}

/** How long a proof is checked at a time, before other work gets its turn. */
const SLICE_MS = 8

/** Which accounts have finished which tutorials. Clients prove it with the moves of the match. */
export class Tutorials {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The finished tutorials of this account, in order. */
  async finishedBy(accountId: string): Promise<readonly FinishedTutorial[]> {
    const { db } = this.#parts
    const rows = db.selectFrom('tutorial').select(['game', 'at']).where('account_id', '=', accountId)
    return rows.orderBy('at').orderBy('game').execute()
  }

  /** Stores that this account has finished the tutorial, if the moves prove it. */
  async finish(
    accountId: string,
    box: Box | undefined,
    moves: readonly SeatedMove[],
  ): Promise<FinishedTutorial | Refusal> {
    if (box?.tutorial === undefined) return refuse('NOT_FOUND')
    if (!(await this.#isProof(box, moves))) return refuse('BAD_PROOF')
    const { db, env } = this.#parts
    const { id: game } = box.game
    const row = { account_id: accountId, game, at: env.now() }
    return db.transaction().execute(async (all) => {
      // If the account is being deleted, the deletion has locked it, and there is no row after that.
      const account = await all.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute()
      if (account.length === 0) return refuse('NO_SESSION')
      await all
        .insertInto('tutorial')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const achievement = box.career?.forTutorial
      if (achievement !== undefined) await addGiven(all, { accountId, game, achievement, at: row.at })
      const noted = all.selectFrom('tutorial').select(['game', 'at']).where('account_id', '=', accountId)
      return noted.where('game', '=', game).executeTakeFirstOrThrow()
    })
  }

  /** Refuses an account that must finish the tutorial of this game first. */
  async refusalFor(accountId: string, box: Box): Promise<Refusal | undefined> {
    const { db, rule = 'asked' } = this.#parts
    const { id: game } = box.game
    if (rule === 'free' || box.tutorial?.isMandatory !== true) return undefined
    const found = db.selectFrom('tutorial').select('at').where('account_id', '=', accountId).where('game', '=', game)
    return (await found.executeTakeFirst()) === undefined ? refuse('TUTORIAL_REQUIRED', { game }) : undefined
  }

  /** Checks a proof in slices, since a match may be long and its rules slow. */
  async #isProof(box: Box, moves: readonly SeatedMove[]): Promise<boolean> {
    const { env } = this.#parts
    const work = Coach.accepting(box, moves)
    let until = env.elapsed() + SLICE_MS
    for (;;) {
      const { done, value } = work.next()
      if (done) return value
      if (env.elapsed() < until) continue
      await new Promise((resolve) => setImmediate(resolve))
      until = env.elapsed() + SLICE_MS
    }
  }
}
