import type { MessageCatalogue } from '@ludoteca/protocol'
import type { Environment } from '../environment.ts'
import type { Limits } from '../limits/limits.ts'
import type { Log, ReplyStore, Rooms, SocketCounters, StoredMoves, Tables } from './ports.ts'
import type { Presences } from './presences.ts'
import type { ReplyCaches } from './reply-cache.ts'
import type { SocketSettings } from './settings.ts'

/** What every connection of this process shares. */
export interface SocketContext {
  readonly rooms: Rooms
  readonly tables: Tables
  readonly replyStore: ReplyStore
  readonly moves: StoredMoves
  /** The messages of the protocol and of all games. */
  readonly messages: Pick<MessageCatalogue, 'parse'>
  readonly limits: Limits
  readonly counters: SocketCounters
  readonly log: Log
  readonly env: Environment
  readonly settings: SocketSettings
  readonly presences: Presences
  readonly replyCaches: ReplyCaches
  /** The server stops: messages that are not being handled yet are refused. */
  isClosing: boolean
}
