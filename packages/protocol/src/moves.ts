import type { ClientMessage, ClientPayload } from './client-messages.ts'
import { moveTypeOf } from './names.ts'
import { type SubmitType, submitPayloads } from './submits.ts'

/** The move in a message that submits one, in whichever form; nothing for other messages. */
export function submissionOf(message: ClientMessage): ClientPayload<'SUBMIT_MOVE'> | undefined {
  if (message.type === 'SUBMIT_MOVE') return message.payload
  if (!isSubmitType(message.type)) return undefined
  return { move: { type: moveTypeOf(message.type), ...(message.payload as object) } }
}

/** Whether messages of this type are a typed form of a move. */
export function isSubmitType(type: string): type is SubmitType {
  return Object.hasOwn(submitPayloads, type)
}
