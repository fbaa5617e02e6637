import { fulfilWishes } from './admin/wishes.ts'
import type { Assembly } from './assemble.ts'
import type { Environment } from './environment.ts'
import type { Chore } from './routine.ts'
import { deleteOldReplies } from './storage/replies.ts'
import { forgetShareLinks } from './storage/share-links.ts'
import type { Storage } from './storage/storage.ts'

const SWEEP_MS = 1_000
/** How often settings of the administration are read again, in case a notification was lost. */
const SETTINGS_MS = 5_000
/** How often the counters of this process are added to the shared ones. */
const TALLIES_MS = 10_000
const HOUR_MS = 3_600_000

type Parts = Pick<
  Assembly,
  'admins' | 'sharedSettings' | 'tallies' | 'rooms' | 'tables' | 'people' | 'careers' | 'ladders' | 'metrics' | 'time'
>

/** The periodic tasks of a server. */
export function choresOf(
  { admins, sharedSettings, tallies, rooms, tables, people, careers, ladders, metrics, time }: Parts,
  storage: Pick<Storage, 'db' | 'tidy'>,
  env: Pick<Environment, 'now'>,
  /** The folder of an embedded database. */
  dataDir?: string,
  everyMs = SWEEP_MS,
): readonly Chore[] {
  return [
    ...(dataDir === undefined ? [] : [{ name: 'wishes', everyMs, run: () => fulfilWishes(dataDir, admins) }]),
    { name: 'time', everyMs, run: () => time.look() },
    { name: 'rooms', everyMs, run: () => rooms.sweep() },
    { name: 'tables', everyMs, run: () => tables.sweep() },
    { name: 'careers', everyMs, run: () => careers.sweep() },
    { name: 'ladders', everyMs, run: () => ladders.sweep() },
    { name: 'metrics', everyMs, run: async () => metrics.tablesOpen.set(tables.size) },
    { name: 'house', everyMs: SETTINGS_MS, run: () => sharedSettings.reload() },
    { name: 'tallies', everyMs: TALLIES_MS, run: () => tallies.write() },
    { name: 'people', everyMs: HOUR_MS, run: () => people.sweep() },
    { name: 'answers', everyMs: HOUR_MS, run: () => deleteOldReplies(storage.db, env.now()) },
    { name: 'pictures', everyMs: HOUR_MS, run: () => forgetShareLinks(storage.db, env.now()) },
    { name: 'seasons', everyMs: HOUR_MS, run: () => ladders.tidy() },
    { name: 'old tallies', everyMs: HOUR_MS, run: () => tallies.forget() },
    { name: 'space', everyMs: HOUR_MS, run: () => storage.tidy() },
  ]
}
