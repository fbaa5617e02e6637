import { refuse } from '@ludoteca/kernel'
import { type Changed, type Claim, findPresent, type Participant, type Room, type RoomSeat } from './room.ts'

/** A free seat. */
export const OPEN: RoomSeat = { kind: 'open' }

/** The seat of this participant; null for a watcher. */
export function seatOf(room: Room, participantId: string): number | null {
  const seat = room.seats.findIndex((s) => s.kind === 'human' && s.participantId === participantId)
  return seat === -1 ? null : seat
}

/** The lowest free seat. */
export function openSeat(room: Room): number | null {
  const seat = room.seats.findIndex(({ kind }) => kind === 'open')
  return seat === -1 ? null : seat
}

/** The participants on seats, in the order of the seats. */
export function seatedPeople(room: Room): readonly Participant[] {
  return room.seats.flatMap((seat) => {
    const person = seat.kind === 'human' ? room.people.find(({ id }) => id === seat.participantId) : undefined
    return person === undefined ? [] : [person]
  })
}

/** Seats of people and bots. */
export function takenSeats(seats: readonly RoomSeat[]): readonly RoomSeat[] {
  return seats.filter(({ kind }) => kind !== 'open')
}

/** The room with one seat changed. */
export function withSeat(room: Room, index: number, seat: RoomSeat): Room {
  return { ...room, seats: room.seats.map((s, i) => (i === index ? seat : s)) }
}

/** Seats this participant, not ready; leaves their seat before, if any. */
export function sitDown(room: Room, participantId: string, index: number): Room {
  return withSeat(standUp(room, participantId), index, { kind: 'human', participantId, ready: false })
}

/** Frees the seat of this participant, if there is one. */
export function standUp(room: Room, participantId: string): Room {
  const seat = seatOf(room, participantId)
  return seat === null ? room : withSeat(room, seat, OPEN)
}

/** Clears the ready marks, since what people were ready for has changed. */
export function unready(room: Room): Room {
  return { ...room, seats: room.seats.map((s) => (s.kind === 'human' ? { ...s, ready: false } : s)) }
}

/**
 * As many seats as wanted: open ones come and go at the end, then bots go from the end. Nothing when people would
 * have to go.
 */
export function resized(seats: readonly RoomSeat[], size: number): readonly RoomSeat[] | undefined {
  const kept = [...seats]
  for (const kind of ['open', 'bot']) {
    for (let i = kept.length - 1; i >= 0 && kept.length > size; i--) if (kept[i]?.kind === kind) kept.splice(i, 1)
  }
  while (kept.length < size) kept.push(OPEN)
  return kept.length === size ? kept : undefined
}

/** Cancels a countdown whose seats have changed; ready marks stay. */
export function interrupted(room: Room): Room {
  return room.status === 'countdown' ? { ...room, status: 'lobby', countdown: null } : room
}

/** Whether seats may be taken and left freely. After a match they are kept for a rematch. */
export function areSeatsFree(room: Room): boolean {
  return room.status === 'lobby' || (room.status === 'countdown' && room.countdown?.by !== 'rematch')
}

/** Whether and when a seat of a running match may be taken over. */
export type LateJoin = 'no' | 'now' | 'later'

/** REQUEST_SEAT: takes a free seat, gives one up, or takes over where nobody plays. */
export function requestSeat(room: Room, participantId: string, wanted: number | null, lateJoin: LateJoin): Changed {
  if (findPresent(room, participantId) === undefined) return refuse('NOT_JOINED')
  if (wanted !== null && wanted >= room.seats.length) return refuse('BAD_MESSAGE', { path: 'payload.seat' })
  if (room.status === 'running' && wanted !== null) return takeOver(room, participantId, wanted, lateJoin)
  if (room.status === 'running' && hasClaim(room, participantId)) return withoutClaimOf(room, participantId)
  if (!areSeatsFree(room)) return refuse('BAD_PHASE', { status: room.status })
  const mine = seatOf(room, participantId)
  if (wanted === mine) return room
  if (wanted === null) return interrupted(standUp(room, participantId))
  if (room.locked && participantId !== room.hostId) return refuse('SEATS_LOCKED')
  if (room.seats[wanted]?.kind !== 'open') return refuse('SEAT_TAKEN', { seat: wanted })
  return interrupted(sitDown(room, participantId, wanted))
}

/** SET_READY. */
export function setReady(room: Room, participantId: string, ready: boolean): Changed {
  const index = seatOf(room, participantId)
  if (findPresent(room, participantId) === undefined) return refuse('NOT_JOINED')
  if (index === null) return refuse('NOT_PLAYER')
  if (!areSeatsFree(room)) return refuse('BAD_PHASE', { status: room.status })
  return withSeat(room, index, { kind: 'human', participantId, ready })
}

/** Takes over the seat of a bot or of somebody who left; the seat of a disconnected person stays theirs. */
function takeOver(room: Room, participantId: string, index: number, lateJoin: LateJoin): Changed {
  if (seatOf(room, participantId) !== null) return refuse('NOT_WATCHER')
  if (room.locked) return refuse('SEATS_LOCKED')
  if (room.matchId === null || lateJoin === 'no') return refuse('BAD_PHASE', { status: room.status })
  if (!isUnplayed(room, index) || isClaimedByOther(room, index, participantId)) {
    return refuse('SEAT_TAKEN', { seat: index })
  }
  return lateJoin === 'now' ? seated(room, participantId, index) : withClaim(room, { seat: index, participantId })
}

/** Hands this seat over, if the claim still holds. */
export function handOver(room: Room, { seat, participantId }: Claim): Room {
  const isFine = findPresent(room, participantId) && seatOf(room, participantId) === null && isUnplayed(room, seat)
  return isFine ? seated(room, participantId, seat) : room
}

/** The claims that can still be fulfilled. */
export function claimsOf(room: Room): readonly Claim[] {
  return (room.claims ?? []).filter(
    ({ seat, participantId }) => findPresent(room, participantId) && isUnplayed(room, seat),
  )
}

function seated(room: Room, participantId: string, index: number): Room {
  const seat = room.seats[index]
  const gone = seat?.kind === 'human' ? seat.participantId : null
  const people = room.people.filter(({ id }) => id !== gone)
  const freed = withoutClaimOf({ ...room, people }, participantId)
  return withSeat(freed, index, { kind: 'human', participantId, ready: false })
}

function isUnplayed(room: Room, index: number): boolean {
  const seat = room.seats[index]
  return seat?.kind === 'bot' || (seat?.kind === 'human' && findPresent(room, seat.participantId) === undefined)
}

function isClaimedByOther(room: Room, index: number, participantId: string): boolean {
  return claimsOf(room).some((claim) => claim.seat === index && claim.participantId !== participantId)
}

function hasClaim({ claims = [] }: Room, participantId: string): boolean {
  return claims.some((claim) => claim.participantId === participantId)
}

/** Adds a claim; each person has only their last one. */
function withClaim(room: Room, claim: Claim): Room {
  const others = claimsOf(withoutClaimOf(room, claim.participantId))
  return { ...room, claims: [...others, claim] }
}

function withoutClaimOf(room: Room, participantId: string): Room {
  const { claims = [], ...rest } = room
  const left = claims.filter((claim) => claim.participantId !== participantId)
  return left.length === 0 ? rest : { ...rest, claims: left }
}
