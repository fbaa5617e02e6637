import type { ShelfEntry } from '@ludoteca/registry'
import type { Environment } from './environment.ts'
import type { TimeSettings } from './shared-time.ts'
import type { HttpSettings } from './http/deps.ts'
import type { Rate } from './limits/limiter.ts'
import type { Rates } from './limits/limits.ts'
import type { PaceSettings } from './limits/pace.ts'
import type { TutorialRule } from './people/tutorials.ts'
import type { RoomTimes } from './rooms/room.ts'
import type { SocketSettings } from './sockets/settings.ts'
import type { StorageSettings } from './storage/open.ts'
import type { TableSettings } from './tables/ports.ts'

/** What tests and load runs change; an operator has no need to. */
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
  /** How those who guess passwords are slowed down. */
  readonly pace?: Partial<PaceSettings>
  /** How many rooms an account may open. */
  readonly creations?: Rate
  /** Whether tutorials that are mandatory are asked for at the door of a room. */
  readonly tutorials?: TutorialRule
  readonly sweepMs?: number
  readonly closeMs?: number
}
