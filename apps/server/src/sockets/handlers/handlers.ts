import type { ClientMessage, ClientMessageOf, ClientType } from '@ludoteca/protocol'
import type { Connection } from '../connection.ts'
import type { SocketContext } from '../context.ts'
import type { Standing } from '../ports.ts'
import { refusalReply } from '../words.ts'
import { DONE, type Handled, type Handler } from './call.ts'
import { joinRoom } from './join-room.ts'
import { leaveRoom } from './leave-room.ts'
import { requestSnapshot } from './request-snapshot.ts'
import {
  hostCommand,
  reportName,
  requestRematch,
  requestSeat,
  sendReaction,
  setProfile,
  setReady,
} from './room-commands.ts'
import { submitMove } from './submit-move.ts'

const HANDLERS: { readonly [T in Exclude<ClientType, 'JOIN_ROOM' | 'PING'>]: Handler<T> } = {
  LEAVE_ROOM: leaveRoom,
  SET_PROFILE: setProfile,
  SUBMIT_MOVE: submitMove,
  REQUEST_SNAPSHOT: requestSnapshot,
  REQUEST_SEAT: requestSeat,
  SET_READY: setReady,
  HOST_COMMAND: hostCommand,
  REQUEST_REMATCH: requestRematch,
  SEND_REACTION: sendReaction,
  REPORT_NAME: reportName,
}

/** Message types whose successful replies are stored, so that they can be repeated after a restart. Moves are in the log. */
export const DURABLE: ReadonlySet<ClientType> = new Set([
  'LEAVE_ROOM',
  'SET_PROFILE',
  'SET_READY',
  'REQUEST_SEAT',
  'HOST_COMMAND',
  'REQUEST_REMATCH',
  'REPORT_NAME',
])

/** Calls the handler of a message. Only JOIN_ROOM and PING may come from outside a room. */
export function handle(
  context: SocketContext,
  connection: Connection,
  message: ClientMessage,
  standing: Standing | undefined,
): Handled | Promise<Handled> {
  if (message.type === 'JOIN_ROOM') return joinRoom({ context, connection, message })
  if (message.type === 'PING') return DONE
  const { presence } = connection
  if (presence === undefined || standing === undefined) return { reply: refusalReply('NOT_JOINED', connection.locale) }
  // The table above pairs every type with its handler; the compiler cannot follow that through a lookup.
  const handler = HANDLERS[message.type] as Handler<ClientType>
  return handler({ context, connection, presence, standing, message: message as ClientMessageOf<ClientType> })
}
