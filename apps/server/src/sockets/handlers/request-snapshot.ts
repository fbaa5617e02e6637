import type { Handled, RoomCall } from './call.ts'

/** Everything once more: the room, and its match if there is one. */
export function requestSnapshot({ presence, message }: RoomCall<'REQUEST_SNAPSHOT'>): Handled {
  const { factCount: facts } = message.payload
  const heard = facts === undefined ? undefined : { matchId: message.matchId, facts }
  return { answer: { ok: true }, afterwards: () => presence.resend(heard) }
}
