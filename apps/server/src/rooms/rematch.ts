import { refuse } from '@ludoteca/kernel'
import { withBots } from './bot-fill.ts'
import { type Changed, findPresent, isConnected, type Room, type RoomSeat, type RoomTimes } from './room.ts'
import { OPEN, resized, seatedPeople, seatOf, takenSeats, unready } from './seats.ts'

/** The match of this room is over: begins the wait for a rematch, and removes participants who have left. */
export function endMatch(room: Room, matchId: string, now: number, times: RoomTimes): Room {
  // A match of bots may be over before the room knows that it began.
  const isOurs = room.matchId === matchId || (room.matchId === null && room.launch !== null)
  if (room.status !== 'running' || !isOurs) return room
  return {
    ...withoutClaims(room),
    status: 'ended',
    matchId,
    launch: null,
    lateJoin: false,
    pausedAt: null,
    ...withoutLeavers(room),
    rematch: { endsAt: now + times.rematchMs, accepted: [] },
  }
}

/** REQUEST_REMATCH: accepts or declines a rematch. */
export function requestRematch(room: Room, participantId: string, accept: boolean): Changed {
  if (findPresent(room, participantId) === undefined) return refuse('NOT_JOINED')
  if (room.rematch === null) return refuse('BAD_PHASE', { status: room.status })
  const { accepted } = room.rematch
  if (accepted.includes(participantId) === accept) return room
  const next = accept ? [...accepted, participantId] : accepted.filter((id) => id !== participantId)
  return { ...room, rematch: { ...room.rematch, accepted: next } }
}

/** Starts the countdown when enough people accept a rematch; back to the lobby when time is up or too few are left. */
export function followRematch(room: Room, now: number, times: RoomTimes): Room {
  if (room.rematch === null) return room
  if (room.status === 'countdown') return canReplay(room) ? room : toLobby(room)
  if (isWanted(room) && canReplay(room)) {
    return { ...room, status: 'countdown', countdown: { endsAt: now + times.countdownMs, by: 'rematch' } }
  }
  return now >= room.rematch.endsAt ? toLobby(room) : room
}

/**
 * The seats of the rematch: players who accepted stay, the others watch, and free seats go to watchers who accepted, in
 * the order in which they did, unless seats are locked. Until the countdown is over everybody may still change their mind.
 */
export function rematchSeats(room: Room): readonly RoomSeat[] {
  const accepted = room.rematch?.accepted ?? []
  const watchers = room.locked ? [] : accepted.filter((id) => seatOf(room, id) === null)
  return room.seats.map((seat): RoomSeat => {
    if (seat.kind === 'bot' || (seat.kind === 'human' && accepted.includes(seat.participantId))) return seat
    const participantId = watchers.shift()
    return participantId === undefined ? OPEN : { kind: 'human', participantId, ready: false }
  })
}

/** Back to the lobby, where seats and options can be changed. Participants who have left hold no seat any more. */
export function toLobby(room: Room): Room {
  const { people, seats } = withoutLeavers(unready(room))
  return {
    ...withoutClaims(room),
    ...(room.startsFull && { isHeld: true }),
    status: 'lobby',
    people,
    seats: resized(seats, room.size) ?? seats,
    countdown: null,
    rematch: null,
    launch: null,
    matchId: null,
    lateJoin: false,
    pausedAt: null,
  }
}

function withoutClaims({ claims: _, ...room }: Room): Room {
  return room
}

function withoutLeavers(room: Room): Pick<Room, 'people' | 'seats'> {
  return {
    people: room.people.filter(({ left }) => !left).map((person) => ({ ...person, autopilot: false })),
    seats: room.seats.map((s) => (s.kind === 'human' && !findPresent(room, s.participantId) ? OPEN : s)),
  }
}

/** Whether enough accept: at least half of the connected players; one alone decides, two must agree. */
function isWanted(room: Room): boolean {
  const players = seatedPeople(room).filter(isConnected)
  const willing = players.filter(({ id }) => room.rematch?.accepted.includes(id))
  // Half of an odd number is rounded up.
  const needed = players.length <= 1 ? 1 : Math.max(2, Math.ceil(players.length / 2))
  return willing.length >= needed
}

function canReplay(room: Room): boolean {
  const { seats } = withBots({ ...room, seats: rematchSeats(room) })
  return takenSeats(seats).length >= room.bounds.min && seats.some(({ kind }) => kind === 'human')
}
