import type { ClientMessageOf, ClientType } from '@ludoteca/protocol'
import type { Reply, RoomReply } from '../../replies.ts'
import type { Connection } from '../connection.ts'
import type { SocketContext } from '../context.ts'
import { moveKey } from '../move-key.ts'
import type { Standing } from '../ports.ts'
import type { Presence } from '../presence.ts'
import { inWords } from '../words.ts'

/** One message to be handled. */
export interface Call<T extends ClientType> {
  readonly context: SocketContext
  readonly connection: Connection
  readonly message: ClientMessageOf<T>
}

/** A message to a room from one of its participants. */
export interface RoomCall<T extends ClientType> extends Call<T> {
  readonly presence: Presence
  readonly standing: Standing
}

/** The reply to a message. `afterwards` runs once the reply has been sent. */
export interface Handled {
  readonly reply: Reply
  afterwards?(): unknown
}

/** Handles messages of one type that are sent to the sender's own room. */
export type Handler<T extends ClientType> = (call: RoomCall<T>) => Handled | Promise<Handled>

/** The room's reply, with nothing to do afterwards. */
export function replied(reply: RoomReply, { connection }: Call<ClientType>): Handled {
  return { reply: reply.ok ? reply : inWords(reply, connection.locale) }
}

/** The idempotency key of a command, unique in its room: the same when the message is repeated. */
export function commandKey({ presence, message }: RoomCall<ClientType>): string {
  return moveKey(presence.participantId, message.idempotencyKey)
}

/** Success without a result. */
export const DONE: Handled = { reply: { ok: true } }
