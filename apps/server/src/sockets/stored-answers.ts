import type { Kysely } from 'kysely'
import type { Answer } from '../answers.ts'
import type { Environment } from '../environment.ts'
import { ANSWERS_PER_SCOPE, rememberAnswer } from '../storage/answers.ts'
import type { Schema } from '../storage/schema.ts'
import type { AnswerStore } from './ports.ts'

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
      .limit(ANSWERS_PER_SCOPE)
      .execute()
    // Only answers were put in.
    return rows.reverse() as { key: string; answer: Answer }[]
  }

  async remember(scope: string, key: string, answer: Answer): Promise<void> {
    await rememberAnswer(this.#db, { scope, key, answer, at: this.#env.now() })
  }
}
