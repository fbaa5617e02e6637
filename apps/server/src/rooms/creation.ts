import { type Box, isRefusal, seatsWith } from '@ludoteca/kernel'
import type { Idle, RoomKind } from '@ludoteca/protocol'
import type { Person } from '../people/person.ts'
import { admit, place } from './joining.ts'
import type { Changed, Room, RoomSeat } from './room.ts'
import { OPEN } from './seats.ts'
import { givenIn, roomOptions } from './terms.ts'

/** What may be set when a room is opened. */
export interface RoomWish {
  readonly game: string
  readonly kind: RoomKind
  readonly options?: object | undefined
  readonly seats?: number | undefined
  readonly idle?: Idle | undefined
  readonly botFill?: boolean | undefined
}

/** What a new room gets from its surroundings: id, seed, time. */
export interface Beginning {
  readonly id: string
  readonly participantId: string
  readonly serverSeed: string
  readonly now: number
}

/** A new room, with a seat reserved for its host. */
export function openRoom(person: Person, wish: RoomWish, box: Box, beginning: Beginning): Changed {
  const { game } = box
  const bounds = seatsWith(game, givenIn(box, wish.kind, wish.options ?? {}))
  const size = wish.seats ?? bounds.max
  const options = roomOptions(box, wish.kind, wish.options ?? {}, size)
  if (isRefusal(options)) return options
  const { id, participantId, serverSeed, now } = beginning
  const empty: Room = {
    id,
    version: 1,
    kind: wish.kind,
    status: 'lobby',
    game: game.id,
    options,
    bounds,
    size,
    seats: Array.from({ length: size }, (): RoomSeat => OPEN),
    people: [],
    hostId: participantId,
    idle: wish.idle ?? 'pause',
    locked: false,
    // Strangers want to play at once; friends may wait for each other.
    botFill: wish.botFill ?? wish.kind === 'public',
    countdown: null,
    launch: null,
    matchId: null,
    lateJoin: false,
    pausedAt: null,
    rematch: null,
    banned: [],
    reports: [],
    emptySince: now,
    serverSeed,
    createdAt: now,
    done: [],
  }
  const admitted = admit(empty, person, participantId, now)
  return 'code' in admitted ? admitted : place(admitted, participantId, 'PLAYER')
}
