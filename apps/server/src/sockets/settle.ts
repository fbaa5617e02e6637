import type { ClientMessage } from '@ludoteca/protocol'
import type { Reply } from '../replies.ts'
import { StorageDown } from '../storage/storage.ts'
import type { Connection } from './connection.ts'
import type { SocketContext } from './context.ts'
import type { Handled } from './handlers/call.ts'
import { DURABLE, handle } from './handlers/handlers.ts'
import type { Standing } from './ports.ts'
import { traceOf } from './trace.ts'
import { inBrief, refusalReply } from './words.ts'

/** After a refusal with one of these codes the key may be used again: nothing was done, or nobody can tell. */
const TRANSIENT: ReadonlySet<string> = new Set(['RATE_LIMIT', 'BUSY', 'CLOSING', 'SERVER'])

/** Handles a message. Replies that must outlive the process are stored before this resolves. */
export async function settle(
  context: SocketContext,
  connection: Connection,
  message: ClientMessage,
  standing: Standing | undefined,
): Promise<Handled> {
  let handled: Handled
  try {
    const { reply, ...rest } = await handle(context, connection, message, standing)
    handled = { ...rest, reply: reply.ok ? reply : inBrief(reply) }
  } catch (error) {
    context.log.error({ ...traceOf(error), type: message.type }, 'a message could not be handled')
    handled = { reply: refusalReply(error instanceof StorageDown ? 'BUSY' : 'SERVER', connection.locale) }
  }
  const { reply } = handled
  const scope = connection.presence?.participantId
  const isWorthStoring = isLasting(reply) && (!reply.ok || DURABLE.has(message.type))
  if (scope !== undefined && isWorthStoring) await store(context, scope, message.idempotencyKey, reply)
  return handled
}

/** Whether this reply is repeated when a message with the same key comes again. */
export function isLasting(reply: Reply): boolean {
  return reply.ok || !TRANSIENT.has(reply.code)
}

async function store(context: SocketContext, scope: string, key: string, reply: Reply): Promise<void> {
  try {
    await context.replyStore.store(scope, key, reply)
  } catch (error) {
    context.log.warn(traceOf(error), 'a reply was not stored')
  }
}
