import { answered, commandKey, type Handled, type RoomCall } from './call.ts'

/** A name, a contribution to the seed, and whatever else the game wants to know. */
export async function setProfile(call: RoomCall<'SET_PROFILE'>): Promise<Handled> {
  const { context, presence, message } = call
  return answered(
    await context.rooms.setProfile(presence.roomId, presence.participantId, message.payload, commandKey(call)),
    call,
  )
}

/** Ready to start, or not yet. */
export async function setReady(call: RoomCall<'SET_READY'>): Promise<Handled> {
  const { context, presence, message } = call
  return answered(
    await context.rooms.setReady(presence.roomId, presence.participantId, message.payload, commandKey(call)),
    call,
  )
}

/** Takes a seat, or gives it up. */
export async function requestSeat(call: RoomCall<'REQUEST_SEAT'>): Promise<Handled> {
  const { context, presence, message } = call
  return answered(
    await context.rooms.requestSeat(presence.roomId, presence.participantId, message.payload, commandKey(call)),
    call,
  )
}

/** What only the host may do; the room knows who that is. */
export async function hostCommand(call: RoomCall<'HOST_COMMAND'>): Promise<Handled> {
  const { context, presence, message } = call
  const { roomId, participantId } = presence
  const { answer } = answered(await context.rooms.host(roomId, participantId, message.payload, commandKey(call)), call)
  // Who closes the room is told by the answer, and not once more as the others are.
  const isClosed = answer.ok && context.rooms.standing(roomId, participantId) === undefined
  return isClosed ? { answer, afterwards: () => presence.leave() } : { answer }
}

/** Once more, or not. */
export async function requestRematch(call: RoomCall<'REQUEST_REMATCH'>): Promise<Handled> {
  const { context, presence, message } = call
  return answered(
    await context.rooms.rematch(presence.roomId, presence.participantId, message.payload, commandKey(call)),
    call,
  )
}

/** A name that is not fit to be seen. */
export async function reportName(call: RoomCall<'REPORT_NAME'>): Promise<Handled> {
  const { context, presence, message } = call
  const { roomId, participantId } = presence
  return answered(await context.rooms.reportName(roomId, participantId, message.payload, commandKey(call)), call)
}

/** A face for everybody to see. */
export function sendReaction(call: RoomCall<'SEND_REACTION'>): Handled {
  const { context, presence, message } = call
  return answered(context.rooms.reaction(presence.roomId, presence.participantId, message.payload.emoji), call)
}
