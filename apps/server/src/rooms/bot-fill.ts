import { botName } from './names.ts'
import type { Room } from './room.ts'
import { openSeat, takenSeats, withSeat } from './seats.ts'

/** With `botFill`: the room with bots on its first free seats up to the game's minimum. */
export function withBots(room: Room): Room {
  if (!room.botFill) return room
  const missing = room.bounds.min - takenSeats(room.seats).length
  let filled = room
  for (let i = 0; i < missing; i++) {
    const seat = openSeat(filled)
    if (seat === null) break
    filled = withSeat(filled, seat, { kind: 'bot', strength: 'normal', name: botName(filled) })
  }
  return filled
}
