import type { Kysely } from 'kysely'
import { type NameEdits, useNameEdits } from '../people/name-filter.ts'
import type { Schema } from '../storage/schema.ts'

/** A term that was added to the block list, or taken from it. */
export interface NameTerm {
  readonly term: string
  readonly place: 'anywhere' | 'alone' | 'phrases'
  readonly verdict: 'blocked' | 'allowed'
  readonly at: number
}

/** What no name may hold in addition to what is built in, and what it may hold in spite of that. */
export class NameTerms {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  list(): Promise<NameTerm[]> {
    return this.#db
      .selectFrom('name_term')
      .select(['term', 'place', 'verdict', 'at'])
      .orderBy('term')
      .orderBy('place')
      .execute()
  }

  /** Has the filter of this process follow what is stored. */
  async reload(): Promise<void> {
    useNameEdits(editsOf(await this.list()))
  }

  async set(db: Kysely<Schema>, { term, place, verdict, at }: NameTerm): Promise<void> {
    await db
      .insertInto('name_term')
      .values({ term, place, verdict, at })
      .onConflict((conflict) => conflict.columns(['term', 'place']).doUpdateSet({ verdict, at }))
      .execute()
  }

  /** The term is as built in again. */
  async remove(db: Kysely<Schema>, { term, place }: Pick<NameTerm, 'term' | 'place'>): Promise<boolean> {
    const gone = await db.deleteFrom('name_term').where('term', '=', term).where('place', '=', place).executeTakeFirst()
    return gone.numDeletedRows > 0n
  }
}

function editsOf(terms: readonly NameTerm[]): NameEdits {
  const by = (verdict: NameTerm['verdict']) => terms.filter((one) => one.verdict === verdict)
  return { blocked: by('blocked'), allowed: by('allowed') }
}
