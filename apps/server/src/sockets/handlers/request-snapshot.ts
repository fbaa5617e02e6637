import type { Handled, RoomCall } from './call.ts'

/** Everything once more: the room, and its match if there is one. */
export function requestSnapshot(call: RoomCall<'REQUEST_SNAPSHOT'>): Handled {
  const { house, presence, standing, message } = call
  return {
    answer: { ok: true },
    async afterwards() {
      house.rooms.attach(presence.roomId, presence)
      if (standing.matchId !== null) await house.tables.snapshotTo(standing.matchId, presence, message.payload.heard)
    },
  }
}
