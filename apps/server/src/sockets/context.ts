import type { MessageCatalogue } from '@ludoteca/protocol'
import type { Environment } from '../environment.ts'
import type { Limits } from '../limits/limits.ts'
import type { Ledgers } from './ledger.ts'
import type { AnswerStore, Log, Rooms, SocketCounters, StoredMoves, Tables } from './ports.ts'
import type { Presences } from './presences.ts'
import type { SocketSettings } from './settings.ts'

/** What every connection of this process shares. */
export interface SocketContext {
  readonly rooms: Rooms
  readonly tables: Tables
  readonly answers: AnswerStore
  readonly moves: StoredMoves
  /** The messages of the protocol and of all games. */
  readonly messages: Pick<MessageCatalogue, 'parse'>
  readonly limits: Limits
  readonly counters: SocketCounters
  readonly log: Log
  readonly env: Environment
  readonly settings: SocketSettings
  readonly presences: Presences
  readonly ledgers: Ledgers
  /** The server stops: what has not been begun is refused. */
  isClosing: boolean
}
