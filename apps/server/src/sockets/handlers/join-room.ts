import { CLOSE, type JoinResult } from '@ludoteca/protocol'
import type { Connection } from '../connection.ts'
import type { SocketContext } from '../context.ts'
import { Presence } from '../presence.ts'
import { inWords, refusalReply } from '../words.ts'
import type { Call, Handled } from './call.ts'

/** Joins or rejoins a room. The reply is sent first, then the state of the room, then its match. */
export async function joinRoom({ context, connection, message }: Call<'JOIN_ROOM'>): Promise<Handled> {
  const { roomId, clientId, payload } = message
  const { factCount, ...wish } = payload
  const bookmark = factCount === undefined ? undefined : { matchId: message.matchId, factCount }
  const joined = await context.rooms.join(roomId, connection.person, { ...wish, clientId }, connection.address)
  if (!joined.ok) return { reply: inWords(joined, connection.locale) }
  const { participantId, role, seat, notice } = joined.result
  const earlier = await context.replyStore.recent(participantId)
  if (!connection.isOpen) return { reply: refusalReply('CLOSING', connection.locale) }

  const presence = enter(context, connection, roomId, participantId)
  const replies = context.replyCaches.of(participantId)
  replies.restore(new Map(earlier.map(({ key, reply }) => [key, reply])))
  replies.seen(message.nonce)
  connection.replies = replies
  await presence.arrive()
  const result: JoinResult = {
    clientId: participantId,
    lastNonce: replies.lastNonce,
    role,
    seat,
    serverTs: context.env.now(),
    ...(notice !== undefined && { notice }),
  }
  return {
    reply: { ok: true, result },
    afterwards: () => (connection.presence === presence ? presence.listen(bookmark) : undefined),
  }
}

/** Leaves the room the connection was in, and replaces another connection of the same person. */
function enter(context: SocketContext, connection: Connection, roomId: string, participantId: string): Presence {
  const presence = new Presence(context, connection, roomId, participantId)
  const own = connection.presence
  connection.presence = presence
  const before = context.presences.add(presence)
  if (own !== undefined && own !== before) context.presences.lose(own)
  before?.leave()
  if (before !== undefined && before.connection !== connection) {
    before.connection.refuse('REPLACED')
    before.connection.close(CLOSE.replaced)
  }
  return presence
}
