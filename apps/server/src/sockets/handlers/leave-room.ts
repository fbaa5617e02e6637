import { answered, type Handled, type RoomCall } from './call.ts'

/** Goes for good. The connection stays and may join another room. */
export async function leaveRoom(call: RoomCall<'LEAVE_ROOM'>): Promise<Handled> {
  const { house, connection, presence } = call
  const { answer } = answered(await house.rooms.leave(presence.roomId, presence.participantId), call)
  if (!answer.ok) return { answer }
  return {
    answer,
    afterwards() {
      house.presences.remove(presence)
      presence.end()
      if (connection.presence === presence) connection.presence = undefined
    },
  }
}
