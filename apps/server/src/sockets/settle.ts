import type { ClientMessage } from '@ludoteca/protocol'
import type { Answer } from '../answers.ts'
import { StorageDown } from '../storage/storage.ts'
import type { Connection } from './connection.ts'
import type { SocketContext } from './context.ts'
import type { Handled } from './handlers/call.ts'
import { DURABLE, handle } from './handlers/handlers.ts'
import type { Standing } from './ports.ts'
import { traceOf } from './trace.ts'
import { inBrief, refused } from './words.ts'

/** After these the key is free: nothing has happened, or nobody can say. */
const TRANSIENT: ReadonlySet<string> = new Set(['RATE_LIMIT', 'BUSY', 'CLOSING', 'SERVER'])

/** The answer of the message's handler, stored when it must outlive the process. */
export async function settle(
  context: SocketContext,
  connection: Connection,
  message: ClientMessage,
  standing: Standing | undefined,
): Promise<Handled> {
  let handled: Handled
  try {
    const { answer, ...rest } = await handle(context, connection, message, standing)
    handled = { ...rest, answer: answer.ok ? answer : inBrief(answer) }
  } catch (error) {
    context.log.error({ ...traceOf(error), type: message.type }, 'a message could not be handled')
    handled = { answer: refused(error instanceof StorageDown ? 'BUSY' : 'SERVER', connection.locale) }
  }
  const { answer } = handled
  const scope = connection.presence?.participantId
  const isWorthStoring = isLasting(answer) && (!answer.ok || DURABLE.has(message.type))
  if (scope !== undefined && isWorthStoring) await remember(context, scope, message.idempotencyKey, answer)
  return handled
}

/** Whether a repeated key gets this answer again. */
export function isLasting(answer: Answer): boolean {
  return answer.ok || !TRANSIENT.has(answer.code)
}

async function remember(context: SocketContext, scope: string, key: string, answer: Answer): Promise<void> {
  try {
    await context.answers.remember(scope, key, answer)
  } catch (error) {
    context.log.warn(traceOf(error), 'an answer was not stored')
  }
}
