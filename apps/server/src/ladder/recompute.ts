import { shelf } from '@ludoteca/registry'
import type { Config } from '../config.ts'
import { type Environment, system } from '../environment.ts'
import { Packs } from '../packs/packs.ts'
import { openStorage } from '../storage/open.ts'
import { matchStore } from '../tables/store.ts'
import { Ladders, type Reread } from './ladders.ts'

/**
 * Forgets what all matches came to for seasons and ratings, and reads it again from their logs. Nobody else may use an
 * embedded database meanwhile; servers on PostgreSQL may run, and help.
 */
export async function recomputeLadders(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  env: Environment = system,
): Promise<Reread> {
  const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl }, env)
  try {
    const packs = new Packs({ db: storage.db, env, shelf })
    const ladders = new Ladders({
      db: storage.db,
      env,
      store: matchStore(storage),
      findBox: (game, pack) => packs.box(game, pack),
      failed: () => {},
    })
    return await ladders.recompute()
  } finally {
    await storage.close()
  }
}
