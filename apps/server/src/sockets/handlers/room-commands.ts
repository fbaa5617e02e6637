import { commandKey, type Handled, type RoomCall, replied } from './call.ts'

/** Sets name, contribution to the seed, and the fields of the game. */
export async function setProfile(call: RoomCall<'SET_PROFILE'>): Promise<Handled> {
  const { context, presence, message } = call
  return replied(
    await context.rooms.setProfile(presence.roomId, presence.participantId, message.payload, commandKey(call)),
    call,
  )
}

/** Marks the participant as ready to start, or not. */
export async function setReady(call: RoomCall<'SET_READY'>): Promise<Handled> {
  const { context, presence, message } = call
  return replied(
    await context.rooms.setReady(presence.roomId, presence.participantId, message.payload, commandKey(call)),
    call,
  )
}

/** Takes or gives up a seat. */
export async function requestSeat(call: RoomCall<'REQUEST_SEAT'>): Promise<Handled> {
  const { context, presence, message } = call
  return replied(
    await context.rooms.requestSeat(presence.roomId, presence.participantId, message.payload, commandKey(call)),
    call,
  )
}

/** A command of the host; the room checks who that is. */
export async function hostCommand(call: RoomCall<'HOST_COMMAND'>): Promise<Handled> {
  const { context, presence, message } = call
  const { roomId, participantId } = presence
  const { reply } = replied(await context.rooms.host(roomId, participantId, message.payload, commandKey(call)), call)
  // Whoever closes the room gets the reply, and not also the message to all others.
  const isClosed = reply.ok && context.rooms.standing(roomId, participantId) === undefined
  return isClosed ? { reply, afterwards: () => presence.leave() } : { reply }
}

/** Accepts or declines a rematch. */
export async function requestRematch(call: RoomCall<'REQUEST_REMATCH'>): Promise<Handled> {
  const { context, presence, message } = call
  return replied(
    await context.rooms.rematch(presence.roomId, presence.participantId, message.payload, commandKey(call)),
    call,
  )
}

/** Reports somebody's name as offensive. */
export async function reportName(call: RoomCall<'REPORT_NAME'>): Promise<Handled> {
  const { context, presence, message } = call
  const { roomId, participantId } = presence
  return replied(await context.rooms.reportName(roomId, participantId, message.payload, commandKey(call)), call)
}

/** Sends a reaction to everybody in the room. */
export function sendReaction(call: RoomCall<'SEND_REACTION'>): Handled {
  const { context, presence, message } = call
  return replied(context.rooms.reaction(presence.roomId, presence.participantId, message.payload.emoji), call)
}
