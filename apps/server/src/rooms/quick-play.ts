import { refuse } from '@ludoteca/kernel'
import type { Person } from '../people/person.ts'
import type { Arrival } from './bans.ts'
import { admit, place } from './joining.ts'
import { type Changed, findAccount, hasCompany, isConnected, type Room } from './room.ts'
import { openSeat, seatedPeople, seatOf } from './seats.ts'

/** Lobbies this person could join at once: the one they are in, then the fullest; of equals the oldest. */
export function quickPlayRooms(rooms: readonly Room[], person: Person): readonly Room[] {
  const isMine = (room: Room) => findAccount(room, person.accountId) !== undefined
  const rank = (room: Room) => (isMine(room) ? Number.MAX_SAFE_INTEGER : seatedPeople(room).filter(isConnected).length)
  return rooms
    .filter((room) => isMine(room) || (isOpenTo(room, person) && hasCompany(room)))
    .sort((a, b) => rank(b) - rank(a) || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

/** Reserves a seat for somebody who is about to connect. */
export function reserve(room: Room, person: Arrival, id: string, now: number): Changed {
  const known = findAccount(room, person.accountId)
  if (known !== undefined && seatOf(room, known.id) !== null) return room
  if (!isOpenTo(room, person)) return refuse('SEATS_FULL')
  const admitted = known === undefined ? admit(room, person, id, now) : room
  return 'code' in admitted ? admitted : place(admitted, known?.id ?? id, 'PLAYER')
}

function isOpenTo(room: Room, person: Person): boolean {
  const isFree = room.status === 'lobby' && !room.locked && openSeat(room) !== null
  return isFree && !room.banned.includes(person.accountId)
}
