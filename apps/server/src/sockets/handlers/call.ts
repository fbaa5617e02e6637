import type { ClientMessageOf, ClientType } from '@ludoteca/protocol'
import type { Answer, RoomAnswer } from '../../answers.ts'
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

/** One message of somebody who is in the room it speaks of. */
export interface RoomCall<T extends ClientType> extends Call<T> {
  readonly presence: Presence
  readonly standing: Standing
}

/** What its sender is told, and what happens once that is said. */
export interface Handled {
  readonly answer: Answer
  afterwards?(): unknown
}

/** Handles messages of one type, when sent from within the room. */
export type Handler<T extends ClientType> = (call: RoomCall<T>) => Handled | Promise<Handled>

/** The room's answer with nothing to follow. */
export function answered(answer: RoomAnswer, { connection }: Call<ClientType>): Handled {
  return { answer: answer.ok ? answer : inWords(answer, connection.locale) }
}

/** Names a command to its room, the same whenever it is sent again. */
export function commandKey({ presence, message }: RoomCall<ClientType>): string {
  return moveKey(presence.participantId, message.idempotencyKey)
}

/** Nothing more to say. */
export const DONE: Handled = { answer: { ok: true } }
