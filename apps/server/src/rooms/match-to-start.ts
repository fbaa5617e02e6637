import type { NewMatch } from '../tables/ports.ts'
import type { Launch, Participant, Room, RoomSeat } from './room.ts'
import { controlsOf } from './view.ts'

/** What the match of a launched room is started with. */
export function matchToStart(room: Room, { serverSeed, contributions }: Launch): Required<NewMatch> {
  return {
    roomId: room.id,
    game: room.game,
    options: room.options,
    seats: room.seats.map((seat) => seatAtStart(room, seat)),
    serverSeed,
    contributions,
    listed: room.kind === 'public',
    controls: controlsOf(room),
    brought: room.seats.map((seat) => personAt(room, seat)?.profile ?? null),
  }
}

function seatAtStart(room: Room, seat: RoomSeat): NewMatch['seats'][number] {
  if (seat.kind === 'bot') return { name: seat.name, kind: 'bot', accountId: null }
  const person = personAt(room, seat)
  return { name: person?.name ?? '', kind: 'human', accountId: person?.accountId ?? null }
}

function personAt(room: Room, seat: RoomSeat): Participant | undefined {
  return room.people.find(({ id }) => seat.kind === 'human' && id === seat.participantId)
}
