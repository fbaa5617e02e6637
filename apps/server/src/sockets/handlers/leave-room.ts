import { answered, commandKey, type Handled, type RoomCall } from './call.ts'

/** Goes for good. The connection stays and may join another room. */
export async function leaveRoom(call: RoomCall<'LEAVE_ROOM'>): Promise<Handled> {
  const { context, presence } = call
  const { answer } = answered(
    await context.rooms.leave(presence.roomId, presence.participantId, commandKey(call)),
    call,
  )
  return answer.ok ? { answer, afterwards: () => presence.leave() } : { answer }
}
