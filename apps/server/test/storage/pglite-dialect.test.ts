import { setImmediate } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { PGliteDialect, type PGlitePort, RolledBack } from '../../src/storage/pglite-dialect.ts'

/** A PGlite that writes down what it is asked. */
class Scribe implements PGlitePort {
  readonly asked: string[] = []
  /** Why the next transaction cannot be ended as it should. */
  failure: Error | undefined

  async query(text: string) {
    this.asked.push(text)
    await setImmediate()
    return { rows: [], affectedRows: 2 }
  }

  async transaction(work: Parameters<PGlitePort['transaction']>[0]): Promise<void> {
    this.asked.push('begin')
    const query = (text: string) => this.query(`in it: ${text}`)
    const error = await work({ query }).then(
      () => this.failure,
      (error: Error) => error,
    )
    await setImmediate()
    this.asked.push(error ? `undone: ${error.name}` : 'kept')
    if (error) throw error
  }
}

describe('Kysely over PGlite', () => {
  let pglite: Scribe
  let db: Kysely<object>
  beforeEach(() => {
    pglite = new Scribe()
    db = new Kysely({ dialect: new PGliteDialect(pglite) })
  })

  test('says how many rows were changed', async () => {
    const { numAffectedRows, rows } = await sql`delete from a`.execute(db)
    expect({ numAffectedRows, rows }).toEqual({ numAffectedRows: 2n, rows: [] })
  })

  test('keeps what a transaction did, and lets nothing else of the process into it', async () => {
    await db.transaction().execute(async (transaction) => {
      await sql`one`.execute(transaction)
      await sql`two`.execute(db)
    })
    await sql`three`.execute(db)
    expect(pglite.asked).toEqual(['begin', 'in it: one', 'two', 'kept', 'three'])
  })

  test('undoes what a transaction did that failed, and says why it did', async () => {
    const doomed = db.transaction().execute(async (transaction) => {
      await sql`one`.execute(transaction)
      throw new Error('no more cash')
    })
    await expect(doomed).rejects.toThrow('no more cash')
    expect(pglite.asked).toEqual(['begin', 'in it: one', `undone: ${RolledBack.name}`])
  })

  test('lets nothing that a failed transaction still asks be done without it', async () => {
    const doomed = db.transaction().execute((transaction) => {
      const asked = ['one', 'two', 'three'].map((text) => sql.raw(text).execute(transaction))
      return Promise.all([Promise.reject(new Error('no more cash')), ...asked])
    })
    await expect(doomed).rejects.toThrow('no more cash')
    expect(pglite.asked.filter((text) => ['one', 'two', 'three'].includes(text))).toEqual([])
  })

  test('tells when what a transaction did could not be kept', async () => {
    pglite.failure = new Error('the disk is full')
    const lost = db.transaction().execute((transaction) => sql`one`.execute(transaction))
    await expect(lost).rejects.toThrow('the disk is full')
  })

  test('reads no rows one by one, and says so', async () => {
    const read = async () => {
      for await (const _ of db.selectFrom('a' as never).stream());
    }
    await expect(read()).rejects.toThrow('one by one')
  })
})
