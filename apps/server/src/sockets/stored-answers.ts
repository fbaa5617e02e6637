import type { Kysely } from 'kysely'
import type { Environment } from '../environment.ts'
import { rememberAnswer } from '../storage/answers.ts'
import type { Schema } from '../storage/schema.ts'
import type { Answer, AnswerStore } from './ports.ts'

/** What comes back from memory lost; a client repeats only what it has no answer for. */
const RECENT_MAX = 200

/** Answers kept in the database. */
export class StoredAnswers implements AnswerStore {
  readonly #db: Kysely<Schema>
  readonly #env: Pick<Environment, 'now'>

  constructor(db: Kysely<Schema>, env: Pick<Environment, 'now'>) {
    this.#db = db
    this.#env = env
  }

  async recent(scope: string): Promise<{ readonly key: string; readonly answer: Answer }[]> {
    const rows = await this.#db
      .selectFrom('answer')
      .select(['key', 'answer'])
      .where('scope', '=', scope)
      .orderBy('at', 'desc')
      .limit(RECENT_MAX)
      .execute()
    // Only answers were put in.
    return rows.reverse() as { key: string; answer: Answer }[]
  }

  async remember(scope: string, key: string, answer: Answer): Promise<void> {
    await rememberAnswer(this.#db, { scope, key, answer, at: this.#env.now() })
  }
}
