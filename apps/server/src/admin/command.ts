import type { Config } from '../config.ts'
import { type Environment, system } from '../environment.ts'
import { DirectoryInUse } from '../storage/lock.ts'
import { openStorage } from '../storage/open.ts'
import { hasDatabase } from '../storage/pglite.ts'
import { Admins } from './admins.ts'
import { hashCode, newCode } from './codes.ts'
import { type AdminAnswer, type AdminWish, fulfil, handOver } from './wishes.ts'

const CODE_GROUPS = 4
const WAIT_MS = 15_000

/** A code with which a second factor is set up, and what of it is kept. */
export function newEnrolment(env: Environment = system): { readonly code: string; readonly codeHash: string } {
  const code = newCode(env, CODE_GROUPS)
  return { code, codeHash: hashCode(code) }
}

/** There is no database yet in which somebody could have an account. */
class NoDatabase extends Error {
  override readonly name = 'NoDatabase'

  constructor(dataDir: string) {
    super(
      `There is no database in ${dataDir}. Start the server once, keep an account in the browser (Profile), and try again.`,
    )
  }
}

/**
 * Does it upon the database of a server. A PostgreSQL may be shared with servers that run; an embedded database that is in
 * use is left to the server that uses it. Throws `DirectoryInUse` when that one does not answer.
 */
export async function administer(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  wish: AdminWish,
  { env = system, waitMs = WAIT_MS }: { readonly env?: Environment; readonly waitMs?: number } = {},
): Promise<AdminAnswer> {
  if (databaseUrl === undefined && !(await hasDatabase(dataDir))) throw new NoDatabase(dataDir)
  try {
    const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl }, env)
    try {
      return await fulfil(new Admins(storage.db, env), wish)
    } finally {
      await storage.close()
    }
  } catch (error) {
    const answer = error instanceof DirectoryInUse ? await handOver(dataDir, wish, waitMs) : undefined
    if (answer === undefined) throw error
    return answer
  }
}
