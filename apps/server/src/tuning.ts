import type { ShelfEntry } from '@ludoteca/registry'
import type { Environment } from './environment.ts'
import type { HttpSettings } from './http/deps.ts'
import type { Rate } from './limits/limiter.ts'
import type { Rates } from './limits/limits.ts'
import type { PaceSettings } from './limits/pace.ts'
import type { TutorialRule } from './people/tutorials.ts'
import type { RoomTimes } from './rooms/room.ts'
import type { TimeSettings } from './shared-time.ts'
import type { SocketSettings } from './sockets/settings.ts'
import type { StorageSettings } from './storage/open.ts'
import type { TableSettings } from './tables/ports.ts'

/** Settings for tests and load runs, which operators do not need. */
export interface Tuning {
  readonly env?: Environment
  readonly shelf?: readonly ShelfEntry[]
  readonly storage?: Partial<StorageSettings>
  readonly time?: Partial<TimeSettings>
  readonly tables?: Partial<TableSettings>
  readonly rooms?: Partial<RoomTimes>
  readonly sockets?: Partial<SocketSettings>
  readonly rates?: Rates
  readonly http?: Partial<HttpSettings>
  /** How failed logins are slowed down. */
  readonly pace?: Partial<PaceSettings>
  /** How many rooms an account may open. */
  readonly creations?: Rate
  /** Whether mandatory tutorials are checked when people join a room. */
  readonly tutorials?: TutorialRule
  readonly sweepMs?: number
  readonly closeMs?: number
}
