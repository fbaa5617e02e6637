import { CLOSE, type JoinResult } from '@ludoteca/protocol'
import type { Connection } from '../connection.ts'
import type { SocketContext } from '../context.ts'
import { Presence } from '../presence.ts'
import { inWords, refused } from '../words.ts'
import type { Call, Handled } from './call.ts'

/** Comes in, or comes back: the answer first, then the room as it is, then its match. */
export async function joinRoom({ context, connection, message }: Call<'JOIN_ROOM'>): Promise<Handled> {
  const { roomId, clientId, payload } = message
  const { factCount: facts, ...wish } = payload
  const heard = facts === undefined ? undefined : { matchId: message.matchId, facts }
  const joined = await context.rooms.join(roomId, connection.person, { ...wish, clientId }, connection.address)
  if (!joined.ok) return { answer: inWords(joined, connection.locale) }
  const { participantId, role, seat, notice } = joined.result
  const earlier = await context.answers.recent(participantId)
  if (!connection.isOpen) return { answer: refused('CLOSING', connection.locale) }

  const presence = enter(context, connection, roomId, participantId)
  const ledger = context.ledgers.of(participantId)
  ledger.restore(new Map(earlier.map(({ key, answer }) => [key, answer])))
  ledger.saw(message.nonce)
  connection.ledger = ledger
  await presence.arrive()
  const result: JoinResult = {
    clientId: participantId,
    lastNonce: ledger.lastNonce,
    role,
    seat,
    serverTs: context.env.now(),
    ...(notice !== undefined && { notice }),
  }
  return {
    answer: { ok: true, result },
    afterwards: () => (connection.presence === presence ? presence.listen(heard) : undefined),
  }
}

/** Leaves whatever room the connection was in, and takes the place of another connection of the same person. */
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
