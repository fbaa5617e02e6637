import { actForAbsent, hostMissedAt, markEmpty, missedAt, passHost, pauseOrResume } from './presence.ts'
import { followRematch } from './rematch.ts'
import { isDeserted, type Room, type RoomTimes } from './room.ts'
import { followFullRoom } from './start.ts'

/** Applies what follows from time and from people coming and going. Called after every change, and at `wakeAt`. */
export function settle(room: Room, now: number, times: RoomTimes): Room {
  if (isDeserted(room)) return room
  const attended = actForAbsent(pauseOrResume(room, now), now, times)
  const hosted = passHost(attended, now, times)
  return markEmpty(followFullRoom(followRematch(hosted, now, times), now, times), now)
}

/** When `settle` must be called again although nothing changes. */
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

/** When the room is deleted: soon when it is empty, much later when its match is paused. */
export function expiresAt(room: Room, times: RoomTimes): number | null {
  if (room.pausedAt !== null) return room.pausedAt + times.abandonMs
  const isIdle = room.status === 'lobby' || room.status === 'ended'
  return isIdle && room.emptySince !== null ? room.emptySince + times.emptyMs : null
}
