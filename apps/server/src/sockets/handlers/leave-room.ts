import { commandKey, type Handled, type RoomCall, replied } from './call.ts'

/** Leaves the room for good. The connection stays open and may join another room. */
export async function leaveRoom(call: RoomCall<'LEAVE_ROOM'>): Promise<Handled> {
  const { context, presence } = call
  const { reply } = replied(await context.rooms.leave(presence.roomId, presence.participantId, commandKey(call)), call)
  return reply.ok ? { reply, afterwards: () => presence.leave() } : { reply }
}
