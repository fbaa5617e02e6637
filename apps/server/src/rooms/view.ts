import { commitSeed } from '@ludoteca/kernel'
import type { RoomKind, RoomStatus, RoomView, SeatView } from '@ludoteca/protocol'
import type { Control, Controls, Players } from '../tables/ports.ts'
import { CAPACITY, findPresent, isConnected, isPresent, type Participant, type Room, type RoomSeat } from './room.ts'
import { claimsOf, seatOf } from './seats.ts'

/** What everybody in the room may know of it. Built field by field, so that nothing secret is sent. */
export function roomView(room: Room): RoomView {
  return {
    roomId: room.id,
    link: `/j/${room.id}`,
    kind: room.kind,
    status: statusOf(room),
    game: room.game,
    options: room.options as RoomView['options'],
    ...(room.disclaimer !== undefined && { disclaimer: room.disclaimer }),
    seatsMin: room.bounds.min,
    seatsMax: room.bounds.max,
    idle: room.idle,
    locked: room.locked,
    botFill: room.botFill,
    capacity: CAPACITY,
    hostId: room.hostId,
    version: room.version,
    countdownEndsAt: room.countdown?.endsAt ?? null,
    matchId: room.matchId,
    paused: room.pausedAt !== null,
    lateJoin: room.lateJoin,
    ...(claimsOf(room).length > 0 && { claims: [...claimsOf(room)] }),
    seats: room.seats.map((seat) => seatView(room, seat)),
    watchers: watchersOf(room).map((p) => ({
      participantId: p.id,
      name: p.name,
      connected: isConnected(p),
      ...(p.portrait !== undefined && { portrait: p.portrait }),
    })),
    rematch: [...(room.rematch?.accepted ?? [])],
    ...(room.notice && { notice: room.notice }),
    // While a match is being started, the commitment to its own seed is shown.
    serverSeedCommit: commitSeed(room.launch?.serverSeed ?? room.serverSeed),
  }
}

/** The status that is shown; while a match is being started it is still the countdown. */
export function statusOf(room: Room): RoomStatus {
  return room.launch === null ? room.status : 'countdown'
}

/** A room in the list of public rooms. Nothing here may depend on the number of moves: some are secret. */
export interface RoomSummary {
  readonly roomId: string
  readonly kind: RoomKind
  readonly status: RoomStatus
  readonly game: string
  readonly host: string
  /** The number of people on seats. */
  readonly players: number
  readonly bots: number
  readonly seats: number
  readonly watchers: number
  readonly locked: boolean
  readonly lateJoin: boolean
  readonly matchId: string | null
  readonly createdAt: number
  /** When the running match began; null when there is none. */
  readonly startedAt: number | null
}

export function roomSummary(room: Room, startedAt: number | null = null): RoomSummary {
  return {
    roomId: room.id,
    kind: room.kind,
    status: statusOf(room),
    game: room.game,
    host: findPresent(room, room.hostId)?.name ?? '',
    players: room.seats.filter((s) => s.kind === 'human' && findPresent(room, s.participantId)).length,
    bots: room.seats.filter(({ kind }) => kind === 'bot').length,
    seats: room.seats.length,
    watchers: watchersOf(room).length,
    locked: room.locked,
    lateJoin: room.lateJoin,
    matchId: room.matchId,
    createdAt: room.createdAt,
    startedAt,
  }
}

/** Who plays which seat of the running match, and who watches. */
export function controlsOf(room: Room): Controls {
  const newcomers = claimsOf(room).map(({ seat, participantId }) => {
    return { seat, participantId, belongings: findPresent(room, participantId)?.profile ?? {} }
  })
  return {
    seats: room.seats.map((seat) => controlOf(room, seat)),
    paused: room.pausedAt !== null,
    watchers: watchersOf(room).flatMap((person) => (isConnected(person) ? person.id : [])),
    ...(newcomers.length > 0 && { newcomers }),
  }
}

/** Whether the match must be loaded by some process now: a seat is played automatically now, or a pause is over. */
export function mustBePlayed(before: Room, after: Room): boolean {
  if (after.status !== 'running' || after.pausedAt !== null) return false
  const earlier = before.pausedAt === null ? controlsOf(before).seats : []
  return controlsOf(after).seats.some(({ by }, seat) => by !== 'human' && by !== earlier[seat]?.by)
}

function controlOf(room: Room, seat: RoomSeat): Control {
  if (seat.kind === 'bot') return { by: 'bot', strength: seat.strength }
  const person = seat.kind === 'human' ? findPresent(room, seat.participantId) : undefined
  return person === undefined || person.autopilot ? { by: 'autopilot' } : { by: 'human' }
}

type HumanView = Extract<SeatView, { kind: 'human' }>

function seatView(room: Room, seat: RoomSeat): SeatView {
  if (seat.kind !== 'human') return seat
  const person = room.people.find(({ id }) => id === seat.participantId)
  return {
    kind: 'human',
    participantId: seat.participantId,
    name: person?.name ?? '',
    ready: seat.ready,
    connected: person !== undefined && isConnected(person),
    autopilot: person?.autopilot ?? true,
    left: person?.left ?? true,
    ...(person?.portrait !== undefined && { portrait: person.portrait }),
    ...(person?.shown && { brings: person.shown as NonNullable<HumanView['brings']> }),
  }
}

function watchersOf(room: Room): readonly Participant[] {
  return room.people.filter((person) => isPresent(person) && seatOf(room, person.id) === null)
}

/** Who holds each seat now, for the results of the match. */
export function playersOf(room: Room): Players {
  return room.seats.map((seat) => {
    if (seat.kind === 'open') return { name: '', kind: 'bot', accountId: null }
    if (seat.kind === 'bot') return { name: seat.name, kind: 'bot', accountId: null, strength: seat.strength }
    const person = room.people.find(({ id }) => id === seat.participantId)
    const whence = person?.network === undefined ? {} : { network: person.network }
    return { name: person?.name ?? '', kind: 'human', accountId: person?.accountId ?? null, ...whence }
  })
}
