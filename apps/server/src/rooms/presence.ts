import {
  findPresent,
  hasCompany,
  isConnected,
  isPresent,
  type Participant,
  type Room,
  type RoomTimes,
  withPerson,
} from './room.ts'
import { OPEN, seatedPeople, seatOf } from './seats.ts'

/** A participant is connected, and plays for themselves. */
export function connect(room: Room, participantId: string, now: number, through: string | null = null): Room {
  if (findPresent(room, participantId) === undefined) return room
  // If nobody was connected, the others get their time to come back from now on, too.
  const waiting = hasCompany(room) ? room : forgiven(room, now)
  return withPerson(waiting, participantId, { awaySince: null, through, arrived: true, autopilot: false })
}

/** A participant's connection was lost; `at` is when they were last seen. */
export function disconnect(room: Room, participantId: string, at: number): Room {
  const person = findPresent(room, participantId)
  return person && isConnected(person) ? withPerson(room, participantId, { awaySince: at }) : room
}

/** This process lost a participant's connection, unless they have reconnected through another process since. */
export function disconnectFrom(room: Room, participantId: string, process: string, now: number): Room {
  return findPresent(room, participantId)?.through === process ? disconnect(room, participantId, now) : room
}

/** With `idle: pause`: pauses a match that nobody follows until one of its players is back. */
export function pauseOrResume(room: Room, now: number): Room {
  if (room.status !== 'running') return room.pausedAt === null ? room : { ...room, pausedAt: null }
  if (room.pausedAt === null) return room.idle === 'pause' && !hasCompany(room) ? { ...room, pausedAt: now } : room
  return room.idle === 'continue' || isPlayedAgain(room) ? forgiven({ ...room, pausedAt: null }, now) : room
}

/** Marks whether the person at this seat plays, or is idle, so that the autopilot does. */
export function attend(room: Room, seat: number, isThere: boolean): Room {
  const holder = room.people.find((person) => isPresent(person) && seatOf(room, person.id) === seat)
  return holder === undefined || holder.autopilot === !isThere
    ? room
    : withPerson(room, holder.id, { autopilot: !isThere })
}

/** Turns on the autopilot for players who are away too long, and removes other people who are. */
export function actForAbsent(room: Room, now: number, times: RoomTimes): Room {
  let next = room
  for (const person of room.people) {
    const at = missedAt(room, person, times)
    if (at === null || at > now) continue
    next = isPlaying(room, person) ? withPerson(next, person.id, { autopilot: true }) : removed(next, person.id)
  }
  return next
}

/** When a participant's absence will have a consequence; null when it will not. */
export function missedAt(room: Room, person: Participant, times: RoomTimes): number | null {
  if (person.awaySince === null || person.left) return null
  const matters = isPlaying(room, person)
    ? room.pausedAt === null && !person.autopilot
    : room.status !== 'countdown' && hasCompany(room)
  return matters ? person.awaySince + times.graceMs : null
}

/** Replaces a host who has left or is away too long by the participant who has been in the room longest, connected ones first. */
export function passHost(room: Room, now: number, times: RoomTimes): Room {
  const at = hostMissedAt(room, times)
  if (at === null || at > now) return room
  const heir = room.people.find(isConnected) ?? room.people.find(isPresent) ?? room.people[0]
  return heir === undefined || heir.id === room.hostId ? room : { ...room, hostId: heir.id }
}

/** When somebody else becomes host: at once if the host is gone. */
export function hostMissedAt(room: Room, times: RoomTimes): number | null {
  const host = room.people.find(({ id }) => id === room.hostId)
  if (host === undefined) return 0
  if (host.left) return room.people.some(isPresent) ? 0 : null
  return host.awaySince !== null && hasCompany(room) ? host.awaySince + times.graceMs : null
}

/** Since when nobody is connected. */
export function markEmpty(room: Room, now: number): Room {
  if (hasCompany(room)) return room.emptySince === null ? room : { ...room, emptySince: null }
  if (room.emptySince !== null) return room
  const seen = room.people.filter(isPresent).map(({ awaySince }) => awaySince ?? now)
  return { ...room, emptySince: seen.length === 0 ? now : Math.max(...seen) }
}

/** The room without this participant; their seat is free. */
export function removed(room: Room, participantId: string): Room {
  const seat = seatOf(room, participantId)
  return {
    ...room,
    people: room.people.filter(({ id }) => id !== participantId),
    seats: seat === null ? room.seats : room.seats.map((s, i) => (i === seat ? OPEN : s)),
    rematch: room.rematch && { ...room.rematch, accepted: room.rematch.accepted.filter((id) => id !== participantId) },
  }
}

/** Restarts all deadlines for people at `resumedAt`, since nobody could connect before. */
export function pardoned(room: Room, resumedAt: number, times: RoomTimes): Room {
  const { people, emptySince, rematch } = room
  const isMissed = people.some(({ awaySince }) => awaySince !== null && awaySince < resumedAt)
  const isEmpty = emptySince !== null && emptySince < resumedAt
  const isOffered = room.status === 'ended' && rematch !== null && rematch.endsAt < resumedAt + times.rematchMs
  if (!isMissed && !isEmpty && !isOffered) return room
  return {
    ...room,
    people: people.map((p) => (p.awaySince === null ? p : { ...p, awaySince: Math.max(p.awaySince, resumedAt) })),
    emptySince: emptySince === null ? null : Math.max(emptySince, resumedAt),
    rematch: isOffered ? { ...rematch, endsAt: resumedAt + times.rematchMs } : rematch,
  }
}

function isPlaying(room: Room, { id }: Participant): boolean {
  return room.status === 'running' && seatOf(room, id) !== null
}

/** Whether the match should go on: a player is connected, or without any players a watcher. */
function isPlayedAgain(room: Room): boolean {
  const players = seatedPeople(room).filter(isPresent)
  return players.length === 0 ? hasCompany(room) : players.some(isConnected)
}

function forgiven(room: Room, now: number): Room {
  return { ...room, people: room.people.map((p) => (p.awaySince === null ? p : { ...p, awaySince: now })) }
}
