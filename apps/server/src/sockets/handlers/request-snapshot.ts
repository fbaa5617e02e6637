import type { Handled, RoomCall } from './call.ts'

/** Sends everything again: the state of the room, and its match if there is one. */
export function requestSnapshot({ presence, message }: RoomCall<'REQUEST_SNAPSHOT'>): Handled {
  const { factCount } = message.payload
  const bookmark = factCount === undefined ? undefined : { matchId: message.matchId, factCount }
  return { reply: { ok: true }, afterwards: () => presence.resend(bookmark) }
}
