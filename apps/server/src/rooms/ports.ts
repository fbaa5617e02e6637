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

/** What rooms need from tables. */
export interface TablesPort {
  start(match: Required<NewMatch>): Promise<{ readonly matchId: string } | Refusal>
  /** Who plays which seat from now on; a match that this process does not have asks when it is opened. */
  control(matchId: string, controls: Controls): void
  /** Whether a newcomer may still take a seat. */
  lateJoin(matchId: string): Promise<boolean>
  abandon(matchId: string): Promise<void>
  /** The rooms of those matches that this process has. */
  readonly roomIds: readonly string[]
  /** Calls the subscriber when something happens in a match that its room must know. */
  subscribe(subscriber: TableSubscriber): () => void
}

/** What rooms are built on. */
export interface RoomsDeps {
  readonly db: Kysely<Schema>
  readonly notifications: Pick<Notifications, 'notifyRooms' | 'send'>
  readonly tables: TablesPort
  readonly findBox: FindBox
  readonly env: Environment
  readonly times: RoomTimes
  /** How many rooms one account may open. */
  readonly creations: Limiter
  /** How many rooms that are not there may be asked for from one place. */
  readonly guesses: Limiter
  /** Knows who must learn a game before they come into a room of it. */
  readonly tutorials: Pick<Tutorials, 'refusalFor'>
  /** What is switched off for now; nothing is when left out. */
  readonly switches?: SwitchesPort
  /** Marks where people come from. */
  readonly places: Places
  /** Hears that somebody came into a room, and whether they came back to it. */
  joined?(how: 'new' | 'back'): void
  /** Hears of what went wrong where nobody waits for an answer. */
  failed(error: unknown, roomId: string): void
}

/** The same, with what rooms make of it for their own use. */
export interface RoomsParts extends RoomsDeps {
  readonly switches: SwitchesPort
  /** Names this process among those that share the database. */
  readonly processId: string
  readonly store: RoomStore
  readonly keeper: RoomKeeper
}
