import { actForAbsent, hostMissedAt, markEmpty, missedAt, passHost, pauseOrResume } from './presence.ts'
import { followRematch } from './rematch.ts'
import { isDeserted, type Room, type RoomTimes } from './room.ts'
import { followFullRoom } from './start.ts'

/** What time and the coming and going of people make of a room, after every change and when something is due. */
export function settle(room: Room, now: number, times: RoomTimes): Room {
  if (isDeserted(room)) return room
  const attended = actForAbsent(pauseOrResume(room, now), now, times)
  const hosted = passHost(attended, now, times)
  return markEmpty(followFullRoom(followRematch(hosted, now, times), now, times), now)
}

/** When somebody must look at this room again although nobody touches it. */
export function wakeAt(room: Room, times: RoomTimes): number | null {
  const moments = [
    room.countdown?.endsAt,
    room.launch?.leaseUntil,
    room.status === 'ended' ? room.rematch?.endsAt : null,
    expiresAt(room, times),
    hostMissedAt(room, times),
    ...room.people.map((person) => missedAt(room, person, times)),
  ].filter((moment) => moment !== null && moment !== undefined)
  return moments.length === 0 ? null : Math.min(...moments)
}

/** When nobody will miss the room any more: an empty one soon, one with a paused match much later. */
export function expiresAt(room: Room, times: RoomTimes): number | null {
  if (room.pausedAt !== null) return room.pausedAt + times.abandonMs
  const isIdle = room.status === 'lobby' || room.status === 'ended'
  return isIdle && room.emptySince !== null ? room.emptySince + times.emptyMs : null
}
