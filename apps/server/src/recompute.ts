import { shelf } from '@ludoteca/registry'
import { Careers } from './careers/careers.ts'
import type { Config } from './config.ts'
import { type Environment, system } from './environment.ts'
import { Ladders } from './ladder/ladders.ts'
import type { Reread } from './over-matches.ts'
import { Packs } from './packs/packs.ts'
import { openStorage } from './storage/open.ts'
import { matchStore } from './tables/store.ts'

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>
type Deps = ConstructorParameters<typeof Careers>[0] & ConstructorParameters<typeof Ladders>[0]

/** Deletes the careers of all accounts, and reads them again from the logs of all matches. */
export function recomputeCareers(place: Place, env: Environment = system): Promise<Reread> {
  return inside(place, env, (deps) => new Careers(deps).recompute())
}

/** Deletes all seasons and ratings, and reads them again from the logs of all matches. */
export function recomputeLadders(place: Place, env: Environment = system): Promise<Reread> {
  return inside(place, env, (deps) => new Ladders(deps).recompute())
}

/** An embedded database must not be in use meanwhile; servers on PostgreSQL may run, and help. */
async function inside<T>(
  { databaseUrl, dataDir }: Place,
  env: Environment,
  work: (deps: Deps) => Promise<T>,
): Promise<T> {
  const storage = await openStorage(databaseUrl === undefined ? { dataDir } : { databaseUrl }, env)
  try {
    const { db } = storage
    const packs = new Packs({ db, env, shelf })
    const findBox: Deps['findBox'] = (game, pack) => packs.box(game, pack)
    return await work({ db, env, store: matchStore(storage), findBox, failed: () => {} })
  } finally {
    await storage.close()
  }
}
