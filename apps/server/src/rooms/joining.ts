import { type Box, isRefusal, refuse } from '@ludoteca/kernel'
import { belongingsOf, type ClientPayload } from '@ludoteca/protocol'
import { tidyText } from '../people/names.ts'
import { type Arrival, isBanned } from './bans.ts'
import { brought } from './belongings.ts'
import { nameFor, nameInstead } from './names.ts'
import { connect } from './presence.ts'
import { isMasked, maskFor } from './reports.ts'
import {
  CAPACITY,
  type Changed,
  findAccount,
  findPresent,
  isPresent,
  type Participant,
  type Room,
  withPerson,
} from './room.ts'
import { areSeatsFree, interrupted, openSeat, seatOf, sitDown, standUp } from './seats.ts'

const REAL_NAME_MAX = 40
/** What the code of a portrait looks like. The client that draws it checks whether it exists. */
const PORTRAIT = /^[0-9a-z]{1,16}$/

/** How somebody joins. `id` becomes their participant id if they are new here. */
export interface JoinWish {
  readonly id: string
  readonly role: ClientPayload<'JOIN_ROOM'>['role']
  readonly entropy?: string | undefined
  /** The process they come through. */
  readonly through?: string | undefined
}

/** JOIN_ROOM: of somebody new, somebody with a reserved place, or somebody who comes back. */
export function join(room: Room, person: Arrival, wish: JoinWish, now: number): Changed {
  const known = findAccount(room, person.accountId)
  const admitted = known === undefined ? admit(room, person, wish.id, now) : takeBack(room, known)
  if ('code' in admitted) return admitted
  const id = known?.id ?? wish.id
  const placed = known?.arrived ? admitted : place(admitted, id, wish.role)
  const here = withPerson(connect(placed, id, now, wish.through), id, noted(person))
  return wish.entropy === undefined ? here : withPerson(here, id, { entropy: wish.entropy })
}

/** Adds a participant who is not connected yet. */
export function admit(room: Room, person: Arrival, id: string, now: number): Changed {
  if (isBanned(room, person, now)) return refuse('KICKED')
  if (isFull(room)) return refuse('ROOM_FULL', { capacity: CAPACITY })
  const name = isMasked(room, person.accountId) ? maskFor(room, id) : nameFor(room, person.name, null)
  if (isRefusal(name)) return name
  const expected: Participant = {
    id,
    accountId: person.accountId,
    name,
    ...noted(person),
    awaySince: now,
    through: null,
    arrived: false,
    autopilot: false,
    left: false,
    entropy: null,
    profile: {},
  }
  return { ...room, people: [...room.people, expected] }
}

/** Gives a newcomer a seat if they ask for one and there is one. */
export function place(room: Room, participantId: string, role: JoinWish['role']): Room {
  if (!areSeatsFree(room)) return room
  const isSeated = seatOf(room, participantId) !== null
  if (role === 'WATCHER') return isSeated ? interrupted(standUp(room, participantId)) : room
  const seat = openSeat(room)
  return isSeated || seat === null || room.locked ? room : interrupted(sitDown(room, participantId, seat))
}

/** SET_PROFILE. Players keep the name with which their match began. `box` is that of the room's game. */
export function setProfile(room: Room, participantId: string, wish: ClientPayload<'SET_PROFILE'>, box: Box): Changed {
  const person = findPresent(room, participantId)
  if (person === undefined) return refuse('NOT_JOINED')
  const { displayName, entropy = person.entropy, ...said } = wish
  const profile = belongingsOf(said, askedBy(box, room), box.messages)
  const { realName = '' } = said
  if (realName !== '' && tidyText(realName, REAL_NAME_MAX) === undefined) return refuse('BAD_NAME')
  const belongings = brought(room, person, profile, box)
  if (isRefusal(belongings)) return belongings
  const known = { entropy, ...belongings }
  if (displayName === undefined) return withPerson(room, participantId, known)
  if (room.status === 'running' && seatOf(room, participantId) !== null)
    return refuse('BAD_PHASE', { status: 'running' })
  if (person.nameLocked) return refuse('NAME_LOCKED')
  const name = isMasked(room, person.accountId) ? refuse('BAD_NAME') : nameInstead(room, displayName, participantId)
  return isRefusal(name) ? name : withPerson(room, participantId, { ...known, name })
}

/** The names of the profile fields of the game. */
function askedBy({ game, profiles }: Box, room: Room): readonly string[] {
  const fields = room.game === game.id ? profiles?.fields?.(room.options) : undefined
  return fields?.map(({ name }) => name) ?? []
}

/** What is updated of a participant each time they join. */
function noted({
  place,
  network,
  claimedAt = null,
  portrait,
  belongings = {},
  nameLocked = false,
}: Arrival): Partial<Participant> {
  const face = portrait?.face
  return {
    claimedAt,
    ...(nameLocked && { nameLocked }),
    ...(typeof face === 'string' && PORTRAIT.test(face) && { portrait: face }),
    ...(Object.keys(belongings).length > 0 && { kept: belongings }),
    ...(place !== undefined && { place }),
    ...(network !== undefined && { network }),
  }
}

function takeBack(room: Room, known: Participant): Changed {
  if (isPresent(known)) return room
  return isFull(room) ? refuse('ROOM_FULL', { capacity: CAPACITY }) : withPerson(room, known.id, { left: false })
}

function isFull(room: Room): boolean {
  return room.people.filter(isPresent).length >= CAPACITY
}
