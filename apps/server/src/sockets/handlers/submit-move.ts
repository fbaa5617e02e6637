import { CROWD, type Seat, TABLE } from '@ludoteca/kernel'
import type { ProtocolCode } from '@ludoteca/protocol'
import { moveKey } from '../move-key.ts'
import type { Standing } from '../ports.ts'
import { refusalReply } from '../words.ts'
import type { Handled, RoomCall } from './call.ts'

/** Submits a move: for the own seat, for the table (the host), or for the crowd (watchers). */
export async function submitMove(call: RoomCall<'SUBMIT_MOVE'>): Promise<Handled> {
  const { context, connection, presence, standing, message } = call
  if (standing.matchId === null) return { reply: refusalReply('BAD_PHASE', connection.locale) }
  if (message.matchId === null) return { reply: refusalReply('NOT_FOUND', connection.locale) }
  const { payload } = message
  const seat = payload.seat ?? standing.seat ?? CROWD
  const wrong = mayNot(standing, seat)
  if (wrong !== undefined) return { reply: refusalReply(wrong, connection.locale) }
  const { participantId } = presence
  const reply = await context.tables.submit({
    matchId: standing.matchId,
    participantId,
    seat,
    // The crowd's move carries the id of the watcher who sent it, whatever the message claims.
    move: seat === CROWD ? { ...payload.move, watcher: participantId } : payload.move,
    key: moveKey(participantId, message.idempotencyKey),
    listener: presence,
    answers: payload.answers,
  })
  return { reply }
}

function mayNot(standing: Standing, seat: Seat): ProtocolCode | undefined {
  if (seat === TABLE) return standing.host ? undefined : 'NOT_HOST'
  if (seat === CROWD) return standing.seat === null ? undefined : 'NOT_WATCHER'
  return seat === standing.seat ? undefined : 'NOT_PLAYER'
}
