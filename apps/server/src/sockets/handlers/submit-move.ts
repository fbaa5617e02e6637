import { CROWD, type Seat, TABLE } from '@ludoteca/kernel'
import type { ProtocolCode } from '@ludoteca/protocol'
import { moveKey } from '../move-key.ts'
import type { Standing } from '../ports.ts'
import { refused } from '../words.ts'
import type { Handled, RoomCall } from './call.ts'

/** A move: of one's own seat, of the table for the host, of the crowd for watchers. */
export async function submitMove(call: RoomCall<'SUBMIT_MOVE'>): Promise<Handled> {
  const { context, connection, presence, standing, message } = call
  if (standing.matchId === null) return { answer: refused('BAD_PHASE', connection.locale) }
  if (message.matchId === null) return { answer: refused('NOT_FOUND', connection.locale) }
  const { payload } = message
  const seat = payload.seat ?? standing.seat ?? CROWD
  const wrong = mayNot(standing, seat)
  if (wrong !== undefined) return { answer: refused(wrong, connection.locale) }
  const { participantId } = presence
  const answer = await context.tables.submit({
    matchId: standing.matchId,
    participantId,
    seat,
    // Whatever a watcher claims, the crowd's move is signed with their own id.
    move: seat === CROWD ? { ...payload.move, watcher: participantId } : payload.move,
    key: moveKey(participantId, message.idempotencyKey),
    listener: presence,
    answers: payload.answers,
  })
  return { answer }
}

function mayNot(standing: Standing, seat: Seat): ProtocolCode | undefined {
  if (seat === TABLE) return standing.host ? undefined : 'NOT_HOST'
  if (seat === CROWD) return standing.seat === null ? undefined : 'NOT_WATCHER'
  return seat === standing.seat ? undefined : 'NOT_PLAYER'
}
