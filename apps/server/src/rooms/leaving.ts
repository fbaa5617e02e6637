import { refuse } from '@ludoteca/kernel'
import { withBan } from './bans.ts'
import { removed } from './presence.ts'
import { type Changed, findPresent, type Room, withPerson } from './room.ts'
import { areSeatsFree, interrupted, seatOf } from './seats.ts'

/** LEAVE_ROOM. In a running match the autopilot takes the seat, and its person may come back to it. */
export function leave(room: Room, participantId: string): Changed {
  if (findPresent(room, participantId) === undefined) return refuse('NOT_JOINED')
  const isSeated = seatOf(room, participantId) !== null
  if (room.status === 'running' && isSeated) return withPerson(room, participantId, { left: true, autopilot: true })
  const gone = removed(room, participantId)
  return isSeated && areSeatsFree(room) ? interrupted(gone) : gone
}

/** KICK: removes and bans a participant. Refused while a match is on: its seats belong to those who play. */
export function kick(room: Room, participantId: string, now: number): Changed {
  const person = findPresent(room, participantId)
  if (!areSeatsFree(room)) return refuse('BAD_PHASE', { status: room.status })
  if (person === undefined) return refuse('NOT_FOUND')
  if (participantId === room.hostId) return refuse('BAD_MESSAGE', { path: 'payload.participantId' })
  const left = leave(room, participantId)
  return 'code' in left ? left : withBan(left, person, now)
}
