import { shelf } from '@ludoteca/registry'
import type { Config } from '../config.ts'
import { type Environment, system } from '../environment.ts'
import { Packs } from '../packs/packs.ts'
import { openStorage } from '../storage/open.ts'
import { matchStore } from '../tables/store.ts'
import { Careers } from './careers.ts'

/** What became of it. */
export interface Recomputed {
  readonly read: number
  /** Matches whose logs do not hold with these rules, or whose game is not here. */
  readonly unreadable: readonly string[]
}

/**
 * Forgets what all matches brought to the accounts of those who played them, and reads it again from their logs. Nobody
 * else may use an embedded database meanwhile; servers on PostgreSQL may run, and help.
 */
export async function recomputeCareers(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  env: Environment = system,
): Promise<Recomputed> {
  const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl }, env)
  try {
    const packs = new Packs({ db: storage.db, env, shelf })
    const careers = new Careers({
      db: storage.db,
      env,
      store: matchStore(storage),
      findBox: (game, pack) => packs.box(game, pack),
      failed: () => {},
    })
    return await careers.recompute()
  } finally {
    await storage.close()
  }
}
