import { type Box, isRefusal, refuse, type Strength, seatsAfter, seatsWith } from '@ludoteca/kernel'
import type { HostCommand } from '@ludoteca/protocol'
import { withAcceptance } from './acceptance.ts'
import { withLots, withoutBelongings } from './belongings.ts'
import type { Rule } from './keeper.ts'
import { kick } from './leaving.ts'
import { botName } from './names.ts'
import type { RoomsParts } from './ports.ts'
import { toLobby } from './rematch.ts'
import { type Changed, findPresent, isPresent, type Room, type RoomTimes } from './room.ts'
import { OPEN, openSeat, resized, seatedPeople, standUp, unready, withSeat } from './seats.ts'
import { cancelStart, start } from './start.ts'
import { refusalOfCommand, refusalOfRoom } from './switched.ts'
import { givenIn, roomOptions, whyNotIn } from './terms.ts'

/** The rule for a host's command, which refuses what is switched off. `box` is as below. */
export function hostRule(
  { times, switches }: Pick<RoomsParts, 'times' | 'switches'>,
  participantId: string,
  command: HostCommand,
  box: Box,
): Rule {
  return (room, now) => {
    // The game was just changed through another process.
    if (command.command !== 'SET_GAME' && room.game !== box.game.id) return refuse('BUSY')
    const obeyed = obeyHost(room, participantId, command, box, now, times)
    const isOff = refusalOfCommand(switches, command) ?? refusalOfRoom(switches, room, obeyed)
    if (isRefusal(obeyed) || isOff) return isRefusal(obeyed) ? obeyed : (isOff ?? obeyed)
    return withAcceptance(obeyed, box, now)
  }
}

/** HOST_COMMAND. `box` is that of the game that the command names, otherwise of the room's. */
export function obeyHost(
  room: Room,
  participantId: string,
  command: HostCommand,
  box: Box,
  now: number,
  times: RoomTimes,
): Changed {
  if (findPresent(room, participantId) === undefined) return refuse('NOT_JOINED')
  if (participantId !== room.hostId) return refuse('NOT_HOST')
  const { game } = box
  switch (command.command) {
    case 'SET_GAME':
      return inLobby(room, (lobby) => setGame(lobby, box))
    case 'SET_OPTIONS':
      return inLobby(room, (lobby) => setOptions(lobby, box, command.options, command.seats))
    case 'SET_ROOM': {
      const { kind = room.kind, idle = room.idle, locked = room.locked, botFill = room.botFill } = command
      return whyNotIn(box, kind, room.options) ?? { ...room, kind, idle, locked, botFill }
    }
    case 'START':
      return start(room, game, now, times)
    case 'CANCEL_START':
      return cancelStart(room)
    case 'KICK':
      return kick(room, command.participantId, now)
    case 'ADD_BOT':
      return inLobby(room, (lobby) => addBot(lobby, command.seat ?? openSeat(lobby), command.strength))
    case 'REMOVE_BOT':
      return inLobby(room, (lobby) => removeBot(lobby, command.seat))
    case 'HAND_OVER':
      return findPresent(room, command.participantId) ? { ...room, hostId: command.participantId } : refuse('NOT_FOUND')
    case 'CLOSE':
      return close(room)
  }
}

/** Applies a change of the terms of the next match: it ends a countdown, and the wait for a rematch. */
function inLobby(room: Room, change: (lobby: Room) => Changed): Changed {
  if (room.status === 'running') return refuse('BAD_PHASE', { status: room.status })
  return change(room.status === 'lobby' ? room : toLobby(room))
}

/** Sets another game, with its default options. A room with the most seats of its game gets the most seats of the new one. */
function setGame(room: Room, box: Box): Changed {
  const { game } = box
  const bounds = seatsWith(game, givenIn(box, room.kind, {}))
  const { min, max } = bounds
  const size = room.size === room.bounds.max ? max : Math.min(Math.max(room.size, min), max)
  const options = roomOptions(box, room.kind, {}, size)
  if (isRefusal(options)) return options
  const seated = seatedPeople(room)
  // If the new game has fewer seats, those who sat down last become watchers.
  const fewer = seated.slice(size).reduce((fitting, { id }) => standUp(fitting, id), room)
  const other: Room = {
    ...(room.game === game.id ? fewer : withoutBelongings(fewer)),
    game: game.id,
    options,
    bounds,
    size,
    seats: resized(fewer.seats, size) ?? [],
  }
  return unready(withLots(other, box))
}

/** Sets other options. Seats that they add are there at once, unless the host sets the number of seats. */
function setOptions(room: Room, box: Box, given: object, wanted: number | undefined): Changed {
  const bounds = seatsWith(box.game, givenIn(box, room.kind, given))
  const size = wanted ?? seatsAfter(room.size, room.bounds, bounds)
  const options = roomOptions(box, room.kind, given, size)
  if (isRefusal(options)) return options
  const seats = resized(room.seats, size)
  if (seats === undefined)
    return refuse('BAD_OPTIONS', { option: 'seats', min: seatedPeople(room).length, reason: 'people' })
  return unready({ ...room, options, size, seats, bounds })
}

function addBot(room: Room, index: number | null, strength: Strength): Changed {
  if (index === null) return refuse('SEATS_FULL')
  if (index >= room.seats.length) return refuse('BAD_MESSAGE', { path: 'payload.seat' })
  if (room.seats[index]?.kind !== 'open') return refuse('SEAT_TAKEN', { seat: index })
  return withSeat(room, index, { kind: 'bot', strength, name: botName(room) })
}

function removeBot(room: Room, index: number): Changed {
  return room.seats[index]?.kind === 'bot'
    ? withSeat(room, index, OPEN)
    : refuse('BAD_MESSAGE', { path: 'payload.seat' })
}

/** Closes the room; refused while others play. */
function close(room: Room): Changed {
  const others = seatedPeople(room).filter((person) => isPresent(person) && person.id !== room.hostId)
  const isPlayed = room.status === 'running' && others.length > 0
  return isPlayed ? refuse('BAD_PHASE', { status: room.status }) : { ...room, people: [] }
}
