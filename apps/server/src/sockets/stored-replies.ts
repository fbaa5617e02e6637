import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import type { Reply } from '../replies.ts'
import { REPLIES_PER_SCOPE, storeReply } from '../storage/replies.ts'
import type { Schema } from '../storage/schema.ts'
import type { ReplyStore } from './ports.ts'

/** Replies kept in the database, in the table `answer`. */
export class StoredReplies implements ReplyStore {
  readonly #db: Kysely<Schema>
  readonly #env: Pick<Environment, 'now'>

  constructor(db: Kysely<Schema>, env: Pick<Environment, 'now'>) {
    this.#db = db
    this.#env = env
  }

  async recent(scope: string): Promise<{ readonly key: string; readonly reply: Reply }[]> {
    const rows = await this.#db
      .selectFrom('answer')
      .select(['key', 'answer'])
      .where('scope', '=', scope)
      .orderBy('at', 'desc')
      .limit(REPLIES_PER_SCOPE)
      .execute()
    // Only replies are stored there.
    return rows.reverse().map(({ key, answer }) => ({ key, reply: answer as Reply }))
  }

  async store(scope: string, key: string, reply: Reply): Promise<void> {
    await storeReply(this.#db, { scope, key, reply, at: this.#env.now() })
  }
}
