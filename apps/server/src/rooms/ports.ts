import type { Refusal } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import type { SwitchesPort } from '../admin/switches.ts'
import type { Environment } from '../environment.ts'
import type { Limiter } from '../limits/limiter.ts'
import type { Tutorials } from '../people/tutorials.ts'
import type { Schema } from '../storage/schema.ts'
import type { Notifications } from '../storage/storage.ts'
import type { Controls, FindBox, NewMatch, TableSubscriber } from '../tables/ports.ts'
import type { RoomKeeper } from './keeper.ts'
import type { Places } from './places.ts'
import type { RoomTimes } from './room.ts'
import type { RoomStore } from './room-store.ts'

/** What rooms need of tables. */
export interface TablesPort {
  start(match: Required<NewMatch>): Promise<{ readonly matchId: string } | Refusal>
  /** Sets who plays which seat; a match that is not in memory gets that from `Seating` when it is loaded. */
  control(matchId: string, controls: Controls): void
  /** Whether a newcomer may still take a seat. */
  lateJoin(matchId: string): Promise<boolean>
  abandon(matchId: string): Promise<void>
  /** The rooms of the matches in memory. */
  readonly roomIds: readonly string[]
  /** Returns a function that unsubscribes. */
  subscribe(subscriber: TableSubscriber): () => void
}

/** The dependencies of rooms. */
export interface RoomsDeps {
  readonly db: Kysely<Schema>
  readonly notifications: Pick<Notifications, 'notifyRooms' | 'send'>
  readonly tables: TablesPort
  readonly findBox: FindBox
  readonly env: Environment
  readonly times: RoomTimes
  /** How many rooms one account may open. */
  readonly creations: Limiter
  /** How many unknown room codes may be looked up from one place. */
  readonly guesses: Limiter
  /** Refuses people who must finish the tutorial of a game first. */
  readonly tutorials: Pick<Tutorials, 'refusalFor'>
  /** What is switched off; nothing when left out. */
  readonly switches?: SwitchesPort
  /** Hashes of where people come from. */
  readonly places: Places
  /** Called when somebody has joined or rejoined a room. */
  joined?(how: 'new' | 'back'): void
  /** Called with errors of work for which nobody waits. */
  failed(error: unknown, roomId: string): void
}

/** The dependencies, with the parts that rooms make of them. */
export interface RoomsParts extends RoomsDeps {
  readonly switches: SwitchesPort
  /** Identifies this process among those that share the database. */
  readonly processId: string
  readonly store: RoomStore
  readonly keeper: RoomKeeper
}
